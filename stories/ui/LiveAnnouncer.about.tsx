import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'Tells screen readers what has just arrived.',
  when: 'Once, in the frame of the site, empty from the start.',
  whenNot: 'For the answer to one’s own action: that belongs where it was done.',
  anatomy: {},
  keyboard: 'It takes no focus.',
  screenReader: 'A polite status with the name “Novedades de la liga”.',
  good: {
    says: 'One sentence that says it all.',
    show: () => <p>Nuevo resultado: Victoria de Los Smash ante Doble Pared por 6 a 4 y 6 a 3.</p>,
  },
  bad: { says: 'Symbols are read as symbols.', show: () => <p>✔ Los Smash 6-4, 6-3</p> },
  code: '<LiveAnnouncer announcement={{ id: result.id, text: describeResult(result) }} />',
};
