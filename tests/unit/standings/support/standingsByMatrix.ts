/**
 * The table of positions a second time, written from the league's rule and not from `src/`: a square
 * of what each pair made against each other, and positions that are refined until nothing changes.
 * It reads only scores as `generatedLeagues.ts` writes them.
 */
import type { GeneratedLeague, GeneratedResult } from './generatedLeagues.ts';

/**
 * What a pair made against another: matches, won, drawn, lost by absence, points, sets and games for and against.
 */
type Cell = Record<'met' | 'won' | 'drawn' | 'absent' | 'pts' | 'sf' | 'sc' | 'gf' | 'gc', number>;
/** By the numbers of the two pairs; `aside` are points that no counted match gave. */
export type Square = { cells: readonly (readonly Cell[])[]; aside: number[]; adjusted: number[] };

/** What the two programs are compared by: positions, columns, criteria. */
export type ComparedRow = {
  name: string;
  position: number | null;
  columns: readonly number[];
  criterion: string | null;
};

const values: Record<string, (cell: Cell) => number> = {
  points: ({ pts }) => pts,
  'set-difference': ({ sf, sc }) => sf - sc,
  'game-difference': ({ gf, gc }) => gf - gc,
  'sets-won': ({ sf }) => sf,
  'games-won': ({ gf }) => gf,
  wins: ({ won }) => won,
  'fewest-walkovers': ({ absent }) => -absent,
};

/** The lines that separate pairs with equal points, in their order. */
export function linesOf({ rule }: GeneratedLeague): readonly string[] {
  return rule.ties;
}

/** The results of a league in its square. */
export function squareOf(league: GeneratedLeague): Square {
  const { pairs, results, adjustments, withdrawn = [] } = league;
  const empty = { met: 0, won: 0, drawn: 0, absent: 0, pts: 0, sf: 0, sc: 0, gf: 0, gc: 0 };
  const square: Square = {
    cells: pairs.map(() => pairs.map(() => ({ ...empty }))),
    aside: pairs.map(() => 0),
    adjusted: pairs.map(() => 0),
  };
  const annulled = withdrawn.filter(({ kind }) => kind === 'annul').map(({ name }) => name);
  for (const result of results) {
    if (!annulled.includes(result.team1) && !annulled.includes(result.team2))
      play(square, league, result);
  }
  for (const { name, kind, rivals } of withdrawn) {
    for (const rival of rivals) {
      const isGone = withdrawn.some((each) => each.name === rival);
      if (kind === 'walkover' && !isGone)
        play(square, league, { team1: name, team2: rival, score: 'wo', winner: 2 });
    }
  }
  for (const { name, points } of adjustments) {
    const me = pairs.indexOf(name);
    if (me === -1) continue;
    square.aside[me] = (square.aside[me] ?? 0) + points;
    square.adjusted[me] = (square.adjusted[me] ?? 0) + points;
  }
  return square;
}

/** The numbers of the pairs that are on a place. */
export function presentOf({ pairs, withdrawn = [] }: GeneratedLeague): readonly number[] {
  return [...pairs.keys()].filter((me) => !withdrawn.some(({ name }) => name === pairs[me]));
}

/** What one match brings to its two sides; `null`: it does not count. */
type Verdict = {
  pts: readonly [number, number];
  mark: 'won' | 'drawn' | 'lost';
  /** Of the first side; the second has the other one. */
  sets: readonly [number, number];
  games: readonly [number, number];
  absent: readonly [number, number];
} | null;

/**
 * Writes a result into the square.
 * @param times -1 takes it back
 */
export function play(
  { cells, aside }: Square,
  { pairs, rule }: Pick<GeneratedLeague, 'pairs' | 'rule'>,
  { team1, team2, score, winner }: GeneratedResult,
  times = 1,
): void {
  const [me, them] = [pairs.indexOf(team1), pairs.indexOf(team2)];
  const words = score.toLowerCase();
  if (words.startsWith('no se jug')) {
    for (const each of [me, them]) aside[each] = (aside[each] ?? 0) + times * rule.points.unplayed;
    return;
  }
  const verdict = judge(words, winner, rule);
  if (verdict === null) return;
  for (const [at, [own, other]] of [
    [me, them],
    [them, me],
  ].entries()) {
    const cell = cells[own ?? -1]?.[other ?? -1];
    if (cell === undefined) throw new Error('A pair that nobody registered.');
    const pick = (two: readonly [number, number]) => (at === 0 ? two[0] : two[1]);
    const against = (two: readonly [number, number]) => (at === 0 ? two[1] : two[0]);
    const isWon = verdict.mark !== 'drawn' && pick(verdict.absent) === 0;
    cell.met += times;
    cell.won += isWon && (verdict.mark === 'won') === (at === 0) ? times : 0;
    cell.drawn += verdict.mark === 'drawn' ? times : 0;
    cell.absent += times * pick(verdict.absent);
    cell.pts += times * pick(verdict.pts);
    cell.sf += times * pick(verdict.sets);
    cell.sc += times * against(verdict.sets);
    cell.gf += times * pick(verdict.games);
    cell.gc += times * against(verdict.games);
  }
}

function judge(words: string, winner: 1 | 2 | null, rule: GeneratedLeague['rule']): Verdict {
  const { points } = rule;
  const nothing = [0, 0] as const;
  if (words.includes('w.o') || words.includes('wo')) {
    if (words.includes('doble')) {
      const pts = [points.walkoverLoss, points.walkoverLoss] as const;
      return { pts, mark: 'lost', sets: nothing, games: nothing, absent: [1, 1] };
    }
    if (winner === null) return null;
    const [sets, games] = rule.walkover === '6-0 6-0' ? [2, 12] : [0, 0];
    return orient(winner, {
      pts: [points.walkoverWin, points.walkoverLoss],
      mark: 'won',
      sets: [sets, 0],
      games: [games, 0],
      absent: [0, 1],
    });
  }
  const isBroken = words.endsWith('ret.');
  const isTimed = words.includes('tiempo');
  const parts = words
    .replace(/\s*\(?(ret\.|tiempo)\)?$/u, '')
    .split(/[,\s]+/u)
    .map((part, at) => readPart(part, at === 2));
  const known = parts.filter((part) => part !== null);
  if (known.length !== parts.length) return null;
  const isShort = !isBroken && !isTimed && inShortSets(known);
  const owners = known.map((part, at) => {
    const leader = Math.sign(part.a - part.b);
    if (isTimed) return leader;
    if (isBroken && at < known.length - 1) return leader;
    if (isBroken && part.isDecider) return 0;
    const isDone = part.isDecider || !isShort ? isOver(part, at === 2) : true;
    return isDone ? leader : 0;
  });
  const sets = [
    owners.filter((owner) => owner > 0).length,
    owners.filter((owner) => owner < 0).length,
  ] as const;
  let games: readonly [number, number] = nothing;
  for (const [at, part] of known.entries()) {
    const owner = owners[at] ?? 0;
    let more: readonly [number, number] = [part.a, part.b];
    if (part.isDecider && rule.superTieBreak === 'no-games') more = nothing;
    if (part.isDecider && rule.superTieBreak === 'one-game') {
      more = [owner > 0 ? 1 : 0, owner < 0 ? 1 : 0];
    }
    if (part.isDecider && rule.superTieBreak === 'points' && part.loser !== null) {
      const high = part.loser + 2 > 10 ? part.loser + 2 : 10;
      more = part.a > part.b ? [high, part.loser] : [part.loser, high];
    }
    games = [games[0] + more[0], games[1] + more[1]];
  }
  const level = {
    pts: [points.draw ?? 0, points.draw ?? 0],
    mark: 'drawn',
    sets,
    games,
    absent: nothing,
  } as const;
  let best: 1 | 2 | null;
  if (isBroken) best = winner;
  else if (isTimed) {
    if (sets[0] === sets[1] && points.draw !== null) return level;
    best = sets[0] === sets[1] ? winner : sets[0] > sets[1] ? 1 : 2;
  } else {
    if (owners.includes(0) || owners.length < 2) return null;
    if (owners.length === 2 && sets[0] === 1) return points.draw === null ? null : level;
    best = sets[0] > sets[1] ? 1 : 2;
  }
  if (best === null) return null;
  const lostSets = best === 1 ? sets[1] : sets[0];
  const [win, loss] =
    lostSets === 0 ? [points.win20, points.loss02] : [points.win21, points.loss12];
  return {
    pts: best === 1 ? [win, loss] : [loss, win],
    mark: best === 1 ? 'won' : 'lost',
    sets,
    games,
    absent: nothing,
  };
}

function orient(winner: 1 | 2, verdict: Exclude<Verdict, null>): Verdict {
  if (winner === 1) return verdict;
  const turn = ([one, other]: readonly [number, number]) => [other, one] as const;
  const { pts, sets, games, absent } = verdict;
  return {
    pts: turn(pts),
    mark: 'lost',
    sets: turn(sets),
    games: turn(games),
    absent: turn(absent),
  };
}

type Part = { a: number; b: number; isDecider: boolean; loser: number | null };

function readPart(part: string, isThird: boolean): Part | null {
  const match = /^(\[?)(\d+)-(\d+)\]?(?:\((\d+)\))?$/u.exec(part);
  if (match === null) return null;
  const [a, b] = [Number(match[2]), Number(match[3])];
  const loser = match[4] === undefined ? null : Number(match[4]);
  const isGame = a + b === 1 && loser !== null;
  const isDecider = isThird && (match[1] === '[' || a > 9 || b > 9 || isGame);
  return { a, b, isDecider, loser: isDecider ? loser : null };
}

function isOver({ a, b, isDecider, loser }: Part, isThird: boolean): boolean {
  const [high, low] = a > b ? [a, b] : [b, a];
  if (high === low) return false;
  if (isDecider) {
    if (loser !== null) return true;
    return high === 7 || high === 10 || high === 11 || (high > 7 && high - low === 2);
  }
  if (isThird && high >= 8) return high - low === 2;
  return (high === 6 && low < 5) || (high === 7 && low > 4);
}

/** Whether the whole match was played to four games. */
function inShortSets(parts: readonly Part[]): boolean {
  const full = parts.filter(({ isDecider }) => !isDecider);
  return (
    full.length > 1 &&
    full.every(({ a, b }) => {
      const [high, low] = a > b ? [a, b] : [b, a];
      return (high === 4 && low < 3) || (high === 5 && (low === 3 || low === 4));
    })
  );
}

/** What `me` made against these. */
function total(square: Square, me: number, against: readonly number[], of: (cell: Cell) => number) {
  let sum = 0;
  for (const them of against) {
    const cell = square.cells[me]?.[them];
    if (cell !== undefined) sum += of(cell);
  }
  return sum;
}

/**
 * How many pairs are known to be above each, and the line by which it was separated last, or could not be.
 * @param isKnown whether a line can be read for these pairs: what comes after one that cannot does not count
 * @param only the one pair whose rank is asked
 * @param present those on a place; the others have no rank
 */
export function ranking(
  square: Square,
  lines: readonly string[],
  isKnown: (line: string, block: readonly number[]) => boolean = () => true,
  only?: number,
  present: readonly number[] = [...square.cells.keys()],
): { rank: readonly number[]; criterion: readonly (string | null)[] } {
  const everybody = [...square.cells.keys()];
  const points = everybody.map(
    (me) => (square.aside[me] ?? 0) + total(square, me, everybody, ({ pts }) => pts),
  );
  const rank = points.map((mine, me) =>
    present.includes(me)
      ? present.filter((each) => (points[each] ?? 0) > mine).length
      : Number.POSITIVE_INFINITY,
  );
  const criterion: (string | null)[] = everybody.map(() => null);

  // Pairs of one rank are a block.
  for (let changed = true; changed;) {
    changed = false;
    for (const level of new Set(only === undefined ? rank : [rank[only] ?? 0])) {
      const block = present.filter((me) => rank[me] === level);
      if (block.length < 2) continue;
      const haveAllMet = () =>
        block.every((one) =>
          block.every((other) => one === other || (square.cells[one]?.[other]?.met ?? 0) > 0),
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
  const present = presentOf(league);
  const { rank, criterion } = ranking(square, linesOf(league), undefined, undefined, present);
  const lots = league.pairs.map((name) => league.lots?.get(name));
  const placeOf = (me: number) => {
    if (!present.includes(me)) return null;
    const sharing = present.filter((each) => rank[each] === rank[me]);
    const own = sharing.map((each) => lots[each]);
    const isDrawn = !own.includes(undefined) && new Set(own).size === own.length;
    const lower = isDrawn ? own.filter((lot) => (lot ?? 0) < (lots[me] ?? 0)).length : 0;
    return (rank[me] ?? 0) + lower + 1;
  };
  return league.pairs
    .map((name, me) => {
      const all = (field: keyof Cell) =>
        total(square, me, [...square.cells.keys()], (cell) => cell[field]);
      const lost = all('met') - all('won') - all('drawn');
      const points = all('pts') + (square.aside[me] ?? 0);
      const sets = [all('sf'), all('sc'), all('gf'), all('gc')];
      return {
        name,
        position: placeOf(me),
        columns: [
          all('met'),
          all('won'),
          all('drawn'),
          lost,
          all('absent'),
          ...sets,
          points,
          square.adjusted[me] ?? 0,
        ],
        criterion: criterion[me] ?? null,
      };
    })
    .toSorted(
      (one, other) =>
        (one.position ?? 100) - (other.position ?? 100) || one.name.localeCompare(other.name, 'es'),
    );
}
