import { expect, test } from 'vitest';
import {
  doubtOf,
  pointPresetLabels,
  presetOfPoints,
  presetOfTies,
  tiePresetLabels,
} from '../../../../src/admin/league/ruleChoices.ts';
import { pointPresets, tiePresets } from '../../../../src/league/rulePresets.ts';
import { keysOf } from '../../../../src/padel/keysOf.ts';

test('each preset is found by what it counts, and asks nothing', () => {
  for (const name of keysOf(pointPresetLabels)) {
    // As a form has them: in another order.
    const { win20, ...rest } = pointPresets[name];
    expect(presetOfPoints({ ...rest, win20 })).toBe(name);
    expect(doubtOf(pointPresets[name])).toBeNull();
  }
  for (const name of keysOf(tiePresetLabels)) {
    expect(presetOfTies([...tiePresets[name]])).toBe(name);
  }
  expect(presetOfPoints({ ...pointPresets['3-0'], unplayed: -1 })).toBeUndefined();
  expect(presetOfTies([...tiePresets['direct-first']].reverse())).toBeUndefined();
  expect(presetOfTies([])).toBeUndefined();
});

const usual = pointPresets['with draws'];

test.each([
  [{ ...usual, loss12: 4 }, '«Perder 1-2» da 4 puntos y «Ganar 2-0» da 3 puntos'],
  [{ ...usual, win21: -1 }, '«Empatar» da 1 punto y «Ganar 2-1» da −1 punto'],
  [{ ...usual, walkoverWin: 0 }, '«Empatar» da 1 punto y «Ganar por W.O.» da 0 puntos'],
  [{ ...usual, unplayed: 9 }, '«No se jugó» da 9 puntos'],
  [{ ...usual, draw: null, walkoverLoss: 5 }, '«Perder por W.O.» da 5 puntos'],
])('%#: what gives more than a win is asked about', (points, sentence) => {
  expect(doubtOf(points)).toContain(sentence);
});

test('as much as a win is not asked about, nor is a draw that there is not', () => {
  expect(doubtOf({ ...usual, loss12: 3 })).toBeNull();
  expect(
    doubtOf({
      ...pointPresets['1-0'],
      win20: -3,
      win21: -3,
      walkoverWin: -3,
      loss12: -3,
      loss02: -3,
      walkoverLoss: -3,
      unplayed: -3,
    }),
  ).toBeNull();
});
