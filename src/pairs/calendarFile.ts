import { categoryByName } from '../league/category.ts';
import { addressHere } from '../live/base.ts';
import { icsOf } from './ics.ts';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';
import { paths } from '../league/paths.ts';
import type { LeagueSettings } from '../league/league.ts';

/**
 * Matches as a file that calendars open.
 * @param name of the file, without its ending
 * @param more what a calendar of its own is called, and the events that are taken out of it
 */
export function calendarFile(
  name: string,
  matches: readonly UpcomingMatch[],
  league: LeagueSettings,
  more: Pick<Parameters<typeof icsOf>[1], 'title' | 'cancelled'> = {},
) {
  const text = icsOf(matches, {
    league,
    ...more,
    addressOf({ category, id }) {
      const slug = categoryByName(category, league)?.slug;
      return addressHere(slug === undefined ? paths.upcoming() : paths.result(slug, id));
    },
    now: Date.now(),
  });
  return new File([text], `${name}.ics`, { type: 'text/calendar' });
}
