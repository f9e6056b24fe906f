import { categoryByName } from '../league/category.ts';
import { addressHere } from '../live/base.ts';
import { icsOf } from './ics.ts';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';
import { paths } from '../league/paths.ts';
import { settings, siteHost } from '../league/settings.ts';

/**
 * Matches as a file that calendars open.
 * @param name of the file, without its ending
 * @param more what a calendar of its own is called, and the events that are taken out of it
 */
export function calendarFile(
  name: string,
  matches: readonly UpcomingMatch[],
  more: Pick<Parameters<typeof icsOf>[1], 'title' | 'cancelled'> = {},
) {
  const { clock, name: leagueName } = settings();
  const text = icsOf(matches, {
    clock,
    host: siteHost(),
    leagueName,
    ...more,
    addressOf,
    now: Date.now(),
  });
  return new File([text], `${name}.ics`, { type: 'text/calendar' });
}

function addressOf({ category, id }: UpcomingMatch): string {
  const slug = categoryByName(category)?.slug;
  const path = slug === undefined ? paths.upcoming() : paths.result(slug, id);
  return addressHere(path);
}
