import type { SiteData } from '../data/DataProvider.tsx';
import { readMyPairs, watchMyPairs } from '../data/myPairStorage.ts';
import { readNotices, watchNotices } from '../data/noticeStorage.ts';
import type { MyPair } from '../domain/myPairs.ts';
import { pairNews, type PairNews, type PairRows } from '../domain/pairNews.ts';
import { civilMomentAt, type LeagueClock } from '../domain/time.ts';

type Lists = Pick<SiteData, 'tables'>;
type Announce = (pair: MyPair, news: PairNews) => void;

let stopCurrent: (() => void) | undefined;

/**
 * Announces what happens to the starred pairs while the site is open, as long as the visitor wants it.
 * Called again, it replaces the last one.
 */
export function startPairNotices(data: Lists, clock: LeagueClock, announce: Announce) {
  stopCurrent?.();
  let stops: (() => void)[] = [];
  const restart = () => {
    for (const stop of stops) stop();
    const pairs = readNotices() ? readMyPairs() : [];
    stops = pairs.map((pair) => watchPair(data, pair, clock, announce));
  };
  restart();
  const stopWatching = [watchMyPairs(restart), watchNotices(restart)];
  stopCurrent = () => {
    for (const stop of [...stopWatching, ...stops]) stop();
  };
}

function watchPair({ tables }: Lists, pair: MyPair, clock: LeagueClock, announce: Announce) {
  const { results, upcomingMatches } = tables;
  const ofResults = { order: 'day', pair: pair.id, isWhole: true } as const;
  const ofMatches = { order: 'soonest', pair: pair.id } as const;
  let known: PairRows | undefined;
  const look = () => {
    const played = results.lists.snapshot(ofResults).window;
    const toCome = upcomingMatches.lists.snapshot(ofMatches).window;
    if (played === undefined || toCome === undefined) return;
    // Rows of an earlier visit are no news when the present ones replace them.
    if (known === undefined && !(results.lists.isCurrent() && upcomingMatches.lists.isCurrent())) {
      return;
    }
    const rows = { results: played.items, matches: toCome.items };
    const before = known;
    known = rows;
    if (before === undefined) return;
    for (const news of pairNews(before, rows, civilMomentAt(Date.now(), clock))) {
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
    results.lists.watch(ofResults, lookSoon),
    upcomingMatches.lists.watch(ofMatches, lookSoon),
    results.lists.onUpdate(lookSoon),
    upcomingMatches.lists.onUpdate(lookSoon),
  ];
  lookSoon();
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}
