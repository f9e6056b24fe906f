import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { SearchDialog } from '../../components/SearchDialog/SearchDialog.tsx';
import { useData } from '../../data/DataProvider.tsx';
import { categoryByName } from '../../domain/category.ts';
import { itemsOf } from '../../domain/listState.ts';
import type { Pair } from '../../domain/pair.ts';
import { createSearchIndex, search, type SearchEntry } from '../../domain/search.ts';
import { searchEntries } from '../../domain/searchEntries.ts';
import { league } from '../../league/league.config.ts';
import { useList } from '../../live/useList.ts';
import { paths } from '../../paths.ts';

const addresses = {
  pair: ({ category, name }: Pair) => {
    const slug = categoryByName(category)?.slug;
    return slug === undefined ? paths.categories() : paths.pair(slug, name);
  },
  category: paths.category,
};

/** The search over everything; its code and the pairs are fetched when it is first opened. */
export function SiteSearch({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const { state, retry } = useList(useData().tables.pairs.lists, { order: 'name', isWhole: true });
  const pairs = itemsOf(state);
  const index = useMemo(
    () => createSearchIndex(searchEntries(pairs, league.clubs, addresses)),
    [pairs],
  );
  const onChoose = ({ to }: SearchEntry) => {
    // In the place of the dialog's own entry of the history.
    if (to.startsWith('/')) void navigate(to, { replace: true });
    else window.open(to, '_blank', 'noopener');
    onClose();
  };
  return (
    <SearchDialog
      find={(query) => search(index, query)}
      state={state.kind}
      onRetry={retry}
      onChoose={onChoose}
      onClose={onClose}
    />
  );
}
