import { detailNames, resultDetails, type DetailName } from '../../matches/resultDetails.ts';
import { nameKey } from '../../padel/nameKey.ts';
import { parseScore } from '../../padel/score.ts';
import { isDateCell, readCategory, readTime } from './cells.ts';

type SetNumber = 1 | 2 | 3;

/** What a column holds. */
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

/** The names of columns in Spanish and English, as keys; spaces are left out. */
const names: Readonly<Record<string, Column>> = Object.fromEntries(
  (
    [
      ['category', 'categoria category cat division zona'],
      ['team1', 'pareja1 equipo1 dupla1 team1 pair1 local home parejaa equipoa parejalocal'],
      [
        'team2',
        'pareja2 equipo2 dupla2 team2 pair2 visitante visita rival away parejab equipob parejavisitante',
      ],
      ['pair', 'pareja equipo pair team nombre name'],
      ['players', 'jugadores jugadoras integrantes players'],
      ['player1', 'jugador1 jugadora1 player1'],
      ['player2', 'jugador2 jugadora2 player2'],
      ['player3', 'jugador3 jugadora3 player3'],
      ['player4', 'jugador4 jugadora4 player4'],
      ['score', 'resultado score marcador sets result'],
      [
        'winner',
        'ganador ganadora ganadores ganadoras parejaganadora equipoganador gano quiengano vencedor vencedores winner',
      ],
      [
        'loser',
        'perdedor perdedora perdedores perdedoras parejaperdedora equipoperdedor perdio loser',
      ],
      ['date', 'fecha dia date day'],
      ...detailNames.map((name) => [name, resultDetails[name].heads] as const),
    ] as const
  ).flatMap(([column, keys]) => keys.split(' ').map((key) => [key, column])),
);

const setName = /^(?:set|s)([123])(?:(?:pareja|equipo|team|pair|p|e)?([12]))?$/u;

/** Above the names of its columns a sheet may have its title, and the first category. */
const mostAbove = 5;

/**
 * What the columns of a table are.
 * @returns `null` if it is no table of a league; `head`: the row with their names, -1: there is none
 */
export function columnsOf(
  rows: readonly (readonly string[])[],
): { columns: (Column | null)[]; head: number } | null {
  for (const [head, row] of rows.slice(0, mostAbove).entries()) {
    const columns = columnsByName(row);
    if (columns === null) continue;
    const below = rows.slice(head + 1);
    const dated = withBest(columns, below, 'date', isDateCell);
    const isCategory = (text: string) => readCategory(text) !== '';
    return { columns: withBest(dated, below, 'category', isCategory), head };
  }
  // A cell alone is a heading.
  const guessed = columnsByContent(rows.filter((row) => filledCells(row) > 1));
  return guessed === null ? null : { columns: guessed, head: -1 };
}

/** How many cells of a row have a text. */
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
  const best = counts.indexOf(Math.max(...counts));
  return columns.map((column, index) => (column === kind && index !== best ? null : column));
}

function columnsByName(head: readonly string[]): (Column | null)[] | null {
  const named = head.map(columnOfName);
  const count = (...wanted: readonly Column[]) =>
    wanted.filter((column) => named.includes(column)).length;
  const isNamed =
    count('team1', 'team2') === 2 ||
    count('winner', 'loser') === 2 ||
    count('player1', 'player2', 'player3', 'player4') === 4 ||
    (count('pair') === 1 && count('category', 'players', 'player1') > 0);
  return isNamed ? named : null;
}

function columnOfName(name: string): Column | null {
  const key = nameKey(name).replaceAll(/[\s._:°ºª()¿?-]+/gu, '');
  const set = setName.exec(key);
  if (set !== null) {
    const number = set[1] === '1' ? 1 : set[1] === '2' ? 2 : 3;
    if (set[2] === undefined) return `set${number}`;
    return set[2] === '1' ? `set${number}team1` : `set${number}team2`;
  }
  return Object.hasOwn(names, key) ? (names[key] ?? null) : null;
}

/** A table without names: a score or an hour in its column in every row, and two columns of names. */
function columnsByContent(rows: readonly (readonly string[])[]): (Column | null)[] | null {
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (width < 3) return null;
  const all = (index: number, is: (text: string) => boolean) => {
    const cells = rows.map((row) => row[index] ?? '').filter((text) => text !== '');
    return cells.length * 2 > rows.length && cells.every(is);
  };
  const columns: (Column | null)[] = [];
  for (let index = 0; index < width; index += 1) {
    const take = (column: Column) => (columns.includes(column) ? null : column);
    if (all(index, (text) => readCategory(text) !== '')) columns.push(take('category'));
    else if (all(index, isDateCell) && !all(index, isSet)) columns.push(take('date'));
    else if (all(index, isScoreCell)) columns.push(scoreColumn(columns));
    else if (all(index, (text) => readTime(text) !== '')) columns.push(take('time'));
    else if (all(index, (text) => namesWinner.test(text)) || repeatsPair(rows, columns, index))
      columns.push(take('winner'));
    else if (all(index, (text) => /\p{L}/u.test(text)))
      columns.push(take('team1') ?? take('team2') ?? take('location'));
    else columns.push(null);
  }
  const isTable =
    columns.includes('team1') &&
    columns.includes('team2') &&
    (columns.includes('score') || columns.includes('date'));
  return isTable ? columns : null;
}

/** Whether each cell is the name of one of the two pairs before it. */
function repeatsPair(
  rows: readonly (readonly string[])[],
  columns: readonly (Column | null)[],
  index: number,
): boolean {
  const pairs = [columns.indexOf('team1'), columns.indexOf('team2')];
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

/** `6/4`, which could be a day, too. */
function isSet(text: string): boolean {
  return /^\d{1,2}[/-]\d{1,2}$/u.test(text) && parseScore(text).kind !== 'text';
}

/** A set in each of three columns, or all of them in one. */
function scoreColumn(columns: readonly (Column | null)[]): Column | null {
  return columns.includes('score') ? null : 'score';
}
