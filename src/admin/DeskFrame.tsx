import { PageFrame } from '../ui/PageFrame.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';

/** The desk until it is there: whoever has signed in is not asked to. */
export function DeskFrame() {
  return (
    <PageFrame>
      <PageTitle>Administración</PageTitle>
      <output data-loading>Cargando…</output>
    </PageFrame>
  );
}
