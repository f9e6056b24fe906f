import { isPostponed } from './announcedMatch.ts';
import { nameKey } from '../padel/nameKey.ts';
import { minutesBetween } from '../padel/minutesBetween.ts';
import type { NewUpcomingMatch } from '../padel/upcomingMatch.ts';

/** The day, hour, place and pairs of a match. */
export type Slot = Pick<
  NewUpcomingMatch,
  'team1' | 'team2' | 'category' | 'date' | 'time' | 'location'
> & {
  /** A match that was put off takes no place. */
  postponedAt?: string | null;
};

/** A court, or a pair by its name, that two matches need at the same time. */
export type Clash = { kind: 'court' | 'pair'; name: string; match: Slot };

/** The time for which a match takes its court and its pairs, minutes. */
const matchMinutes = 90;

const courtWords = new Set(['cancha', 'canchas', 'pista', 'pistas', 'court', 'courts']);

/** `Cancha N.º 1` is `Cancha 1`. */
const numberWords = new Set(['n', 'no', 'nro', 'num', 'numero']);

/**
 * The court that a place names, by which it is the same: its words, whatever signs stand between them, and `1` for
 * `01`; `null`: a place of any number of courts.
 */
function courtOf(location: string): string | null {
  const words = nameKey(location)
    .replaceAll(/[ºª]/gu, ' ')
    .split(/[^\p{L}\d]+/u)
    .map((word) => word.replace(/^0+(?=\d)/u, ''));
  const isCourt = words.some((word) => /\d/u.test(word) || courtWords.has(word));
  const isSaid = (word: string, index: number) =>
    word !== '' && !(numberWords.has(word) && /^\d/u.test(words[index + 1] ?? ''));
  return isCourt ? words.filter(isSaid).join(' ') : null;
}

/** The first of the other matches that cannot be played beside this one; `null`: none. */
export function clashOf(slot: Slot, others: readonly Slot[]): Clash | null {
  const court = courtOf(slot.location);
  const pairs = [slot.team1, slot.team2];
  for (const match of others) {
    if (!areAtOneHour(slot, match)) continue;
    const pair = pairs.find(
      (name) =>
        match.category === slot.category &&
        [match.team1, match.team2].some((other) => nameKey(other) === nameKey(name)),
    );
    if (pair !== undefined) return { kind: 'pair', name: pair, match };
    if (court !== null && court === courtOf(match.location)) {
      return { kind: 'court', name: slot.location, match };
    }
  }
  return null;
}

/** Whether two matches overlap; one that was put off overlaps with none. */
export function areAtOneHour(slot: Slot, match: Slot): boolean {
  return !isPostponed(match) && Math.abs(minutesBetween(slot, match)) < matchMinutes;
}
