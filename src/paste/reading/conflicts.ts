import { nameKey } from '../../padel/nameKey.ts';
import { groupBy } from '../../padel/groupBy.ts';
import type { CivilDate } from '../../padel/time.ts';
import type { Asked, ReadOutcome, Statement, Unread } from './readResult.ts';
import { areClose, openRow, turned } from './row.ts';

/** Two pairs that meet more often in one paste are some mistake. */
const mostMeetings = 40;

/** `days`: those on which it can have been written, where it has no day of its own. */
type Reported = Statement & { days?: readonly CivilDate[] };

/** Two statements about one match that do not agree are both to be asked about, in a chat and in a table. */
export function withConflictsAsked<Row extends Unread | Reported>(rows: readonly Row[]): Row[] {
  const known = rows.filter(
    (row): row is Row & Reported => row.isResult && row.team1 !== null && row.team2 !== null,
  );
  const groups = groupBy(known, ({ category, team1, team2 }) =>
    [category, ...[team1 ?? '', team2 ?? ''].map(nameKey).sort()].join('\n'),
  );
  const asked = new Map<Row, Row>();
  for (const group of groups.values()) {
    for (const row of group) {
      const rival = group.find(
        (other) => row !== other && (group.length > mostMeetings || contradict(row, other)),
      );
      if (rival === undefined) continue;
      const conflict: Asked = { why: 'conflict', words: rival.words };
      const open = openRow(row);
      asked.set(row, { ...open, asked: [...open.asked, conflict] });
    }
  }
  return rows.map((row) => asked.get(row) ?? row);
}

function contradict(one: Reported, other: Reported): boolean {
  if (!areClose(daysOf(one), daysOf(other))) return false;
  const seen: ReadOutcome =
    nameKey(one.team1 ?? '') === nameKey(other.team1 ?? '') ? other : turned<ReadOutcome>(other);
  return one.winner !== seen.winner || one.score !== seen.score;
}

/** The days on which it can have been played. */
function daysOf({ date, dayOptions, days = dayOptions ?? [] }: Reported): readonly CivilDate[] {
  return date === null ? days : [date];
}
