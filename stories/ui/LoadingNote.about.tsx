import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'Says over a skeleton what is loading.',
  when: 'On every skeleton that stands for a list or a table.',
  whenNot: 'On a button: its own text says that it is at work.',
  anatomy: {
    root: 'The words, on the night blue of the scoreboard; they take no room of their own',
  },
  keyboard: 'It is not operated.',
  screenReader: 'A status, announced politely.',
  good: { says: 'What is loading, in words.', story: 'default' },
  bad: {
    says: 'Not without its skeleton: the room has to be kept too.',
    args: { children: 'Cargando...' },
  },
};
