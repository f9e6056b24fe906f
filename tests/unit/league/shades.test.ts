import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorProblem } from '../../../src/league/colorProblem.ts';
import { shadesOf } from '../../../src/league/shades.ts';
import { contrast } from '../../../.storybook/contrast.ts';

const seed = 20261125;

describe('the shades of a colour', () => {
  it('have the chosen colour where pages use it most', () => {
    expect(shadesOf('#c8102e', 'brand').indexOf('#c8102e')).toBe(7);
    expect(shadesOf('#d8f238', 'accent').indexOf('#d8f238')).toBe(4);
  });

  it('of a colour that is a little too light or too dark move it until texts are readable', () => {
    expect(shadesOf('#f97316', 'brand')[7]).toBe('#a94a02');
    expect(shadesOf('#e11d48', 'accent')[4]).toBe('#fc3f5d');
  });

  it.each(['brand', 'accent'] as const)('of any %s go from light to dark', (kind) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xff_ff_ff }), (number) => {
        const color = `#${number.toString(16).padStart(6, '0')}`;
        fc.pre(colorProblem(kind, color) === null);
        const lights = shadesOf(color, kind).map((shade) => contrast(shade, '#000'));
        // Red, green and blue are whole numbers: two shades of one lightness differ by less than a hundredth.
        expect(lights.some((light, index) => light > 1.01 * (lights[index - 1] ?? 21))).toBe(false);
      }),
      { seed, numRuns: 500 },
    );
  });
});

describe('a colour that no text could be read with', () => {
  it('is refused with what to choose', () => {
    expect(colorProblem('brand', '#fff176')).toBe(
      'Con este color, el texto blanco de los botones no se leería: elegir uno más oscuro.',
    );
    expect(colorProblem('accent', '#0a1433')).toBe(
      'Con este color, el texto oscuro que va encima no se leería: elegir uno más claro.',
    );
  });

  it.each(['', 'azul', '#fff', '#1D4ED8', '#1d4ed8 '])('is refused as %j, too', (color) => {
    expect(colorProblem('brand', color)).toBe('Un color se escribe así: #1d4ed8.');
  });

  it.each([
    ['#c8102e', '#ffc72c'],
    ['#15803d', '#f97316'],
    ['#000000', '#a3e635'],
    ['#7c3aed', '#22d3ee'],
    ['#0d9488', '#f472b6'],
    ['#f97316', '#ffffff'],
  ])('is none of a league in %s and %s', (brand, accent) => {
    expect(colorProblem('brand', brand)).toBeNull();
    expect(colorProblem('accent', accent)).toBeNull();
  });
});
