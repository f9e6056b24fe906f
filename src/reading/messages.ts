import type { CivilDate } from '../padel/time.ts';

/** A message of a chat, without its head. */
export type Message = {
  /** Who wrote it, as the head says; `null` where there is no head, or nobody wrote it. */
  sender: string | null;
  /** The days that the head can mean: one, or two where day and month can be read both ways. */
  days: readonly CivilDate[];
  /** Without a year, or readable both ways: true only where an announced match says so too. */
  isDayCertain: boolean;
  body: string;
};

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
const marks = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\ufe0f|\u20e3/gu;
const spaces = /[\u00a0\u202f\u2007\u2009]/gu;
const placeholders =
  /<?(?:multimedia|imagen|audio|video|sticker|gif|documento)(?: omitid[oa])>?|<se editó este mensaje\.?>|(?:se eliminó|eliminaste) este mensaje\.?|\(archivo adjunto\)|<adjunto:[^>]*>/giu;

const ascii = /^[\0-\x7f]*$/u;
const mayBePlaceholder = /omitid|mensaje|adjunt/iu;

/**
 * The messages of a pasted chat; a text without any head is one message. Yields between its lines,
 * for a page that has to answer meanwhile.
 */
export function* readMessages(text: string, today: CivilDate): Generator<void, Message[], void> {
  const messages: { sender: string | null; date: string | null; lines: string[] }[] = [];
  for (const raw of text.split(/\r\n|[\n\r\u2028\u2029]/u)) {
    yield;
    const line = cleaned(raw);
    const head = readHead(line);
    const last = messages.at(-1);
    if (head !== null) messages.push(head);
    else if (last !== undefined) last.lines.push(line);
    else messages.push({ sender: null, date: null, lines: [line] });
  }
  const known = new Map<string | null, ReturnType<typeof readDays>>();
  const daysOf = (date: string | null) => {
    const days = known.get(date) ?? readDays(date, today);
    known.set(date, days);
    return days;
  };
  return messages.map(({ sender, date, lines }) => ({
    sender,
    ...daysOf(date),
    body: lines.join('\n').trim(),
  }));
}

/**
 * Where the messages of a chat begin, and their days. Day and month that can be read both ways are
 * read as most of the chat has them.
 */
export function messageDays(
  text: string,
  today: CivilDate,
): { start: number; day: CivilDate | null }[] {
  const found = Array.from(text.matchAll(/^[^\p{L}\d[\n]{0,3}\[?\d.*$/gmu)).flatMap((match) => {
    const head = readHead(match[0].replace(marks, '').replace(spaces, ' ').trim());
    return head === null ? [] : [{ start: match.index, date: head.date }];
  });
  const numbers = found.map(({ date }) => date.split(/[/.-]/u).map(Number));
  const isMonthFirst = numbers.some(([, second = 0]) => second > 12);
  const known = new Map<string, CivilDate | null>();
  return found.map(({ start, date }) => {
    let day = known.get(date);
    if (day === undefined) {
      const { days } = readDays(date, today);
      day = (isMonthFirst ? days.at(-1) : days[0]) ?? null;
      known.set(date, day);
    }
    return { start, day };
  });
}

/** Most lines of a long chat have nothing to clean: what is rare is looked for first. */
function cleaned(line: string): string {
  const plain = ascii.test(line) ? line : line.replace(marks, '').replace(spaces, ' ');
  return (mayBePlaceholder.test(plain) ? plain.replace(placeholders, '') : plain).trim();
}

function readHead(line: string) {
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
      lines: [isWritten ? rest.slice(colon + 1).trim() : rest],
    };
  }
  return null;
}

function readDays(text: string | null, today: CivilDate): Pick<Message, 'days' | 'isDayCertain'> {
  const numbers = (text ?? '').split(/[/.-]/u);
  const [first = '', second = '', third = ''] = numbers;
  if (text === null) return { days: [], isDayCertain: false };
  if (first.length === 4) {
    const days = civilDate(first, second, third);
    return { days, isDayCertain: days.length === 1 };
  }
  const year = third === '' ? today.slice(0, 4) : third.padStart(4, '20');
  const days = [
    ...new Set([...civilDate(year, second, first), ...civilDate(year, first, second)]),
  ].map((day) => (third === '' && day > today ? lastYear(day) : day));
  return { days, isDayCertain: days.length === 1 && third !== '' };
}

function civilDate(year: string, month: string, day: string): CivilDate[] {
  const [monthNumber, dayNumber] = [Number(month), Number(day)];
  const lastDay = new Date(Date.UTC(Number(year), monthNumber, 0)).getUTCDate();
  if (monthNumber < 1 || monthNumber > 12 || dayNumber < 1 || dayNumber > lastDay) return [];
  return [`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`];
}

function lastYear(day: CivilDate): CivilDate {
  return `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
}
