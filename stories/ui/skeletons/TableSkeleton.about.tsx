import type { About } from '../../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'Keeps the room of a table that is loading.',
  when: 'As many rows as the category has pairs.',
  whenNot: 'When there is an older table: it stays.',
  anatomy: { heading: 'Where the headings will be', line: 'Pair', panel: 'Points' },
  keyboard: 'Nothing in it can be reached.',
  screenReader: 'Hidden.',
  good: { says: 'As many rows as will come.', args: { rows: 3 } },
  bad: { says: 'One row for any table: the page moves when it comes.', args: { rows: 1 } },
};
