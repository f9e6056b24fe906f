import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazyPart.ts';
import { RowSkeletons } from '../../ui/skeletons/RowSkeletons.tsx';

const PendingList = lazyPart(async () => (await import('./PendingList.tsx')).PendingList);

/** The list of the chip *Pendientes*; its code is fetched for the administrator only. */
export function LazyPendingMatches() {
  return (
    <Suspense fallback={<RowSkeletons of="match" />}>
      <PendingList />
    </Suspense>
  );
}
