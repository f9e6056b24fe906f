import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'How a table is counted, how recent it is, what does not count.',
  when: 'Under every table.',
  whenNot: 'By itself.',
  anatomy: { root: 'Sentences; details open' },
  keyboard: 'Enter opens the rule.',
  screenReader: 'Paragraphs; details are expanded or collapsed.',
  good: { says: 'What does not count is named, with its reason.', args: {} },
  bad: {
    says: 'Without a time nobody knows how recent it is.',
    args: { changedAt: null, matchday: null, uncounted: [] },
  },
};
