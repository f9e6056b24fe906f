import { Suspense, lazy, useRef } from 'react';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';
import classes from './SponsorsSlot.module.css';
import { useIsNear } from '../utils/hooks/useIsNear.ts';

const Sponsors = lazy(async () => {
  // Content blockers take away what is called so: nobody's page is loaded anew for its sake.
  const module = await import('./Sponsors.tsx').catch(() => null);
  return { default: module?.Sponsors ?? Nothing };
});
const Nothing = () => null;

/** Where the league's sponsors stand; their carousel is fetched when the visitor comes near. */
export function SponsorsSlot() {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  return (
    <div ref={place} className={classes['root']}>
      <PageErrorBoundary isOptional>
        <Suspense>{isNear ? <Sponsors /> : null}</Suspense>
      </PageErrorBoundary>
    </div>
  );
}
