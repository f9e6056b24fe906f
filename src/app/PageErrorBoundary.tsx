import { Component, type ReactNode } from 'react';
import { ErrorState } from '../components/ErrorState/ErrorState.tsx';

type PageErrorBoundaryProps = {
  /** A part that the page can do without: it is missing, and nothing is said. */
  isOptional?: boolean;
  children: ReactNode;
};

/** Vite's and the browsers' words for a chunk that did not come. */
const missingChunk = /dynamically imported module|module script|preload CSS/i;
const reloadedKey = 'league-reloaded-for';

const messages = {
  missing: 'No pudimos cargar esta página: parece que no hay conexión. Intenta de nuevo.',
  broken: 'No pudimos mostrar esta página. Intenta de nuevo.',
} as const;

/**
 * A page that fails keeps navigation and footer. One whose code did not come is loaded anew, once,
 * as after a new version was published; but only if the site answers: without a network a reload
 * would leave the visitor with the browser's own error and nothing else.
 */
export class PageErrorBoundary extends Component<
  PageErrorBoundaryProps,
  { failure: keyof typeof messages | null }
> {
  override state = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: isMissingChunk(error) ? 'missing' : 'broken' };
  }

  override componentDidCatch(error: unknown) {
    if (!(error instanceof Error) || !isMissingChunk(error)) return;
    // For the sake of what the page can do without, nobody is interrupted later on.
    if (!this.props.isOptional) window.addEventListener('online', this.reload, { once: true });
    if (remember(error.message)) this.reload();
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.reload);
  }

  reload = () => {
    void reloadIfReachable();
  };

  override render() {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    if (this.props.isOptional) return null;
    return <ErrorState message={messages[failure]} onRetry={this.reload} />;
  }
}

function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && missingChunk.test(error.message);
}

/** @returns whether this failure is new: a reload that did not mend it is not tried again and again */
function remember(failure: string): boolean {
  try {
    if (sessionStorage.getItem(reloadedKey) === failure) return false;
    sessionStorage.setItem(reloadedKey, failure);
    return true;
  } catch {
    // Storage is forbidden: then the visitor decides.
    return false;
  }
}

async function reloadIfReachable() {
  try {
    const { ok } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    if (ok) window.location.reload();
  } catch {
    // Still no network: what is on screen stays.
  }
}
