import { superTieBreak, undecided } from '../../fixtures/results.ts';
import type { About } from '../../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'A result by itself.',
  when: 'On the home page.',
  whenNot: 'In lists by day: ResultRow in a MatchRow.',
  anatomy: {
    category: 'Category',
    aside: 'The day, and how it ended',
    line: 'A side; the winner is bold and has a tick',
    panel: 'The scoreboard: always three columns for sets',
  },
  keyboard: 'Category, pairs and actions are stops of their own.',
  screenReader: 'One sentence from the winner’s side; the picture is hidden.',
  tryIn: 'patterns-a-row-to-try--try',
  good: { says: 'The winner by weight, by a tick and in words.', args: { result: superTieBreak } },
  bad: {
    says: 'A score that ends nothing: the card has no winner.',
    args: { result: undecided },
  },
};
