import { describe, expect, it } from 'vitest';
import { likelyEndings } from '../../../../src/admin/scorePad/likelyEndings.ts';
import { defaultRule } from '../../../../src/league/defaultRule.ts';
import type { StandingsRule } from '../../../../src/league/standingsRule.ts';
import { whyUncounted } from '../../../../src/matches/countResult.ts';
import { checkScore } from '../../../../src/padel/scoreCheck.ts';
import type { Side } from '../../../../src/padel/setScore.ts';

const teams = { 1: 'A', 2: 'B' };
const withDraws: StandingsRule = {
  ...defaultRule,
  points: { ...defaultRule.points, draw: 1, win20: 3, win21: 3 },
};

function endingsOf(score: string, rule: StandingsRule, winner: Side | null = null) {
  const odd = likelyEndings({ score, winner }, teams, rule);
  if (odd === null) return null;
  // Whatever is offered is possible, and counts.
  for (const ending of odd.endings) {
    expect(checkScore(ending.score, rule.points.draw !== null).level).not.toBe('reject');
    expect(whyUncounted({ team1: 'A', team2: 'B', ...ending }, rule)).toBeNull();
  }
  return odd.endings.map(({ text, score, winner }) => `${text} | ${score} | ${winner}`);
}

const retired = (score: string) => [
  `Se retiró B: ganó A | ${score} ret. | 1`,
  `Se retiró A: ganó B | ${score} ret. | 2`,
];
const level = (score: string) => [
  `Terminó por tiempo: ganó A | ${score} tiempo | 1`,
  `Terminó por tiempo: ganó B | ${score} tiempo | 2`,
];
const nobodyCame = 'No se presentó nadie | W.O. doble | null';
const walkovers = (score: string) => [
  `Ganó A por W.O. | ${score} | 1`,
  `Ganó B por W.O. | ${score} | 2`,
  nobodyCame,
];

describe('a score that will not count is asked, with endings that would', () => {
  it.each([
    ['6-4', ['Terminó por tiempo: ganó A | 6-4 tiempo | null', ...retired('6-4')]],
    ['6-4 3-2', ['Terminó por tiempo: ganó A | 6-4, 3-2 tiempo | null', ...retired('6-4, 3-2')]],
    ['6-4 4-6', [...level('6-4, 4-6'), ...retired('6-4, 4-6')]],
    ['4-4', [...level('4-4'), ...retired('4-4')]],
    ['6-4 2-1 ret.', retired('6-4, 2-1')],
    [
      '6-0 0-1 tiempo',
      [...level('6-0, 0-1'), 'Terminó por tiempo: ganó A, solo con el 6-0 | 6-0 tiempo | null'],
    ],
    ['W.O.', walkovers('W.O.')],
    ['suspendido por lluvia', [...walkovers('W.O.'), 'No se jugó | No se jugó | null']],
    ['😀', [...walkovers('W.O.'), 'No se jugó | No se jugó | null']],
  ])('%s', (score, endings) => expect(endingsOf(score, defaultRule)).toEqual(endings));

  it.each([
    ['6-4', ['Terminó por tiempo: ganó A | 6-4 tiempo | null', ...retired('6-4')]],
    ['4-4', ['Terminó por tiempo: empate | 4-4 tiempo | null', ...retired('4-4')]],
    ['6-4 3-5', ['Terminó por tiempo: empate | 6-4, 3-5 tiempo | null', ...retired('6-4, 3-5')]],
    // It counts, as a set for each: the one that was hardly begun may be left out.
    ['6-0 0-1 tiempo', ['Terminó por tiempo: ganó A, solo con el 6-0 | 6-0 tiempo | null']],
  ])('with draws: %s', (score, endings) => expect(endingsOf(score, withDraws)).toEqual(endings));

  it.each(['6-4 3-6', '6-4 3-6 tiempo', '6-4 3-6 3-3 tiempo', '6-4 3-3 tiempo'])(
    'with draws %s counts',
    (score) => expect(endingsOf(score, withDraws)).toBeNull(),
  );

  it.each(['6-4 6-3', '6-4 3-6 10-8', '7-6(5) 6-4', '4-2 4-1', 'doble W.O.', 'no se jugó'])(
    '%s counts',
    (score) => expect(endingsOf(score, defaultRule)).toBeNull(),
  );

  it.each(['8-6 6-3', '14/11', '7-4 6-3'])('%s is refused by its field', (score) => {
    expect(endingsOf(score, defaultRule)).toBeNull();
  });

  it('is said to be won by somebody', () => {
    expect(endingsOf('W.O.', defaultRule, 2)).toBeNull();
    expect(endingsOf('6-4 2-1 ret.', defaultRule, 1)).toBeNull();
    expect(endingsOf('6-0 0-1 tiempo', defaultRule, 1)).toBeNull();
  });
});
