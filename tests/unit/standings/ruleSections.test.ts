import { expect, test } from 'vitest';
import { defaultRule } from '../../../src/league/defaultRule.ts';
import { drawsLots, pointPresets, tiePresets } from '../../../src/league/rulePresets.ts';
import { choices, type StandingsRule } from '../../../src/league/standingsRule.ts';
import { paths } from '../../../src/league/paths.ts';
import { ruleSections } from '../../../src/standings/ruleSections.ts';
import { standings } from '../../../src/standings/standings.ts';
import {
  describeReason,
  describeRule,
  describeRuleChange,
} from '../../../src/standings/standingsText.ts';
import { describeQualified, describeRelegated } from '../../../src/standings/describeQualified.ts';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';

test('the regulations have a place for each number, and a line for each comparison', () => {
  const points = {
    win20: 9,
    win21: 8,
    draw: 7,
    loss12: 6,
    loss02: 5,
    walkoverWin: 4,
    walkoverLoss: -1,
    unplayed: 0,
  };
  const [first, ties] = ruleSections({ ...defaultRule, points, ties: choices.ties });
  expect(first?.cells).toEqual([
    ['Ganar 2-0', '9 puntos'],
    ['Ganar 2-1', '8 puntos'],
    ['Empatar 1-1', '7 puntos'],
    ['Perder 1-2', '6 puntos'],
    ['Perder 0-2', '5 puntos'],
    ['Ganar por W.O.', '4 puntos'],
    ['Perder por W.O.', '−1 punto'],
  ]);
  expect(first?.sentences).toEqual([
    'Si no se presenta ninguna, cada una recibe −1 punto.',
    'Un partido que no se juega da 0 puntos a cada una.',
  ]);
  expect(new Set(ties?.lines).size).toBe(choices.ties.length);
});

test('what a rule has not is not said of it', () => {
  const [points, ties] = ruleSections({ ...defaultRule, ties: [] });
  expect(points?.sentences).toContain('No hay empates: un partido jugado sin ganador no cuenta.');
  expect(ties).toMatchObject({
    sentences: ['A igualdad de puntos se define por sorteo.'],
    lines: [],
  });
  const [, all] = ruleSections({ ...defaultRule, ties: ['set-difference'] });
  expect(all?.sentences.join(' ')).not.toMatch(/entre las empatadas/u);
});

const rules: readonly StandingsRule[] = Object.values(pointPresets).flatMap((points) =>
  [...Object.values(tiePresets), [], ['wins'] as const].flatMap((ties) =>
    choices.superTieBreak.flatMap((superTieBreak) =>
      choices.walkover.map((walkover) => ({ points, ties, superTieBreak, walkover })),
    ),
  ),
);
const saidOf = (rule: StandingsRule) => ruleSections(rule).flatMap(({ sentences }) => sentences);

test('no sentence stands under every rule, since nobody has chosen it then', () => {
  const [first, ...others] = rules.map(saidOf);
  expect(first?.filter((sentence) => others.every((said) => said.includes(sentence)))).toEqual([]);
});

test('lots are said of a rule that draws them, here, under its table and of a shared place', () => {
  const level = (['AB', 'BC', 'CA'] as const).map(([team1 = '', team2 = '']) => ({
    team1,
    team2,
    score: '6-4, 6-4',
    winner: null,
    date: '2026-11-14',
  }));
  for (const rule of rules) {
    const [shared] = standings(level, [], { ...rule, points: defaultRule.points });
    const texts = [
      saidOf(rule).join(' '),
      describeRule(rule),
      shared === undefined ? '' : describeReason(shared),
    ];
    const isByLots = drawsLots(rule);
    expect(texts.map((text) => /sorteo/u.test(text ?? ''))).toEqual([isByLots, isByLots, isByLots]);
  }
});

test('the places that lead up and down are said where they were chosen', () => {
  const [season] = demoSettings.seasons;
  if (season === undefined) throw new Error('The demo league has no season.');
  const said = (...places: readonly (readonly [qualified: number, relegated: number])[]) => {
    const categories = places.map((_, index) => ({ name: `C${index}`, title: `C${index}` }));
    const chosen = Object.fromEntries(
      places.map(([qualified, relegated], index) => [
        `C${index}`,
        { legs: 1 as const, qualified, relegated },
      ]),
    );
    const own = { ...season, categories: chosen };
    return [describeQualified(own, categories), describeRelegated(own, categories)];
  };
  expect(said([0, 0])).toEqual(['', '']);
  expect(said([4, 2])).toEqual([
    'Las primeras 4 pasan a: Semifinales.',
    'Las últimas 2 descienden.',
  ]);
  expect(said([1, 1], [0, 0])).toEqual([
    'En C0 la primera clasifica.',
    'En C0 la última desciende.',
  ]);
  expect(said([0, 3], [0, 1])[1]).toBe(
    'En C0 las últimas 3 descienden. En C1 la última desciende.',
  );
});

test('a table leads to its own season’s regulations, and says that they changed', () => {
  expect(paths.rules(undefined, 'empates')).toBe('/reglamento#empates');
  expect(paths.rules('apertura-2026', 'empates')).toBe(
    '/reglamento?temporada=apertura-2026#empates',
  );
  expect(describeRuleChange('2026-11-14')).toBe(
    'Regla cambiada el 14 nov, vale desde el comienzo.',
  );
  expect(describeRuleChange(null)).toBeNull();
});
