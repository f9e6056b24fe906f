import { defaultRule } from './defaultRule.ts';
import { choices, type MatchPoints, type StandingsRule } from './standingsRule.ts';

/** The points that most leagues give, by a name of their own. */
export const pointPresets = {
  '2-1-0': defaultRule.points,
  '3-1-0': pointsFor(3, 1),
  '3-1-0, walkover 2': { ...pointsFor(3, 1), walkoverWin: 2 },
  '3-0': pointsFor(3, 0),
  '1-0': pointsFor(1, 0),
  'by sets': { ...pointsFor(3, 0), win21: 2, loss12: 1 },
  'with draws': { ...pointsFor(3, 0), draw: 1 },
  'with draws, unplayed -1': { ...pointsFor(3, 0), draw: 1, walkoverLoss: -1, unplayed: -1 },
} as const satisfies Readonly<Record<string, MatchPoints>>;

/** The usual ways to separate pairs with equal points. */
export const tiePresets = {
  'direct-first': defaultRule.ties,
  'difference-first': [
    'set-difference',
    'game-difference',
    'points-among',
    'sets-won',
    'games-won',
  ],
  'direct-then-lots': ['points-among', 'set-difference-among', 'game-difference-among'],
} as const satisfies Readonly<Record<string, StandingsRule['ties']>>;

/** Whether the league has chosen that lots decide what its lines leave level: by the preset that says so, or without lines. */
export function drawsLots({ ties }: Pick<StandingsRule, 'ties'>): boolean {
  return ties.length === 0 || ties.join() === tiePresets['direct-then-lots'].join();
}

/** A rule as seasons had it first: a word for its points and one for its ties, each the name of a preset. */
type RuleTexts = {
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

/** The rule that these words stand for. */
export function ruleOf(texts: RuleTexts): StandingsRule {
  return { ...texts, points: pointPresets[texts.points], ties: tiePresets[texts.ties] };
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
