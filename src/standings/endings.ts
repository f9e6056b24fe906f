import type { CountableResult } from '../matches/countResult.ts';
import type { OpenMeeting, OpenSeason } from './openSeason.ts';
import { emptyTally, separateTies, type TableMatch, type PairTally } from './separateTies.ts';
import type { Side } from '../padel/setScore.ts';
import { matchPoints, tieCriteria, type StandingsRule } from '../league/standingsRule.ts';
import { groupBy } from '../padel/groupBy.ts';

/**
 * What an ending brings. A pair in a block, or in a shared position, may stand on any of its places:
 * `undecided` where some of them count and some do not.
 */
export type Answer = 'reached' | 'missed' | 'undecided';

/** With more that matter there are too many endings. */
export const mostMatches = 6;
/** All endings of so many are tried, whatever that takes; of more within `mostBlocks`. */
const alwaysTried = 3;
/** How many blocks are resolved. */
const mostBlocks = 1500;

/** What is told of endings, by how the matches that matter end: in their order, as bits of `toldAs`. */
export type EndingVisitor = {
  tell: (answer: Answer, ends: readonly number[]) => void;
  /** Nothing more has to be known of these: they are left out. */
  isKnown: (ends: readonly number[]) => boolean;
};

/**
 * How a sentence tells that a match is won, as bits of a number: bit 0 for team 1 in two sets, bit 1 for
 * team 1 otherwise, bits 2 and 3 the same of team 2.
 */
export function toldAs(winner: Side, isInTwoSets: boolean): number {
  return (isInTwoSets ? inTwoSets : inTwoSets | otherwise) << (winner === 1 ? 0 : 2);
}

const inTwoSets = 0b01;
const otherwise = 0b10;
const anyEnd = 0b1111;

/**
 * The matches that can matter, the pair's own first: without those among pairs that stay above it, or
 * below, whatever happens.
 */
export function matchesThatMatter(season: OpenSeason): readonly OpenMeeting[] {
  const spans = spansOf(season, season.open);
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
 * @returns false where there were too many; not all have been tried then
 */
export function tryEndings(season: OpenSeason, places: number, visitor: EndingVisitor): boolean {
  const matches = matchesThatMatter(season);
  return matches.length <= mostMatches && new Endings(season, matches, places, visitor).tryAll();
}

/** A row with the points that its pair has at least and at most. */
type Span = { row: PairTally; least: number; most: number };

function spansOf({ rows, rule }: OpenSeason, matches: readonly OpenMeeting[]): readonly Span[] {
  const spans = rows.map((row) => ({ row: { ...row }, least: row.points, most: row.points }));
  for (const { row1, row2 } of matches) {
    for (const span of [at(spans, row1), at(spans, row2)]) {
      span.least += matchPoints[rule.points].walkoverLoss;
      span.most += matchPoints[rule.points].win;
    }
  }
  return spans;
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`There is no item ${index}.`);
  return item;
}

type Two = readonly [number, number];

/** The ends of a match that bring the same points to team 1 and team 2. */
type Way = { points: Two; told: number; scores: readonly Score[] };
type Score = { sets: Two; told: number };

/**
 * How a match can end: either pair wins 2-0 or 2-1, at one of four scores of a retirement, or by W.O. Ends
 * with the same difference of sets are one: sets won are compared after games, and those of a match to
 * come are unknown.
 */
function waysToEnd({ points, walkover }: StandingsRule): readonly Way[] {
  const { win, loss, walkoverWin, walkoverLoss } = matchPoints[points];
  const court = { points: [win, loss], told: otherwise } as const;
  const absent = { points: [walkoverWin, walkoverLoss], told: otherwise } as const;
  const ends: readonly { points: Two; sets: Two; told: number }[] = [
    { ...court, sets: [2, 0], told: inTwoSets },
    { ...court, sets: [2, 1] },
    { ...court, sets: [0, 0] },
    { ...court, sets: [1, 0] },
    { ...court, sets: [0, 1] },
    { ...court, sets: [1, 1] },
    { ...absent, sets: walkover === '6-0 6-0' ? [2, 0] : [0, 0] },
  ];
  const won = merge(ends, (end) => end.points.join()).map(({ first, all }) => ({
    points: first.points,
    told: union(all),
    scores: merge(all, ({ sets: [own, others] }) => own - others).map((same) => ({
      sets: same.first.sets,
      told: union(same.all),
    })),
  }));
  return [...won, ...won.map(turned)];
}

function merge<Item>(items: readonly Item[], keyOf: (item: Item) => unknown) {
  return [...groupBy(items, keyOf).values()].flatMap((all) =>
    all.slice(0, 1).map((first) => ({ first, all })),
  );
}

function union(ends: readonly { told: number }[]): number {
  return ends.reduce((bits, { told }) => bits | told, 0);
}

/** A way of winning as won by team 2 instead of team 1. */
function turned({ points: [won, lost], told, scores }: Way): Way {
  return {
    points: [lost, won],
    told: told << 2,
    scores: scores.map(({ sets: [own, others], told: bits }) => ({
      sets: [others, own],
      told: bits << 2,
    })),
  };
}

type Match = TableMatch<PairTally, CountableResult>;

/** A match to come, with the end that is being tried. */
type ToCome = { match: Match; span1: Span; span2: Span; way: Way | null; told: number };

class Endings {
  readonly #places: number;
  readonly #visitor: EndingVisitor;
  readonly #rule: StandingsRule;
  readonly #ways: readonly Way[];
  /** Changed by each end that is tried, and changed back. */
  readonly #spans: readonly Span[];
  readonly #own: Span;
  readonly #played: readonly Match[];
  readonly #toCome: readonly ToCome[];
  readonly #unknown: { rows: ReadonlySet<PairTally>; matches: ReadonlySet<Match> };
  #blocks = 0;

  constructor(
    season: OpenSeason,
    matches: readonly OpenMeeting[],
    places: number,
    visitor: EndingVisitor,
  ) {
    this.#places = places;
    this.#visitor = visitor;
    this.#rule = season.rule;
    this.#ways = waysToEnd(season.rule);
    this.#spans = spansOf(season, matches);
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
    this.#unknown = {
      rows: new Set(this.#toCome.flatMap(({ span1, span2 }) => [span1.row, span2.row])),
      matches: new Set(this.#toCome.map(({ match }) => match)),
    };
  }

  tryAll(): boolean {
    this.#tryPoints(0);
    return !this.#isTooMany();
  }

  #isTooMany(): boolean {
    return this.#toCome.length > alwaysTried && this.#blocks > mostBlocks;
  }

  /** Tries the points of the matches from a number on. */
  #tryPoints(number: number): void {
    if (this.#isOver()) return;
    const above = this.#spans.filter(({ least }) => least > this.#own.most).length;
    const notBelow = this.#spans.filter(({ most }) => most >= this.#own.least).length;
    const next = this.#toCome[number];
    if (this.#tell(above, notBelow)) return;
    if (next === undefined) {
      this.#tryBlock(above);
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
    const { win, walkoverLoss } = matchPoints[this.#rule.points];
    span.least += times * (points - walkoverLoss);
    span.most += times * (points - win);
  }

  /** All points are known, and others have as many as the pair: sets are tried where these matter. */
  #tryBlock(above: number): void {
    const block = this.#spans.flatMap(({ row, least }) => (least === this.#own.least ? [row] : []));
    const matches = this.#among(block);
    const placed = this.#place(block, matches, 'sets');
    const first = above + placed.above;
    if (this.#tell(first, first + placed.rows.length)) return;
    const rows = new Set(placed.rows);
    const touching = this.#toCome.filter(
      ({ match }) => rows.has(match.row1) || rows.has(match.row2),
    );
    this.#trySets(touching, first, placed.rows, matches);
  }

  /** Tries the sets of these matches. */
  #trySets(
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
    for (const { sets, told } of way?.scores ?? []) {
      next.told = told;
      addSets(match, sets, 1);
      this.#trySets(others, above, block, matches);
      addSets(match, sets, -1);
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
    return [...this.#played, ...this.#toCome.map(({ match }) => match)].filter(
      ({ row1, row2 }) => rows.has(row1) && rows.has(row2),
    );
  }

  /** The rows of a block that the pair stays with, and how many come before them. */
  #place(block: readonly PairTally[], matches: readonly Match[], unknown: 'games' | 'sets') {
    this.#blocks += 1;
    const parts = separateTies(block, matches, tieCriteria[this.#rule.ties], [], {
      ...this.#unknown,
      what: unknown,
    });
    const own = parts.findIndex(({ rows }) => rows.includes(this.#own.row));
    return {
      above: parts.slice(0, own).reduce((count, { rows }) => count + rows.length, 0),
      rows: at(parts, own).rows,
    };
  }
}

/** @param times -1 takes them back */
function addSets({ row1, row2, first, second }: Match, [one, other]: Two, times: 1 | -1): void {
  for (const tally of [row1, first]) {
    tally.setsFor += times * one;
    tally.setsAgainst += times * other;
  }
  for (const tally of [row2, second]) {
    tally.setsFor += times * other;
    tally.setsAgainst += times * one;
  }
}
