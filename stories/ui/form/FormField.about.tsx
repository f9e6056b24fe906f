import type { About } from '../../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'One line of text, a day or an hour in a form.',
  when: 'For whatever is typed: the label above, the error below.',
  whenNot: 'For a choice of few: buttons. For a score: ScorePad.',
  anatomy: {
    label: 'Label, with a star if it is required',
    input: 'The field, 44 px high',
    error: 'What is wrong and how to mend it',
  },
  anatomyStory: 'wrong',
  keyboard: 'As any field. A wrong one is focused on sending.',
  screenReader: 'Label, required, and the error as its description.',
  good: { says: 'The error says what to do.', args: { error: 'Escribir el nombre de la pareja.' } },
  bad: { says: '“Inválido” leaves one alone.', args: { error: 'Campo inválido' } },
};
