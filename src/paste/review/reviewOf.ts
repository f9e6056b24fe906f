import type { ReadResult } from '../reading/readResult.ts';
import { mayHoldResult } from '../reading/units.ts';
import type { ChatReading } from '../readResults.ts';
import type { KeptPaste } from './keptPaste.ts';
import { reviewItemOf, type ReviewItem } from './reviewItem.ts';
import { mostDoubtfulFirst, reviewStates } from './reviewState.ts';
import type { KnownNames } from './newPairs.ts';
import type { Announced } from './settlings.ts';

type ReviewContext = {
  /** The league's results. */
  results: Parameters<typeof reviewStates>[1];
  announced?: Announced;
  /** The league's pairs; `null`: no name is asked about. */
  pairs?: KnownNames['pairs'] | null;
  isSheet?: boolean;
  newId: () => string;
};

/**
 * The review of what was read.
 * @param before the review of an earlier reading of the same text: what the administrator put in stays
 */
export function reviewOf(
  text: string,
  { rows, voices }: ChatReading,
  { results, announced, pairs = null, isSheet = false, newId }: ReviewContext,
  before: KeptPaste | null,
): KeptPaste {
  // A text of any author is cut into the same rows.
  const sourceIds = before?.sources.length === rows.length ? before.sources : [];
  const entries = rows.map((row, index) => ({ row, id: sourceIds[index] ?? newId() }));
  const sources = entries.map(({ id }) => id);
  const earlier = new Map(before?.items.map((item) => [item.id, item]));
  const read = entries.flatMap(({ row, id }) => itemOf(row, id, earlier.get(id)) ?? []);
  const ids = new Set(sources);
  const lost = before?.items.filter((item) => item.isEdited && !ids.has(item.id)) ?? [];
  const items = [...read, ...lost];
  const taken = new Set(items.map(({ id }) => id));
  const unread = entries
    .filter(({ id }) => !taken.has(id))
    .map(({ row, id }) => ({ id, words: row.words }));
  // A row gets no day that nobody gave.
  const day = before?.day ?? '';
  const newPairs = before?.newPairs ?? [];
  const known = pairs === null ? null : { pairs, newPairs };
  return {
    text,
    items,
    unread: likeliestFirst(unread),
    // That a day is missing is asked above all rows.
    order: mostDoubtfulFirst(
      items,
      reviewStates(items, results, day || (announced?.today ?? ''), announced, known),
    ),
    sources,
    voices,
    day,
    newPairs,
    isSheet,
  };
}

function itemOf(row: ReadResult, id: string, earlier: ReviewItem | undefined): ReviewItem | null {
  if (earlier?.isEdited === true) return earlier;
  if (!row.isResult) return null;
  const item = reviewItemOf(row, id);
  return earlier === undefined ? item : { ...item, choice: earlier.choice, sent: earlier.sent };
}

/** Messages that may hold a result before all other talk, each the newest first: only the first ones are shown. */
function likeliestFirst<Message extends { words: string }>(
  messages: readonly Message[],
): Message[] {
  const newestFirst = [...messages].reverse();
  return [
    ...newestFirst.filter(({ words }) => mayHoldResult(words)),
    ...newestFirst.filter(({ words }) => !mayHoldResult(words)),
  ];
}
