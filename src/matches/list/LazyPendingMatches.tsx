import { lazy, Suspense } from 'react';
import { RowSkeletons } from '../../ui/skeletons/RowSkeletons.tsx';

const PendingList = lazy(async () => ({
  default: (await import('./PendingList.tsx')).PendingList,
}));

/** What the chip *Pendientes* shows; its code is fetched for the administrator only. */
export function LazyPendingMatches() {
  return (
    <Suspense fallback={<RowSkeletons of="match" />}>
      <PendingList />
    </Suspense>
  );
}
