import type { About } from '../../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'Says what saving a result means beside the result itself, or asks.',
  when: 'Where an announced match goes with a result, or its day has not come.',
  whenNot: 'For what is only unusual: a remark above the buttons.',
  anatomy: {
    'div > output': 'What follows, or what is asked',
    choices: 'One tap for each other meaning',
  },
  keyboard: 'Each answer is a button. The focus stays in the question that was answered.',
  screenReader: 'What follows from an answer is read out.',
  good: { says: 'What is surely meant is said; one tap changes it.', story: 'same' },
  bad: { says: 'What can only be guessed is never preset.', story: 'which' },
  code: `<AnnouncedQuestion settling={settling} today={today} onAnswer={setAnswer} />`,
};
