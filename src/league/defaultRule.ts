import type { StandingsRule } from './standingsRule.ts';

/** The usual choices. By itself: the home page needs no more of the rule. */
export const defaultRule: StandingsRule = {
  points: '2-1-0',
  ties: 'direct-first',
  superTieBreak: 'one-game',
  walkover: '6-0 6-0',
};
