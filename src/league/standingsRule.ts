/** The rule by which a season's table is counted. */
export type StandingsRule = {
  /** The points that a match gives. */
  points: MatchPoints;
  /** The criteria among pairs with equal points, in this order; none: they draw lots. */
  ties: readonly Criterion[];
  /** The games that a super tie-break adds. */
  superTieBreak: (typeof choices.superTieBreak)[number];
  /** The sets and games that a W.O. adds. */
  walkover: (typeof choices.walkover)[number];
};

/** Whole numbers from -9 to 9, in no order: a loss may give more than a win. */
export type MatchPoints = {
  /** Won without and with a lost set. */
  win20: number;
  win21: number;
  /** `null`: a match needs a winner. */
  draw: number | null;
  /** Lost with and without a won set. */
  loss12: number;
  loss02: number;
  /** By W.O.; of a W.O. of both, each has `walkoverLoss`. */
  walkoverWin: number;
  walkoverLoss: number;
  /** A match that will not be played gives this to both. */
  unplayed: number;
};

/** A line of the list that separates pairs with equal points. */
export type Criterion = (typeof choices.ties)[number];

/** Whether a line looks at the matches of the tied pairs only. */
export function isAmong(criterion: Criterion | 'lots'): boolean {
  return criterion.endsWith('-among');
}

export const choices = {
  ties: [
    'points-among',
    'set-difference-among',
    'game-difference-among',
    'set-difference',
    'game-difference',
    'sets-won',
    'games-won',
    'wins',
    'fewest-walkovers',
  ],
  // The usual choice is the first one.
  superTieBreak: ['one-game', 'no-games', 'points'],
  walkover: ['6-0 6-0', 'no-games'],
} as const;
