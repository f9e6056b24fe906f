import type { About } from '../../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'All results by day, the newest first.',
  when: 'On the results page and on that of a category.',
  whenNot: 'On the home page: ResultCards.',
  anatomy: { title: 'Title', "[class*='_heading_']": 'A day', article: 'A MatchRow' },
  keyboard: 'Rows in order; after “Ver más” the focus is on the first new one.',
  screenReader: 'A heading for each day; each row is one sentence.',
  good: { says: 'On a category’s page the rows need no tag.', args: { category: 'Sexta Damas' } },
  bad: {
    says: 'Not without a title, unless the page’s own says the same.',
    args: { isTitleHidden: true },
  },
};
