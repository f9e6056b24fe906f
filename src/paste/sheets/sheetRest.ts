import * as v from 'valibot';
import { categoryByName } from '../../league/category.ts';
import { settings } from '../../league/settings.ts';

// The settings of the page may be older than what was kept.
const category = v.pipe(
  v.string(),
  v.transform((name) => categoryByName(name, settings())?.name ?? name),
);
const texts = { team1: v.string(), team2: v.string(), location: v.string() };
const match = v.object({ ...texts, date: v.string(), time: v.string(), category });
const pair = v.object({
  name: v.string(),
  category,
  players: v.fallback(v.nullable(v.string()), null),
});
/** Matches that are edited before they are announced. */
export const sheetMatches = v.pipe(
  v.array(v.object({ id: v.string(), values: match })),
  v.readonly(),
);

/** The rest of a table, apart from results. */
const sheetRest = v.object({
  matches: sheetMatches,
  pairs: v.pipe(v.array(v.object({ id: v.string(), values: pair })), v.readonly()),
  /** Lines in which something is missing. */
  unread: v.pipe(v.array(v.string()), v.readonly()),
});

export type SheetRest = v.InferOutput<typeof sheetRest>;

export function isRestEmpty({ matches, pairs }: SheetRest): boolean {
  return matches.length + pairs.length === 0;
}

/** Reads what the device kept; `null` for anything else. */
export function parseSheetRest(stored: unknown): SheetRest | null {
  const { success, output } = v.safeParse(sheetRest, stored);
  return success && !isRestEmpty(output) ? output : null;
}

/** Why a table without anything new is not gone on with, in Spanish. */
export function describeNothingNew(unread: readonly string[]): string {
  const [first] = unread;
  if (first === undefined) return 'En la planilla no hay nada que la liga no tenga.';
  return unread.length === 1
    ? `En la fila «${first}» falta una pareja o una categoría de la liga. No hay nada más que la liga no tenga.`
    : `En ${unread.length} filas falta una pareja o una categoría de la liga; la primera es «${first}». No hay nada más que la liga no tenga.`;
}
