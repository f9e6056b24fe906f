import { mayHoldResult } from '../reading/units.ts';

type Unread = { words: string };

/** Messages that may hold a result before all other talk, each the newest first: only the first ones are shown. */
export function likeliestFirst<Message extends Unread>(messages: readonly Message[]): Message[] {
  const newestFirst = [...messages].reverse();
  return [
    ...newestFirst.filter(({ words }) => mayHoldResult(words)),
    ...newestFirst.filter(({ words }) => !mayHoldResult(words)),
  ];
}

/** A sentence about the messages that are not shown, in Spanish. */
export function describeHidden(messages: readonly Unread[]): string {
  const isTalk = !messages.some(({ words }) => mayHoldResult(words));
  return `Y ${messages.length} más${isTalk ? ', sin nada que parezca un resultado' : ''}.`;
}
