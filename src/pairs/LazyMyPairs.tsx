import { Suspense, lazy } from 'react';
import classes from './LazyMyPairs.module.css';
import { useMyPairs } from './useMyPairs.ts';

const MyPairsStrip = lazy(async () => {
  const { MyPairsStrip } = await import('./MyPairsStrip.tsx');
  return { default: MyPairsStrip };
});

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
