import type { About } from '../../support/docs/about.ts';

export const about: About = {
  purpose: 'What a pair has done in a season.',
  when: 'At the top of a pair’s page.',
  whenNot: 'For the order of all: StandingsTable.',
  anatomy: {
    figures: 'Place, points, played, won, sets',
    value: 'A figure, and below it what it counts',
    form: 'Its last five matches: G or P',
  },
  keyboard: 'Each match of the form is a link.',
  screenReader: 'A list of terms and figures; each match is a sentence.',
  good: { says: 'Letters and colour, never colour alone.', args: {} },
  bad: {
    says: 'Without a place it is a placeholder of the same height.',
    args: { standing: null, form: [] },
  },
};
