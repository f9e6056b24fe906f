import type { LeagueSettings } from '../league/league.ts';
import type { PageStart } from '../live/pageStart.ts';
import { columnOf } from '../live/table.ts';
import { isMatchOf, type MatchesOf } from '../matches/announced.ts';
import { upcomingMatchesTable } from '../matches/tables.ts';
import { eveningHours, matchLength } from '../padel/evening.ts';
import { civilMomentAt, daysBefore, instantOf } from '../padel/time.ts';

/**
 * The moment from which something on a page is untrue: a match that it shows begins or is over, the day ends
 * where it says *Hoy*, a season begins. ms since the epoch; `Infinity`: never.
 * @param shown the matches that it shows, of all that are announced
 */
export function pageUntil(
  { moment, saysToday, rows }: PageStart,
  { clock, seasons }: LeagueSettings,
  shown: MatchesOf = {},
): number {
  const at = (date: string, time: string) => instantOf({ date, time }, clock);
  const { date } = civilMomentAt(moment, clock);
  const matches = rows
    .filter(({ table }) => table === upcomingMatchesTable.name)
    .flatMap((list) => list.rows)
    .filter((row) => columnOf(row, 'postponed_at') === null)
    .flatMap((row) => {
      const [category, day] = [String(columnOf(row, 'category')), String(columnOf(row, 'date'))];
      const match = { category, date: day, pair1Id: null, pair2Id: null };
      if (!isMatchOf(match, shown, seasons)) return [];
      const begins = at(day, String(columnOf(row, 'time')).slice(0, 5));
      return [begins, begins + matchLength * 3_600_000];
    });
  const changes = [
    ...matches,
    ...seasons.map(({ firstDay }) => at(firstDay, '00:00')),
    ...(saysToday ? eveningHours.map((hour) => at(date, hour)) : []),
    ...(saysToday ? [at(daysBefore(date, -1), '00:00')] : []),
  ];
  return Math.min(...changes.filter((change) => change > moment));
}
