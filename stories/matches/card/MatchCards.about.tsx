import type { About } from '../../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'The next matches, as cards.',
  when: 'On the home page: three.',
  whenNot: 'For all of them: MatchList.',
  anatomy: { title: 'Title', article: 'A MatchCard' },
  keyboard: 'The cards’ own links.',
  screenReader: 'A region with the title as its name.',
  good: { says: 'As many as the eye takes in.', args: { limit: 2 } },
  bad: { says: 'One match is no list.', args: { limit: 1 } },
};
