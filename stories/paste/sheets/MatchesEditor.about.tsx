import type { About } from '../../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'Many matches before they are announced; each can be changed in place.',
  when: 'After planning, and after pasting matches.',
  whenNot: 'For one match: RowDialog.',
  anatomy: {
    row: 'A match: day, hour, teams, place',
    'li input': 'A field; what is wrong is said above',
    button: 'Leaves it out',
    'div:has(> output)': 'Announces them all, always in view',
  },
  keyboard: 'Tab from cell to cell, as in a form. Enter announces nothing.',
  screenReader: 'Each row is a group named by its match; problems belong to their fields.',
  good: { says: 'A problem does not hold up the others.', args: {} },
  bad: { says: 'With nothing to announce: leave it away.', args: { rows: [] } },
};
