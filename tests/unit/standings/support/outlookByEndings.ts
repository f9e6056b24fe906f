/**
 * What is still open, a second time: written from the league's rule and not from `src/`, by trying every
 * ending. An ending is played into the square of `standingsByMatrix.ts`, and the place of one pair read
 * from it, line by line. Slow, and without a bound on what it takes.
 */
import type { GeneratedLeague, Random } from './generatedLeagues.ts';
import { squareOf, type Cell } from './standingsByMatrix.ts';

export type OpenLeague = {
  league: GeneratedLeague;
  /** Numbers of pairs. */
  open: readonly (readonly [number, number])[];
  me: number;
  places: number;
};

export type Fate = 'reached' | 'missed' | 'neither';
export type Verdict = 'sure' | 'open' | 'impossible';

/** How one open match ends; the sets are the winner's first. */
export type Ending = {
  by: 0 | 1;
  how: 'played' | 'retired' | 'absent';
  sets: readonly [number, number];
};

/** The fourteen classes. */
export const endings: readonly Ending[] = ([0, 1] as const).flatMap((by): Ending[] => [
  { by, how: 'played', sets: [2, 0] },
  { by, how: 'played', sets: [2, 1] },
  { by, how: 'retired', sets: [0, 0] },
  { by, how: 'retired', sets: [1, 0] },
  { by, how: 'retired', sets: [0, 1] },
  { by, how: 'retired', sets: [1, 1] },
  { by, how: 'absent', sets: [0, 0] },
]);

/** Every ending, one class a match, and what it brings. */
export function allEndings({ league, open, me, places }: OpenLeague) {
  const table = new PlayedSquare(league, open);
  const tried: { fate: Fate; chosen: readonly Ending[] }[] = [];
  const next = (chosen: readonly Ending[]): void => {
    if (chosen.length === open.length) {
      tried.push({ fate: table.fateOf(me, places), chosen });
      return;
    }
    for (const ending of endings) {
      table.play(chosen.length, ending, 1);
      next([...chosen, ending]);
      table.play(chosen.length, ending, -1);
    }
  };
  next([]);
  return tried;
}

/**
 * Endings drawn at random, some of them the best and the worst for `me` in its own matches: what they
 * bring, and how many of its matches it won.
 */
export function sampledEndings(
  { league, open, me, places }: OpenLeague,
  random: Random,
  count: number,
): { fate: Fate; won: number }[] {
  const table = new PlayedSquare(league, open);
  return Array.from({ length: count }, () => {
    const bias = random.pick(['none', 'best', 'worst'] as const);
    const drawn = open.map((ends) => {
      const by = sideOf(ends, me, bias) ?? random.pick([0, 1] as const);
      const how = endings.filter((ending) => ending.by === by);
      return random.pick(random.chance(0.3) ? how.filter((end) => end.how === 'absent') : how);
    });
    for (const [match, ending] of drawn.entries()) table.play(match, ending, 1);
    const fate = table.fateOf(me, places);
    for (const [match, ending] of drawn.entries()) table.play(match, ending, -1);
    return { fate, won: drawn.filter(({ by }, match) => open[match]?.[by] === me).length };
  });
}

/** Who wins where `me` wins or loses all of its matches; `null`: anybody. */
function sideOf(
  [one, other]: readonly [number, number],
  me: number,
  bias: 'none' | 'best' | 'worst',
): 0 | 1 | null {
  if (bias === 'none' || (one !== me && other !== me)) return null;
  return (one === me) === (bias === 'best') ? 0 : 1;
}

/** What points alone decide in every ending, ties taken as unknown. */
export function outlookByPointsAlone({ league, open, me, places }: OpenLeague): Verdict {
  const { square } = squareOf(league);
  const points = square.map((cells) => cells.reduce((sum, cell) => sum + cell.pts, 0));
  const { win, loss } = worth(league);
  const fates = new Set<Fate>();
  const next = (match: number): void => {
    const ends = open[match];
    if (ends === undefined) {
      const mine = points[me] ?? 0;
      const above = points.filter((each) => each > mine).length;
      const upTo = points.filter((each) => each >= mine).length;
      fates.add(above >= places ? 'missed' : upTo <= places ? 'reached' : 'neither');
      return;
    }
    for (const by of [0, 1]) {
      const [winner, loser] = by === 0 ? ends : [ends[1], ends[0]];
      for (const lost of new Set([loss, 0])) {
        points[winner] = (points[winner] ?? 0) + win;
        points[loser] = (points[loser] ?? 0) + lost;
        next(match + 1);
        points[winner] = (points[winner] ?? 0) - win;
        points[loser] = (points[loser] ?? 0) - lost;
      }
    }
  };
  next(0);
  return verdictOf(fates);
}

export function verdictOf(fates: ReadonlySet<Fate>): Verdict {
  const only = fates.size === 1 ? [...fates][0] : null;
  return only === 'reached' ? 'sure' : only === 'missed' ? 'impossible' : 'open';
}

/** `2-1-0`: won, lost on court, lost by absence; with two numbers every loss is worth the second. */
function worth({ rule }: GeneratedLeague): { win: number; loss: number } {
  const [win = 0, second = 0, third] = rule.points.split('-').map(Number);
  return { win, loss: third === undefined ? 0 : second };
}

const lists = {
  'direct-first': 'points among, sets among, games among, sets, games, sets won, games won',
  'difference-first': 'sets, games, points among, sets won, games won',
};

class PlayedSquare {
  readonly #square: Cell[][];
  readonly #all: readonly number[];
  readonly #open: OpenLeague['open'];
  readonly #league: GeneratedLeague;
  readonly #lines: readonly string[];
  readonly #hasOpen: ReadonlySet<number>;
  /** Totals of each pair, over all its matches. */
  readonly #totals: Cell[];

  constructor(league: GeneratedLeague, open: OpenLeague['open']) {
    this.#square = squareOf(league).square.map((cells) => cells.map((cell) => ({ ...cell })));
    this.#all = league.pairs.map((_, index) => index);
    this.#open = open;
    this.#league = league;
    this.#lines = lists[league.rule.ties].split(', ');
    this.#hasOpen = new Set(open.flat());
    this.#totals = this.#square.map((cells) => cells.reduce(added));
  }

  /** @param times -1 takes it back */
  play(match: number, { by, how, sets }: Ending, times: 1 | -1): void {
    const [one, other] = this.#open[match] ?? [0, 0];
    const [winner, loser] = by === 0 ? [one, other] : [other, one];
    const { win, loss } = worth(this.#league);
    const isAbsent = how === 'absent';
    const [won, lost] = isAbsent && this.#league.rule.walkover === '6-0 6-0' ? [2, 0] : sets;
    this.#add(winner, loser, times, win, won, lost);
    this.#add(loser, winner, times, isAbsent ? 0 : loss, lost, won);
  }

  #add(me: number, them: number, times: number, pts: number, sf: number, sc: number): void {
    for (const cell of [this.#square[me]?.[them], this.#totals[me]]) {
      if (cell === undefined) throw new Error('A match of nobody.');
      cell.met += times;
      cell.pts += times * pts;
      cell.sf += times * sf;
      cell.sc += times * sc;
    }
  }

  fateOf(me: number, places: number): Fate {
    const [above, level] = this.#placeOf(me);
    if (above + level <= places) return 'reached';
    return above >= places ? 'missed' : 'neither';
  }

  /** How many pairs are above `me`, and how many share its place, `me` included. */
  #placeOf(me: number): [above: number, level: number] {
    let above = 0;
    let block = this.#all;
    const split = (value: (pair: number) => number): boolean => {
      const mine = value(me);
      const level = block.filter((pair) => value(pair) === mine);
      above += block.filter((pair) => value(pair) > mine).length;
      const isSplit = level.length < block.length;
      block = level;
      return isSplit;
    };
    const { pts } = this.#totals[me] ?? { pts: 0 };
    above = this.#totals.filter((total) => total.pts > pts).length;
    block = block.filter((pair) => this.#totals[pair]?.pts === pts);
    while (block.length > 1) {
      const tied = block;
      const haveMet = tied.every((one) =>
        tied.every((other) => one === other || (this.#square[one]?.[other]?.met ?? 0) > 0),
      );
      let hasSplit = false;
      for (const line of this.#lines) {
        const isAmong = line.endsWith(' among');
        if (isAmong && !haveMet) continue;
        // Nobody knows these games: the block stays whole.
        if (line.startsWith('games') && this.#isUnknown(tied, isAmong)) break;
        const against = isAmong ? tied : this.#all;
        hasSplit = split((pair) => this.#measure(line, pair, against));
        if (hasSplit) break;
      }
      if (!hasSplit) break;
    }
    return [above, block.length];
  }

  #isUnknown(block: readonly number[], isAmong: boolean): boolean {
    return isAmong
      ? this.#open.some(([one, other]) => block.includes(one) && block.includes(other))
      : block.some((pair) => this.#hasOpen.has(pair));
  }

  #measure(line: string, pair: number, against: readonly number[]): number {
    if (line.startsWith('points')) return this.#sum(pair, against, 'pts');
    const [won, lost] = line.startsWith('sets') ? (['sf', 'sc'] as const) : (['gf', 'gc'] as const);
    const own = this.#sum(pair, against, won);
    return line.endsWith('won') ? own : own - this.#sum(pair, against, lost);
  }

  #sum(pair: number, against: readonly number[], field: keyof Cell): number {
    if (against === this.#all) return this.#totals[pair]?.[field] ?? 0;
    let sum = 0;
    for (const them of against) sum += this.#square[pair]?.[them]?.[field] ?? 0;
    return sum;
  }
}

function added(one: Cell, other: Cell): Cell {
  return {
    met: one.met + other.met,
    pts: one.pts + other.pts,
    sf: one.sf + other.sf,
    sc: one.sc + other.sc,
    gf: one.gf + other.gf,
    gc: one.gc + other.gc,
  };
}
