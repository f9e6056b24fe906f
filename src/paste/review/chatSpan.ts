import { messageDays } from '../../reading/messages.ts';
import type { CivilDate } from '../../padel/time.ts';

/** From which day to which a pasted chat goes, and how many messages it has. */
export type ChatSpan = { first: CivilDate; last: CivilDate; messages: number };

/** `null` where no message says its day. */
export function chatSpan(text: string, today: CivilDate): ChatSpan | null {
  const heads = messageDays(text, today);
  const days = heads.flatMap(({ day }) => day ?? []).sort();
  const [first] = days;
  const last = days.at(-1);
  return first === undefined || last === undefined ? null : { first, last, messages: heads.length };
}

/** The chat from the first message of a day on; the whole chat, if there is none. */
export function chatSince(text: string, from: CivilDate, today: CivilDate): string {
  const head = messageDays(text, today).find(({ day }) => day !== null && day >= from);
  return head === undefined ? text : text.slice(head.start);
}
