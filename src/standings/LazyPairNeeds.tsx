import { Suspense, type ComponentProps } from 'react';
import { lazyPart } from '../ui/lazyPart.ts';
import type { PairNeeds as Itself } from './PairNeeds.tsx';

type PairNeedsProps = ComponentProps<typeof Itself>;

const NotLoaded = (_props: PairNeedsProps) => (
  <p>No se pudo calcular qué necesita: parece que no hay conexión. Recargar la página.</p>
);
const PairNeeds = lazyPart(async () => {
  const module = await import('./PairNeeds.tsx').catch(() => null);
  return module?.PairNeeds ?? NotLoaded;
});

/** The needs of a pair; their code is fetched when the first row of a table is opened. */
export function LazyPairNeeds(props: PairNeedsProps) {
  return (
    <Suspense>
      <PairNeeds {...props} />
    </Suspense>
  );
}
