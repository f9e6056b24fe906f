/**
 * The table of positions a second time, written from the league's rule and not from `src/`: a square
 * of what each pair made against each other, and positions that are refined until nothing changes.
 * It reads only scores as `generatedLeagues.ts` writes them.
 */
import type { GeneratedLeague } from './generatedLeagues.ts';

/** What a pair made against another: matches, won, lost by absence, points, sets and games for and against. */
type Cell = Record<'met' | 'won' | 'absent' | 'pts' | 'sf' | 'sc' | 'gf' | 'gc', number>;
/** By the numbers of the two pairs. */
export type Square = readonly (readonly Cell[])[];

/** What the two programs are compared by: positions, columns, criteria. */
export type ComparedRow = {
  name: string;
  position: number;
  columns: readonly number[];
  criterion: string | null;
};

const differences = ['set-difference', 'game-difference'];
const families: Record<string, readonly string[]> = {
  'direct-first': [
    'points-among',
    ...differences.map((line) => `${line}-among`),
    ...differences,
    'sets-won',
    'games-won',
  ],
  'difference-first': [...differences, 'points-among', 'sets-won', 'games-won'],
};

const values: Record<string, (cell: Cell) => number> = {
  points: ({ pts }) => pts,
  'set-difference': ({ sf, sc }) => sf - sc,
  'game-difference': ({ gf, gc }) => gf - gc,
  'sets-won': ({ sf }) => sf,
  'games-won': ({ gf }) => gf,
};

/** The lines that separate pairs with equal points, in their order. */
export function linesOf({ rule }: GeneratedLeague): readonly string[] {
  return families[rule.ties] ?? [];
}

/** The results of a league in its square. */
export function squareOf(league: GeneratedLeague): Square {
  const { pairs, results } = league;
  const square = pairs.map(() =>
    pairs.map(() => ({ met: 0, won: 0, absent: 0, pts: 0, sf: 0, sc: 0, gf: 0, gc: 0 })),
  );
  for (const result of results) play(square, league, result);
  return square;
}

/**
 * Writes a result into the square.
 * @param times -1 takes it back
 */
export function play(
  square: Square,
  { pairs, rule }: GeneratedLeague,
  { team1, team2, score, winner }: GeneratedLeague['results'][number],
  times = 1,
): void {
  const ends = [pairs.indexOf(team1), pairs.indexOf(team2)];
  const isAbsent = score === 'W.O.';
  const isBrokenOff = score.endsWith('ret.');
  const won: [number, number] = [0, 0];
  const made: [number, number] = [0, 0];
  const parts = isAbsent ? [] : score.replace(' ret.', '').split(', ');
  parts.forEach((part, index) => {
    const [a = 0, b = 0] = part
      .replace(/\(.*/, '')
      .split('-')
      .map((digits) => Number(digits));
    const isDecider = index === 2 && (a > 9 || b > 9);
    const most = Math.max(a, b);
    const least = Math.min(a, b);
    const isOver =
      isDecider || (most === 6 && least < 5) || (most === 7 && (least === 5 || least === 6));
    const first = a > b ? 0 : 1;
    if (isOver) won[first] += 1;
    if (!isDecider || rule.superTieBreak === 'points') {
      made[0] += a;
      made[1] += b;
    } else if (rule.superTieBreak === 'one-game') made[first] += 1;
  });
  let best: number;
  if (isAbsent || isBrokenOff) {
    if (winner === null) return;
    best = winner - 1;
  } else {
    const needed =
      parts.length > 1 && parts.every((part) => !/^[0-5]-[0-5]$|^6-6$|^6-5$|^5-6$/.test(part));
    if (!needed || won[0] === won[1]) return;
    best = won[0] > won[1] ? 0 : 1;
  }
  if (isAbsent && rule.walkover === '6-0 6-0') {
    won[best] = 2;
    made[best] = 12;
  }
  // '2-1-0' and the like say: won, lost on court, lost by absence; with two numbers both losses are 0.
  const numbers = rule.points.split('-').map(Number);
  const forWin = numbers[0] ?? 0;
  const forLoss = numbers.length === 3 && !isAbsent ? (numbers[1] ?? 0) : 0;
  for (const side of [0, 1]) {
    const cell = square[ends[side] ?? -1]?.[ends[1 - side] ?? -1];
    if (cell === undefined) throw new Error('A pair that nobody registered.');
    const isBest = side === best;
    cell.met += times;
    cell.won += isBest ? times : 0;
    cell.absent += isAbsent && !isBest ? times : 0;
    cell.pts += times * (isBest ? forWin : forLoss);
    cell.sf += times * (won[side] ?? 0);
    cell.sc += times * (won[1 - side] ?? 0);
    cell.gf += times * (made[side] ?? 0);
    cell.gc += times * (made[1 - side] ?? 0);
  }
}

/** What `me` made against these. */
function total(square: Square, me: number, against: readonly number[], of: (cell: Cell) => number) {
  let sum = 0;
  for (const them of against) {
    const cell = square[me]?.[them];
    if (cell !== undefined) sum += of(cell);
  }
  return sum;
}

/**
 * How many pairs are known to be above each, and the line by which it was separated last, or could not be.
 * @param isKnown whether a line can be read for these pairs: what comes after one that cannot does not count
 * @param only the one pair whose rank is asked
 */
export function ranking(
  square: Square,
  lines: readonly string[],
  isKnown: (line: string, block: readonly number[]) => boolean = () => true,
  only?: number,
): { rank: readonly number[]; criterion: readonly (string | null)[] } {
  const everybody = [...square.keys()];
  const points = everybody.map((me) => total(square, me, everybody, ({ pts }) => pts));
  const rank = points.map((mine) => points.filter((each) => each > mine).length);
  const criterion: (string | null)[] = everybody.map(() => null);

  // Pairs of one rank are a block.
  for (let changed = true; changed;) {
    changed = false;
    for (const level of new Set(only === undefined ? rank : [rank[only] ?? 0])) {
      const block = everybody.filter((me) => rank[me] === level);
      if (block.length === 1) continue;
      const haveAllMet = () =>
        block.every((one) =>
          block.every((other) => one === other || (square[one]?.[other]?.met ?? 0) > 0),
        );
      let splitting: string | undefined;
      let measured: readonly number[] = [];
      for (const line of lines) {
        const isAmong = line.endsWith('-among');
        if (isAmong && !haveAllMet()) continue;
        if (!isKnown(line, block)) break;
        const value = values[line.replace('-among', '')] ?? (() => 0);
        measured = block.map((me) => total(square, me, isAmong ? block : everybody, value));
        if (new Set(measured).size === 1) continue;
        splitting = line;
        break;
      }
      for (const me of block) criterion[me] = splitting ?? 'lots';
      if (splitting === undefined) continue;
      changed = true;
      block.forEach((me, index) => {
        rank[me] = level + measured.filter((other) => other > (measured[index] ?? 0)).length;
      });
    }
  }
  return { rank, criterion };
}

export function standingsByMatrix(league: GeneratedLeague): ComparedRow[] {
  const square = squareOf(league);
  const { rank, criterion } = ranking(square, linesOf(league));
  return league.pairs
    .map((name, me) => {
      const all = (field: keyof Cell) =>
        total(square, me, [...square.keys()], (cell) => cell[field]);
      const lost = all('met') - all('won');
      const sets = [all('sf'), all('sc'), all('gf'), all('gc')];
      return {
        name,
        position: (rank[me] ?? 0) + 1,
        columns: [all('met'), all('won'), lost, all('absent'), ...sets, all('pts')],
        criterion: criterion[me] ?? null,
      };
    })
    .toSorted(
      (one, other) => one.position - other.position || one.name.localeCompare(other.name, 'es'),
    );
}
