import { isPostponed } from '../../matches/announcedMatch.ts';
import { nameKey } from '../../padel/nameKey.ts';
import { formatTime } from '../../padel/spanishDate.ts';
import type { NewUpcomingMatch } from '../../padel/upcomingMatch.ts';
import type { LeagueSettings } from '../../league/league.ts';
import { categoryTitle } from '../../league/category.ts';

/** The day, hour, place and pairs of a match. */
export type Slot = Pick<
  NewUpcomingMatch,
  'team1' | 'team2' | 'category' | 'date' | 'time' | 'location'
> & {
  /** A match that was put off takes no place. */
  postponedAt?: string | null;
};

/** A court, or a pair by its name, that two matches need at the same time. */
type Clash = { kind: 'court' | 'pair'; name: string; match: Slot };

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
    if (isPostponed(match)) continue;
    if (match.date !== slot.date || distance(match.time, slot.time) >= matchMinutes) continue;
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

/** Minutes between two hours of a day; `Infinity` where one is missing. */
function distance(one: string, other: string): number {
  const [first = NaN, second = NaN] = [one, other].map((time) => {
    const [hours, minutes] = formatTime(time).split(':').map(Number);
    return hours === undefined || minutes === undefined ? NaN : hours * 60 + minutes;
  });
  const minutes = Math.abs(first - second);
  return Number.isNaN(minutes) ? Infinity : minutes;
}

export function describeClash({ kind, name, match }: Clash, league: LeagueSettings): string {
  const { team1, team2, time, category } = match;
  const other = `${team1} – ${team2} (${categoryTitle(category, league)}, ${formatTime(time)})`;
  return kind === 'court'
    ? `«${name}» está ocupada a esa hora: ${other}.`
    : `«${name}» ya juega a esa hora: ${other}.`;
}
