import { categoryTitle } from '../league/category.ts';
import type { Result } from '../padel/result.ts';
import { instantOf } from '../padel/time.ts';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';
import { isFriendly } from '../league/season.ts';
import type { LeagueSettings } from '../league/league.ts';
import { siteHost } from '../league/settings.ts';

/** A match that will not be played, or that neither pair came to; its hour is known if that was its announced day. */
type CancelledMatch = Pick<Result, 'id' | 'date' | 'time' | 'createdAt' | 'correctedAt'>;

/** The time for which a match is in a calendar, ms. */
const duration = 90 * 60_000;

type CalendarOptions = {
  league: LeagueSettings;
  /** The calendar's name; without it, its program decides. */
  title?: string;
  /** Announced matches that have ended without anybody on court. */
  cancelled?: readonly CancelledMatch[];
  /** The address of a match on the site. */
  addressOf: (match: UpcomingMatch) => string;
  /** ms since the epoch */
  now: number;
};

/**
 * Matches as a file for a calendar (RFC 5545). The UID of each is its id: what is added again after a
 * change replaces it. The database writes the same for a subscription (`public.calendar`), with the same
 * number for the same change.
 * @param matches at least one, or one that is cancelled: a calendar without an event is not valid
 */
export function icsOf(matches: readonly UpcomingMatch[], options: CalendarOptions): string {
  const { league, title, cancelled = [] } = options;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(league.name)}//ES`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(title === undefined
      ? []
      : [`NAME:${escapeText(title)}`, `X-WR-CALNAME:${escapeText(title)}`]),
    ...matches.flatMap((match) => eventOf(match, options)),
    ...cancelled.flatMap((result) => cancellationOf(result, options)),
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');
}

function eventOf(match: UpcomingMatch, options: CalendarOptions): readonly string[] {
  const isPostponed = match.postponedAt !== null;
  const changedAt = Date.parse(match.changedAt ?? match.createdAt);
  const map = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(match.location)}`;
  return [
    ...beginningOf(match, changedAt, options),
    // A match that was cancelled before may be there again. Some programs hide what is cancelled, some strike it
    // through, some show it as before.
    ...(isPostponed ? ['STATUS:CANCELLED', 'TRANSP:TRANSPARENT'] : ['STATUS:CONFIRMED']),
    `SUMMARY:${isPostponed ? 'A reprogramar: ' : ''}${escapeText(`${match.team1} – ${match.team2}`)}`,
    `LOCATION:${escapeText(match.location)}`,
    `DESCRIPTION:${escapeText(categoryTitle(match.category, options.league))}${isFriendly(match) ? ' · amistoso' : ''}\\nMapa: ${map}`,
    `URL:${options.addressOf(match)}`,
    'END:VEVENT',
  ];
}

function cancellationOf(match: CancelledMatch, options: CalendarOptions): readonly string[] {
  // A second after the result: later than any change of the announced match.
  const changedAt = Date.parse(match.correctedAt ?? match.createdAt) + 1000;
  return [
    ...beginningOf(match, changedAt, options),
    'STATUS:CANCELLED',
    'SUMMARY:Partido cancelado',
    'END:VEVENT',
  ];
}

function beginningOf(
  { id, date, time }: Pick<CancelledMatch, 'id' | 'date' | 'time'>,
  changedAt: number,
  { league, now }: CalendarOptions,
): readonly string[] {
  // The same match has the same UID in the subscribed calendar.
  const host = siteHost(league);
  const begins = time === null ? null : instantOf({ date, time }, league.clock);
  return [
    'BEGIN:VEVENT',
    `UID:${id}${host === '' ? '' : `@${host}`}`,
    // A higher number replaces a lower one.
    `SEQUENCE:${Math.floor((changedAt - Date.UTC(2026)) / 1000)}`,
    `LAST-MODIFIED:${formatInstant(changedAt)}`,
    `DTSTAMP:${formatInstant(now)}`,
    ...(begins === null
      ? [`DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`]
      : [`DTSTART:${formatInstant(begins)}`, `DTEND:${formatInstant(begins + duration)}`]),
  ];
}

/** `20261122T220000Z` */
function formatInstant(moment: number): string {
  return new Date(moment).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\s+/gu, ' ');
}

const encoder = new TextEncoder();

/** At most 75 octets a line, never within a character. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const letter of line) {
    const length = encoder.encode(letter).length;
    if (octets + length > 75) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += letter;
    octets += length;
  }
  return folded;
}
