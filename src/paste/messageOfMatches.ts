import { matchCode } from './matchCode.ts';
import { eveningOf } from '../padel/evening.ts';
import { formatLongDate } from '../padel/spanishDate.ts';
import { minutesBetween } from '../padel/minutesBetween.ts';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';
import type { CivilDate } from '../padel/time.ts';
import { categoryTitle, type CategoryName } from '../league/category.ts';
import { groupBy } from '../padel/groupBy.ts';
import { formatHour, plainInChat } from '../share/shareText.ts';
import type { LeagueSettings } from '../league/league.ts';

type MessageMatch = Pick<
  UpcomingMatch,
  'id' | 'team1' | 'team2' | 'date' | 'time' | 'location' | 'category'
>;

/**
 * Announced matches as a message for the players' group. Each has its code: a player who copies the line and
 * adds the score is understood without a guess.
 */
export function messageOfMatches(matches: readonly MessageMatch[], league: LeagueSettings): string {
  const ordered = [...matches].sort(
    (one, other) =>
      eveningOf(one).localeCompare(eveningOf(other)) ||
      one.category.localeCompare(other.category, 'es') ||
      minutesBetween(other, one),
  );
  const groups = groupBy(ordered, (match) =>
    plainInChat(`${categoryTitle(match.category, league)} · ${formatLongDate(eveningOf(match))}`),
  );
  const texts = [...groups].map(([heading, own]) =>
    [`*${heading}*`, ...own.flatMap(linesOf)].join('\n'),
  );
  if (texts.length === 0) return '';
  return [...texts, 'Para pasar el resultado: copiar la línea y agregar los sets al final.'].join(
    '\n\n',
  );
}

/** The sentence in its place where there is none. @param day empty: all days */
export function describeNoMatches(
  day: CivilDate,
  category: CategoryName | null,
  league: LeagueSettings,
): string {
  const none = day === '' ? 'No hay partidos anunciados' : 'Ese día no hay partidos anunciados';
  return `${none}${category === null ? '' : ` de ${categoryTitle(category, league)}`}.`;
}

function linesOf({ id, team1, team2, location, ...match }: MessageMatch): string[] {
  return [`${formatHour(match, ' h')}, ${location}`, `${matchCode(id)} ${team1} – ${team2}:`].map(
    plainInChat,
  );
}
