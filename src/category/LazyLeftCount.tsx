import { Suspense, type ComponentProps } from 'react';
import { useIsHydrated } from '../ui/hooks/useIsHydrated.ts';
import { optionalPart } from '../ui/lazyPart.ts';

const LeftCount = optionalPart(async () => (await import('./LeftCount.tsx')).LeftCount);

/** `LeftCount`, whose code comes after the page. */
export function LazyLeftCount(props: ComponentProps<typeof LeftCount>) {
  if (!useIsHydrated()) return null;
  return (
    <Suspense>
      <LeftCount {...props} />
    </Suspense>
  );
}
