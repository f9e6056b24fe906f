import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useData } from '../matches/DataProvider.tsx';
import { allItemsOf, isEmpty } from '../live/listState.ts';
import { readTvChoice, tvPages } from './tvPages.ts';
import { qrPath } from '../ui/qrPath.ts';
import { useConnection, useArrivals } from '../live/LiveProvider.tsx';
import { useAnnounced } from '../matches/useAnnounced.ts';
import { useList } from '../live/useList.ts';
import { useIsHydrated } from '../ui/hooks/useIsHydrated.ts';
import { seasonLists } from '../league/seasonLists.ts';
import { useCurrentSeason, useNow } from '../league/useNow.ts';
import { TvScreen } from './TvScreen.tsx';
import { siteName, useSettings } from '../league/settings.ts';
import type { Category } from '../league/category.ts';
import type { Result } from '../padel/result.ts';
import { newArrivals } from '../live/arrivals.ts';

/** `/tv`: what the club's television shows, all day and without anybody near it. */
export function TvPage() {
  const isHydrated = useIsHydrated();
  useNewVersion();
  useWakeLock();
  // The clock and the choice of the address are the visit's own: they are not in the built page.
  return isHydrated ? <TvShow /> : null;
}

function TvShow() {
  const [params] = useSearchParams();
  const categorias = params.get('categorias');
  const segundos = params.get('segundos');
  const { name, address, categories, sponsors } = useSettings();
  const choice = useMemo(
    () => readTvChoice({ categorias, segundos }, categories),
    [categorias, segundos, categories],
  );
  const now = useNow();
  const season = useCurrentSeason();
  const { tables } = useData();
  const results = useList(tables.results.lists, seasonLists.results(season.slug));
  // Of all: a friendly, or a match of the season before, is a result of tonight too.
  const latest = useList(tables.results.lists, { order: 'day' });
  const matches = useAnnounced('upcoming');
  const pending = useAnnounced('pending', { season: season.slug });
  const pairs = useList(tables.pairs.lists, { order: 'name', isWhole: true });
  const data = {
    results: allItemsOf(results.state),
    latest: allItemsOf(latest.state),
    matches: allItemsOf(matches.state),
    pending: allItemsOf(pending.state),
    pairs: allItemsOf(pairs.state),
  };
  const pages = tvPages(data, {
    categories: choice.categories,
    season,
    hasSponsors: sponsors.length > 0,
    now,
  });
  const turn = useTurn(choice.seconds * 1000);
  const arrived = useArrivedResult(data.latest, choice.categories);
  return (
    <TvScreen
      league={{ name, address: siteName({ address }) }}
      qr={useMemo(() => (address === '' ? null : qrPath(address)), [address])}
      sponsors={sponsors}
      now={now}
      connection={useConnection()}
      hasFailed={results.state.kind === 'error'}
      isEmpty={[latest, results, matches, pending].every(({ state }) => isEmpty(state))}
      unknown={choice.unknown}
      pages={pages}
      turn={turn}
      seconds={choice.seconds}
      arrived={arrived}
    />
  );
}

/** Counts up every so many ms. */
function useTurn(interval: number): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurn((before) => before + 1), interval);
    return () => clearInterval(timer);
  }, [interval]);
  return turn;
}

/** The time for which a result that arrives has the screen to itself, ms. */
const duration = 9000;

/** The result that has just arrived; several take their turns. */
function useArrivedResult(
  results: readonly Result[],
  categories: readonly Category[],
): Result | null {
  const arrivals = useArrivals();
  const isShown = ({ category }: Result) => categories.some(({ name }) => name === category);
  const [queue, setQueue] = useState<readonly string[]>([]);
  const [seen, setSeen] = useState(arrivals);
  if (arrivals !== seen) {
    setSeen(arrivals);
    // Announced matches arrive too, and have no page of their own.
    const shown = new Set(results.filter(isShown).map(({ id }) => id));
    const fresh = newArrivals(seen, arrivals)
      .filter(({ id, text }) => text !== null && shown.has(id))
      .map(({ id }) => id);
    // An announced match and its result have the same id: it waits once.
    const others = queue.filter((id) => !fresh.includes(id));
    if (fresh.length > 0) setQueue([...others, ...fresh].slice(-5));
  }
  const shownId = queue[0];
  useEffect(() => {
    if (shownId === undefined) return undefined;
    const timer = setTimeout(() => setQueue((before) => before.slice(1)), duration);
    return () => clearTimeout(timer);
  }, [shownId]);
  const arrived = queue.flatMap((id) => results.filter((result) => result.id === id));
  return arrived.find(isShown) ?? null;
}

/** The interval at which the screen looks for a new version of the site, ms. */
const interval = 10 * 60_000;

/** The scripts that the page begins with: the name of one at least changes with every version. */
const scripts = /<script type="module"[^>]* src="([^"]+)"/gu;

/**
 * Reloads the page when a new version of the site is published, and only once it answers: a screen that
 * nobody touches would otherwise show the old one for ever, or the browser's own error page.
 */
function useNewVersion() {
  useEffect(() => {
    const running = scriptsOf(document.documentElement.outerHTML);
    const reloadIfNew = async () => {
      try {
        const response = await fetch(window.location.href, { cache: 'no-store' });
        const published = response.ok ? scriptsOf(await response.text()) : '';
        if (published !== '' && published !== running) window.location.reload();
      } catch {
        // Without a network there is no new version.
      }
    };
    const timer = setInterval(() => void reloadIfNew(), interval);
    return () => clearInterval(timer);
  }, []);
}

function scriptsOf(html: string): string {
  return Array.from(html.matchAll(scripts), ([, address]) => address).join(' ');
}

/** Keeps the screen on while the page is shown, where the browser can. */
function useWakeLock() {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const request = async () => {
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (isOver) await lock.release();
      } catch {
        // Refused, e.g. with a low battery: the screen may turn off.
      }
    };
    const onVisible = () => void request();
    // The browser releases it whenever the page is hidden.
    document.addEventListener('visibilitychange', onVisible);
    void request();
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', onVisible);
      void lock?.release();
    };
  }, []);
}
