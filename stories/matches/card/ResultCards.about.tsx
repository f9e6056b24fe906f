import type { About } from '../../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'The latest results, as cards.',
  when: 'On the home page: four.',
  whenNot: 'For all of them: ResultList.',
  anatomy: { title: 'Title', article: 'A ResultCard' },
  keyboard: 'The cards’ own links.',
  screenReader: 'A region with the title as its name.',
  good: { says: 'An even number fills the rows.', args: { limit: 2 } },
  bad: { says: 'One result is no list.', args: { limit: 1 } },
};
