import { useEffect, useSyncExternalStore } from 'react';
import { pageStart } from '../../live/pageStart.ts';
import { useAuth } from '../../session/authContext.ts';
import { categoryKey, categoryParameter } from './categoryParameter.ts';
import { pendingChoice, type FilterChoice } from './CategoryFilter.tsx';
import { categoryBySlug, type Category } from '../../league/category.ts';
import { withStorage } from '../../live/storage.ts';
import { useSettings } from '../../league/settings.ts';
import { usePageSearch } from '../../ui/hooks/usePageSearch.ts';

const never = () => () => {};

/** For the component `CategoryFilter`. */
export type CategoryFilterProps = {
  current: FilterChoice;
  addressOf: (choice: FilterChoice) => string;
  onChoose: (choice: FilterChoice) => void;
  hasPending: boolean;
};

type CategoryFilterState = {
  category: Category | undefined;
  /** Whether the administrator sees the matches that wait for their result instead of the list. */
  isPending: boolean;
  filter: CategoryFilterProps;
};

/**
 * The category that a list is filtered by: the one in the address, in whatever case, or else the one
 * that was chosen last on this device. The address then has its slug.
 */
export function useCategoryFilter(): CategoryFilterState {
  const [params, setParams] = usePageSearch();
  const { isAdmin } = useAuth();
  const inAddress = params.get(categoryParameter);
  const chosen = useSyncExternalStore(
    never,
    () => inAddress ?? storedSlug(),
    () => new URLSearchParams(pageStart().search).get(categoryParameter),
  );
  const isPending = isAdmin && chosen?.toLowerCase() === pendingChoice;
  const league = useSettings();
  const category = chosen === null ? undefined : categoryBySlug(chosen, league);
  const choice = isPending ? pendingChoice : category?.slug;

  useEffect(() => {
    if (choice === undefined || inAddress === choice) return;
    setParams({ [categoryParameter]: choice }, { replace: true });
  }, [inAddress, choice, setParams]);

  return {
    category,
    isPending,
    filter: {
      current: choice ?? null,
      hasPending: isAdmin,
      addressOf,
      onChoose: store,
    },
  };
}

const addressOf = (choice: FilterChoice) => `?${categoryParameter}=${choice ?? 'todas'}`;

function store(choice: FilterChoice) {
  // A task of tonight, not what this device reads.
  if (choice === pendingChoice) return;
  withStorage((storage) =>
    choice === null ? storage.removeItem(categoryKey) : storage.setItem(categoryKey, choice),
  );
}

function storedSlug(): string | null {
  return withStorage((storage) => storage.getItem(categoryKey)) ?? null;
}
