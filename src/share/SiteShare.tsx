import { useCallback, useState, type ReactNode } from 'react';
import { loadCode } from '../live/loadCode.ts';
import { ShareProvider } from '../matches/shareContext.ts';
import type { Shareable } from '../matches/shareContext.ts';
import { PageErrorBoundary } from '../ui/PageErrorBoundary.tsx';
import type { ShareDialogWithData } from './ShareDialogWithData.tsx';

type Opened = { Sheet: typeof ShareDialogWithData; share: Shareable };

/** Lets everything within it open the dialog for sharing, whose code is fetched at the first tap. */
export function SiteShare({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = useCallback((share: Shareable) => {
    loadCode(() => import('./shareCode.ts'))
      .then(({ loadShareDialog }) => loadCode(loadShareDialog))
      .then(({ ShareDialogWithData }) => setOpened({ Sheet: ShareDialogWithData, share }))
      .catch((error: unknown) => {
        console.warn('No se pudo abrir el diálogo para compartir:', error);
        window.alert('No se pudo abrir: parece que no hay conexión. Intenta de nuevo.');
      });
  }, []);
  return (
    <ShareProvider value={open}>
      {children}
      {opened === null ? null : (
        <PageErrorBoundary isOptional>
          <opened.Sheet share={opened.share} onClose={() => setOpened(null)} />
        </PageErrorBoundary>
      )}
    </ShareProvider>
  );
}
