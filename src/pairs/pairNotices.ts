import type { SiteData } from '../matches/DataProvider.tsx';
import { announced, groupOf, type MatchGroup } from '../matches/announced.ts';
import { pairLists } from '../matches/pairLists.ts';
import { readMyPairs, watchMyPairs } from './myPairStorage.ts';
import { readNotices, watchNotices } from './noticeStorage.ts';
import type { MyPair } from '../matches/myPairsContext.ts';
import { pairNews, type PairNews, type FollowedRows } from './pairNews.ts';
import { readClockAt } from '../padel/time.ts';
import { settings } from '../league/settings.ts';
import { addressHere } from '../live/base.ts';
import { paths } from '../league/paths.ts';
import { notify } from './notifications.ts';

let stopCurrent: (() => void) | undefined;

/**
 * Shows a notification of the browser for what happens to the starred pairs while the site is open, as long as the
 * visitor wants it. Called again, it replaces the last one.
 */
export function announcePairs(data: SiteData) {
  stopCurrent?.();
  let stops: (() => void)[] = [];
  const restart = () => {
    for (const stop of stops) stop();
    const pairs = readNotices() ? readMyPairs() : [];
    stops = pairs.map((pair) => watchPair(data, pair));
  };
  restart();
  const stopWatching = [watchMyPairs(restart), watchNotices(restart)];
  stopCurrent = () => {
    for (const stop of [...stopWatching, ...stops]) stop();
  };
}

function watchPair({ tables }: SiteData, pair: MyPair) {
  const { results, upcomingMatches } = tables;
  const playedList = results.lists.list(pairLists.results(pair.id));
  const announcedList = upcomingMatches.lists.list(announced);
  let known: FollowedRows | undefined;
  const look = () => {
    const [played, all] = [playedList.state(), announcedList.state()];
    if (played.kind !== 'loaded' || all.kind !== 'loaded') return;
    // Rows of an earlier visit are no news when the present ones replace them.
    if (known === undefined && !(results.lists.isCurrent() && upcomingMatches.lists.isCurrent())) {
      return;
    }
    const league = settings();
    const clockAt = readClockAt(Date.now(), league.clock);
    const own = all.allItems.filter(({ pair1Id, pair2Id }) => [pair1Id, pair2Id].includes(pair.id));
    const inGroup = (group: MatchGroup) => own.filter((match) => groupOf(match, clockAt) === group);
    const rows = {
      results: played.allItems,
      matches: inGroup('upcoming'),
      postponed: inGroup('postponed'),
    };
    const before = known;
    known = rows;
    if (before === undefined) return;
    for (const news of pairNews(before, rows, clockAt(0), league)) {
      announce(pair, news);
    }
  };
  // A match that becomes a result changes both lists: they are compared once both have changed.
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lookSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(look);
  };
  const stops = [
    playedList.watch(lookSoon),
    announcedList.watch(lookSoon),
    results.lists.onUpdate(lookSoon),
    upcomingMatches.lists.onUpdate(lookSoon),
  ];
  lookSoon();
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}

function announce({ id, category, name }: MyPair, news: PairNews) {
  const address = addressHere(paths.pair(category, name, id));
  const icon = `${import.meta.env.BASE_URL}icon-192.png`;
  notify({ ...news, address, icon }).catch((error: unknown) => {
    console.warn('No se pudo avisar:', error);
  });
}
