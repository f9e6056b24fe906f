import type { Result } from '../result.ts';
import { parseScore, sideThatWon } from '../score.ts';
import type { SetScore } from '../setScore.ts';
import type { Standing } from '../standings.ts';
import type { UpcomingMatch } from '../upcomingMatch.ts';

/** The rows of a file, the first with the names of the columns. */
export type Sheet = (string | number)[][];

const sets = [1, 2, 3] as const;

/** Results, each number of a set in a cell of its own: no spreadsheet makes a date of it. */
export function resultsSheet(results: readonly Result[]): Sheet {
  const head = [
    'Fecha',
    'Hora',
    'Lugar',
    'Categoría',
    'Pareja 1',
    'Pareja 2',
    ...sets.flatMap((set) => [`Set ${set} pareja 1`, `Set ${set} pareja 2`]),
    'Resultado',
    'Ganador',
  ];
  return [head, ...results.map(rowOfResult)];
}

function rowOfResult(result: Result): (string | number)[] {
  const { date, time, location, category, team1, team2 } = result;
  const score = parseScore(result.score);
  const played = score.kind === 'sets' ? score.sets : [];
  const won = sideThatWon(score, result.winner);
  return [
    date,
    time ?? '',
    location ?? '',
    category,
    team1,
    team2,
    ...sets.flatMap((set) => numbersOf(played[set - 1])),
    // In words, where the sets alone do not say it.
    score.kind === 'sets' && score.ending !== 'retired' ? '' : result.score,
    won === null ? '' : won === 1 ? team1 : team2,
  ];
}

function numbersOf(set: SetScore | undefined): [string | number, string | number] {
  return set === undefined ? ['', ''] : [set.team1, set.team2];
}

export function matchesSheet(matches: readonly UpcomingMatch[]): Sheet {
  return [
    ['Fecha', 'Hora', 'Lugar', 'Categoría', 'Pareja 1', 'Pareja 2'],
    ...matches.map(({ date, time, location, category, team1, team2 }) => [
      date,
      time,
      location,
      category,
      team1,
      team2,
    ]),
  ];
}

type Table = { category: string; rows: readonly Standing<unknown>[] };

export function tablesSheet(tables: readonly Table[]): Sheet {
  const head = ['Categoría', 'Posición', 'Pareja', 'Puntos', 'Jugados', 'Ganados', 'Perdidos'];
  const more = ['Sets a favor', 'Sets en contra', 'Games a favor', 'Games en contra'];
  return [
    [...head, ...more],
    ...tables.flatMap(({ category, rows }) =>
      rows.map((row) => [
        category,
        row.position,
        row.name,
        row.points,
        row.played,
        row.won,
        row.lost,
        row.setsFor,
        row.setsAgainst,
        row.gamesFor,
        row.gamesAgainst,
      ]),
    ),
  ];
}
