import type { CivilDate } from '../../padel/time.ts';
import { chatOf } from '../../reading/messages.ts';

/** From which day to which a pasted chat goes, and how many messages it has. */
export type ChatSpan = { first: CivilDate; last: CivilDate; messages: number };

/** `null` where no message says its day. */
export function chatSpan(pasted: string, today: CivilDate): ChatSpan | null {
  const headed = chatOf(pasted, today).messages.filter(({ start }) => start !== null);
  const days = headed.flatMap(({ day }) => day ?? []).sort();
  const [first] = days;
  const last = days.at(-1);
  return first === undefined || last === undefined
    ? null
    : { first, last, messages: headed.length };
}

/** The chat from the first message of a day on; the whole chat, if there is none. */
export function chatSince(pasted: string, from: CivilDate, today: CivilDate): string {
  const { text, messages } = chatOf(pasted, today);
  const first = messages.find(({ day }) => day !== null && day >= from);
  return text.slice(first?.start ?? 0);
}
