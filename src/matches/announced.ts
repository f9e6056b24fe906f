import { isSameCategory } from '../league/category.ts';
import { countsIn, type PlacedInSeason, type Season } from '../league/season.ts';
import { pageSize } from '../live/listOrder.ts';
import type { LoadedList, ListState } from '../live/listState.ts';
import { isOver, matchLength } from '../padel/evening.ts';
import type { CivilMoment } from '../padel/time.ts';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';
import type { ResultFilter } from './tables.ts';

/** All announced matches: they are few, and every page holds the same list. */
export const announced = { order: 'day', isWhole: true } as const;

/** To come or being played, the next first; over without a result, the latest first; put off, by the day before. */
export type MatchGroup = 'upcoming' | 'pending' | 'postponed';

/** The league's clock so many hours ago. */
type ClockAt = (hoursAgo: number) => CivilMoment;

export function groupOf(
  match: Pick<UpcomingMatch, 'date' | 'time' | 'postponedAt'>,
  clockAt: ClockAt,
): MatchGroup {
  if (match.postponedAt !== null) return 'postponed';
  return isOver(match, clockAt) ? 'pending' : 'upcoming';
}

/** What the matches of a page are of; without a value, all. With a season: those that count in its tables. */
export type MatchesOf = Pick<ResultFilter, 'category' | 'pair' | 'season'>;

type PlacedMatch = Pick<UpcomingMatch, 'category' | 'pair1Id' | 'pair2Id'> & PlacedInSeason;

export function isMatchOf(
  match: PlacedMatch,
  { category, pair, season }: MatchesOf,
  seasons: readonly Season[],
): boolean {
  return (
    (category === undefined || isSameCategory(match.category, category)) &&
    (pair === undefined || match.pair1Id === pair || match.pair2Id === pair) &&
    (season === undefined || countsIn(match, season, seasons))
  );
}

/**
 * Selects from the state of `announced`. What it returns is the same object until something in it changes.
 * @param seasons those of the league
 */
export function selectAnnounced(group: MatchGroup, of: MatchesOf, seasons: readonly Season[]) {
  const chosen = (items: readonly UpcomingMatch[], clockAt: ClockAt) => {
    const found = items.filter(
      (match) => isMatchOf(match, of, seasons) && groupOf(match, clockAt) === group,
    );
    return group === 'pending' ? found.reverse() : found;
  };
  let from: ListState<UpcomingMatch> | undefined;
  let at = '';
  let before: ListState<UpcomingMatch> | undefined;
  /** @param size the number of rows that are shown */
  return (
    state: ListState<UpcomingMatch>,
    clockAt: ClockAt,
    size = pageSize,
  ): ListState<UpcomingMatch> => {
    const over = clockAt(matchLength);
    const now = `${over.date} ${over.time} ${size}`;
    if (before !== undefined && from === state && at === now) return before;
    [from, at] = [state, now];
    if (state.kind !== 'loaded') return (before = state);
    const choose = (items: readonly UpcomingMatch[]) => chosen(items, () => over);
    const allItems = choose(state.allItems);
    const unwithheld = state.items === state.allItems ? allItems : choose(state.items);
    const ids = new Set(allItems.map(({ id }) => id));
    const within = (known: ReadonlySet<string>) => new Set([...known].filter((id) => ids.has(id)));
    const selected = {
      ...state,
      allItems,
      items: unwithheld.length > size ? unwithheld.slice(0, size) : unwithheld,
      hasMore: unwithheld.length > size,
      arrivedIds: within(state.arrivedIds),
      withheldIds: within(state.withheldIds),
    };
    return before?.kind === 'loaded' && isSame(before, selected) ? before : (before = selected);
  };
}

function isSame(one: LoadedList<UpcomingMatch>, other: LoadedList<UpcomingMatch>): boolean {
  return (
    haveSame(one.allItems, other.allItems) &&
    haveSame(one.items, other.items) &&
    one.hasMore === other.hasMore &&
    haveSame([...one.arrivedIds], [...other.arrivedIds]) &&
    haveSame([...one.withheldIds], [...other.withheldIds])
  );
}

function haveSame<Item>(one: readonly Item[], other: readonly Item[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}
