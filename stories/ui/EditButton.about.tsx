import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'The administrator’s pencil on a card.',
  when: 'Beside the X, where a card can be corrected.',
  whenNot: 'On rows: there the scoreboard itself is the target.',
  anatomy: { button: 'The target, 44 px' },
  keyboard: 'Enter or Space opens the dialog; it returns the focus here.',
  screenReader: '“Corregir resultado Los Smash contra Doble Pared”.',
  good: { says: 'Names what will be corrected.', args: {} },
  bad: { says: 'Without a name, two of them cannot be told apart.', args: { what: 'resultado' } },
};
