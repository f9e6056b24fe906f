import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'Asks before something is deleted, and names it.',
  when: 'After the X on a row or card.',
  whenNot: 'For what can be taken back in the form: UndoMessage.',
  anatomy: {
    question: 'The question',
    match: 'What it is about',
    detail: 'Score, category and day: nobody deletes its twin',
  },
  keyboard:
    'The focus is on “Cancelar”: Enter does no harm. Tab stays within the dialog, Escape closes it, and the focus returns to the X.',
  screenReader: 'A dialog with a name and the question as its description.',
  good: { says: 'Everything that tells this one from another.', story: 'of-a-result' },
  bad: {
    says: 'Without its score and day: the two may have met more than once.',
    story: 'without-detail',
  },
  code: "openDeleteConfirmation({ kind: 'result', team1, team2, detail, onConfirm });",
};
