import { areTexts, isObject } from '../../live/storedValues.ts';
import { categoryByName } from '../../league/category.ts';
import type { NewPair } from '../../padel/pair.ts';
import type { SheetMatch } from './importSheet.ts';
import type { SheetRow } from './sheetRows.ts';
import { settings } from '../../league/settings.ts';

/** The rest of a table, apart from results. */
export type SheetRest = {
  matches: readonly SheetRow<SheetMatch>[];
  pairs: readonly SheetRow<NewPair>[];
  /** Lines in which something is missing. */
  unread: readonly string[];
};

/** Whether there is nothing to save in it. */
export function isRestEmpty({ matches, pairs }: SheetRest): boolean {
  return matches.length + pairs.length === 0;
}

/** Reads what the device kept; `null` for anything else. */
export function parseSheetRest(stored: unknown): SheetRest | null {
  if (!isObject(stored)) return null;
  const { pairs, unread } = stored;
  const matches = parseSheetMatches(stored['matches']);
  if (matches === null || !Array.isArray(pairs) || !Array.isArray(unread)) return null;
  const rest = {
    matches,
    pairs: pairs.flatMap((row: unknown) => parseRow(row, parsePair) ?? []),
    unread: unread.filter((line) => typeof line === 'string'),
  };
  return rest.pairs.length === pairs.length && !isRestEmpty(rest) ? rest : null;
}

/** The matches that the device kept; `null` for anything else. */
export function parseSheetMatches(stored: unknown): SheetRow<SheetMatch>[] | null {
  if (!Array.isArray(stored)) return null;
  const rows = stored.flatMap((row: unknown) => parseRow(row, parseMatch) ?? []);
  return rows.length === stored.length ? rows : null;
}

type Stored = Readonly<Record<string, unknown>>;

function parseRow<Values>(
  row: unknown,
  parse: (values: Stored) => Values | null,
): SheetRow<Values> | null {
  if (!isObject(row) || !isObject(row['values']) || typeof row['id'] !== 'string') return null;
  const values = parse(row['values']);
  return values === null ? null : { id: row['id'], values };
}

function parseMatch({ team1, team2, date, time, location, category }: Stored): SheetMatch | null {
  const texts = { team1, team2, date, time, location };
  if (!areTexts(texts) || typeof category !== 'string') return null;
  return { ...texts, category: categoryByName(category, settings())?.name ?? category };
}

function parsePair({ name, category, players }: Stored): NewPair | null {
  if (typeof category !== 'string' || typeof name !== 'string') return null;
  const known = categoryByName(category, settings())?.name ?? category;
  return { name, category: known, players: typeof players === 'string' ? players : null };
}

/** Why a table without anything new is not gone on with, in Spanish. */
export function describeNothingNew(unread: readonly string[]): string {
  const [first] = unread;
  if (first === undefined) return 'En la planilla no hay nada que la liga no tenga.';
  return unread.length === 1
    ? `En la fila «${first}» falta una pareja o una categoría de la liga. No hay nada más que la liga no tenga.`
    : `En ${unread.length} filas falta una pareja o una categoría de la liga; la primera es «${first}». No hay nada más que la liga no tenga.`;
}
