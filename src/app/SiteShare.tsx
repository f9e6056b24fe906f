import { useCallback, useState, type ReactNode } from 'react';
import { ShareProvider } from '../components/ShareButton/shareContext.ts';
import type { Shareable } from '../domain/shareText.ts';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';
import type { ShareSheet } from './ShareSheet.tsx';

type Opened = { Sheet: typeof ShareSheet; share: Shareable };

/** Lets everything within it open the dialog for sharing, whose code is fetched at the first tap. */
export function SiteShare({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = useCallback((share: Shareable) => {
    import('./ShareSheet.tsx')
      .then(({ ShareSheet }) => setOpened({ Sheet: ShareSheet, share }))
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
