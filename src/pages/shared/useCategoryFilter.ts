import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { categoryBySlug, type Category, type CategorySlug } from '../../domain/category.ts';
import { withStorage } from '../../utils/storage.ts';
import { useIsHydrated } from '../../utils/useIsHydrated.ts';

const parameter = 'categoria';
const storageKey = 'league-category';

export type CategoryFilterState = {
  category: Category | undefined;
  /** For the component `CategoryFilter`. */
  filter: {
    current: CategorySlug | null;
    addressOf: (slug: CategorySlug | null) => string;
    onChoose: (slug: CategorySlug | null) => void;
  };
};

/**
 * The category that a list is filtered by: the one in the address, or else the one that was chosen
 * last on this device, which is then put into the address.
 */
export function useCategoryFilter(): CategoryFilterState {
  const [params, setParams] = useSearchParams();
  // Prerendered pages have no filter, and the first render must equal them.
  const isHydrated = useIsHydrated();
  const inAddress = params.get(parameter);
  const chosen = isHydrated ? (inAddress ?? storedSlug()) : null;
  const category = chosen === null ? undefined : categoryBySlug(chosen);

  useEffect(() => {
    if (inAddress !== null || category === undefined) return;
    setParams({ [parameter]: category.slug }, { replace: true, preventScrollReset: true });
  }, [inAddress, category, setParams]);

  return {
    category,
    filter: {
      current: category?.slug ?? null,
      addressOf: (slug) => `?${parameter}=${slug ?? 'todas'}`,
      onChoose: (slug) =>
        withStorage((storage) =>
          slug === null ? storage.removeItem(storageKey) : storage.setItem(storageKey, slug),
        ),
    },
  };
}

function storedSlug(): string | null {
  return withStorage((storage) => storage.getItem(storageKey)) ?? null;
}
