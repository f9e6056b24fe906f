import { accentShift, type ColorKind } from './shades.ts';

/** What an accent may move in lightness and still be recognised. */
const furthest = 0.23;

/**
 * Why the league cannot have a colour, in Spanish; `null`: it can. Texts reach AA in both schemes with any two
 * colours. A brand is the ground of buttons as it was chosen; a dark accent would be another colour on the header.
 * @param color `#rrggbb`, as the database accepts it: in small letters
 */
export function colorProblem(kind: ColorKind, color: string): string | null {
  if (!/^#[\da-f]{6}$/u.test(color)) return 'Un color se escribe así: #1d4ed8.';
  return kind === 'accent' && accentShift(color) > furthest
    ? 'Con este color, el texto oscuro que va encima no se leería: elegir uno más claro.'
    : null;
}
