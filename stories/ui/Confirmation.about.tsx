import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'Asks before many rows change, and says in numbers what follows.',
  when: 'Before pairs are merged or renamed with their matches, or a change of several rows is undone.',
  whenNot: 'Where the button says it already: “Guardar 12 resultados”.',
  anatomy: { root: 'What follows, a sentence each' },
  keyboard:
    'The focus is on “Cancelar”: Enter does no harm. Tab stays within the dialog, Escape closes it, and the focus returns to where it was.',
  screenReader: 'A dialog with a name, and a list of what follows.',
  good: { says: 'Numbers and names: one knows what will be different.', story: 'of-a-merge' },
  bad: {
    says: 'A question without what follows is answered without being read.',
    args: { lines: ['¿Estás seguro?'] },
  },
  code: "openConfirmation({ title: 'Unir parejas', children: <Consequences lines={lines} />, confirm: 'Unir', onConfirm });",
};
