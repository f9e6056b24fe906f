import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'Opens the dialog for sharing.',
  when: 'At results, matches and pairs.',
  whenNot: 'For a whole page by its address: the browser does that.',
  anatomy: { button: 'The target; as an icon, or around a scoreboard' },
  keyboard: 'Enter or Space; the dialog returns the focus here.',
  screenReader: '“Compartir resultado Los Smash contra Doble Pared”.',
  good: { says: 'In the corner of what it shares.', story: 'icon' },
  bad: {
    says: 'Without a name, two of them cannot be told apart.',
    args: { what: 'resultado' },
  },
};
