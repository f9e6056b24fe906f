import type { About } from '../../support/docs/about.ts';

export const about: About = {
  purpose: 'Says that something arrived above, without moving what is read.',
  when: 'When rows arrive while the list is scrolled down.',
  whenNot: 'At the top of the list: there the rows appear at once.',
  anatomy: { pill: 'How many; a tap shows them and goes to the top' },
  keyboard: 'A button, next in order after the header.',
  screenReader: 'Announced politely, once.',
  good: { says: 'The number and the noun.', story: 'several' },
  bad: { says: 'None has nothing to say: then it is not there.', story: 'none' },
};
