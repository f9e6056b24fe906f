import { resultDetails } from '../matches/resultDetails.ts';
import { keysOf } from '../padel/keysOf.ts';
import { nameKey } from '../padel/nameKey.ts';
import { plainKey } from '../padel/plainKey.ts';
import { parseScore } from '../padel/score.ts';
import type { DetailName } from '../padel/result.ts';
import { readCategory } from './categoryInText.ts';
import { datedSet, isDateCell, readTime } from './dates.ts';

type SetNumber = 1 | 2 | 3;

/** The content of a column. */
export type Column =
  | 'category'
  | 'team1'
  | 'team2'
  | 'pair'
  | 'players'
  | 'player1'
  | 'player2'
  | 'player3'
  | 'player4'
  | 'score'
  | 'winner'
  | 'loser'
  | 'date'
  | DetailName
  | `set${SetNumber}`
  | `set${SetNumber}team${1 | 2}`;

/** The label of a column, and its names in a sheet or a list, in Spanish and English, as keys without spaces. */
const columnTexts: Readonly<Record<Column, { label: string; heads?: string }>> = {
  date: { label: 'Fecha', heads: 'fecha dia date day' },
  ...resultDetails,
  category: { label: 'Categoría', heads: 'categoria categorias category cat division zona' },
  team1: {
    label: 'Pareja 1',
    heads: 'pareja1 equipo1 dupla1 team1 pair1 local home parejaa equipoa parejalocal',
  },
  team2: {
    label: 'Pareja 2',
    heads:
      'pareja2 equipo2 dupla2 team2 pair2 visitante visita rival away parejab equipob parejavisitante',
  },
  score: { label: 'Resultado', heads: 'resultado score marcador sets result' },
  winner: {
    label: 'Pareja ganadora',
    heads:
      'ganador ganadora ganadores ganadoras parejaganadora equipoganador gano quiengano vencedor vencedores winner',
  },
  loser: {
    label: 'Pareja perdedora',
    heads: 'perdedor perdedora perdedores perdedoras parejaperdedora equipoperdedor perdio loser',
  },
  set1: { label: 'Set 1' },
  set2: { label: 'Set 2' },
  set3: { label: 'Set 3' },
  set1team1: { label: 'Set 1, pareja 1' },
  set1team2: { label: 'Set 1, pareja 2' },
  set2team1: { label: 'Set 2, pareja 1' },
  set2team2: { label: 'Set 2, pareja 2' },
  set3team1: { label: 'Set 3, pareja 1' },
  set3team2: { label: 'Set 3, pareja 2' },
  pair: {
    label: 'Pareja',
    heads:
      'pareja parejas equipo equipos dupla duplas pair team nombre name nombrepareja nombredepareja nombredelapareja nombreequipo nombredeequipo nombredelequipo',
  },
  players: { label: 'Jugadores', heads: 'jugadores jugadoras integrantes players' },
  player1: {
    label: 'Jugador 1',
    heads: 'jugador1 jugadora1 jugadora jugadoraa integrante1 integrantea player1 drive',
  },
  player2: {
    label: 'Jugador 2',
    heads: 'jugador2 jugadora2 jugadorb jugadorab integrante2 integranteb player2 reves',
  },
  player3: { label: 'Jugador 3', heads: 'jugador3 jugadora3 player3' },
  player4: { label: 'Jugador 4', heads: 'jugador4 jugadora4 player4' },
};

/** The contents that a column can have, in the order in which it is offered. */
export const allColumns = keysOf(columnTexts);

export function columnLabel(column: Column): string {
  return columnTexts[column].label;
}

export function isColumn(value: unknown): value is Column {
  return allColumns.some((column) => column === value);
}

const names: Readonly<Record<string, Column>> = Object.fromEntries(
  allColumns.flatMap((column) =>
    (columnTexts[column].heads ?? '').split(' ').map((key) => [key, column] as const),
  ),
);

const setName = /^(?:set|s)([123])(?:(?:pareja|equipo|team|pair|p|e)?([12]))?$/u;

/** Above the names of its columns a sheet may have its title, and the first category. */
const mostAbove = 5;

/** A column that is not read unless the administrator says what it holds. */
export type OpenColumn = {
  index: number;
  /** Its name in the sheet; empty: it has none. */
  head: string;
  examples: readonly string[];
  /** The content that it seems to have. */
  guess: Column | null;
};

/** The columns that the administrator named, by their numbers; `null`: not to be read. */
export type ChosenColumns = Readonly<Record<number, Column | null>>;

type Columns = (Column | null)[];
type Rows = readonly (readonly string[])[];

/**
 * The columns of a table.
 * @returns `null` if it is no table of a league; `head`: the row with their names, -1: there is none; `open`:
 *   the columns with a text that nobody has named
 */
export function columnsOf(
  rows: Rows,
  chosen: ChosenColumns = {},
): { columns: Columns; head: number; open: OpenColumn[] } | null {
  // A cell alone is a heading.
  const filled = rows.filter((row) => filledCells(row) > 1);
  const unnamed = () => {
    const columns = columnsByContent(filled, 'all');
    return isMatchTable(columns) ? { columns, head: -1, isKnown: true } : null;
  };
  const found = columnsByHead(rows) ?? unnamed() ?? columnsBelowUnknownHead(rows);
  if (found === null) return null;
  const { head, isKnown } = found;
  const below = head === -1 ? filled : rows.slice(head + 1).filter((row) => filledCells(row) > 1);
  const columns = found.columns.map((column, index) =>
    index in chosen ? (chosen[index] ?? null) : column,
  );
  const guesses = isKnown ? columnsByContent(below, 'most', columns) : columns;
  const open = columns.flatMap((column, index): OpenColumn[] => {
    const name = rows[head]?.[index] ?? '';
    const isSaid = index in chosen || (column !== null && (isKnown || columnOfName(name) !== null));
    const cells = below.flatMap((row) => row[index] || []);
    if (isSaid || cells.length === 0) return [];
    const examples = [...new Set(cells)].slice(0, 2);
    const called = columnOfName(name);
    const free = called === null || guesses.includes(called) ? null : called;
    return [{ index, head: name, examples, guess: guesses[index] ?? free }];
  });
  return { columns, head, open };
}

function columnsByHead(rows: Rows) {
  for (const [head, row] of rows.slice(0, mostAbove).entries()) {
    const columns = columnsByName(row);
    if (columns === null) continue;
    const below = rows.slice(head + 1);
    const dated = withBest(columns, below, 'date', isDateCell);
    const isCategory = (text: string) => readCategory(text) !== '';
    const known = withBest(dated, below, 'category', isCategory);
    // Of two columns with one name the first counts.
    const width = Math.max(...rows.map(({ length }) => length));
    return {
      columns: Array.from({ length: width }, (_, index) => {
        const column = known[index] ?? null;
        return known.indexOf(column) === index ? column : null;
      }),
      head,
      isKnown: true,
    };
  }
  return null;
}

/** A table whose columns have names that nobody knows: what is below them says what they are. */
function columnsBelowUnknownHead(rows: Rows) {
  for (const [head, row] of rows.slice(0, mostAbove).entries()) {
    const below = rows.slice(head + 1).filter((each) => filledCells(each) > 1);
    if (filledCells(row) < 3 || below.length === 0) continue;
    if (row.some((cell) => isScoreCell(cell) || isDateCell(cell))) continue;
    const columns = columnsByContent(below, 'most', row.map(columnOfName));
    if (isMatchTable(columns)) return { columns, head, isKnown: false };
  }
  return null;
}

/** The number of cells of a row that have a text. */
export function filledCells(row: readonly string[]): number {
  return row.filter((cell) => cell !== '').length;
}

/** Of several columns of days or categories, such as a round and its day, the one with the most of them counts. */
function withBest(
  columns: readonly (Column | null)[],
  rows: readonly (readonly string[])[],
  kind: Column,
  is: (text: string) => boolean,
): (Column | null)[] {
  const counts = columns.map((column, index) =>
    column === kind ? rows.filter((row) => is(row[index] ?? '')).length : -1,
  );
  const most = Math.max(...counts);
  // A round may be called *Fecha*, too.
  const best = most === 0 && kind === 'date' ? -1 : counts.indexOf(most);
  return columns.map((column, index) => (column === kind && index !== best ? null : column));
}

function columnsByName(head: readonly string[]): (Column | null)[] | null {
  const named = head.map(columnOfName);
  const pairs = named.flatMap((column, index) => (column === 'pair' ? index : []));
  const [first, second] = pairs;
  if (first !== undefined && second !== undefined && pairs.length === 2) {
    named[first] = 'team1';
    named[second] = 'team2';
  }
  const count = (...wanted: readonly Column[]) =>
    wanted.filter((column) => named.includes(column)).length;
  const isNamed =
    count('team1', 'team2') === 2 ||
    count('winner', 'loser') === 2 ||
    count('player1', 'player2', 'player3', 'player4') === 4 ||
    (count('pair') === 1 && count('category', 'players', 'player1') > 0);
  return isNamed ? named : null;
}

/** The column of a name at the head of a table; `null`: nobody knows it. */
export function columnOfName(name: string): Column | null {
  const key = plainKey(name).replaceAll(/[^\p{L}\d]+/gu, '');
  const set = setName.exec(key);
  if (set !== null) {
    const number = set[1] === '1' ? 1 : set[1] === '2' ? 2 : 3;
    if (set[2] === undefined) return `set${number}`;
    return set[2] === '1' ? `set${number}team1` : `set${number}team2`;
  }
  return key !== '' && Object.hasOwn(names, key) ? (names[key] ?? null) : null;
}

/**
 * The columns by what is in them, beside those that are known: a score or an hour in its column, two columns of
 * names.
 * @param share of the cells of a column that are of its kind; in a table without names it is filled mostly
 */
function columnsByContent(
  rows: Rows,
  share: 'all' | 'most',
  known: Readonly<Columns> = [],
): Columns {
  const width = Math.max(0, known.length, ...rows.map((row) => row.length));
  const columns: Columns = Array.from({ length: width }, (_, index) => known[index] ?? null);
  const are = (index: number, is: (text: string) => boolean) => {
    const cells = rows.map((row) => row[index] ?? '').filter((text) => text !== '');
    if (share === 'all') return cells.length * 2 > rows.length && cells.every(is);
    return cells.length > 0 && cells.filter(is).length * 5 >= cells.length * 4;
  };
  const open = columns.flatMap((column, index) => (column === null ? index : []));
  const take = (column: Column) => (columns.includes(column) ? null : column);
  const hasScore = columns.includes('score') || columns.includes('set1team1');
  if (!hasScore) {
    const hasDate = columns.includes('date');
    // Where no column of days is known, sets that became days are told from days by those that are no set.
    const hasDays =
      hasDate || open.some((index) => are(index, isDateCell) && !are(index, isSetOrDatedSet));
    const isDated = hasDate ? (text: string) => datedSet(text) !== null : isSetOrDatedSet;
    const sets = open.filter((index) =>
      are(index, (text) => isSet(text) || isSuperTieBreak(text) || (hasDays && isDated(text))),
    );
    const games = open.filter((index) => are(index, (text) => /^\d{1,2}$/u.test(text)));
    const hasGames = games.length === 4 || games.length === 6;
    const rest = setColumns.slice(columns.filter((column) => setColumns.includes(column)).length);
    const isWhole = sets.length === 1 && rest.length === setColumns.length;
    for (const [order, index] of (hasGames ? games : sets).entries()) {
      columns[index] =
        (hasGames ? gamesColumns : isWhole ? (['score'] as const) : rest)[order] ?? null;
    }
  }
  for (const index of open) {
    if (columns[index] !== null) continue;
    if (are(index, (text) => readCategory(text) !== '')) columns[index] = take('category');
    else if (are(index, isDateCell) && !are(index, isSet)) columns[index] = take('date');
    else if (are(index, isScoreCell))
      columns[index] = columns.some(isOfScore) ? null : take('score');
    else if (are(index, (text) => readTime(text) !== '')) columns[index] = take('time');
    else if (are(index, (text) => namesWinner.test(text)) || repeatsPair(rows, columns, index))
      columns[index] = take('winner');
    else if (are(index, (text) => /\p{L}/u.test(text)))
      columns[index] =
        take('team1') ?? take('team2') ?? (share === 'all' ? take('location') : null);
  }
  return columns;
}

function isOfScore(column: Column | null): boolean {
  return column !== null && (column === 'score' || column.startsWith('set'));
}

const setColumns: readonly (Column | null)[] = ['set1', 'set2', 'set3'];
const gamesColumns: readonly Column[] = ([1, 2, 3] as const).flatMap(
  (set) => [`set${set}team1`, `set${set}team2`] as const,
);

function isMatchTable(columns: Readonly<Columns>): boolean {
  const has = (...wanted: readonly Column[]) => wanted.some((column) => columns.includes(column));
  return (
    columns.length >= 3 && has('team1') && has('team2') && has('score', 'date', 'set1', 'set1team1')
  );
}

/** Whether each cell is the name of one of the two pairs before it. */
function repeatsPair(rows: Rows, columns: Readonly<Columns>, index: number): boolean {
  const pairs = [columns.indexOf('team1'), columns.indexOf('team2')].filter((pair) => pair !== -1);
  return rows.every((row) => {
    const name = nameKey(row[index] ?? '');
    return name !== '' && pairs.some((pair) => nameKey(row[pair] ?? '') === name);
  });
}

/** `ganó Los Smash`, `ganador: Los Smash`: the words before the pair that won. */
export const namesWinner =
  /^\s*(?:(?:gan[oóa]|ganaron|ganan|ganador(?:a|es|as)?|vencedor(?:a|es|as)?)(?!\p{L}))\s*:?\s*/iu;

function isScoreCell(text: string): boolean {
  return parseScore(text).kind !== 'text' && (isSet(text) || !isDateCell(text));
}

/** `10-8`, with the sign that no day has here. */
function isSuperTieBreak(text: string): boolean {
  return /^\d{1,2}-\d{1,2}$/u.test(text) && parseScore(`6-4, 4-6, ${text}`).kind !== 'text';
}

/** `6/4`, or a day or an hour whose numbers are those of a set, such as `6-abr`. */
function isSetOrDatedSet(text: string): boolean {
  return isSet(text) || isSet(datedSet(text)?.join('-') ?? '');
}

/** `6/4`, which could be a day, too. */
function isSet(text: string): boolean {
  return /^\d{1,2}[/-]\d{1,2}$/u.test(text) && parseScore(text).kind !== 'text';
}
