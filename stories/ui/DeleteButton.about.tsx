import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'The administrator’s X on a row or card.',
  when: 'Wherever a result or match is shown to the administrator.',
  whenNot: 'In a form: there the words stand on a button.',
  anatomy: { button: 'The target, 44 px; “...” while the deletion is in flight' },
  keyboard: 'Enter or Space asks first: the question has the focus on “Cancelar”.',
  screenReader: '“Eliminar resultado Los Smash contra Doble Pared”: the X is never its name.',
  good: { says: 'While it is deleted it cannot be pressed again.', args: { isDeleting: true } },
  bad: { says: 'Which one? The name of the row belongs into `what`.', args: { what: 'resultado' } },
};
