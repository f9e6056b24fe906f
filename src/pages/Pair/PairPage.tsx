import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useData } from '../../data/DataProvider.tsx';
import { categoryBySlug, type Category } from '../../domain/category.ts';
import { mapLink } from '../../domain/mapLink.ts';
import { nameKey } from '../../domain/nameKey.ts';
import type { Pair } from '../../domain/pair.ts';
import { nameFromSlug, pairSlug } from '../../domain/pairSlug.ts';
import { seasonOn } from '../../domain/season.ts';
import { standings } from '../../domain/standings.ts';
import { useList } from '../../live/useList.ts';
import { league } from '../../league/league.config.ts';
import { seasons } from '../../league/seasons.config.ts';
import { paths } from '../../paths.ts';
import { useMatchesOfPair, useResults } from '../shared/useListSection.ts';
import { readMyPairs, storeMyPairs } from '../../data/myPairStorage.ts';
import { toggleMyPair, updateMyPair } from '../../domain/changeMyPairs.ts';
import { SearchButton } from '../shared/SearchButton.tsx';
import { useMyPairs } from '../shared/useMyPairs.ts';
import { useNotices } from '../shared/useNotices.ts';
import { useNow } from '../shared/useNow.ts';
import { assertNever } from '../../utils/assertNever.ts';
import { useIsHydrated } from '../../utils/useIsHydrated.ts';
import { usePageParams } from '../shared/pageParams.ts';
import { useOwnTitle } from '../shared/pageTitle.ts';
import { PairFailed, PairLoading, UnknownPair } from './PairStates.tsx';
import { PairView } from './PairView.tsx';
import { usePair } from './usePair.ts';

const search = <SearchButton>Buscar una pareja</SearchButton>;

/** `/parejas/{category}/{name}`: a pair, its next match, its season and its results. */
export function PairPage() {
  const { categoryId = '', pairName = '' } = usePageParams();
  const category = categoryBySlug(categoryId);
  // The prerendered page is one for all pairs.
  if (!useIsHydrated()) return <PairLoading name="Pareja" />;
  if (category === undefined) return <UnknownPair search={search} />;
  return <PairOfCategory key={category.slug} category={category} slug={pairName} />;
}

function PairOfCategory({ category, slug }: { category: Category; slug: string }) {
  const found = usePair(category.name, slug);
  switch (found.kind) {
    case 'loading':
      return <PairLoading name={nameFromSlug(slug)} />;
    case 'error':
      return <PairFailed name={nameFromSlug(slug)} onRetry={found.onRetry} />;
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
  const { sources } = useData();
  const results = useResults({ order: 'day', pair: pair.id, isWhole: true });
  const matches = useMatchesOfPair(pair.id);
  const season = useSeasonRecord(category, pair, pairs, now.date);
  const myPairs = useMyPairs();
  const [params, setParams] = useSearchParams();
  const notices = useNotices();
  const isStarred = myPairs.some(({ id }) => id === pair.id);
  const toggleStar = () =>
    storeMyPairs(
      toggleMyPair(readMyPairs(), { id: pair.id, category: category.slug, name: pair.name }),
    );
  useOwnTitle(pair.name);
  useOwnAddress(category, slug, pair);
  return (
    <PairView
      pair={pair}
      category={category}
      now={now}
      results={results.view}
      matches={matches.view}
      season={season}
      rival={params.get('rival')}
      onRival={(rival) => setParams(rival === null ? {} : { rival }, { replace: true })}
      calendar={sources.calendarAddress(category.slug, pair.name)}
      isStarred={isStarred}
      onStar={toggleStar}
      notices={isStarred ? notices.state : notices.state === 'on' ? 'off' : notices.state}
      onNotices={() => {
        // Announced are one's own pairs: the star comes with it.
        if (!isStarred) toggleStar();
        if (isStarred || notices.state !== 'on') void notices.toggle();
      }}
      mapOf={(location) => mapLink(location, league.clubs, league.city)}
      held={results.held}
    />
  );
}

/** The pair's row in the table of the current season; `standing` is `null` until it is loaded. */
function useSeasonRecord(category: Category, pair: Pair, pairs: readonly Pair[], today: string) {
  const season = seasonOn(today, seasons);
  const { lists } = useData().tables.results;
  const { state } = useList(lists, {
    order: 'day',
    category: category.name,
    season: season?.slug,
    isWhole: true,
  });
  if (season === undefined) return null;
  const key = nameKey(pair.name);
  const rows =
    state.kind === 'loaded'
      ? standings(
          state.items,
          pairs.map(({ name }) => name),
          season.rule,
        )
      : [];
  return { name: season.name, standing: rows.find(({ name }) => nameKey(name) === key) ?? null };
}

/** An older spelling in the address is replaced. */
function useOwnAddress(category: Category, slug: string, pair: Pair) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const pairs = useMyPairs();
  useEffect(() => {
    if (pairSlug(pair.name) !== slug) {
      void navigate(paths.pair(category.slug, pair.name) + search, { replace: true });
    }
    // A starred pair that was renamed or merged keeps its star.
    const starred = pairs.find(
      ({ id, category: starredIn, name }) =>
        id === pair.id || (starredIn === category.slug && pairSlug(name) === slug),
    );
    if (starred !== undefined) {
      const { id, name } = pair;
      storeMyPairs(updateMyPair(pairs, starred.id, { id, category: category.slug, name }));
    }
  }, [category, slug, pair, navigate, search, pairs]);
}
