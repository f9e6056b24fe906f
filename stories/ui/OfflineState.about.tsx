import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'Says that a page or a list needs a connection.',
  when: 'In place of what was never read, while the device has no network.',
  whenNot: 'When the server does not answer: ErrorState. When there are earlier data: they stay.',
  anatomy: { icon: 'A sign beside the words', message: 'What needs a connection' },
  keyboard: 'Nothing to reach: the page loads by itself once there is a network.',
  screenReader: 'An alert: it is read at once.',
  good: { says: 'Nothing is broken: no red.', args: {} },
  bad: { says: 'A reason to worry.', args: { what: 'Error de red 106: esta página' } },
};
