import { Suspense } from 'react';
import { lazyPart } from '../ui/lazyPart.ts';
import classes from './LazyMyPairs.module.css';
import { useMyPairs } from './useMyPairs.ts';

const MyPairsStrip = lazyPart(async () => (await import('./MyPairsStrip.tsx')).MyPairsStrip);

/** Reserves height for the starred pairs before any script but the head's has run. */
export function LazyMyPairs() {
  const pairs = useMyPairs();
  return (
    <section className={classes['root']} aria-label="Mi pareja">
      {pairs.length === 0 ? null : (
        <Suspense>
          <MyPairsStrip pairs={pairs} />
        </Suspense>
      )}
    </section>
  );
}
