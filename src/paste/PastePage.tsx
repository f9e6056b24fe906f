import { lazyPart } from '../ui/lazyPart.ts';
import { DeskPart } from '../admin/DeskPart.tsx';
import { GuideLink } from '../admin/guide/GuideLink.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { AdminOnly } from '../session/AdminOnly.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PageFrame } from '../ui/PageFrame.tsx';

/** Its rules look behind, which Safari before 16.4 cannot: in this file they would take the page away. */
const PasteSteps = lazyPart(async () => (await import('./PasteSteps.tsx')).PasteSteps);

/** `/admin/pegar`: a night's results from one paste, for the administrator. */
export function PastePage() {
  return (
    <PageFrame>
      <PageTitle
        lead="Lo pegado no sale de este dispositivo hasta guardarlo."
        actions={<GuideLink />}
      >
        Pegar resultados
      </PageTitle>
      <AdminOnly note=" Lo pegado queda en este dispositivo.">
        {canLookBehind() ? (
          <DeskPart name="Pegar resultados">
            <PasteSteps />
          </DeskPart>
        ) : (
          <Notice kind="warning">
            Para leer lo pegado hace falta un navegador más nuevo: Safari 16.4 o posterior, o el
            Chrome o Firefox de hoy. En este navegador se pueden agregar los resultados uno por uno.
          </Notice>
        )}
      </AdminOnly>
    </PageFrame>
  );
}

function canLookBehind(): boolean {
  try {
    return new RegExp('(?<=a)b', 'u').test('ab');
  } catch {
    return false;
  }
}
