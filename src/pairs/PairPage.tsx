import { Group } from '@mantine/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useData } from '../matches/DataProvider.tsx';
import { categoryBySlug, type Category } from '../league/category.ts';
import { mapLink } from './mapLink.ts';
import type { Pair } from '../padel/pair.ts';
import { pairSlug } from '../padel/pairSlug.ts';
import { quotedName } from './quotedName.ts';
import { namesakesOf, pairAddress } from './pairAddress.ts';
import { seasonIn, seasonOn } from '../league/season.ts';
import { seasonLists } from '../league/seasonLists.ts';
import { useList } from '../live/useList.ts';
import { paths } from '../league/paths.ts';
import { useAnnounced } from '../matches/useAnnounced.ts';
import { pairLists } from '../matches/pairLists.ts';
import { useMatchesOfPair, useResults } from '../matches/list/useListSection.ts';
import { areMyPairsKept, readMyPairs } from './myPairStorage.ts';
import { storeMyPairs } from './storeMyPairs.ts';
import { toggleMyPair, updateMyPair } from './changeMyPairs.ts';
import { LazyCalendar } from './LazyCalendar.tsx';
import { useMyPairs } from './useMyPairs.ts';
import { useNow } from '../league/useNow.ts';
import { assertNever } from '../padel/assertNever.ts';
import { pageStart } from '../live/pageStart.ts';
import { useIsHydrated } from '../ui/hooks/useIsHydrated.ts';
import { usePageSearch } from '../ui/hooks/usePageSearch.ts';
import { usePageParams } from '../ui/pageParams.ts';
import { useOwnTitle } from '../ui/pageTitle.ts';
import { PairFailed, PairLoading, UnknownPair } from './PairStates.tsx';
import { PairView, type PairSeason } from './PairView.tsx';
import { AdjustmentsButton } from '../standings/AdjustmentsButton.tsx';
import { nameDecisions } from '../standings/decisions.ts';
import { SearchButton } from './search/SearchButton.tsx';
import { seasonRecord } from './seasonRecord.ts';
import { keepSeenPair } from './seenPairs.ts';
import { usePair } from './usePair.ts';
import { WithdrawalButton } from './WithdrawalButton.tsx';
import { useSettings } from '../league/settings.ts';
import type { NoticeState } from './NoticeButton.tsx';
import { readNotices, storeNotices, watchNotices } from './noticeStorage.ts';
import { askForNotifications, notificationAccess } from './notifications.ts';
import { announcePairs } from './pairNotices.ts';

const search = <SearchButton>Buscar una pareja</SearchButton>;

/** `/parejas/{category}/{name}`: a pair, its next match, its season and its results. */
export function PairPage() {
  const { categoryId = '', pairName = '' } = usePageParams();
  const category = categoryBySlug(categoryId, useSettings());
  // The file of a build is one for all pairs.
  const isOwnPage = useIsHydrated() || pageStart().rows.length > 0;
  if (!isOwnPage) return <PairLoading name="Pareja" />;
  if (category === undefined) return <UnknownPair search={search} />;
  return <PairOfCategory key={category.slug} category={category} slug={pairName} />;
}

function PairOfCategory({ category, slug }: { category: Category; slug: string }) {
  const { state }: { state: unknown } = useLocation();
  // What a link has said is the visit's own.
  const isHydrated = useIsHydrated();
  const linked = isHydrated && typeof state === 'string' ? state : null;
  const found = usePair(category.name, slug, linked);
  switch (found.kind) {
    case 'loading':
      return <PairLoading name={quotedName(slug)} />;
    case 'error':
      return <PairFailed name={quotedName(slug)} onRetry={found.onRetry} />;
    case 'unknown':
      return <UnknownPair category={category} nearest={found.nearest} search={search} />;
    case 'found': {
      const { pair, pairs } = found;
      return <FoundPair key={pair.id} category={category} slug={slug} pair={pair} pairs={pairs} />;
    }
    default:
      return assertNever(found);
  }
}

type FoundPairProps = { category: Category; slug: string; pair: Pair; pairs: readonly Pair[] };

function FoundPair({ category, slug, pair, pairs }: FoundPairProps) {
  const now = useNow();
  const results = useResults(pairLists.results(pair.id));
  const matches = useMatchesOfPair(pair.id);
  const pending = useAnnounced('pending', { pair: pair.id }).state;
  const postponed = useAnnounced('postponed', { pair: pair.id });
  const season = useSeasonRecord(category, pair, pairs, now.date);
  const { clubs, city, seasons } = useSettings();
  const current = seasonOn(now.date, seasons);
  const myPairs = useMyPairs();
  const [params, setParams] = usePageSearch();
  const notices = useNotices();
  const isStarred = myPairs.some(({ id }) => id === pair.id);
  const toggleStar = () =>
    storeMyPairs(
      toggleMyPair(readMyPairs(), { id: pair.id, category: category.slug, name: pair.name }),
    );
  useEffect(() => {
    keepSeenPair({ id: pair.id, category: category.slug, name: pair.name });
  }, [pair.id, category.slug, pair.name]);
  useOwnTitle(pair.name);
  useOwnAddress(category, slug, pair, pairs);
  return (
    <PairView
      pair={pair}
      namesakes={namesakesOf(pair, pairs)}
      address={paths.pair(category.slug, pairAddress(pair, pairs))}
      category={category}
      now={now}
      results={results}
      matches={matches}
      pending={pending}
      postponed={postponed}
      season={season}
      rival={params.get('rival')}
      onRival={(rival) => setParams(rival === null ? {} : { rival }, { replace: true })}
      actions={
        current === undefined ? null : (
          <Group gap="var(--space-8)">
            <AdjustmentsButton season={current.slug} category={category.name} pair={pair.id} />
            <WithdrawalButton season={current.slug} pair={pair} />
          </Group>
        )
      }
      calendar={<LazyCalendar category={category} pair={pair} />}
      isStarred={isStarred}
      isStarStored={areMyPairsKept()}
      onStar={toggleStar}
      notices={isStarred ? notices.state : notices.state === 'on' ? 'off' : notices.state}
      onNotices={() => {
        // Announced are one's own pairs: the star comes with it.
        if (!isStarred) toggleStar();
        if (isStarred || notices.state !== 'on') void notices.toggle();
      }}
      mapOf={(location) => mapLink(location, clubs, city)}
    />
  );
}

/** The pair's record in the current season; `null` before the first. */
function useSeasonRecord(
  category: Category,
  pair: Pair,
  pairs: readonly Pair[],
  today: string,
): PairSeason | null {
  const season = seasonOn(today, useSettings().seasons);
  const { lists } = useData().tables.results;
  const { state } = useList(lists, seasonLists.results(season?.slug, category.name));
  if (season === undefined) return null;
  const { name } = season;
  if (state.kind !== 'loaded') return { name, kind: state.kind };
  const names = pairs.map((each) => each.name);
  const own = seasonIn(season, category.name);
  const decided = nameDecisions(own, pairs, state.items);
  const record = seasonRecord(pair, state.items, names, own.rule, decided);
  return { name, kind: 'loaded', record };
}

/** Another spelling in the address is replaced. */
function useOwnAddress(category: Category, slug: string, pair: Pair, pairs: readonly Pair[]) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const starredPairs = useMyPairs();
  const address = pairAddress(pair, pairs);
  useEffect(() => {
    if (address !== slug) {
      void navigate(paths.pair(category.slug, address) + search, { replace: true });
    }
    // A starred pair that was renamed or merged keeps its star.
    const starred = starredPairs.find(
      (each) =>
        each.id === pair.id ||
        (each.category === category.slug &&
          [each.id, pairSlug(each.name)].includes(pairSlug(slug)) &&
          pairs.every(({ id }) => id !== each.id)),
    );
    if (starred !== undefined) {
      const { id, name } = pair;
      storeMyPairs(updateMyPair(starredPairs, starred.id, { id, category: category.slug, name }));
    }
  }, [category, slug, address, pair, pairs, navigate, search, starredPairs]);
}

/** The device's choice to announce what happens to its starred pairs. */
function useNotices(): { state: NoticeState; toggle: () => Promise<void> } {
  const data = useData();
  const areOn = useSyncExternalStore(watchNotices, readNotices, () => false);
  // What the last tap met; before it, nothing is said.
  const [refused, setRefused] = useState<'denied' | 'unsupported' | null>(null);
  const isOn = areOn && notificationAccess() === 'granted';
  return {
    state: refused ?? (isOn ? 'on' : 'off'),
    async toggle() {
      if (isOn) {
        storeNotices(false);
        return;
      }
      const access = await askForNotifications();
      setRefused(access === 'denied' || access === 'unsupported' ? access : null);
      if (access !== 'granted') return;
      storeNotices(true);
      announcePairs(data);
    },
  };
}
