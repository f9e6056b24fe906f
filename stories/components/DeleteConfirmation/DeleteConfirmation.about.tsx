import type { About } from '../../support/docs/about.ts';

export const about: About = {
  purpose: 'Asks before something is deleted, and names it.',
  when: 'After the X on a row or card.',
  whenNot: 'For what can be taken back in the form: UndoMessage.',
  anatomy: {
    question: 'The question',
    match: 'What it is about',
    detail: 'Score, category and day, so that nobody deletes its twin',
  },
  keyboard:
    'The focus is on “Cancelar”: Enter does no harm. Tab stays within the dialog, Escape closes it, and the focus returns to the X.',
  screenReader: 'A dialog with a name and the question as its description.',
  good: {
    says: 'Everything that tells this one from another.',
    show: () => (
      <p>
        Los Smash contra Doble Pared
        <br />
        6-4, 6-3 · Sexta Libre · viernes 20 de noviembre de 2026
      </p>
    ),
  },
  bad: { says: 'A question that could be about any of them.', show: () => <p>¿Eliminar?</p> },
  code: "openDeleteConfirmation({ kind: 'result', team1, team2, detail, onConfirm });",
};
