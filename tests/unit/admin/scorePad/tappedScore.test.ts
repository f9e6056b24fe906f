import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formatScore } from '../../../../src/padel/formatScore.ts';
import { parseScore } from '../../../../src/padel/score.ts';
import {
  emptyScore,
  formatTappedScore,
  isAbsence,
  swapSides,
  openSets,
  toTappedScore,
  winnerOf,
  withSet,
  type TappedScore,
  type TappedSet,
} from '../../../../src/admin/scorePad/tappedScore.ts';

const seed = 20261122;
const numRuns = 3000;

const side = fc.constantFrom(1 as const, 2 as const);
const fullSet: fc.Arbitrary<TappedSet> = fc
  .record({
    winner: side,
    loser: fc.integer({ min: 0, max: 6 }),
    points: fc.option(fc.integer({ min: 0, max: 20 })),
  })
  .map(({ winner, loser, points }) => ({
    kind: 'set',
    winner,
    loser,
    tieBreak: loser === 6 ? points : null,
  }));
const superTieBreak: fc.Arbitrary<TappedSet> = fc
  .record({ winner: side, loser: fc.integer({ min: 0, max: 20 }) })
  .map((set) => ({ kind: 'superTieBreak', ...set }));
const unfinished: fc.Arbitrary<TappedSet> = fc
  .record({ team1: fc.integer({ min: 0, max: 6 }), team2: fc.integer({ min: 0, max: 6 }) })
  .filter(({ team1, team2 }) => Math.max(team1, team2) < 6 || Math.abs(team1 - team2) < 2)
  .map((set) => ({ kind: 'unfinished', ...set }));

/** Every tap there is, at the set where it can be made. */
type Tap = (pad: TappedScore) => TappedScore;
const tap: fc.Arbitrary<Tap> = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(fc.integer({ min: 0, max: 2 }), fullSet).map(setTap) },
  { weight: 2, arbitrary: superTieBreak.map((set) => setTap([2, set])) },
  fc.constantFrom<Tap>(
    (pad) => ({ ...pad, sets: swapSides(pad.sets) }),
    ...(['played', 'retired', 'timed', 'walkover', 'doubleWalkover', 'unplayed'] as const).map(
      (ending) => (pad: TappedScore) => ({ ending, sets: isAbsence(ending) ? [] : pad.sets }),
    ),
  ),
);

function setTap([index, set]: [number, TappedSet]): Tap {
  return (pad) =>
    index < openSets(pad) ? { ...pad, sets: withSet(pad.sets, index, set).sets } : pad;
}

const pads = fc
  .tuple(fc.array(tap, { maxLength: 12 }), fc.option(unfinished))
  .map(([taps, last]) => {
    const pad = taps.reduce((state, step) => step(state), emptyScore);
    const isOver = openSets(pad) <= pad.sets.length;
    const isBroken = pad.ending === 'retired' || pad.ending === 'timed';
    if (!isBroken || last === null || isOver) return pad;
    return { ...pad, sets: withSet(pad.sets, pad.sets.length, last).sets };
  })
  .filter(({ ending, sets }) => !(['retired', 'timed'].includes(ending) && sets.length === 0));

describe('Taps and text', () => {
  it('the text of every pad moves the pad to where it was', () => {
    fc.assert(
      fc.property(pads, (pad) => {
        expect(toTappedScore(parseScore(formatTappedScore(pad)))).toEqual(pad);
      }),
      { seed, numRuns },
    );
  });

  it('the pad writes every text of sets as it was, whether there are keys for it or not', () => {
    const text = fc
      .array(fc.tuple(fc.nat({ max: 13 }), fc.nat({ max: 13 })), { minLength: 1, maxLength: 3 })
      .map((sets) => sets.map((games) => games.join('-')).join(', '));
    fc.assert(
      fc.property(text, fc.constantFrom('', ' ret.'), (sets, ending) => {
        const score = parseScore(sets + ending);
        const pad = toTappedScore(score);
        expect(pad && formatTappedScore(pad)).toBe(
          score.kind === 'text' ? null : formatScore(score),
        );
      }),
      { seed, numRuns: 20_000 },
    );
  });

  it('the sides exchanged twice are as before, and once they are those of the other winner', () => {
    fc.assert(
      fc.property(pads, (pad) => {
        expect(swapSides(swapSides(pad.sets))).toEqual(pad.sets);
        const winner = winnerOf(pad.sets);
        expect(winnerOf(swapSides(pad.sets))).toBe(winner === null ? null : 3 - winner);
      }),
      { seed, numRuns },
    );
  });
});

test('a set that decides the match takes those after it away until it does so no more', () => {
  const won = (winner: 1 | 2): TappedSet => ({ kind: 'set', winner, loser: 4, tieBreak: null });
  const all = [won(1), won(2), won(1)];
  const { sets, beyond } = withSet(all, 1, won(1));
  expect([sets, beyond]).toEqual([[won(1), won(1)], [won(1)]]);
  expect(withSet([...sets, ...beyond], 1, won(2))).toEqual({ sets: all, beyond: [] });
});
