import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'Says that something could not be read, and offers to try again.',
  when: 'When loading failed and there are no earlier data.',
  whenNot: 'When there are earlier data: they stay, with their age in the header.',
  anatomy: {
    icon: 'A sign beside the words',
    message: 'What failed and when to try again',
    button: 'To try again',
  },
  keyboard: 'The button is the next stop.',
  screenReader: 'An alert: it is read at once.',
  good: { says: 'With a way on.', args: { onRetry: () => undefined } },
  bad: {
    says: 'A code helps nobody here.',
    args: { message: 'Error 503: upstream connect error' },
  },
};
