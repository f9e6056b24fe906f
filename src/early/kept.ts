import { keepNode } from './react.ts';

/**
 * Replaces, in the early script, the parts of a page that show no rows: each is one element, which stays
 * as it was prerendered. The others are not in a page that has its rows.
 */
export {
  keepNode as CategoryFilter,
  keepNode as CategoryLinks,
  keepNode as HeroSlider,
  keepNode as HomeLeadersSection,
  keepNode as InfoBanner,
  keepNode as MyPairsSlot,
  keepNode as PageTitle,
};
export {
  keepNode as CardSkeletons,
  keepNode as DeleteButton,
  keepNode as EditButton,
  keepNode as ErrorState,
  keepNode as NotFound,
  keepNode as PairNeeds,
  keepNode as PendingMatches,
  keepNode as RowDetail,
  keepNode as RowSkeletons,
  keepNode as TableSkeleton,
};

/** Imported beside `CategoryFilter`; a list filtered by its address is left to React. */
export const pendingChoice = 'pendientes';
