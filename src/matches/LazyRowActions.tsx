import { Suspense, type ComponentProps } from 'react';
import { loadCode } from '../live/loadCode.ts';
import { lazyPart } from '../ui/lazyPart.ts';
import type { RowActions } from './RowActions.tsx';

const NoActions = (): null => null;
const LoadedActions = lazyPart<ComponentProps<typeof RowActions>>(async () => {
  const code = await loadCode(() => import('./RowActions.tsx')).catch(() => null);
  return code?.RowActions ?? NoActions;
});

/** The administrator's controls of a row or card; their code is fetched for the administrator only. */
export function LazyRowActions(props: ComponentProps<typeof RowActions>) {
  return (
    <Suspense>
      <LoadedActions {...props} />
    </Suspense>
  );
}
