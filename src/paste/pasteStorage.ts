import { keepValue, keptValue, withStorage } from '../live/storage.ts';
import { pasteKey, type DraftKey } from '../session/draftKeys.ts';
import { isObject } from '../live/storedValues.ts';
import { nameKey } from '../padel/nameKey.ts';
import * as v from 'valibot';
import { isColumn, type Column } from '../reading/columnNames.ts';
import type { SheetAnswers } from './sheets/sheetQuestions.ts';
import type { ChosenColumns, OpenColumn } from '../reading/columns.ts';

// What was pasted is kept like the dialogs' drafts, until it is saved or thrown away. Whose results
// *ganamos* means is a setting of the device, and stays.

/**
 * The pairs and matches of a table, apart from the review: saving one of them leaves the other. With the drafts'
 * prefix: signing out removes it.
 */
export const sheetKey: DraftKey = `${pasteKey}-sheet`;
/** A table that is asked about, until its questions are answered. */
export const questionsKey: DraftKey = `${pasteKey}-questions`;
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

/** A browser's storage is small: a longer table is pasted again, characters. */
const longestTable = 200_000;
const order = v.picklist(['day', 'month']);
const questions = v.object({
  text: v.string(),
  answers: v.fallback(
    v.object({
      columns: v.exactOptional(v.record(v.string(), v.nullable(v.custom<Column>(isColumn)))),
      dayOrder: v.exactOptional(order),
      scoreOrder: v.exactOptional(v.picklist(['shown', 'turned'])),
      outside: v.exactOptional(v.picklist(['kept', 'later', 'none'])),
    }),
    {},
  ),
});

export function storeQuestions({ text, answers }: { text: string; answers: SheetAnswers }) {
  if (text.length <= longestTable) keepValue(questionsKey, { text, answers });
}

/** The table whose questions are open, with the answers so far; `null`: none. */
export function storedQuestions(): { text: string; answers: SheetAnswers } | null {
  const { success, output } = v.safeParse(questions, keptValue(questionsKey));
  return success ? output : null;
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
