import { instantOf, type LeagueClock } from './time.ts';
import type { UpcomingMatch } from './upcomingMatch.ts';

/** How long a match is in a calendar, ms. */
const duration = 90 * 60_000;

type CalendarOptions = {
  clock: LeagueClock;
  /** The host of the site: the same match has the same UID in the subscribed calendar. */
  host: string;
  leagueName: string;
  /** The address of the match on the site. */
  address: string;
  /** ms since the epoch */
  now: number;
};

/**
 * A match as a file for a calendar (RFC 5545). Its UID is its id: what is added again after a change
 * replaces it. The database writes the same for a subscription (`public.calendar`).
 */
export function icsOfMatch(match: UpcomingMatch, options: CalendarOptions): string {
  const { clock, host, leagueName, address, now } = options;
  const begins = instantOf(match, clock);
  const map = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(match.location)}`;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(leagueName)}//ES`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${match.id}@${host}`,
    // A higher number replaces a lower one.
    `SEQUENCE:${Math.floor((now - Date.UTC(2026)) / 60_000)}`,
    `DTSTAMP:${formatInstant(now)}`,
    `DTSTART:${formatInstant(begins)}`,
    `DTEND:${formatInstant(begins + duration)}`,
    `SUMMARY:${escapeText(`${match.team1} – ${match.team2}`)}`,
    `LOCATION:${escapeText(match.location)}`,
    `DESCRIPTION:${escapeText(match.category)}\\nMapa: ${map}`,
    `URL:${address}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');
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
