import type { About } from '../../support/docs/about.ts';

export const about: About = {
  purpose: 'That a result was corrected, and what it was before.',
  when: 'At a result that was changed after it was published.',
  whenNot: 'For a change by the administrator a moment ago: UndoMessage.',
  anatomy: {
    'button[aria-expanded]': 'When; a tap says what it was before, in the same place',
  },
  keyboard: 'Enter or Space shows the earlier score, and again the time.',
  screenReader: 'A button whose text changes; the change is read.',
  good: { says: 'In the margin: a corrected row is as high as any.', args: {} },
  bad: {
    says: 'Without an earlier score it still says that there was a correction.',
    args: { describeFirst: () => Promise.reject(new Error('no network')) },
  },
  code: '<CorrectionNote result={result} />',
};
