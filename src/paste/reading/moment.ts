import {
  dateReader,
  daysBefore,
  readTime,
  spanishWeekdays as weekdays,
  weekdayOn,
} from '../../reading/dates.ts';
import { plainKey } from '../../padel/plainKey.ts';
import type { CivilDate, CivilTime } from '../../padel/time.ts';
import type { Part } from './coverage.ts';

/** When and where a match was played, as words say it. */
export type Moment = {
  /** The days that are meant, one for each day on which it may have been written; `null`: nothing is said. */
  days: readonly CivilDate[] | null;
  /** The words name the day by its date. */
  isDated: boolean;
  time: CivilTime | null;
  location: string | null;
  consumed: readonly Part[];
};

const weekday = String.raw`(?:${weekdays.join('|')}|lun|mar|mie|jue|vie|sab|dom)\b\.?`;
const month =
  '(?:ene(?:ro)?|feb(?:rero)?|mar(?:zo)?|abr(?:il)?|mayo?|jun(?:io)?|jul(?:io)?|ago(?:sto)?|sep?(?:t|tiembre)?|oct(?:ubre)?|nov(?:iembre)?|dic(?:iembre)?)';
const partOfDay = String.raw`(?: (?:(?:a|por|en|de) la |(?:a|de) )?(?:manana|mediodia|tarde|noche)\b)?`;
/** Before a day in numbers: without it `6/4` is a set, and `28/11` is none. */
const before = String.raw`(?:\b(?:el|del|dia|fecha|hoy|ayer|${weekday})[,:]? )+`;
const dated = new RegExp(
  String.raw`${before}(?:el )?(\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?)(?![\d/-])${partOfDay}|(?:${before})?(?<![\d/.-])(\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}-\d{1,2}-\d{1,2}|(?:1[5-9]|2\d|3[01])/(?:0?[1-9]|1[0-2])|(?:0?[1-8]|1[0124])/11|(?:0?[1-9]|1[1-3])/12)(?![\d/-])|(?:${before})?\b(\d{1,2} (?:de )?${month}(?: del? \d{4}| \d{4})?)\b${partOfDay}`,
  'gu',
);
/** In a line without a result it is no set. */
const bareDate = /(?<![\d/-])(\d{1,2}\/\d{1,2})(?![\d/-])/gu;
/** A day that was so many days before the words is more likely a slip, or of another season. */
const longestDelay = 92;
/** `el viernes 27`: the last such day before, if that was a Friday. */
const numbered = new RegExp(
  String.raw`\b(?:el )?(${weekdays.join('|')}),? (\d{1,2})\b(?! ?[-/:.a,] ?\d|\d| \d)(?! hs?\b)${partOfDay}`,
  'gu',
);
const daysAgo = ['', 'un', 'dos', 'tres'];
const relative = new RegExp(
  String.raw`\b(?:(hoy|recien|esta (?:manana|tarde|noche))|(antes de ayer|ante ?ayer|ante(?:a)?noche)|(ayer|anoche))(?:,? (${weekdays.join('|')}))?\b${partOfDay}|(?:(?:\b(?:el|este) |(?<=[,.;(|\n] ?))(${weekdays.join('|')})|\bhace (un|dos|tres|[1-3]) dias?)\b${partOfDay}`,
  'gu',
);
const spokenHours = 'doce una dos tres cuatro cinco seis siete ocho nueve diez once'.split(' ');
const hour =
  /(?<!\d[:.])(?:(?<![-/:.\d] ?|,)\b(?:a las? )?(?:1[01]|[1-9]|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once)(?:[:.][0-5]\d)?(?: ?[ap]\.? ?m\b\.?| de la (?:manana|tarde|noche)\b)|\b(?:a las? )?1[01](?:[:.,][0-5]\d)? ?(?:hs\b\.?|horas\b)(?!.*noche)|\b(?:a las? )?(?:1[2-9]|2[0-3])[:.,][0-5]\d ?(?:hs?\b\.?|horas\b)?|\b(?:a las? )?(?:1[2-9]|2[0-3]) ?(?:hs?\b\.?|horas\b)|\ba las (?:1[2-9]|2[0-3])\b(?![:.]?\d))/gu;
const court =
  /\b(?:en )?(?:la )?cancha (?:n(?:ro)?[°º.]? ?)?(\d{1,2})\b(?! ?[-/] ?\d|[:.]?\d| \d \d)/gu;

/**
 * Reads day, hour and court. What does not agree, or what is said of a day that nobody can tell, is not consumed.
 * @param written the days on which it may have been written
 * @param place a heading's day needs no word before it
 */
export function readMoment(
  text: string,
  written: readonly CivilDate[],
  today: CivilDate,
  place: 'text' | 'heading' = 'text',
): Moment {
  // `_jueves 19/11_`
  const key = plainKey(text).replaceAll('_', ' ');
  const from = daysBefore(written[0] ?? today, longestDelay);
  const until = written[0] ?? today;
  const said: { days: readonly CivilDate[]; part: Part }[] = [];
  let rest = key;
  const take = (match: RegExpMatchArray, days: readonly (CivilDate | null)[]) => {
    const start = match.index ?? 0;
    const end = start + match[0].length;
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
    const known = days.filter((day) => day !== null);
    // Of some of the days on which it may have been written it says nothing: nobody knows.
    if (known.length < days.length || known.some((day) => day > until)) return;
    said.push({ days: known, part: { by: 'day', start, end } });
  };
  const dates = [...key.matchAll(dated)];
  if (place === 'heading' && dates.length === 0) dates.push(...key.matchAll(bareDate));
  for (const match of dates) {
    const number = match[1] ?? match[2] ?? match[3] ?? '';
    const read = dateReader('past', written.length === 1 ? (written[0] ?? today) : today, 'day');
    const day = read(number);
    const name = new RegExp(weekday, 'u').exec(match[0])?.[0].slice(0, 3);
    const isOther =
      day !== null && name !== undefined && !weekdays[weekdayOn(day)]?.startsWith(name);
    const ago = /\bayer\b/u.test(match[0]) ? 1 : /\bhoy\b/u.test(match[0]) ? 0 : null;
    const isAgo = ago === null || written.some((each) => daysBefore(each, ago) === day);
    if (day !== null && !isOther && isAgo) take(match, [day]);
  }
  for (const match of rest.matchAll(numbered)) {
    const [, name = '', number] = match;
    const [from = today] = written;
    const found = Array.from({ length: 31 }, (_, ago) => daysBefore(from, ago)).find(
      (day) => Number(day.slice(8)) === Number(number),
    );
    if (found !== undefined && weekdayOn(found) === weekdays.indexOf(name)) take(match, [found]);
  }
  const isDated = said.length > 0;
  for (const match of rest.matchAll(relative)) {
    const [, now, twoDaysAgo, yesterday, beside, name, count] = match;
    const days = written.map((day) => {
      if (now !== undefined) return day;
      if (twoDaysAgo !== undefined) return daysBefore(day, 2);
      if (yesterday !== undefined) return daysBefore(day, 1);
      if (count !== undefined) return daysBefore(day, Number(count) || daysAgo.indexOf(count));
      const ago = (weekdayOn(day) - weekdays.indexOf(name ?? '') + 7) % 7;
      return ago === 0 ? null : daysBefore(day, ago);
    });
    // `ayer sábado`
    const fitting = days.filter(
      (day) => day === null || beside === undefined || weekdays[weekdayOn(day)] === beside,
    );
    take(match, fitting.length === 0 ? [null] : fitting);
  }
  const [first, ...others] = said;
  const agree = others.every(({ days }) => days.join() === first?.days.join());
  const hours = [...rest.matchAll(hour)];
  const times = new Set(
    hours.map(([words]) => {
      const number = words
        .replace(/^a las? /u, '')
        .replace(/^\p{L}{3,}/u, (word) => String(spokenHours.indexOf(word)))
        .replace(/ de la (.).*/u, (_, part) => (part === 'm' ? ' am' : ' pm'));
      return readTime(/^\d+$/u.test(number) ? `${number} h` : number.replace(',', '.'));
    }),
  );
  const [time = ''] = times;
  const courts = [...rest.replaceAll(hour, (found) => ' '.repeat(found.length)).matchAll(court)];
  const places = new Set(courts.map(([, number]) => number));
  // Nobody says `12` at night for noon, and whose night midnight is of is open.
  const isMidnight = time.startsWith('12:') && /noche/u.test(key);
  const hasTime = times.size === 1 && time !== '' && !isMidnight;
  return {
    days: agree ? (first?.days ?? null) : null,
    isDated,
    time: hasTime ? time : null,
    location: places.size === 1 ? `Cancha ${[...places][0]}` : null,
    consumed: [
      ...(agree && said.every(({ days }) => days.every((day) => day >= from))
        ? said.map(({ part }) => part)
        : []),
      ...(hasTime ? hours.map((match) => partAt(match, 'hour')) : []),
      ...(places.size === 1 ? courts.map((match) => partAt(match, 'place')) : []),
    ],
  };
}

function partAt(match: RegExpExecArray, by: Part['by']): Part {
  return { by, start: match.index, end: match.index + match[0].length };
}
