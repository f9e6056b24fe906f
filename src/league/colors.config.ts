import type { LeagueColors } from './league.ts';
import { shadesOf } from './shades.ts';

/**
 * The league's own colours, from which the page derives ten shades each: it carries them as
 * `--league-brand-0` to `-9` and `--league-accent-0` to `-9`; the theme and all styles name those.
 * `npm test` checks that texts on them can be read (`tests/unit/ui/theme/contrast.test.ts`).
 */
export const colors: LeagueColors = {
  // The blue of the turf: what can be pressed.
  brand: shadesOf('#1d4ed8', 'brand'),
  // The yellow of the ball: what is live or won, with dark text on it.
  accent: shadesOf('#d8f238', 'accent'),
};

/** The declarations that a page carries, e.g. `--league-brand-0: #edf3ff;`. */
export function colorDeclarations({ brand, accent }: LeagueColors): string {
  const declare = (name: string, shades: readonly string[]) =>
    shades.map((shade, index) => `--league-${name}-${index}:${shade};`).join('');
  return declare('brand', brand) + declare('accent', accent);
}
