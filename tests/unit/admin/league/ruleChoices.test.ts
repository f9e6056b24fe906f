import { expect, test } from 'vitest';
import {
  pointPresetLabels,
  presetOfPoints,
  presetOfTies,
  tiePresetLabels,
} from '../../../../src/admin/league/ruleChoices.ts';
import { pointPresets, tiePresets } from '../../../../src/league/rulePresets.ts';
import { keysOf } from '../../../../src/padel/keysOf.ts';

test('each preset is found by what it counts', () => {
  for (const name of keysOf(pointPresetLabels)) {
    // As a form has them: in another order.
    const { win20, ...rest } = pointPresets[name];
    expect(presetOfPoints({ ...rest, win20 })).toBe(name);
  }
  for (const name of keysOf(tiePresetLabels)) {
    expect(presetOfTies([...tiePresets[name]])).toBe(name);
  }
  expect(presetOfPoints({ ...pointPresets['3-0'], unplayed: -1 })).toBeUndefined();
  expect(presetOfTies([...tiePresets['direct-first']].reverse())).toBeUndefined();
  expect(presetOfTies([])).toBeUndefined();
});
