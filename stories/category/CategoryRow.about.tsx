import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'A category in the list of all: its last result, its next match, how many pairs.',
  when: 'On the page of all categories.',
  whenNot: 'For a match: MatchRow. For the leader: LeadersList.',
  anatomy: {
    shortName: 'Short name on the dark strip of the scoreboard',
    name: 'Name',
    pairs: 'Number of pairs',
    last: 'Last result: its day, its scoreboard',
    next: 'Next match: when, and between whom',
    chevron: 'That it leads somewhere',
  },
  keyboard: 'The whole row is one link.',
  screenReader: 'The name, the number of pairs, last and next in one link.',
  good: { says: 'Always of the same height: nothing moves when the rows come.', args: {} },
  bad: {
    says: '“Sin resultados” while they are still loading: nobody knows yet.',
    args: {
      last: undefined,
      next: undefined,
      pairs: null,
      states: { last: 'loaded', next: 'loaded' },
    },
  },
};
