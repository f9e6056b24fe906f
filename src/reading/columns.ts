import { nameKey } from '../padel/nameKey.ts';
import { parseScore } from '../padel/score.ts';
import { readCategory } from './categoryInText.ts';
import { columnOfName, isBeside, type Column } from './columnNames.ts';
import { datedSet, isDateCell, readTime, weekdayOf } from './dates.ts';

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
    // One line alone is a message; two with as many cells are a table.
    const isTable = filled.length > 1 && filled[0]?.length === filled[1]?.length;
    return isTable && isMatchTable(columns) ? { columns, head: -1, isKnown: true } : null;
  };
  const found = columnsByHead(rows) ?? unnamed() ?? columnsBelowUnknownHead(rows);
  if (found === null) return null;
  const { head, isKnown } = found;
  const below = head === -1 ? filled : rows.slice(head + 1).filter((row) => filledCells(row) > 1);
  const nameAt = (index: number) => rows[head]?.[index] ?? '';
  const columns = found.columns.map((column, index) => {
    if (index in chosen) return chosen[index] ?? 'beside';
    // A text below no name is about the row, or not: it is read as one that stands beside it.
    return column ?? (nameAt(index) === '' ? 'note' : null);
  });
  const guesses = isKnown ? columnsByContent(below, 'most', columns) : columns;
  const open = columns.flatMap((column, index): OpenColumn[] => {
    const name = nameAt(index);
    const isSaid = index in chosen || (column !== null && (isKnown || columnOfName(name) !== null));
    const cells = below.flatMap((row) => row[index] || []);
    if (isSaid || name === '' || cells.length === 0) return [];
    const examples = [...new Set(cells)].slice(0, 2);
    const text = cells.some((cell) => /\p{L}{2}/u.test(cell)) ? 'note' : null;
    return [{ index, head: name, examples, guess: guesses[index] ?? text }];
  });
  return { columns, head, open };
}

function columnsByHead(rows: Rows) {
  for (const [head, row] of rows.slice(0, mostAbove).entries()) {
    const columns = columnsBelow(row, rows.slice(head + 1));
    if (columns !== null) return { columns, head, isKnown: true };
  }
  return null;
}

/**
 * The columns that a row names for those below it, as what they hold says it too.
 * @returns `null`: the row has not the names of a table of a league
 */
export function columnsBelow(head: readonly string[], below: Rows): Columns | null {
  const columns = columnsByName(head);
  if (columns === null) return null;
  const width = Math.max(...[head, ...below].map(({ length }) => length));
  const cellsOf = (index: number) => below.flatMap((row) => row[index] || []);
  const share = (index: number, is: (text: string) => boolean) => {
    const cells = cellsOf(index);
    return cells.length === 0 ? 0 : cells.filter(is).length / cells.length;
  };
  const isAside = (index: number) =>
    share(index, (text) => isBeside(head[index] ?? '', text)) > 0.5;
  const of = (kind: Column) => columns.flatMap((column, index) => (column === kind ? index : []));
  /** Of several columns with one name the one counts in which most cells are of its kind, as a round beside its day. */
  const keepBest = (kind: Column, is: (text: string) => boolean) => {
    const all = of(kind);
    const counts = all.map((index) => cellsOf(index).filter(is).length);
    const most = Math.max(...counts);
    const best = all[counts.indexOf(most)];
    for (const index of all) {
      if (index === best && (most > 0 || !isAside(index))) continue;
      const isDay = share(index, (text) => weekdayOf(text) !== -1) > 0.5;
      columns[index] = isDay ? 'weekday' : isAside(index) ? 'beside' : 'note';
    }
  };
  const [one, other, ...more] = of('score');
  const areCounts = [one, other].every(
    (index) => index !== undefined && share(index, (text) => /^[0-3]$/u.test(text)) > 0.5,
  );
  if (one !== undefined && other !== undefined && areCounts) {
    [columns[one], columns[other]] = ['sets1', 'sets2'];
    if (more.length === 0) takeSets(columns, head);
  }
  keepBest('date', isDateCell);
  keepBest('category', (text) => readCategory(text) !== '');
  keepBest('meeting', (text) => pairsOfMeeting(text) !== null);
  keepBest('score', (text) => parseScore(text).kind !== 'text');
  for (const index of of('won1')) {
    if (share(index, (text) => saysYes(text) !== null) <= 0.5 && of('winner').length === 0)
      columns[index] = 'winner';
  }
  for (const index of of('won')) {
    const isSecond = of('team2').some((team) => team < index);
    columns[index] = isSecond ? 'won2' : 'won1';
  }
  takeSets(columns, head);
  return Array.from({ length: width }, (_, index) => {
    const column = columns[index] ?? null;
    const isFree = column === null || column === 'location' || freeColumns.has(column);
    return isFree || columns.indexOf(column) === index ? column : 'note';
  });
}

/** What several columns may hold. */
const freeColumns: ReadonlySet<Column> = new Set(['note', 'beside', 'location', 'weekday', 'sent']);

/** Columns called `1`, `2`: the sets; the same names behind each pair: its games in them. */
function takeSets(columns: (Column | null)[], head: readonly string[]) {
  const numbered = head.map((name) => /^[123]$/u.exec(name.trim())?.[0]);
  if (numbered.includes('1') && numbered.includes('2')) {
    for (const [index, number] of numbered.entries()) {
      if (number !== undefined)
        columns[index] = `set${number === '1' ? 1 : number === '2' ? 2 : 3}`;
    }
  }
  for (const set of [1, 2, 3] as const) {
    const places = columns.flatMap((column, index) => (column === `set${set}` ? index : []));
    const [first, second] = places;
    if (first === undefined || second === undefined || places.length !== 2) continue;
    columns[first] = `set${set}team1`;
    columns[second] = `set${set}team2`;
  }
}

/** The two pairs of a cell: `Los Smash vs Doble Pared`; `null`: it has no sign that stands between pairs alone. */
export function pairsOfMeeting(text: string): readonly [string, string] | null {
  const [one = '', other = '', ...more] = text.split(/\s+(?:vs?\.?|x|contra)\s+/iu);
  return one.trim() !== '' && other.trim() !== '' && more.length === 0
    ? [one.trim(), other.trim()]
    : null;
}

/** `Sí`, `No`, `W`, `L`, `G`, `P`; `null` for anything else. */
export function saysYes(text: string): boolean | null {
  if (/^(?:s[ií]|yes|w|g|gan[oóéeó]|ganamos|ganaron|x|✓|1)$/iu.test(text.trim())) return true;
  return /^(?:no|l|p|perd[ií]|perdi[oó]|perdimos|perdieron|0)$/iu.test(text.trim()) ? false : null;
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

function columnsByName(head: readonly string[]): (Column | null)[] | null {
  const named = head.map(columnOfName);
  const pairs = named.flatMap((column, index) => (column === 'pair' ? index : []));
  const [first, second] = pairs;
  if (first !== undefined && second !== undefined && pairs.length === 2) {
    named[first] = 'team1';
    named[second] = 'team2';
  }
  // `Pareja`, `Rival`
  if (
    first !== undefined &&
    pairs.length === 1 &&
    named.includes('team2') &&
    !named.includes('team1')
  )
    named[first] = 'team1';
  const count = (...wanted: readonly Column[]) =>
    wanted.filter((column) => named.includes(column)).length;
  const isNamed =
    count('team1', 'team2') === 2 ||
    count('winner', 'loser') === 2 ||
    count('player1', 'player2', 'player3', 'player4') === 4 ||
    (count('meeting') === 1 && count('score', 'winner', 'set1') > 0) ||
    (count('pair') === 1 && count('category', 'players', 'player1') > 0);
  return isNamed ? named : null;
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
    // `1:25` is how long it took.
    else if (are(index, (text) => readTime(text) >= '06:00')) columns[index] = take('time');
    else if (are(index, (text) => namesWinner.test(text)) || repeatsPair(rows, columns, index))
      columns[index] = take('winner');
    else if (are(index, (text) => /\p{L}/u.test(text)))
      columns[index] = take('team1') ?? take('team2');
    if (
      share === 'all' &&
      columns[index] === null &&
      are(index, (text) => /^cancha \w+$/iu.test(text))
    )
      columns[index] = take('location');
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
