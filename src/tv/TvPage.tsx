import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useData } from '../matches/DataProvider.tsx';
import { allItemsOf, isEmpty } from '../live/listState.ts';
import { readTvChoice, tvPages } from './tvPages.ts';
import { qrPath } from '../ui/qrPath.ts';
import { useConnection } from '../live/LiveProvider.tsx';
import { useList } from '../live/useList.ts';
import { useWakeLock } from './useWakeLock.ts';
import { useIsHydrated } from '../ui/hooks/useIsHydrated.ts';
import { seasonLists } from '../league/seasonLists.ts';
import { useCurrentSeason, useNow } from '../league/useNow.ts';
import { TvScreen } from './TvScreen.tsx';
import { useArrivedResult } from './useArrivedResult.ts';
import { useNewVersion } from './useNewVersion.ts';
import { siteName, useSettings } from '../league/settings.ts';

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
  const matches = useList(
    tables.upcomingMatches.lists,
    // A category's next match may be far down the list of all.
    { order: 'soonest', isWhole: true },
  );
  const pending = useList(tables.upcomingMatches.lists, {
    order: 'pending',
    season: season.slug,
    isWhole: true,
  });
  const pairs = useList(tables.pairs.lists, { order: 'name', isWhole: true });
  const data = {
    results: allItemsOf(results.state),
    matches: allItemsOf(matches.state),
    pending: allItemsOf(pending.state),
    pairs: allItemsOf(pairs.state),
  };
  const pages = tvPages(data, {
    categories: choice.categories,
    season,
    hasSponsors: sponsors.length > 0,
    today: now.date,
  });
  const turn = useTurn(choice.seconds * 1000);
  const arrived = useArrivedResult(data.results, choice.categories);
  return (
    <TvScreen
      league={{ name, address: siteName() }}
      qr={useMemo(() => (address === '' ? null : qrPath(address)), [address])}
      sponsors={sponsors}
      now={now}
      connection={useConnection()}
      hasFailed={results.state.kind === 'error'}
      isEmpty={[results, matches, pending].every(({ state }) => isEmpty(state))}
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
