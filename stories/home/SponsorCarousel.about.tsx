import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'The sponsors: 10, 8, 6 or 4 at once.',
  when: 'Once, in the footer.',
  whenNot: 'Between results.',
  anatomy: { 'section h2': 'Title', 'section button': 'Back', logo: 'A sponsor' },
  keyboard: 'Tab reaches the controls; focus inside stops it. Arrows turn it.',
  screenReader: 'A region with a name; logos have the sponsors’ names. Turning is not announced.',
  good: { says: 'As many as fit, each of the same size.', story: 'default' },
  limit: { says: 'With no more than fit, there is nothing to turn.', story: 'few-sponsors' },
};
