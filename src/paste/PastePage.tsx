import { PageTitle } from '../ui/PageTitle.tsx';
import { AdminOnly } from '../session/AdminOnly.tsx';
import { PageFrame } from '../ui/PageFrame.tsx';
import { PasteSteps } from './PasteSteps.tsx';

/** `/admin/pegar`: a night's results from one paste, for the administrator. */
export function PastePage() {
  return (
    <PageFrame>
      <PageTitle lead="Lo pegado no sale de este dispositivo hasta guardarlo.">
        Pegar resultados
      </PageTitle>
      <AdminOnly note=" Lo pegado queda en este dispositivo.">
        <PasteSteps />
      </AdminOnly>
    </PageFrame>
  );
}
