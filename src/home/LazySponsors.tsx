import { Suspense, useRef } from 'react';
import { lazyPart } from '../ui/lazyPart.ts';
import { PageErrorBoundary } from '../ui/PageErrorBoundary.tsx';
import classes from './LazySponsors.module.css';
import { loadSponsors } from './loadSponsors.ts';
import { useIsNear } from './useIsNear.ts';

const Sponsors = lazyPart(async () => {
  const module = await loadSponsors();
  return module?.Sponsors ?? Nothing;
});
const Nothing = () => null;

/** The placeholder of the sponsors' carousel, which is fetched at the latest when it is nearly in view. */
export function LazySponsors() {
  const slot = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(slot);
  return (
    <div ref={slot} className={classes['root']}>
      <div className={classes['slot']}>
        <PageErrorBoundary isOptional>
          <Suspense>{isNear ? <Sponsors /> : null}</Suspense>
        </PageErrorBoundary>
      </div>
    </div>
  );
}
