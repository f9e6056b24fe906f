import {
  isMatchEntry,
  isSettingsEntry,
  type HistoryEntry,
  type MatchEntry,
  type SettingsEntry,
} from '../matches/history.ts';
import { describeScore } from '../matches/describeMatch.ts';
import { categoryTitle } from '../league/category.ts';
import { resultDetails } from '../matches/resultDetails.ts';
import { linesOfSettings } from './describeSettings.ts';
import type { NewPair } from '../padel/pair.ts';
import { isSameName } from '../padel/pairSlug.ts';
import { detailNames, type DetailName, type NewResult, type Result } from '../padel/result.ts';
import { shownResult } from '../matches/shownResult.ts';
import { formatLongDate } from '../padel/spanishDate.ts';
import type { NewUpcomingMatch } from '../padel/upcomingMatch.ts';
import type { LeagueSettings } from '../league/league.ts';

/** Rows that were changed together: one entry of the history. */
export type ChangeGroup = {
  /** The id of one of the rows' changes: undoing it undoes all of them. */
  id: number;
  rows: readonly [HistoryEntry, ...HistoryEntry[]];
};

/** A change in words: what was done, and to which rows. */
type ChangeTexts = { title: string; lines: readonly string[] };

/** The nouns of a row: one, many, and the ending of the participle. */
const nouns: Readonly<Record<HistoryEntry['table'], readonly [string, string, string]>> = {
  results: ['Resultado', 'resultados', 'o'],
  upcoming_matches: ['Partido', 'partidos', 'o'],
  pairs: ['Pareja', 'parejas', 'a'],
  league: ['Liga', 'ajustes de la liga', 'a'],
  categories: ['Categoría', 'categorías', 'a'],
  seasons: ['Temporada', 'temporadas', 'a'],
  season_categories: ['Categoría de una temporada', 'categorías de una temporada', 'a'],
  organisers: ['Contacto', 'contactos', 'o'],
  clubs: ['Club', 'clubes', 'o'],
  sponsors: ['Auspiciante', 'auspiciantes', 'o'],
  hero_pictures: ['Foto de portada', 'fotos de portada', 'a'],
  adjustments: ['Ajuste de puntos', 'ajustes de puntos', 'o'],
  withdrawals: ['Baja', 'bajas', 'a'],
  lots: ['Sorteo', 'sorteos', 'o'],
};

type Field = Exclude<
  keyof NewResult | keyof NewUpcomingMatch | keyof NewPair,
  'winner' | DetailName
>;

/** The columns that a client writes, in the order in which a change is told; the winner is told by name. */
const fieldLabels: Readonly<Record<Field, string>> = {
  team1: 'Pareja 1',
  team2: 'Pareja 2',
  score: 'Resultado',
  date: 'Fecha',
  category: 'Categoría',
  stage: 'Cuenta para',
  seasonId: 'Temporada',
  name: 'Nombre',
  players: 'Jugadores',
};
const labels = [
  ...Object.entries(fieldLabels),
  ...detailNames.map((name) => [name, resultDetails[name].label] as const),
];

/** At most so many rows are listed; the rest is counted. */
const mostLines = 4;

/** Groups the rows of a history by what was changed together. */
export function groupChanges(changes: readonly HistoryEntry[]): ChangeGroup[] {
  const groups: ChangeGroup[] = [];
  for (const change of changes) {
    const last = groups.at(-1);
    if (last?.rows[0].change === change.change) {
      groups[groups.length - 1] = { ...last, rows: [...last.rows, change] };
    } else groups.push({ id: change.id, rows: [change] });
  }
  return groups;
}

export function describeChange({ rows: all }: ChangeGroup, league: LeagueSettings): ChangeTexts {
  const linesOfRow = (row: MatchEntry) => linesOfMatch(row, league);
  const settings = all.filter(isSettingsEntry);
  const [setting] = settings;
  if (setting !== undefined) {
    if (setting.table === 'withdrawals') {
      const unplayed = all.filter(isMatchEntry);
      const lines = [...linesOf(settings, linesOfSettings), ...linesOf(unplayed, linesOfRow)];
      return { title: titleOfWithdrawal(setting), lines };
    }
    // A new season comes with its categories: the title counts the seasons.
    const counted = settings.filter(({ table }) => table === setting.table);
    return { title: titleOf(counted), lines: linesOf(settings, linesOfSettings) };
  }
  const rows = all.filter(isMatchEntry);
  const pairs = rows.filter(({ table }) => table === 'pairs');
  const matches = rows.filter(({ table }) => table !== 'pairs');
  const renamed = pairs.find(({ before, after }) => before !== null && after !== null);
  if (renamed !== undefined && matches.length > 0) {
    return {
      title: `Pareja renombrada en ${count(matches.length)}`,
      lines: linesOf([renamed], linesOfRow),
    };
  }
  const [first] = matches;
  if (first === undefined) return { title: titleOf(rows), lines: linesOf(rows, linesOfRow) };
  const joined = describeJoin(pairs, matches, linesOfRow);
  if (joined !== null) return joined;
  const results = matches.filter(({ table }) => table === 'results');
  const isAnnouncedAgain = matches.some(
    ({ table, before }) => table === 'upcoming_matches' && before === null,
  );
  const withdrawn = results.filter(({ after }) => after === null);
  if (isAnnouncedAgain && withdrawn.length > 0) {
    const title =
      withdrawn.length === 1
        ? 'Resultado quitado: el partido vuelve a estar anunciado'
        : `${withdrawn.length} resultados quitados: sus partidos vuelven a estar anunciados`;
    return { title, lines: linesOf(withdrawn, linesOfRow) };
  }
  const corrected = results.find(isUpdate);
  if (corrected !== undefined && results.length < matches.length) {
    const title = isAnnouncedAgain
      ? 'Corrección deshecha: el partido vuelve a estar anunciado'
      : 'Resultado corregido: era el partido anunciado';
    return { title, lines: linesOf([corrected], linesOfRow) };
  }
  // A result and the removal of the match that it settles are described as one.
  const settled = results.filter(({ before }) => before === null);
  const postponed = titleOfPostponement(matches);
  if (postponed !== null) return { title: postponed, lines: linesOf(matches, linesOfRow) };
  const shown = settled.length > 0 ? settled : matches;
  const isSettled = shown.length < matches.length && shown.length === 1;
  return {
    title: isSettled ? 'Resultado cargado' : titleOf(shown),
    lines: linesOf(shown, linesOfRow),
  };
}

function titleOfWithdrawal({ before, after }: SettingsEntry): string {
  if (before === null) return 'Una pareja se bajó';
  return after === null ? 'Una pareja volvió' : 'Baja cambiada';
}

/** Of a match that was put off, or got a new day. */
function titleOfPostponement(matches: readonly MatchEntry[]): string | null {
  const [match] = matches.length === 1 ? matches : [];
  if (match?.table !== 'upcoming_matches' || match.before === null || match.after === null) {
    return null;
  }
  const [was, is] = [match.before, match.after].map(({ postponedAt }) => postponedAt !== null);
  if (was === is) return null;
  return is ? 'Partido a reprogramar' : 'Partido con fecha otra vez';
}

/** Two pairs that became one, or were parted again; matches between the two came or went with it. */
function describeJoin(
  pairs: readonly MatchEntry[],
  matches: readonly MatchEntry[],
  linesOfRow: (row: MatchEntry) => string[],
): ChangeTexts | null {
  const others = matches.filter((match) => !isUpdate(match));
  const followed = matches.length - others.length;
  // With a single result, a new or removed pair only means that its name was corrected.
  if (followed === 0 || matches.length < 2) return null;
  for (const [side, verb] of [
    ['before', 'unidas'],
    ['after', 'separadas'],
  ] as const) {
    const pair = pairs.find((row) => row[side] !== null);
    const hasPair = ({ [side]: row }: MatchEntry) =>
      row !== null &&
      'team1' in row &&
      [row.team1, row.team2].some((team) => isSameName(team, nameIn(pair, side)));
    if (pair !== undefined && matches.every(hasPair)) {
      const lines = linesOf([pair, ...others], linesOfRow);
      return { title: `Parejas ${verb} en ${count(followed)}`, lines };
    }
  }
  return null;
}

function nameIn(pair: MatchEntry | undefined, side: 'before' | 'after'): string {
  const row = pair?.[side];
  return row && 'name' in row ? row.name : '';
}

function isUpdate({ before, after }: MatchEntry): boolean {
  return before !== null && after !== null;
}

function count(matches: number): string {
  return matches === 1 ? '1 partido' : `${matches} partidos`;
}

/** *Resultado corregido*, *12 resultados agregados*. */
function titleOf(rows: readonly HistoryEntry[]): string {
  const [first] = rows;
  if (first === undefined) return '';
  const [noun, plural, ending] = nouns[first.table];
  const verb = first.before === null ? 'agregad' : first.after === null ? 'eliminad' : 'corregid';
  if (rows.length === 1) return `${noun} ${verb}${ending}`;
  return `${rows.length} ${plural} ${verb}${ending}s`;
}

function linesOf<Entry>(rows: readonly Entry[], describe: (row: Entry) => string[]): string[] {
  const lines = [...new Set(rows.slice(0, mostLines).flatMap(describe))];
  const more = rows.length - mostLines;
  return more > 0 ? [...lines, `y ${more} más`] : lines;
}

function linesOfMatch(change: MatchEntry, league: LeagueSettings): string[] {
  const { before, after } = change;
  if (before === null || after === null) return [nameOf(change, league)];
  const changed = labels.flatMap(([name, label]) => {
    const [was, is] = [textOf(before, name, league), textOf(after, name, league)];
    return was === is ? [] : [`${label}: ${was} → ${is}`];
  });
  if (change.table === 'results' && change.before !== null && change.after !== null) {
    const was = winnerOf(change.before, league);
    const is = winnerOf(change.after, league);
    if (was.side !== is.side) changed.push(`Ganó: ${was.name} → ${is.name}`);
  }
  return change.table === 'pairs' ? changed : [nameOf(change, league), ...changed];
}

/** A row in one line. */
function nameOf({ before, after }: MatchEntry, league: LeagueSettings): string {
  const row = after ?? before;
  if (row === null) return '';
  if ('name' in row) return `${row.name} · ${categoryTitle(row.category, league)}`;
  const teams = `${row.team1} – ${row.team2}`;
  const score = 'score' in row ? `${teams}: ${describeScore(row, league)}` : teams;
  return `${score} · ${categoryTitle(row.category, league)}, ${formatLongDate(row.date)}`;
}

/** The pair that won, also where the score says it: `winner` is empty then. */
function winnerOf(result: Result, league: LeagueSettings) {
  const { team1, team2 } = result;
  const side = shownResult(result, league).winner;
  return { side, name: side === null ? '–' : side === 1 ? team1 : team2 };
}

function textOf(row: object, name: string, { seasons }: LeagueSettings): string {
  const value: unknown = Reflect.get(row, name);
  if (name === 'stage') return value === 'AM' ? 'amistoso' : 'la tabla';
  if (name === 'seasonId') {
    return seasons.find(({ id }) => id === value)?.name ?? 'la de su fecha';
  }
  if (typeof value !== 'string' || value === '') return '–';
  return name === 'date' ? formatLongDate(value) : value;
}
