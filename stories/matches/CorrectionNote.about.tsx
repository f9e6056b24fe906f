import { corrected } from '../fixtures/results.ts';
import type { About } from '../../.storybook/docs/about.ts';

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
    says: 'For a whole import that was mended: on every row it points at none.',
    args: { results: ['a', 'b', 'c'].map((id) => ({ ...corrected, id })) },
  },
  code: '<CorrectionNote result={result} />',
};
