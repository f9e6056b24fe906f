import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: '“¿Y si…?”: how the table would be with imagined scores.',
  when: 'Below a table with matches that are still to come.',
  whenNot: 'To enter a result: what is imagined is never stored.',
  anatomy: {
    title: 'That it is a game',
    teams: 'Who plays',
    choices: 'Who wins; or an exact score',
    outcome: 'What was imagined',
  },
  keyboard: 'Each match has its buttons; the table moves without losing the focus.',
  screenReader:
    'A group for each match; the new place is in the table, which says that it is imagined.',
  good: { says: 'Nothing is imagined at first.', args: {} },
  bad: { says: 'Without open matches: there is nothing to imagine.', args: { matches: [] } },
};
