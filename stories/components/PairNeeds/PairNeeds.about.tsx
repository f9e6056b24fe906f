import type { About } from '../../support/docs/about.ts';

export const about: About = {
  purpose: 'What a pair needs to finish first, and among the qualified.',
  when: 'On a pair’s page, in the last weeks of a season.',
  whenNot: 'Early: it says nothing while everything is possible.',
  anatomy: {
    title: 'Title',
    sentence: 'A sentence: it is computed from all results that are possible',
  },
  keyboard: 'It is not operated.',
  screenReader: 'Sentences.',
  good: { says: 'A sentence that one can say aloud.', args: {} },
  bad: { says: 'Without announced matches: there is nothing to say.', args: { matches: [] } },
};
