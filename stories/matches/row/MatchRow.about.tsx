import { DayRows } from '../../../src/matches/row/DayRows.tsx';
import { ResultRow } from '../../../src/matches/row/ResultRow.tsx';
import { today } from '../../../.storybook/fixtures/clock.ts';
import { notUnderstood, superTieBreak } from '../../fixtures/results.ts';
import type { Result } from '../../../src/padel/result.ts';
import type { About } from '../../../.storybook/docs/about.ts';
import { loaded } from '../../fixtures/listStates.ts';

const rows = (items: readonly Result[]) => (
  <DayRows
    of="result"
    list={loaded(items)}
    today={today}
    headingLevel={3}
    renderRow={(result) => <ResultRow result={result} />}
  />
);

export const about: About = {
  purpose: 'One result or match in a list: two lines of names, one column for each set.',
  when: 'In every list by day. A phone shows nine of them at once.',
  whenNot: 'For a few by themselves: ResultCard, MatchCard.',
  anatomy: {
    tag: 'Category, a link; in full on a desktop',
    status: 'How it ended, where not by playing to the end',
    team: 'A side; the winner is bold and has a tick',
    panel:
      'The scoreboard: the same set is in the same column on every row. On the site a tap on it shares',
  },
  keyboard:
    'Category, both pairs and the scoreboard are stops. A name that is cut is shown in full while it has the focus.',
  screenReader:
    'An article named by one sentence: “Victoria de Los Smash ante Doble Pared por 6 a 4 y 6 a 3. Sexta Damas, …”. What is seen is hidden.',
  good: {
    says: 'A super tie-break is framed: points are not games.',
    show: () => rows([superTieBreak]),
  },
  bad: {
    says: 'Words in the score: it has no columns then, and no winner.',
    show: () => rows([notUnderstood]),
  },
  tryIn: 'patterns-a-row-to-try--try',
  code: `<ResultRow result={result} />
<UpcomingRow match={match} isToday={match.date === today} />`,
};
