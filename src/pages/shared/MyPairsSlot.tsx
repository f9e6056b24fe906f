import { Suspense, lazy } from 'react';
import classes from './MyPairsSlot.module.css';
import { useMyPairs } from './useMyPairs.ts';

const MyPairsStrip = lazy(async () => {
  const { MyPairsStrip } = await import('./MyPairsStrip.tsx');
  return { default: MyPairsStrip };
});

/** The room of the starred pairs, reserved before any script but the head's has run. */
export function MyPairsSlot() {
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
