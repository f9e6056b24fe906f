import { keepPrerendered } from './react.ts';

/**
 * Replaces parts of the pages in the early scripts. Those of the first list show no rows: each is one
 * element, which stays as it was prerendered. Those of the second are not on a page that has its rows.
 */
export {
  keepPrerendered as CategoryFilter,
  keepPrerendered as CategoryLinks,
  keepPrerendered as HeroSlider,
  keepPrerendered as HomeLeadersSection,
  keepPrerendered as InfoBanner,
  keepPrerendered as LazyMyPairs,
  keepPrerendered as PageTitle,
};
export {
  keepPrerendered as CardSkeletons,
  keepPrerendered as DeleteButton,
  keepPrerendered as EditButton,
  keepPrerendered as ErrorState,
  keepPrerendered as NotFoundPage,
  keepPrerendered as LazyPairNeeds,
  keepPrerendered as PendingMatches,
  keepPrerendered as PostponedMatches,
  keepPrerendered as RowDetail,
  keepPrerendered as RowSkeletons,
  keepPrerendered as SettleButton,
  keepPrerendered as TableSkeleton,
};

/** Imported beside `CategoryFilter`; a list filtered by its address is left to React. */
export const pendingChoice = 'pendientes';
