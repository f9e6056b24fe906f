import type { LeagueColors } from './league.ts';

/**
 * The league's own colours: ten shades of each from light to dark, as `#rrggbb`. The page carries them as
 * `--league-brand-0` to `-9` and `--league-accent-0` to `-9`; the theme and all styles name those.
 * `npm test` checks that texts on them can be read (`tests/unit/ui/theme/contrast.test.ts`).
 */
export const colors: LeagueColors = {
  // The blue of the turf: what can be pressed. Shade 7 in the light scheme, shade 4 in the dark one.
  brand: [
    '#eef3ff',
    '#dfe8fd',
    '#bcd0ff',
    '#a3bfff',
    '#82a8ff',
    '#5583f2',
    '#3566e6',
    '#1d4ed8',
    '#173fb5',
    '#112f8a',
  ],
  // The yellow of the ball: what is live or won. Shade 4 in both schemes, with dark text on it.
  accent: [
    '#fbffe0',
    '#f6fdc0',
    '#f0fb98',
    '#e6fb66',
    '#d8f238',
    '#c3dd1c',
    '#a3ba0f',
    '#7d8f0a',
    '#5a6707',
    '#3c4504',
  ],
};

/** The declarations that a page carries, e.g. `--league-brand-0: #eef3ff;`. */
export function colorDeclarations({ brand, accent }: LeagueColors): string {
  const declare = (name: string, shades: readonly string[]) =>
    shades.map((shade, index) => `--league-${name}-${index}:${shade};`).join('');
  return declare('brand', brand) + declare('accent', accent);
}
