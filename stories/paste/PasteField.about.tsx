import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'Where anything is pasted: messages, a chat, cells of a sheet.',
  when: 'At the start of the page for pasting.',
  whenNot: 'For one result: RowDialog.',
  anatomy: {
    'div textarea': 'The field',
    'div:has(> input[type=file])': 'Or a file, or the clipboard where the browser allows it',
    '[role=alert]': 'What could not be read',
  },
  anatomyStory: 'with-problem',
  keyboard: 'It has the focus: Ctrl+V is enough.',
  screenReader: 'A labelled field; a problem is an alert.',
  good: {
    says: 'Says what went wrong, and keeps the text.',
    args: { problem: 'El archivo no es de texto.' },
  },
  bad: { says: 'A problem that does not say what to do.', args: { problem: 'Error al leer.' } },
};
