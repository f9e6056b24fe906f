import type { About } from '../../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'Where the administrator enters or corrects a result or a match.',
  when: 'From “Agregar”, from the pencil, from an announced match.',
  whenNot: 'For many at once: pasting.',
  anatomy: {
    title: 'What is entered',
    form: 'The fields',
    foot: 'Save and cancel, always in view',
    note: 'What was restored or is unusual',
  },
  keyboard:
    'The first field has the focus. Tab stays within, Enter saves, Escape closes; the draft is kept.',
  screenReader: 'A dialog with a name; a wrong field is focused and says what is wrong.',
  good: { says: 'What is unusual is asked; what was typed stays.', story: 'unusual' },
  bad: { says: 'For a whole evening, one by one: paste the messages.', story: 'new-result-form' },
  code: `<RowDialog {...resultForm} title="Agregar Resultado" opened={opened} onClose={close} onSave={save} />`,
};
