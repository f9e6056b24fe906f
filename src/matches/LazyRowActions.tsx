import { Suspense, type ComponentProps } from 'react';
import { optionalPart } from '../ui/lazyPart.ts';

const RowActions = optionalPart(async () => (await import('./RowActions.tsx')).RowActions);

/** The administrator's controls of a row or card; their code is fetched for the administrator only. */
export function LazyRowActions(props: ComponentProps<typeof RowActions>) {
  return (
    <Suspense>
      <RowActions {...props} />
    </Suspense>
  );
}
