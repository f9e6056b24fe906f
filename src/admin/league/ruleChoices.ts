import { pointPresets, tiePresets } from '../../league/rulePresets.ts';
import type { MatchPoints, StandingsRule } from '../../league/standingsRule.ts';
import { keysOf } from '../../padel/keysOf.ts';
import { pointLabels } from './settingFields.ts';

// As short as a phone shows them whole; below the form the rule is described in sentences.

export const pointPresetLabels: Readonly<Record<keyof typeof pointPresets, string>> = {
  '2-1-0': 'Ganar 2, perder 1, W.O. 0',
  '3-1-0': 'Ganar 3, perder 1, W.O. 0',
  '3-1-0, walkover 2': 'Ganar 3, por W.O. 2, perder 1, W.O. 0',
  '3-0': 'Ganar 3, perder 0',
  '1-0': 'Ganar 1, perder 0',
  'by sets': 'Por sets: 3, 2, 1, 0',
  'with draws': 'Con empates: 3, 1, 0',
  'with draws, unplayed -1': 'Con empates: 3, 1, 0, no jugar −1',
};

export const tiePresetLabels: Readonly<Record<keyof typeof tiePresets, string>> = {
  'direct-first': 'Partidos entre ellas',
  'difference-first': 'Diferencia de sets y games',
  'direct-then-lots': 'Partidos entre ellas y sorteo',
};

/** The preset that gives these points; `undefined`: none does. */
export function presetOfPoints(points: MatchPoints) {
  return keysOf(pointPresets).find((preset) =>
    keysOf(pointLabels).every((name) => pointPresets[preset][name] === points[name]),
  );
}

/** The preset that compares these lines; `undefined`: none does. */
export function presetOfTies(ties: StandingsRule['ties']) {
  return keysOf(tiePresets).find((preset) => tiePresets[preset].join() === ties.join());
}
