import type { CountableResult } from '../matches/countResult.ts';
import { anyEnd, waysToEnd, type MatchEnd, type Way } from './matchEnds.ts';
import type { OpenMeeting, OpenSeason } from './openSeason.ts';
import { emptyTally, separateTies, type TableMatch, type PairTally } from './separateTies.ts';

/**
 * The effect of an ending. A pair in a block, or in a shared position, may stand on any of its places:
 * `undecided` where some of them count and some do not.
 */
type Answer = 'reached' | 'missed' | 'undecided';

/** With more that matter there are too many endings. */
export const mostMatches = 6;
/** All endings of so many are tried, whatever that takes; of more within `mostBlocks`. */
const alwaysTried = 3;
/** The number of blocks that are resolved. */
const mostBlocks = 1500;
/** The number of beginnings of endings that are looked at. */
const mostSteps = 30_000;

/** Visits endings by how the matches that matter end: in their order, as bits of `toldAs`. */
type EndingVisitor = {
  tell: (answer: Answer, ends: readonly number[]) => void;
  /** Nothing more has to be known of these: they are left out. */
  isKnown: (ends: readonly number[]) => boolean;
};

/**
 * The matches that can matter, the pair's own first: without those among pairs that stay above it, or
 * below, whatever happens.
 */
export function matchesThatMatter(season: OpenSeason): readonly OpenMeeting[] {
  const { spans } = spansOf(season);
  const own = at(spans, season.own);
  const isFixed = (number: number) => {
    const { least, most } = at(spans, number);
    return least > own.most || most < own.least;
  };
  const matter = season.open.filter(({ row1, row2 }) => !isFixed(row1) || !isFixed(row2));
  const isOwn = ({ row1, row2 }: OpenMeeting) => row1 === season.own || row2 === season.own;
  return [...matter.filter(isOwn), ...matter.filter((match) => !isOwn(match))];
}

/**
 * Tries every ending, many at once where they have the same answer.
 * @param by `points`: pairs with as many points are in no order, which is quicker
 * @returns false where there were too many; not all have been tried then
 */
export function tryEndings(
  season: OpenSeason,
  places: number,
  visitor: EndingVisitor,
  by: 'all' | 'points' = 'all',
): boolean {
  const matches = matchesThatMatter(season);
  return (
    matches.length <= mostMatches && new Endings(season, matches, places, visitor, by).tryAll()
  );
}

/** A row with the points that its pair has at least and at most. */
type Span = { row: PairTally; least: number; most: number };

/** Every open match counts here, since one that is not tried pays its two pairs too. */
function spansOf({ rows, rule, open }: OpenSeason): {
  spans: readonly Span[];
  ofMatch: { least: number; most: number };
} {
  const points = waysToEnd(rule).flatMap((way) => way.points);
  const ofMatch = { least: Math.min(...points), most: Math.max(...points) };
  const spans = rows.map((row) => ({ row: { ...row }, least: row.points, most: row.points }));
  for (const { row1, row2 } of open) {
    for (const span of [at(spans, row1), at(spans, row2)]) {
      span.least += ofMatch.least;
      span.most += ofMatch.most;
    }
  }
  return { spans, ofMatch };
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`There is no item ${index}.`);
  return item;
}

type Match = TableMatch<PairTally, CountableResult>;

/** A match to come, with the end that is being tried. */
type ToCome = { match: Match; span1: Span; span2: Span; way: Way | null; told: number };

class Endings {
  readonly #by: 'all' | 'points';
  readonly #places: number;
  readonly #visitor: EndingVisitor;
  readonly #ties: OpenSeason['rule']['ties'];
  readonly #ways: readonly Way[];
  /** The points of one match. */
  readonly #ofMatch: { least: number; most: number };
  /** Changed by each end that is tried, and changed back. */
  readonly #spans: readonly Span[];
  readonly #own: Span;
  readonly #played: readonly Match[];
  readonly #toCome: readonly ToCome[];
  #blocks = 0;
  #steps = 0;

  constructor(
    season: OpenSeason,
    matches: readonly OpenMeeting[],
    places: number,
    visitor: EndingVisitor,
    by: 'all' | 'points',
  ) {
    this.#by = by;
    this.#places = places;
    this.#visitor = visitor;
    this.#ties = season.rule.ties;
    this.#ways = waysToEnd(season.rule);
    const { spans, ofMatch } = spansOf(season);
    this.#ofMatch = ofMatch;
    this.#spans = spans;
    this.#own = at(this.#spans, season.own);
    const copies = new Map(season.rows.map((row, number) => [row, at(this.#spans, number).row]));
    this.#played = season.matches.flatMap((match) => {
      const [row1, row2] = [copies.get(match.row1), copies.get(match.row2)];
      return row1 === undefined || row2 === undefined ? [] : [{ ...match, row1, row2 }];
    });
    this.#toCome = matches.map(({ match, row1, row2 }) => {
      const [span1, span2] = [at(this.#spans, row1), at(this.#spans, row2)];
      const [first, second] = [emptyTally(), emptyTally()];
      const result = { ...match, score: '', winner: null };
      return {
        match: { row1: span1.row, row2: span2.row, first, second, result },
        span1,
        span2,
        way: null,
        told: anyEnd,
      };
    });
  }

  tryAll(): boolean {
    this.#tryPoints(0);
    return !this.#isTooMany();
  }

  #isTooMany(): boolean {
    return (
      this.#toCome.length > alwaysTried && (this.#blocks > mostBlocks || this.#steps > mostSteps)
    );
  }

  /** Tries the points of the matches from a number on. */
  #tryPoints(number: number): void {
    this.#steps += 1;
    if (this.#isOver()) return;
    const above = this.#spans.filter(({ least }) => least > this.#own.most).length;
    const notBelow = this.#spans.filter(({ most }) => most >= this.#own.least).length;
    const next = this.#toCome[number];
    if (this.#tell(above, notBelow)) return;
    if (next === undefined) {
      if (this.#by === 'points') this.#visitor.tell('undecided', this.#ends());
      else this.#tryBlock(above);
      return;
    }
    const { match, span1, span2 } = next;
    for (const way of this.#ways) {
      const [points1, points2] = way.points;
      next.way = way;
      next.told = way.told;
      match.first.points = points1;
      match.second.points = points2;
      this.#addPoints(span1, points1, 1);
      this.#addPoints(span2, points2, 1);
      this.#tryPoints(number + 1);
      this.#addPoints(span1, points1, -1);
      this.#addPoints(span2, points2, -1);
    }
    next.told = anyEnd;
  }

  /** @param times -1 takes them back */
  #addPoints(span: Span, points: number, times: 1 | -1): void {
    const { least, most } = this.#ofMatch;
    span.least += times * (points - least);
    span.most += times * (points - most);
  }

  /** All points are known, and others have as many as the pair: sets are tried where these matter. */
  #tryBlock(above: number): void {
    const block = this.#spans.flatMap(({ row, least }) => (least === this.#own.least ? [row] : []));
    const matches = this.#among(block);
    const placed = this.#place(block, matches, 'all');
    const first = above + placed.above;
    if (this.#tell(first, first + placed.rows.length)) return;
    const rows = new Set(placed.rows);
    const touching = this.#toCome.filter(
      ({ match }) => rows.has(match.row1) || rows.has(match.row2),
    );
    this.#tryScores(touching, first, placed.rows, matches);
  }

  /** Tries what a line can look at apart from games in these matches. */
  #tryScores(
    [next, ...others]: readonly ToCome[],
    above: number,
    block: readonly PairTally[],
    matches: readonly Match[],
  ): void {
    if (this.#isOver()) return;
    if (next === undefined) {
      const placed = this.#place(block, matches, 'games');
      const first = above + placed.above;
      if (!this.#tell(first, first + placed.rows.length)) {
        this.#visitor.tell('undecided', this.#ends());
      }
      return;
    }
    const { match, way } = next;
    for (const end of way?.scores ?? []) {
      next.told = end.told;
      addEnd(match, end, 1);
      this.#tryScores(others, above, block, matches);
      addEnd(match, end, -1);
    }
    next.told = way?.told ?? anyEnd;
  }

  #isOver(): boolean {
    return this.#isTooMany() || this.#visitor.isKnown(this.#ends());
  }

  #ends(): readonly number[] {
    return this.#toCome.map(({ told }) => told);
  }

  /**
   * Tells what is certain.
   * @param notBelow how many are not below the pair, itself included
   * @returns false: nothing is
   */
  #tell(above: number, notBelow: number): boolean {
    const isReached = notBelow <= this.#places;
    const isMissed = above >= this.#places;
    if (isReached || isMissed) this.#visitor.tell(isReached ? 'reached' : 'missed', this.#ends());
    return isReached || isMissed;
  }

  #among(block: readonly PairTally[]): readonly Match[] {
    const rows = new Set(block);
    const counted = this.#toCome.filter(({ way }) => way?.isCounted === true);
    return [...this.#played, ...counted.map(({ match }) => match)].filter(
      ({ row1, row2 }) => rows.has(row1) && rows.has(row2),
    );
  }

  /** The rows of a block that the pair stays with, and how many come before them. */
  #place(block: readonly PairTally[], matches: readonly Match[], what: 'games' | 'all') {
    this.#blocks += 1;
    const parts = separateTies(block, matches, this.#ties, [], {
      matches: this.#toCome.map(({ match }) => match),
      what,
    });
    const own = parts.findIndex(({ rows }) => rows.includes(this.#own.row));
    return {
      above: parts.slice(0, own).reduce((count, { rows }) => count + rows.length, 0),
      rows: at(parts, own).rows,
    };
  }
}

/** @param times -1 takes them back */
function addEnd(
  { row1, row2, first, second }: Match,
  { sets: [one, other], wins, walkovers }: MatchEnd,
  times: 1 | -1,
): void {
  for (const tally of [row1, first]) {
    tally.setsFor += times * one;
    tally.setsAgainst += times * other;
  }
  for (const tally of [row2, second]) {
    tally.setsFor += times * other;
    tally.setsAgainst += times * one;
  }
  for (const [at, row] of [row1, row2].entries()) {
    row.won += times * (wins[at] ?? 0);
    row.walkovers += times * (walkovers[at] ?? 0);
  }
}
