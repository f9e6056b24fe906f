/** How a season's table is counted: four choices, the first value of each is the usual one. */
export type StandingsRule = {
  /** What a match gives: won, lost on court, lost by W.O. */
  points: (typeof choices.points)[number];
  /** What is compared first among pairs with equal points. */
  ties: (typeof choices.ties)[number];
  /** What a super tie-break adds to the games. */
  superTieBreak: (typeof choices.superTieBreak)[number];
  /** What a W.O. adds to sets and games. */
  walkover: (typeof choices.walkover)[number];
};

export const choices = {
  points: ['2-1-0', '3-1-0', '3-0', '1-0'],
  ties: ['direct-first', 'difference-first'],
  superTieBreak: ['one-game', 'no-games', 'points'],
  walkover: ['6-0 6-0', 'no-games'],
} as const;

type MatchPoints = { win: number; loss: number; walkoverWin: number; walkoverLoss: number };

export const matchPoints: Readonly<Record<StandingsRule['points'], MatchPoints>> = {
  '2-1-0': { win: 2, loss: 1, walkoverWin: 2, walkoverLoss: 0 },
  '3-1-0': { win: 3, loss: 1, walkoverWin: 3, walkoverLoss: 0 },
  '3-0': { win: 3, loss: 0, walkoverWin: 3, walkoverLoss: 0 },
  '1-0': { win: 1, loss: 0, walkoverWin: 1, walkoverLoss: 0 },
};

/** A line of the list that separates pairs with equal points; `lots`: nothing did. */
export type Criterion =
  | 'points-among'
  | 'set-difference-among'
  | 'game-difference-among'
  | 'set-difference'
  | 'game-difference'
  | 'sets-won'
  | 'games-won'
  | 'lots';

/** The lines in their order. Those that end in `-among` look at the matches of the tied pairs only. */
export const tieCriteria: Readonly<Record<StandingsRule['ties'], readonly Criterion[]>> = {
  'direct-first': [
    'points-among',
    'set-difference-among',
    'game-difference-among',
    'set-difference',
    'game-difference',
    'sets-won',
    'games-won',
  ],
  'difference-first': [
    'set-difference',
    'game-difference',
    'points-among',
    'sets-won',
    'games-won',
  ],
};

export function isAmong(criterion: Criterion): boolean {
  return criterion.endsWith('-among');
}
