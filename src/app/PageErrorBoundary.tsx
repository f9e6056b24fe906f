import { Component, type ReactNode } from 'react';
import { ErrorState } from '../components/ErrorState/ErrorState.tsx';

type PageErrorBoundaryProps = { children: ReactNode };

/** Vite's and the browsers' words for a chunk that is gone, as after a new version was published. */
const missingChunk = /dynamically imported module|module script|preload CSS/i;
const reloadedKey = 'league-reloaded-for-update';

/** A page that fails keeps navigation and footer; one whose code is gone is loaded anew, once. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    if (!(error instanceof Error) || !missingChunk.test(error.message)) return;
    if (sessionStorage.getItem(reloadedKey) === error.message) return;
    sessionStorage.setItem(reloadedKey, error.message);
    window.location.reload();
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <ErrorState
        message="No pudimos mostrar esta página. Intenta de nuevo."
        onRetry={() => window.location.reload()}
      />
    );
  }
}
