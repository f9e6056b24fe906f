import { defaultRule } from './defaultRule.ts';
import { choices, type MatchPoints, type StandingsRule } from './standingsRule.ts';

/** A rule as seasons had it first: a word for its points and one for its ties. */
export type RuleTexts = {
  points: (typeof ruleTexts.points)[number];
  ties: (typeof ruleTexts.ties)[number];
  superTieBreak: StandingsRule['superTieBreak'];
  walkover: StandingsRule['walkover'];
};

export const ruleTexts = {
  ...choices,
  points: ['2-1-0', '3-1-0', '3-0', '1-0'],
  ties: ['direct-first', 'difference-first'],
} as const;

const points: Readonly<Record<RuleTexts['points'], MatchPoints>> = {
  '2-1-0': defaultRule.points,
  '3-1-0': pointsFor(3, 1),
  '3-0': pointsFor(3, 0),
  '1-0': pointsFor(1, 0),
};

const ties: Readonly<Record<RuleTexts['ties'], StandingsRule['ties']>> = {
  'direct-first': defaultRule.ties,
  'difference-first': [
    'set-difference',
    'game-difference',
    'points-among',
    'sets-won',
    'games-won',
  ],
};

/** The rule that these words stand for. */
export function ruleOf(texts: RuleTexts): StandingsRule {
  return { ...texts, points: points[texts.points], ties: ties[texts.ties] };
}

function pointsFor(win: number, loss: number): MatchPoints {
  return {
    ...defaultRule.points,
    win20: win,
    win21: win,
    loss12: loss,
    loss02: loss,
    walkoverWin: win,
  };
}
