import { PageTitle } from '../../components/PageTitle/PageTitle.tsx';
import { AdminOnly } from '../shared/AdminOnly.tsx';
import { PageFrame } from '../shared/PageFrame.tsx';
import { PasteDesk } from './PasteDesk.tsx';

/** `/admin/pegar`: a night's results from one paste, for the administrator. */
export function PastePage() {
  return (
    <PageFrame>
      <PageTitle lead="Lo pegado no sale de este dispositivo hasta guardarlo.">
        Pegar resultados
      </PageTitle>
      <AdminOnly note=" Lo pegado queda en este dispositivo.">
        <PasteDesk />
      </AdminOnly>
    </PageFrame>
  );
}
