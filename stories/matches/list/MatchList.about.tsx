import type { About } from '../../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'All upcoming matches by day, the next one first.',
  when: 'On the page of the upcoming matches and on that of a category.',
  whenNot: 'On the home page: MatchCards.',
  anatomy: { title: 'Title', "[class*='_heading_']": 'A day', article: 'A MatchRow' },
  keyboard: 'Rows in order; after “Ver más” the focus is on the first new one.',
  screenReader: 'A heading for each day; each row is one sentence.',
  good: { says: 'Of one category the title says which.', args: { category: 'Sexta Damas' } },
  bad: {
    says: 'Not without a title, unless the page’s own says the same.',
    args: { isTitleHidden: true },
  },
};
