import { describe, expect, it } from 'vitest';
import {
  formOf,
  outcomeFor,
  rivalOf,
  rivalsOf,
  scoreFor,
  sideOf,
  tallyOf,
} from '../../../src/matches/pairMatches.ts';
import { pair, pairResults } from '../../../stories/fixtures/pairs.ts';
import { defaultRule } from '../../../src/league/defaultRule.ts';
import type { Result } from '../../../src/padel/result.ts';

const [won, superTieBreak, lost] = pairResults;
if (won === undefined || superTieBreak === undefined || lost === undefined) {
  throw new Error('The pair has fewer results.');
}

const outcomeOf = (result: Result) => outcomeFor(result, pair, defaultRule);

describe('a match as its pair sees it', () => {
  it('is described from either side', () => {
    expect([sideOf(won, pair), sideOf(lost, pair)]).toEqual([1, 2]);
    expect([rivalOf(won, pair), rivalOf(lost, pair)]).toEqual(['Doble Pared', 'Doble Pared']);
    expect([outcomeOf(won), outcomeOf(lost)]).toEqual(['won', 'lost']);
  });

  it('has its score from the pair’s side', () => {
    expect([scoreFor(won, pair), scoreFor(lost, pair)]).toEqual(['6-4, 6-3', '5-7, 2-6']);
    expect(scoreFor({ ...lost, score: 'suspendido' }, pair)).toBe('suspendido');
  });

  it('is found by the name where the row names no pair, in any spelling', () => {
    const typed = { ...won, pair1Id: null, team1: 'los  SMÁSH' };
    expect(sideOf(typed, pair)).toBe(1);
    expect(sideOf({ ...typed, pair1Id: 'another' }, pair)).toBeNull();
  });

  it('has no outcome where nobody can tell who won', () => {
    expect(outcomeOf({ ...won, score: 'W.O.' })).toBeNull();
    expect(outcomeOf({ ...won, score: 'W.O.', winner: 2 })).toBe('lost');
    expect(outcomeOf({ ...won, score: 'suspendido' })).toBeNull();
  });
});

describe('what a pair has played', () => {
  it('has a form of five, the latest last, without what does not count', () => {
    const many = [{ ...won, score: 'suspendido' }, lost, won, won, won, won, lost];
    const form = formOf(many, pair, defaultRule).map(({ outcome }) => outcome);
    expect(form).toEqual(['won', 'won', 'won', 'won', 'lost']);
  });

  it('has rivals and a tally', () => {
    expect(rivalsOf(pairResults, pair)).toEqual(['Doble Pared', 'La Víbora']);
    expect(tallyOf(pairResults.map(outcomeOf))).toEqual({ won: 2, drawn: 0, lost: 1 });
  });
});
