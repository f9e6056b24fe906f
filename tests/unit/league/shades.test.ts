import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorProblem } from '../../../src/admin/league/settingRules.ts';
import { ballIcon, leagueVariables, shadesOf } from '../../../src/league/shades.ts';
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

describe('an accent that no text could be read with', () => {
  it('is refused with what to choose', () => {
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
    ['#fff176', '#ffff00'],
  ])('is none of a league in %s and %s', (brand, accent) => {
    expect(colorProblem('brand', brand)).toBeNull();
    expect(colorProblem('accent', accent)).toBeNull();
  });
});

describe('a page', () => {
  const variables = (brand: string) => leagueVariables({ brand, accent: '#d8f238' });

  it('of the colours beside which it was designed has those that were picked by hand', () => {
    expect(variables('#1d4ed8')).toMatchObject({
      '--league-inverse': '#0a1238',
      '--league-inverse-channels': '10 18 56',
      '--league-light-text': '#0a1433',
      '--league-dark-surface': '#0b1023',
      '--league-dark-border': '#2c375c',
      '--league-light-fill': '#1d4ed8',
    });
  });

  it.each([
    [
      '#c8102e',
      'red',
      (red: number, green: number, blue: number) => red > 2 * Math.max(green, blue),
    ],
    [
      '#14532d',
      'green',
      (red: number, green: number, blue: number) => green > 2 * Math.max(red, blue),
    ],
    [
      '#ffd200',
      'yellow',
      (red: number, green: number, blue: number) => Math.min(red, green) > 2 * blue,
    ],
    [
      '#111111',
      'grey',
      (red: number, green: number, blue: number) => red === green && green === blue,
    ],
  ])('of a club in %s has a %s header', (brand, _name, isOfHue) => {
    const [red = 0, green = 0, blue = 0] =
      variables(brand)['--league-inverse-channels']?.split(' ').map(Number) ?? [];
    expect({ red, green, blue }).toSatisfy(() => isOfHue(red, green, blue));
  });

  it.each([
    ['#ffd200', '#ffd200'],
    ['#f97316', '#f97316'],
    ['#dc2626', '#dc2626'],
    // White text on it.
    ['#ef4444', '#dd3135'],
    // It would look disabled.
    ['#aaaaaa', '#666666'],
  ])('of a club in %s has buttons in %s', (brand, fill) => {
    expect(variables(brand)['--league-light-fill']).toBe(fill);
  });
});

it('the ball of the icon is seen on its court', () => {
  const svg = '<rect fill="#1d4ed8"/><circle fill="#0a1238"/><circle fill="#d8f238"/>';
  expect(ballIcon(svg, { brand: '#1d4ed8', accent: '#d8f238' })).toBe(svg);
  expect(ballIcon(svg, { brand: '#c8102e', accent: '#ffc72c' })).toBe(
    svg.replace('#1d4ed8', '#c8102e').replace('#0a1238', '#320409').replace('#d8f238', '#ffc72c'),
  );
  expect(ballIcon(svg, { brand: '#ffd200', accent: '#d8f238' })).toContain(
    '<rect fill="#1e1400"/>',
  );
});
