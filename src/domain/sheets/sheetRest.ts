import type { NewPair } from '../pair.ts';
import type { SheetMatch } from './importSheet.ts';
import type { SheetRow } from './sheetRows.ts';

/** What a table holds apart from results. */
export type SheetRest = {
  matches: readonly SheetRow<SheetMatch>[];
  pairs: readonly SheetRow<NewPair>[];
  /** Lines in which something is missing. */
  unread: readonly string[];
};

/** Why a table without anything new is not gone on with, in Spanish. */
export function describeNothingNew(unread: readonly string[]): string {
  const [first] = unread;
  if (first === undefined) return 'En la planilla no hay nada que la liga no tenga.';
  return unread.length === 1
    ? `En la fila «${first}» falta una pareja o una categoría de la liga. No hay nada más que la liga no tenga.`
    : `En ${unread.length} filas falta una pareja o una categoría de la liga; la primera es «${first}». No hay nada más que la liga no tenga.`;
}
