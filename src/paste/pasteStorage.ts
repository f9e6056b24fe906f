import { keepValue, keptValue, withStorage } from '../live/storage.ts';
import { pasteKey, type DraftKey } from '../session/draftKeys.ts';
import { isObject } from '../live/storedValues.ts';
import { nameKey } from '../padel/nameKey.ts';
import { isColumn } from '../reading/columnNames.ts';
import type { ChosenColumns, OpenColumn } from '../reading/columns.ts';

// What was pasted is kept like the dialogs' drafts, until it is saved or thrown away. Whose results
// *ganamos* means is a setting of the device, and stays.

/**
 * The pairs and matches of a table, apart from the review: saving one of them leaves the other. With the drafts'
 * prefix: signing out removes it.
 */
export const sheetKey: DraftKey = `${pasteKey}-sheet`;
/** The pairs of those who write in the group. */
export const authorsKey = 'league-paste-authors';
const authorKey = 'league-paste-author';
const columnsKey = 'league-paste-columns';

export function storedAuthor(): string | null {
  return withStorage((storage) => storage.getItem(authorKey)) ?? null;
}

export function storeAuthor(name: string) {
  withStorage((storage) => storage.setItem(authorKey, name));
}

/** A sheet is known by the names of the columns that were asked about, in their order. */
function signatureOf(columns: readonly OpenColumn[]): string | null {
  const heads = columns.map(({ head }) => nameKey(head));
  return heads.includes('') ? null : heads.join('\n');
}

/** The administrator's last answer about these columns; `null`: none. */
export function storedColumns(columns: readonly OpenColumn[]): ChosenColumns | null {
  const sheets = keptValue(columnsKey);
  const signature = signatureOf(columns);
  if (signature === null || !isObject(sheets)) return null;
  const answers = sheets[signature];
  if (!Array.isArray(answers) || answers.length !== columns.length) return null;
  return Object.fromEntries(
    columns.map(({ index }, order) => {
      const answer: unknown = answers[order];
      return [index, isColumn(answer) ? answer : null];
    }),
  );
}

export function storeColumns(columns: readonly OpenColumn[], chosen: ChosenColumns) {
  const signature = signatureOf(columns);
  const sheets = keptValue(columnsKey);
  if (signature === null) return;
  const answers = columns.map(({ index }) => chosen[index] ?? null);
  keepValue(columnsKey, { ...(isObject(sheets) ? sheets : {}), [signature]: answers });
}
