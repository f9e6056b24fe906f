import { describe, expect, it } from 'vitest';
import { defaultRule } from '../../../src/league/defaultRule.ts';
import type { CategorySeason } from '../../../src/league/season.ts';
import { openMatches } from '../../../src/standings/openMatches.ts';
import type { Result } from '../../../src/padel/result.ts';
import type { UpcomingMatch } from '../../../src/padel/upcomingMatch.ts';
import { tonight } from '../../../stories/fixtures/matches.ts';
import { resultWith } from '../../../stories/fixtures/rows.ts';

function result(team1: string, team2: string, score = '6-4, 6-4', id = 'result'): Result {
  return resultWith({ id, team1, team2, score });
}

function match(team1: string, team2: string, date = '2026-11-21', id = 'match'): UpcomingMatch {
  return { ...tonight, id, team1, team2, date };
}

/** `A-B` for each open match, sorted. */
function open({
  legs,
  withdrawals = [],
  ...rows
}: Partial<Parameters<typeof openMatches>[0]> & Pick<CategorySeason, 'legs' | 'withdrawals'>) {
  return openMatches({
    results: [],
    imagined: [],
    announced: [],
    ...rows,
    season: { rule: defaultRule, withdrawals, ...(legs === undefined ? {} : { legs }) },
  })
    .matches.map(({ team1, team2 }) => `${team1}-${team2}`)
    .toSorted();
}

describe('the open matches of a season', () => {
  const results = [result('A', 'B'), result('á', 'C')];

  it('are those between the pairs that play it and have not met, announced or not', () => {
    expect(open({ results, legs: 1 })).toEqual(['B-C']);
    expect(open({ results, legs: 1, announced: [match('c', 'B')] })).toEqual(['C-B']);
    expect(open({ results, legs: 1, announced: [match('D', 'B')] })).toEqual([
      'A-D',
      'B-C',
      'C-D',
      'D-B',
    ]);
  });

  it('are as many as two pairs have left to meet', () => {
    expect(open({ results: [result('A', 'B'), result('B', 'A')], legs: 2 })).toEqual([]);
    expect(open({ results: [result('A', 'B')], legs: 2, announced: [match('B', 'A')] })).toEqual([
      'B-A',
    ]);
    expect(open({ legs: 2, announced: [match('A', 'B')] })).toEqual(['A-B', 'A-B']);
  });

  it('are the announced ones alone where the season does not say how often two pairs meet', () => {
    expect(open({ results, announced: [match('B', 'C')] })).toEqual(['B-C']);
    expect(open({ results })).toEqual([]);
  });

  it('are those whose result does not count', () => {
    const absent = result('B', 'C', 'W.O.');
    expect(open({ results: [...results, absent], legs: 1 })).toEqual(['B-C']);
    const announced = [match('B', 'C', absent.date), match('A', 'B', '2026-11-14', 'played')];
    expect(open({ results: [...results, absent], announced })).toEqual(['B-C']);
  });

  it('are those that were put off, whatever was played on the day that they had', () => {
    const putOff = { ...match('B', 'C', '2026-11-14'), postponedAt: '2026-11-14T20:00:00+00:00' };
    const played = result('B', 'C');
    expect(played.date).toBe(putOff.date);
    expect(open({ results: [...results, played], announced: [putOff], legs: 2 })).toEqual([
      'A-B',
      'A-C',
      'B-C',
    ]);
  });

  it('are none of a pair that has left', () => {
    const [first, second] = [result('A', 'B'), result('A', 'C')].map((played) => ({
      ...played,
      pair1Id: 'a',
    }));
    const played = [first, second].filter((each) => each !== undefined);
    const left = {
      id: '1',
      pairId: 'a',
      category: '',
      day: '2026-11-14',
      createdAt: '',
      rivals: [],
    };
    const withdrawals = [{ ...left, kind: 'walkover' as const }];
    const announced = [match('D', 'A'), match('D', 'B', '2026-11-22', 'other')];
    expect(open({ results: played, announced, legs: 1, withdrawals })).toEqual([
      'B-C',
      'C-D',
      'D-B',
    ]);
  });

  it('are not those of which a result is imagined', () => {
    const announced = [match('B', 'C')];
    const imagined = [result('B', 'C', '6-4, 6-4', 'si-match')];
    expect(open({ results, imagined, announced, legs: 1 })).toEqual([]);
    expect(open({ results, imagined, announced })).toEqual([]);
  });
});
