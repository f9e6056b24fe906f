import { PairRecord } from '../../src/pairs/PairRecord.tsx';
import { today } from '../../.storybook/fixtures/clock.ts';
import { pairRecord } from '../fixtures/pairs.ts';
import type { About } from '../../.storybook/docs/about.ts';

export const about: About = {
  purpose: 'What a pair has done in a season.',
  when: 'At the top of a pair’s page.',
  whenNot: 'For the order of all: StandingsTable.',
  anatomy: {
    figures: 'Place, points, played, won, sets',
    value: 'A figure, and below it what it counts',
    place: 'Its place, which leads to its row of the table',
    form: 'Its last five matches: G or P',
    months: 'The same figures for each month, where it has played in two or more',
  },
  keyboard: 'The place is a link.',
  screenReader: 'A list of terms and figures; each match is a sentence; the months are a table.',
  good: { says: 'Letters and colour, never colour alone.', args: {} },
  bad: {
    says: 'Two of them to compare pairs: StandingsTable has them in columns.',
    show: () => (
      <>
        <PairRecord record={pairRecord} inTable="/tablas/sexta-damas#los-smash" today={today} />
        <PairRecord record={pairRecord} inTable="/tablas/sexta-damas#la-vibora" today={today} />
      </>
    ),
  },
};
