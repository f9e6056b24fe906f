import type { About } from '../../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'A score as a club’s board shows it: a line for each side, a column for each set.',
  when: 'Within a card. Rows have their own, smaller one.',
  whenNot: 'In a sentence: there the score is text, 6-4 3-6 10-8.',
  anatomy: {
    name: 'A side',
    mark: 'The winner’s tick',
    set: 'The games of a set; the set’s winner is bold',
    tieBreak: 'The loser’s points in the tie-break',
    panel: 'The dark panel, in both schemes',
  },
  anatomyStory: 'tie-breaks',
  keyboard: 'It is not operated.',
  screenReader: 'Hidden: the card’s sentence says it.',
  good: { says: 'A third set of points is framed.', args: { score: '6-4, 3-6, 10-8' } },
  bad: {
    says: 'Words as a score: they have no columns, and nobody wins.',
    args: { score: 'ganaron las de siempre' },
  },
};
