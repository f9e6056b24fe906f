import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'Saves or discards many rows at once.',
  when: 'Below a paste and below a plan, in view while they are scrolled.',
  whenNot: 'In a dialog: that has a foot of its own.',
  anatomy: { note: 'What went wrong, or what is missing', button: 'Discard, then save' },
  keyboard: 'The last two stops of the page.',
  screenReader: 'The note is a status; a save that is in flight is busy.',
  good: {
    says: 'The button says what it will do, with the number.',
    args: { label: 'Guardar 10 resultados' },
  },
  bad: {
    says: '“Guardar” alone says nothing when some rows are left out.',
    args: { label: 'Guardar' },
  },
};
