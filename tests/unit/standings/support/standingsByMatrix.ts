/**
 * The table of positions a second time, written from the league's rule and not from `src/`: a square
 * of what each pair made against each other, and positions that are refined until nothing changes.
 * It reads only scores as `generatedLeagues.ts` writes them.
 */
import type { GeneratedLeague } from './generatedLeagues.ts';

export type Cell = { met: number; pts: number; sf: number; sc: number; gf: number; gc: number };
type Line = 'P' | 'S' | 'G' | 'SS' | 'GG' | 'SF' | 'GF';

/** What the two programs are compared by: positions, columns, criteria. */
export type ComparedRow = {
  name: string;
  position: number;
  columns: readonly number[];
  criterion: string | null;
};

const families: Record<string, readonly Line[]> = {
  'direct-first': ['P', 'S', 'G', 'SS', 'GG', 'SF', 'GF'],
  'difference-first': ['SS', 'GG', 'P', 'SF', 'GF'],
};

const lineNames: Record<string, string> = {
  P: 'points-among',
  S: 'set-difference-among',
  G: 'game-difference-among',
  SS: 'set-difference',
  GG: 'game-difference',
  SF: 'sets-won',
  GF: 'games-won',
  lots: 'lots',
};

/** What every pair made against every other, and how its matches ended; pairs by their number. */
export type Square = {
  square: readonly (readonly Cell[])[];
  wins: readonly number[];
  losses: readonly number[];
  absences: readonly number[];
};

/** Reads the results of a league into its square. */
export function squareOf(league: GeneratedLeague): Square {
  const { pairs, results, rule } = league;
  const square: Cell[][] = pairs.map(() =>
    pairs.map(() => ({ met: 0, pts: 0, sf: 0, sc: 0, gf: 0, gc: 0 })),
  );
  const wins = pairs.map(() => 0);
  const losses = pairs.map(() => 0);
  const absences = pairs.map(() => 0);

  for (const { team1, team2, score, winner } of results) {
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
      if (winner === null) continue;
      best = winner - 1;
    } else {
      const needed =
        parts.length > 1 && parts.every((part) => !/^[0-5]-[0-5]$|^6-6$|^6-5$|^5-6$/.test(part));
      if (!needed || won[0] === won[1]) continue;
      best = won[0] > won[1] ? 0 : 1;
    }
    if (isAbsent && rule.walkover === '6-0 6-0') {
      won[best] = 2;
      made[best] = 12;
    }
    // '2-1-0' and the like say: won, lost on court, lost by absence; with two numbers both losses are 0.
    const numbers = rule.points.split('-').map(Number);
    const forWin = numbers[0] ?? 0;
    const forLoss = numbers.length === 3 ? (numbers[1] ?? 0) : 0;
    const losing = isAbsent ? 0 : forLoss;
    for (const side of [0, 1]) {
      const [me = 0, them = 0] = [ends[side], ends[1 - side]];
      const cell = square[me]?.[them];
      if (cell === undefined) throw new Error('A pair that nobody registered.');
      cell.met += 1;
      cell.pts += side === best ? forWin : losing;
      cell.sf += won[side] ?? 0;
      cell.sc += won[1 - side] ?? 0;
      cell.gf += made[side] ?? 0;
      cell.gc += made[1 - side] ?? 0;
      (side === best ? wins : losses)[me] = ((side === best ? wins : losses)[me] ?? 0) + 1;
      if (isAbsent && side !== best) absences[me] = (absences[me] ?? 0) + 1;
    }
  }
  return { square, wins, losses, absences };
}

export function standingsByMatrix(league: GeneratedLeague): ComparedRow[] {
  const { pairs, rule } = league;
  const size = pairs.length;
  const { square, wins, losses, absences } = squareOf(league);
  const everybody = Array.from({ length: size }, (_, index) => index);
  const total = (me: number, against: readonly number[], field: keyof Cell) =>
    against.reduce((sum, them) => sum + (square[me]?.[them]?.[field] ?? 0), 0);
  const measure = (line: Line, me: number, block: readonly number[]): number => {
    switch (line) {
      case 'P':
        return total(me, block, 'pts');
      case 'S':
        return total(me, block, 'sf') - total(me, block, 'sc');
      case 'G':
        return total(me, block, 'gf') - total(me, block, 'gc');
      case 'SS':
        return total(me, everybody, 'sf') - total(me, everybody, 'sc');
      case 'GG':
        return total(me, everybody, 'gf') - total(me, everybody, 'gc');
      case 'SF':
        return total(me, everybody, 'sf');
      case 'GF':
        return total(me, everybody, 'gf');
      default:
        throw new Error('No such line.');
    }
  };

  // `rank[i]` is how many pairs are known to be above i. Pairs of one rank are a block.
  const rank = everybody.map(
    (me) =>
      everybody.filter((other) => total(other, everybody, 'pts') > total(me, everybody, 'pts'))
        .length,
  );
  const criterion: (string | null)[] = everybody.map(() => null);
  const family = families[rule.ties] ?? [];

  for (let changed = true; changed;) {
    changed = false;
    for (const level of new Set(rank)) {
      const block = everybody.filter((me) => rank[me] === level);
      if (block.length === 1) continue;
      const allMet = block.every((one) =>
        block.every((other) => one === other || (square[one]?.[other]?.met ?? 0) > 0),
      );
      const usable = family.filter((line) => allMet || !['P', 'S', 'G'].includes(line));
      const splitting = usable.find(
        (line) => new Set(block.map((me) => measure(line, me, block))).size > 1,
      );
      for (const me of block) criterion[me] = splitting ?? 'lots';
      if (splitting === undefined) continue;
      changed = true;
      const measured = new Map(block.map((me) => [me, measure(splitting, me, block)]));
      for (const [me, value] of measured) {
        rank[me] = level + block.filter((other) => (measured.get(other) ?? 0) > value).length;
      }
    }
  }

  return everybody
    .map((me) => ({
      name: pairs[me] ?? '',
      position: (rank[me] ?? 0) + 1,
      columns: [
        (wins[me] ?? 0) + (losses[me] ?? 0),
        wins[me] ?? 0,
        losses[me] ?? 0,
        absences[me] ?? 0,
        total(me, everybody, 'sf'),
        total(me, everybody, 'sc'),
        total(me, everybody, 'gf'),
        total(me, everybody, 'gc'),
        total(me, everybody, 'pts'),
      ],
      criterion: lineNames[criterion[me] ?? ''] ?? null,
    }))
    .toSorted(
      (one, other) => one.position - other.position || one.name.localeCompare(other.name, 'es'),
    );
}
