import type { Decisions } from '../../standings/decisions.ts';
import { resultDetails } from '../../matches/resultDetails.ts';
import type { Pair } from '../../padel/pair.ts';
import { isFriendly, type Season } from '../../league/season.ts';
import { detailNames, type CountsFor, type Result } from '../../padel/result.ts';
import { formatScore } from '../../padel/formatScore.ts';
import { parseScore, sideThatWon, type Score } from '../../padel/score.ts';
import type { SetScore } from '../../padel/setScore.ts';
import type { Standing } from '../../standings/standings.ts';
import type { UpcomingMatch } from '../../padel/upcomingMatch.ts';

/** The rows of a file, the first with the names of the columns. */
export type Sheet = (string | number)[][];

const sets = [1, 2, 3] as const;

const countsHead = 'Cuenta para';

/** *amistoso*, or the season where its day does not say it. */
function countsText(match: CountsFor, seasons: readonly Season[]): string {
  if (isFriendly(match)) return 'amistoso';
  return seasons.find(({ id }) => id === match.seasonId)?.name ?? '';
}

/** Results, each number of a set in a cell of its own: no spreadsheet takes it for a date. */
export function resultsSheet(results: readonly Result[], seasons: readonly Season[]): Sheet {
  const head = [
    'Fecha',
    ...detailNames.map((name) => resultDetails[name].label),
    'Categoría',
    'Pareja 1',
    'Pareja 2',
    ...sets.flatMap((set) => [`Set ${set} pareja 1`, `Set ${set} pareja 2`]),
    'Resultado',
    'Ganador',
    countsHead,
  ];
  return [head, ...results.map((result) => [...rowOfResult(result), countsText(result, seasons)])];
}

function rowOfResult(result: Result): (string | number)[] {
  const { date, category, team1, team2 } = result;
  const score = parseScore(result.score);
  const played = score.kind === 'sets' ? score.sets : [];
  const won = sideThatWon(score, result.winner);
  return [
    date,
    ...detailNames.map((name) => result[name] ?? ''),
    category,
    team1,
    team2,
    ...sets.flatMap((set) => numbersOf(played[set - 1])),
    // In words, where the sets alone do not say it.
    saysNumbersAll(score) ? '' : result.score,
    won === null ? '' : won === 1 ? team1 : team2,
  ];
}

/** Whether the numbers of the sets are the whole score: no tie-break's points, no marked super tie-break. */
function saysNumbersAll(score: Score): boolean {
  if (score.kind !== 'sets' || score.ending === 'retired') return false;
  const numbers = score.sets.map(({ team1, team2 }) => `${team1}-${team2}`).join(', ');
  return formatScore(score) === numbers;
}

function numbersOf(set: SetScore | undefined): [string | number, string | number] {
  return set === undefined ? ['', ''] : [set.team1, set.team2];
}

export function matchesSheet(matches: readonly UpcomingMatch[], seasons: readonly Season[]): Sheet {
  return [
    ['Fecha', 'Hora', 'Lugar', 'Categoría', 'Pareja 1', 'Pareja 2', countsHead],
    // One that was put off has no day: where the sheet is read again, it is asked.
    ...matches.map(({ date, time, location, category, team1, team2, postponedAt, ...counts }) => [
      postponedAt === null ? date : '',
      postponedAt === null ? time : '',
      location,
      category,
      team1,
      team2,
      countsText(counts, seasons),
    ]),
  ];
}

export function pairsSheet(pairs: readonly Pair[]): Sheet {
  return [
    ['Categoría', 'Pareja', 'Jugadores'],
    ...pairs.map(({ category, name, players }) => [category, name, players ?? '']),
  ];
}

/** Who played for each pair whose players changed, from which day on. */
export function linesSheet(pairs: readonly Pair[]): Sheet {
  return [
    ['Categoría', 'Pareja', 'Desde', 'Jugadores'],
    ...pairs.flatMap(({ category, name, lines = [] }) =>
      lines.map(({ from, players }) => [category, name, from ?? '', players]),
    ),
  ];
}

/** Pairs that left a season, and lots that were drawn. */
export function decisionsSheet(decided: readonly NamedDecisions[]): Sheet {
  return [
    ['Temporada', 'Categoría', 'Pareja', 'Qué', 'Día o lugar', 'W.O. para'],
    ...decided.flatMap(({ season, category, withdrawn, lots }) => [
      ...withdrawn.map(({ name, kind, day, rivals }) => [
        season,
        category,
        name,
        kind === 'annul' ? 'Baja: lo que jugó se anula' : 'Baja: lo que jugó vale',
        day,
        rivals.join(', '),
      ]),
      ...[...lots].map(([name, place]) => [season, category, name, 'Sorteo', place, '']),
    ]),
  ];
}

/** What was decided of a category's pairs in a season, by its name. */
export type NamedDecisions = Pick<Decisions, 'withdrawn' | 'lots'> & {
  season: string;
  category: string;
};

/** A category's table of a season, by the season's name. */
export type NamedTable = { season: string; category: string; rows: readonly Standing<unknown>[] };

export function tablesSheet(tables: readonly NamedTable[]): Sheet {
  const head = [
    'Temporada',
    'Categoría',
    'Posición',
    'Pareja',
    'Puntos',
    'Jugados',
    'Ganados',
    'Empatados',
    'Perdidos',
  ];
  const more = ['Sets a favor', 'Sets en contra', 'Games a favor', 'Games en contra'];
  return [
    [...head, ...more],
    ...tables.flatMap(({ season, category, rows }) =>
      rows.map((row) => [
        season,
        category,
        row.position ?? '',
        row.name,
        row.points,
        row.played,
        row.won,
        row.drawn,
        row.lost,
        row.setsFor,
        row.setsAgainst,
        row.gamesFor,
        row.gamesAgainst,
      ]),
    ),
  ];
}
