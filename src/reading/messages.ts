import type { CivilDate } from '../padel/time.ts';
import { daysMeant } from './dates.ts';

/** A message of a chat, without its head. */
export type Message = {
  /** The author, as the head says; `null` where there is no head, or nobody wrote it. */
  sender: string | null;
  /** The days that the head can mean: one, or two where day and month can be read both ways. */
  days: readonly CivilDate[];
  /** Without a year, or readable both ways: true only where an announced match says so too. */
  isDayCertain: boolean;
  body: string;
};

type ChatMessage = Message & {
  /** The position of its head in the text; `null`: it has none. */
  start: number | null;
  /** The day of its head: one that can be read both ways is read as most of the chat has them. */
  day: CivilDate | null;
};

export type Chat = { text: string; messages: readonly ChatMessage[] };

const time = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:\s*[ap]\.?\s*m\.?)?`;
const fullDate = String.raw`\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}`;
const date = String.raw`\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{1,4})?`;
/** The first group is the date, the second what follows the head. */
const plainHeads = [new RegExp(`^(${fullDate}),?\\s+${time}\\s+[-–]\\s+(.*)$`, 'iu')];
const bracketedHeads = [
  new RegExp(`^\\[(${date}),?\\s+${time}\\]\\s*(.*)$`, 'iu'),
  new RegExp(`^\\[${time},\\s*(${date})\\]\\s*(.*)$`, 'iu'),
];
/** Marks of direction, joiners, and what makes an emoji of a digit. */
export const marks = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\ufe0f|\u20e3/gu;
export const spaces = /[\u00a0\u202f\u2007\u2009]/gu;
const placeholders =
  /<?(?:multimedia|imagen|audio|video|sticker|gif|documento)(?: omitid[oa])>?|<se editó este mensaje\.?>|(?:se eliminó|eliminaste) este mensaje\.?|\(archivo adjunto\)|<adjunto:[^>]*>/giu;

const ascii = /^[\0-\x7f]*$/u;
const mayBePlaceholder = /omitid|mensaje|adjunt/iu;

/** The messages of a pasted chat; a text without any head is one message. */
export function chatOf(pasted: string, today: CivilDate): Chat {
  const text = pasted.normalize('NFC');
  const read: { start: number | null; sender: string | null; date: string; lines: string[] }[] = [];
  let start = 0;
  for (const [raw] of text.matchAll(/.*(?:\r\n?|[\n\u2028\u2029])?/gu)) {
    const line = cleaned(raw);
    const head = headOf(line);
    const before = read.at(-1);
    if (head !== null) read.push({ start, ...head, lines: [head.rest] });
    else if (before !== undefined) before.lines.push(line);
    else read.push({ start: null, sender: null, date: '', lines: [line] });
    start += raw.length;
  }
  const known = new Map<string, ReturnType<typeof daysMeant>>();
  for (const { date } of read) if (!known.has(date)) known.set(date, daysMeant(date, today));
  const isMonthFirst = [...known.keys()].some((date) => Number(date.split(/[/.-]/u)[1]) > 12);
  return {
    text,
    messages: read.map(({ start, sender, date, lines }) => {
      const { days = [], isCertain = false } = known.get(date) ?? {};
      return {
        start,
        sender,
        days,
        day: (isMonthFirst ? days.at(-1) : days[0]) ?? null,
        isDayCertain: isCertain,
        body: lines.join('\n').trim(),
      };
    }),
  };
}

/** A line of a chat without the head of its message; marks and odd spaces are gone from it already. */
export function withoutHead(line: string): string {
  const head = headOf(line);
  return head === null || head.sender === null ? line : head.rest;
}

/** Most lines of a long chat have nothing to clean: what is rare is looked for first. */
function cleaned(line: string): string {
  const plain = ascii.test(line) ? line : line.replace(marks, '').replace(spaces, ' ');
  return (mayBePlaceholder.test(plain) ? plain.replace(placeholders, '') : plain).trim();
}

function headOf(line: string): { sender: string | null; date: string; rest: string } | null {
  if (!/^\[?\d/u.test(line)) return null;
  for (const head of line.startsWith('[') ? bracketedHeads : plainHeads) {
    const match = head.exec(line);
    if (match === null) continue;
    const [, date = '', rest = ''] = match;
    const colon = rest.search(/:(?:\s|$)/u);
    const isWritten = colon > 0 && colon <= 60;
    return {
      sender: isWritten ? rest.slice(0, colon).replace(/^~\s*/u, '').trim() : null,
      date,
      rest: isWritten ? rest.slice(colon + 1).trim() : rest,
    };
  }
  return null;
}

/** From which day to which a pasted chat goes, and how many messages it has. */
export type ChatSpan = { first: CivilDate; last: CivilDate; messages: number };

/** `null` where no message says its day. */
export function chatSpan(chat: Chat): ChatSpan | null {
  const headed = chat.messages.filter(({ start }) => start !== null);
  const days = headed.flatMap(({ day }) => day ?? []).sort();
  const [first] = days;
  const last = days.at(-1);
  return first === undefined || last === undefined
    ? null
    : { first, last, messages: headed.length };
}

/** The chat from the first message of a day on; the whole chat, if there is none. */
export function chatSince({ text, messages }: Chat, from: CivilDate): string {
  const first = messages.find(({ day }) => day !== null && day >= from);
  return text.slice(first?.start ?? 0);
}
