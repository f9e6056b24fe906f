import { expect, test } from 'vitest';
import { defaultRule } from '../../../src/league/defaultRule.ts';
import { choices } from '../../../src/league/standingsRule.ts';
import { paths } from '../../../src/league/paths.ts';
import { ruleSections } from '../../../src/standings/ruleSections.ts';
import { describeRuleChange } from '../../../src/standings/standingsText.ts';

test('the regulations have a sentence for each number, and a line for each comparison', () => {
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
  expect(first?.sentences).toEqual([
    'Ganar 2-0 da 9 puntos.',
    'Ganar 2-1 da 8 puntos.',
    'Empatar, con un set cada una, da 7 puntos.',
    'Perder 1-2 da 6 puntos.',
    'Perder 0-2 da 5 puntos.',
    'Ganar por W.O. da 4 puntos.',
    'Perder por W.O. da −1 punto; si no se presenta ninguna, a las dos.',
    'Un partido que no se juega da 0 puntos a cada una.',
  ]);
  expect(new Set(ties?.lines).size).toBe(choices.ties.length);
});

test('what a rule has not is not said of it', () => {
  const [points, ties] = ruleSections({ ...defaultRule, ties: [] });
  expect(points?.sentences).toContain('No hay empates: un partido sin ganador no cuenta.');
  expect(ties).toMatchObject({
    sentences: ['A igualdad de puntos se define por sorteo.'],
    lines: [],
  });
  const [, all] = ruleSections({ ...defaultRule, ties: ['set-difference'] });
  expect(all?.sentences.join(' ')).not.toMatch(/entre las empatadas/u);
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
