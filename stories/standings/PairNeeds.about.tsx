import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'What a pair needs to finish first, and among the qualified.',
  when: 'In an opened row of the table of a season that is being played.',
  whenNot: 'In an earlier season: there is nothing left to need.',
  anatomy: {
    title: 'Title',
    sentence: 'A sentence: it is true of every ending that is possible',
  },
  keyboard: 'It is not operated.',
  screenReader: 'Sentences.',
  good: { says: 'A sentence that one can say aloud.', args: {} },
  bad: {
    says: 'Early in a season there is little to say: how much is open, and what points leave possible.',
    args: { results: [] },
  },
};
