import { shiftOf, type ColorKind } from './shades.ts';

/** What a colour may move in lightness and still be recognised: more turns yellow into olive. */
const furthest = 0.23;

const unreadable: Readonly<Record<ColorKind, string>> = {
  brand: 'Con este color, el texto blanco de los botones no se leería: elegir uno más oscuro.',
  accent: 'Con este color, el texto oscuro que va encima no se leería: elegir uno más claro.',
};

/**
 * Why the league cannot have a colour, in Spanish; `null`: it can, and texts reach AA in both schemes with
 * the shades that `shadesOf` derives, next to any other colour that it can have.
 * @param color `#rrggbb`, as the database accepts it: in small letters
 */
export function colorProblem(kind: ColorKind, color: string): string | null {
  if (!/^#[\da-f]{6}$/u.test(color)) return 'Un color se escribe así: #1d4ed8.';
  return Math.abs(shiftOf(color, kind)) > furthest ? unreadable[kind] : null;
}
