import * as v from 'valibot';
import { itemFrom } from './reviewItem.ts';

const texts = v.fallback(v.array(v.string()), []);
const item = v.looseObject({ id: v.string(), words: v.string() });

/** A review as this device keeps it. A browser's storage may hold anything, and what an earlier version kept opens. */
const keptPaste = v.object({
  /** The pasted text; `null`: it is too long to be kept. */
  text: v.fallback(v.nullable(v.string()), null),
  items: v.pipe(
    v.array(
      v.pipe(
        item,
        v.transform((kept) => itemFrom(kept)),
      ),
    ),
    v.readonly(),
  ),
  unread: v.pipe(v.array(v.object({ id: v.string(), words: v.string() })), v.readonly()),
  /** Ids in the order in which they are shown. */
  order: v.pipe(v.array(v.string()), v.readonly()),
  /** Ids of the rows that were read, in the order of the text; empty if the text is not kept. */
  sources: v.pipe(texts, v.readonly()),
  /** Members of the chat who say *ganamos*, by the names in the heads of their messages. */
  voices: v.pipe(texts, v.readonly()),
  /** The day of what has none, a civil date; empty: those rows wait for theirs. */
  day: v.string(),
  /** The pairs that the administrator said to be new, by `nameId`. */
  newPairs: v.pipe(texts, v.readonly()),
  /** Whether it is a table: what it has of earlier seasons was played, whatever is announced. */
  isSheet: v.fallback(v.boolean(), false),
});

export type KeptPaste = v.InferOutput<typeof keptPaste>;

/** A browser's storage is small: of a longer text only what was read is kept, characters. */
const longestKept = 200_000;
const mostUnread = 200;

/** A review as it is kept. */
export function shortened(review: KeptPaste): KeptPaste {
  if ((review.text?.length ?? 0) <= longestKept) return review;
  return { ...review, text: null, sources: [], unread: review.unread.slice(0, mostUnread) };
}

/** Reads what was kept; `null` for anything else. */
export function parseKeptPaste(stored: unknown): KeptPaste | null {
  const { success, output } = v.safeParse(keptPaste, stored);
  return success ? output : null;
}
