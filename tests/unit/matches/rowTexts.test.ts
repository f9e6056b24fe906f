import { expect, test } from 'vitest';
import { resultTexts } from '../../../src/matches/rowTexts.ts';
import { resultWith } from '../../../stories/fixtures/rows.ts';

test('the question before a walkover is deleted says who won it', () => {
  expect(resultTexts.detail(resultWith({ score: 'W.O.', winner: 2 }))).toBe(
    'W.O., ganó Doble Pared · Sexta Damas · sábado 14 de noviembre de 2026',
  );
});
