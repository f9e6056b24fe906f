import { Component, type ReactNode } from 'react';
import { nameHere } from '../live/base.ts';
import { ErrorState } from './ErrorState.tsx';

type PageErrorBoundaryProps = {
  /** The page works without this part: if it fails, nothing is shown. */
  isOptional?: boolean;
  /** For a page that nobody attends: after a failure it is reloaded this often, ms, until it works. */
  reloadsEvery?: number;
  /** Shows what failed; default: an error alone. */
  Failed?: typeof ErrorState;
  children: ReactNode;
};

/** The messages of Vite and browsers about a chunk that could not be fetched. */
const missingChunk = /dynamically imported module|module script|preload CSS/i;
const reloadedKey = 'league-reloaded-for';

const messages = {
  missing: 'No se pudo cargar esta página: parece que no hay conexión. Intenta de nuevo.',
  broken: 'No se pudo mostrar esta página. Intenta de nuevo.',
} as const;

/**
 * Shows an error in place of a page that fails; header and footer stay. If the page's code could not
 * be fetched, as after a new version was published, the browser reloads once, but only if the site
 * answers: without a network a reload would end at the browser's own error page.
 */
export class PageErrorBoundary extends Component<
  PageErrorBoundaryProps,
  { failure: keyof typeof messages | null; error: unknown }
> {
  override state = { failure: null, error: null };
  #timer: ReturnType<typeof setInterval> | undefined;

  static getDerivedStateFromError(error: unknown) {
    return { failure: isMissingChunk(error) ? 'missing' : 'broken', error };
  }

  override componentDidCatch(error: unknown) {
    const { reloadsEvery } = this.props;
    if (reloadsEvery !== undefined) this.#timer ??= setInterval(this.reload, reloadsEvery);
    if (!(error instanceof Error) || !isMissingChunk(error)) return;
    // An optional part is not worth a reload later on.
    if (!this.props.isOptional) window.addEventListener('online', this.reload, { once: true });
    if (isFirstFailure(error.message)) this.reload();
  }

  override componentWillUnmount() {
    clearInterval(this.#timer);
    window.removeEventListener('online', this.reload);
  }

  reload = () => {
    void reloadIfReachable();
  };

  override render() {
    const { failure, error } = this.state;
    if (failure === null) return this.props.children;
    if (this.props.isOptional) return null;
    // The page's first rendering: what the page shows already stays (`src/opening/headScript.ts`).
    if (globalThis.opening?.state === 'running') throw error;
    const { Failed = ErrorState } = this.props;
    return (
      <Failed
        message={messages[failure]}
        {...(failure === 'broken' && { what: null })}
        onRetry={this.reload}
      />
    );
  }
}

function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && missingChunk.test(error.message);
}

/** @returns whether this failure is new: if a reload did not help, another will not */
function isFirstFailure(failure: string): boolean {
  try {
    if (sessionStorage.getItem(nameHere(reloadedKey)) === failure) return false;
    sessionStorage.setItem(nameHere(reloadedKey), failure);
    return true;
  } catch {
    // Storage is forbidden: the visitor can reload.
    return false;
  }
}

async function reloadIfReachable() {
  try {
    // Not this page's own address: some hosts answer that of a pair with 404.
    const home = import.meta.env.BASE_URL;
    const { ok } = await fetch(home, { method: 'HEAD', cache: 'no-store' });
    if (ok) window.location.reload();
  } catch {
    // Still no network: the page stays.
  }
}
