import type { StandingsRule } from './standingsRule.ts';

/** The usual rule. By itself: the home page needs no more of the rules. */
export const defaultRule: StandingsRule = {
  points: {
    win20: 2,
    win21: 2,
    draw: null,
    loss12: 1,
    loss02: 1,
    walkoverWin: 2,
    walkoverLoss: 0,
    unplayed: 0,
  },
  ties: [
    'points-among',
    'set-difference-among',
    'game-difference-among',
    'set-difference',
    'game-difference',
    'sets-won',
    'games-won',
  ],
  superTieBreak: 'one-game',
  walkover: '6-0 6-0',
};
