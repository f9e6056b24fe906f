import { groupBy } from '../padel/groupBy.ts';
import type { Side } from '../padel/setScore.ts';
import type { StandingsRule } from '../league/standingsRule.ts';

// How a match that is to be played can end. Its games are unknown; a match that ends by time has the sets of a
// win, a retirement or a draw.

/** Of team 1 and of team 2. */
type Two = readonly [number, number];

/** One class of endings. */
export type MatchEnd = {
  points: Two;
  /** Whether the two have met by it: not if it will not be played. */
  isCounted: boolean;
  sets: Two;
  wins: Two;
  walkovers: Two;
  /** The way in which a sentence tells it, one bit. */
  told: number;
};

const inTwoSets = 0b01;
const otherwise = 0b10;
const drawn = 0b1_00_00;
const withoutWinner = 0b10_00_00;
/** All of the ways in which a sentence tells an end. */
export const anyEnd = 0b11_11_11;
/** The number of them. */
export const toldWays = 6;

/**
 * The ends of a match as a sentence tells them, as bits of a number: bit 0 for team 1 in two sets, bit 1 for
 * team 1 otherwise, bits 2 and 3 the same of team 2, bit 4 for a draw, bit 5 where nobody came or played.
 */
export function toldAs(
  side: Side,
  result: 'win' | 'win-in-two-sets' | 'win-or-draw' = 'win',
): number {
  if (result === 'win-in-two-sets') return ofSide(inTwoSets, side);
  const wins = ofSide(inTwoSets | otherwise, side);
  return result === 'win-or-draw' ? wins | drawn : wins;
}

function ofSide(bits: number, side: Side): number {
  return side === 1 ? bits : bits << 2;
}

/** The classes: seven that either side wins, a W.O. of both, not played, and draws where there are any. */
export function endsOf({ points, walkover }: StandingsRule): readonly MatchEnd[] {
  const won = { isCounted: true, wins: [1, 0], walkovers: [0, 0], told: otherwise } as const;
  const clear = { ...won, points: [points.win20, points.loss02] } as const;
  const close = { ...won, points: [points.win21, points.loss12] } as const;
  const wins: readonly MatchEnd[] = [
    { ...clear, sets: [2, 0], told: inTwoSets },
    { ...close, sets: [2, 1] },
    // By retirement.
    { ...clear, sets: [0, 0] },
    { ...clear, sets: [1, 0] },
    { ...close, sets: [0, 1] },
    { ...close, sets: [1, 1] },
    {
      ...won,
      points: [points.walkoverWin, points.walkoverLoss],
      sets: walkover === '6-0 6-0' ? [2, 0] : [0, 0],
      walkovers: [0, 1],
    },
  ];
  const alike = (each: number, sets: number, told: number): MatchEnd => ({
    points: [each, each],
    isCounted: true,
    sets: [sets, sets],
    wins: [0, 0],
    walkovers: [0, 0],
    told,
  });
  return [
    ...wins,
    ...wins.map(turned),
    { ...alike(points.walkoverLoss, 0, withoutWinner), walkovers: [1, 1] },
    { ...alike(points.unplayed, 0, withoutWinner), isCounted: false },
    ...(points.draw === null ? [] : [alike(points.draw, 1, drawn), alike(points.draw, 0, drawn)]),
  ];
}

/** A win of team 1 as one of team 2. */
function turned(end: MatchEnd): MatchEnd {
  const turn = ([one, other]: Two): Two => [other, one];
  return {
    ...end,
    points: turn(end.points),
    sets: turn(end.sets),
    wins: turn(end.wins),
    walkovers: turn(end.walkovers),
    told: end.told << 2,
  };
}

/** The classes that bring the same points, among them those that a line of the rule tells apart. */
export type Way = Pick<MatchEnd, 'points' | 'isCounted' | 'told'> & { scores: readonly MatchEnd[] };

export function waysToEnd(rule: StandingsRule): readonly Way[] {
  const has = (...lines: StandingsRule['ties']) => lines.some((line) => rule.ties.includes(line));
  const [bySets, byDifference, byWins, byWalkovers] = [
    has('sets-won'),
    has('set-difference', 'set-difference-among'),
    has('wins'),
    has('fewest-walkovers'),
  ];
  const seen = ({ sets, wins, walkovers }: MatchEnd) => [
    bySets ? sets : byDifference ? sets[0] - sets[1] : 0,
    byWins ? wins : 0,
    byWalkovers ? walkovers : 0,
  ];
  return merge(endsOf(rule), ({ points, isCounted }) => [points, isCounted]).map((way) => ({
    ...way.first,
    scores: merge(way.all, seen).map(({ first }) => first),
  }));
}

/** Those with the same key are one, told as any of them. */
function merge(ends: readonly MatchEnd[], keyOf: (end: MatchEnd) => readonly unknown[]) {
  return [...groupBy(ends, (end) => keyOf(end).join(' ')).values()].flatMap((all) =>
    all.slice(0, 1).map((end) => ({
      first: { ...end, told: all.reduce((bits, { told }) => bits | told, 0) },
      all,
    })),
  );
}
