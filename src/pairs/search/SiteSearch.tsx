import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { SearchDialog } from './SearchDialog.tsx';
import { useData } from '../../matches/DataProvider.tsx';
import { categoryByName } from '../../league/category.ts';
import { itemsOf } from '../../live/listState.ts';
import type { Pair } from '../../padel/pair.ts';
import { groupBy } from '../../padel/groupBy.ts';
import { pairAddress } from '../pairAddress.ts';
import { createSearchIndex, search, type SearchEntry } from './search.ts';
import { searchEntries } from './searchEntries.ts';
import { toggleMyPair } from '../changeMyPairs.ts';
import { readMyPairs } from '../myPairStorage.ts';
import { storeMyPairs } from '../storeMyPairs.ts';
import { useMyPairs } from '../useMyPairs.ts';
import { useList } from '../../live/useList.ts';
import { paths } from '../../league/paths.ts';
import { useSettings } from '../../league/settings.ts';
import type { LeagueSettings } from '../../league/league.ts';

type SiteSearchProps = {
  /** Whether a pair that is chosen is starred, and the search stays open; only pairs are found then. */
  stars?: boolean;
  onClose: () => void;
};

/** The search over everything; its code and the pairs are fetched when it is first opened. */
export function SiteSearch({ stars = false, onClose }: SiteSearchProps) {
  const navigate = useNavigate();
  const { state, onRetry } = useList(useData().tables.pairs.lists, {
    order: 'name',
    isWhole: true,
  });
  const pairs = itemsOf(state);
  const league = useSettings();
  const index = useMemo(
    () =>
      createSearchIndex(
        searchEntries(pairs, league, addressesOf(pairs, league)).filter(
          ({ pairId }) => !stars || pairId !== undefined,
        ),
      ),
    [pairs, league, stars],
  );
  const starred = useMyPairs();
  const star = (pair: Pair) => {
    const category = categoryByName(pair.category, league);
    if (category === undefined) return;
    const { id, name } = pair;
    storeMyPairs(toggleMyPair(readMyPairs(), { id, name, category: category.slug }));
  };
  const onChoose = ({ to, pairId }: SearchEntry) => {
    const pair = stars ? pairs.find(({ id }) => id === pairId) : undefined;
    if (pair !== undefined) {
      star(pair);
      return;
    }
    // In the place of the dialog's own entry of the history.
    if (to.startsWith('/')) void navigate(to, { replace: true });
    else window.open(to, '_blank', 'noopener');
    onClose();
  };
  return (
    <SearchDialog
      find={(query) => search(index, query)}
      starred={stars ? starred : undefined}
      state={state.kind}
      onRetry={onRetry}
      onChoose={onChoose}
      onClose={onClose}
    />
  );
}

function addressesOf(pairs: readonly Pair[], league: LeagueSettings) {
  const byCategory = groupBy(pairs, ({ category }) => category);
  return {
    pair(pair: Pair) {
      const slug = categoryByName(pair.category, league)?.slug;
      if (slug === undefined) return paths.categories();
      return paths.pair(slug, pairAddress(pair, byCategory.get(pair.category) ?? []));
    },
    category: paths.category,
  };
}
