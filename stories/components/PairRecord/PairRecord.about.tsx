import { PairRecord } from '../../../src/components/PairRecord/PairRecord.tsx';
import { today } from '../../fixtures/clock.ts';
import { pairForm, pairStanding } from '../../fixtures/pairs.ts';
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
    says: 'Two of them to compare pairs: StandingsTable has them in columns.',
    show: () => (
      <>
        <PairRecord standing={pairStanding} form={pairForm} today={today} />
        <PairRecord standing={{ ...pairStanding, position: 3 }} form={[]} today={today} />
      </>
    ),
  },
};
