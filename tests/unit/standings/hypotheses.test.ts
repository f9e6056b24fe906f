import { describe, expect, it } from 'vitest';
import { defaultRule } from '../../../src/league/defaultRule.ts';
import type { StandingsRule } from '../../../src/league/standingsRule.ts';
import {
  absentEnds,
  formatHypotheses,
  imaginedResults,
  isImagined,
  matchesToImagine,
  parseHypotheses,
  setChoices,
} from '../../../src/standings/hypotheses.ts';
import { parseScore, setsWonBy } from '../../../src/padel/score.ts';
import { tonight } from '../../../stories/fixtures/matches.ts';
import { resultWith } from '../../../stories/fixtures/rows.ts';

const match = {
  ...tonight,
  id: '1a2b3c4d-0000-4000-8000-000000000000',
  team1: 'A',
  team2: 'B',
};

describe('hypotheses', () => {
  it('are carried by an address', () => {
    const hypotheses = new Map([[match.id, '6-4, 4-6, 10-8']]);
    const texts = formatHypotheses(hypotheses);
    expect(texts).toEqual(['1a2b3c4d.6-4_4-6_10-8']);
    expect(parseHypotheses(texts, [match])).toEqual(hypotheses);
  });

  it('become results once somebody has won', () => {
    const resultsOf = (score: string) =>
      imaginedResults([match], new Map([[match.id, score]]), defaultRule);
    expect(resultsOf('6-4')).toEqual([]);
    expect(resultsOf('6-4 6-4').map(isImagined)).toEqual([true]);
  });

  it('count the sets that are chosen', () => {
    const rule = { ...defaultRule, points: { ...defaultRule.points, draw: 1 } };
    const choices = setChoices(rule);
    const counted = choices.flatMap(({ score }) =>
      imaginedResults([match], new Map([[match.id, score]]), rule).map((result) => {
        const read = parseScore(result.score);
        return read.kind === 'sets' && `${setsWonBy(1, read.sets)}-${setsWonBy(2, read.sets)}`;
      }),
    );
    expect(counted).toEqual(choices.map(({ sets }) => sets));
  });

  it('are any end that the rule knows, who won where the score does not say it', () => {
    const hasDraws = { ...defaultRule, points: { ...defaultRule.points, draw: 1 } };
    const of = (rule: StandingsRule, end: string) => {
      // As an address carries it.
      const kept = parseHypotheses(formatHypotheses(new Map([[match.id, end]])), [match]);
      return imaginedResults([match], kept, rule).map(({ score, winner }) => [score, winner]);
    };
    expect(absentEnds.map((end) => of(defaultRule, end))).toEqual([
      [['W.O.', 1]],
      [['W.O.', 2]],
      [['W.O. doble', null]],
      [['No se jugó', null]],
    ]);
    expect(of(defaultRule, '6-4, 3-1 ret., gana 2')).toEqual([['6-4, 3-1 ret.', 2]]);
    expect(of(defaultRule, '6-4, 4-6')).toEqual([]);
    expect(of(hasDraws, '6-4, 4-6')).toEqual([['6-4, 4-6', null]]);
    const offered = (rule: StandingsRule) => setChoices(rule).map(({ sets }) => sets);
    expect(offered(defaultRule)).toEqual(['2-0', '2-1', '1-2', '0-2']);
    expect(offered(hasDraws)).toEqual(['2-0', '2-1', '1-1', '1-2', '0-2']);
  });

  it('are made of matches that have no result, in whatever order it names the pairs', () => {
    const { category, date } = match;
    const played = (team1: string, team2: string) =>
      matchesToImagine([match], [resultWith({ category, date, team1, team2 })]);
    expect(played('B', 'A')).toEqual([]);
    expect(played('A', 'C')).toEqual([match]);
  });
});
