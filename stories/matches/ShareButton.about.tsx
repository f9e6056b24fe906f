import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'Opens the dialog for sharing.',
  when: 'At results, matches, pairs and tables.',
  whenNot: 'For a whole page by its address: the browser does that.',
  anatomy: { root: 'The target; as an icon, or around a scoreboard' },
  keyboard: 'Enter or Space; the dialog returns the focus here.',
  screenReader: '“Compartir resultado Los Smash contra Doble Pared”.',
  good: { says: 'Words beside the icon where there is room.', story: 'with-text' },
  bad: { says: 'The icon alone, where nothing else says what is shared.', story: 'icon' },
};
