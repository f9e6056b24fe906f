import { Component, type ReactNode } from 'react';
import type { Opening } from '../live/opening.ts';
import { withStorage } from '../live/storage.ts';
import { ErrorState } from './ErrorState.tsx';

type PageErrorBoundaryProps = {
  /** The page works without this part: if it fails, nothing is shown. */
  isOptional?: boolean;
  /** The name of a part of a page: it alone fails, and can be shown again; default: the page itself. */
  part?: string;
  /** For a page that nobody attends: after a failure it is reloaded this often, ms, until it works. */
  reloadsEvery?: number;
  /** Shows what failed; default: an error alone. */
  Failed?: typeof ErrorState;
  children: ReactNode;
};

type State = { failure: keyof typeof messages | null; error: unknown };

/** The messages of Vite and browsers about a chunk that could not be fetched. */
const missingChunk = /dynamically imported module|module script|preload CSS/i;
const reloadedKey = 'league-reloaded-for';

const messages = {
  missing: (what: string) =>
    `No se pudo cargar ${what}: parece que no hay conexión. Intenta de nuevo.`,
  broken: (what: string) => `No se pudo mostrar ${what}. Intenta de nuevo.`,
} as const;

/**
 * Shows an error in place of a page that fails, or of a part of one; header, footer and the other parts stay. If the page's code could not
 * be fetched, as after a new version was published, the browser reloads once, but only if the site
 * answers: without a network a reload would end at the browser's own error page.
 */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, State> {
  override state: State = { failure: null, error: null };
  #timer: ReturnType<typeof setInterval> | undefined;
  #isShownAgain = false;

  static getDerivedStateFromError(error: unknown): State {
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

  /** Shows a part again; one that fails twice may need newer code. */
  retry = () => {
    const isOver = this.props.part === undefined || this.#isShownAgain;
    if (isOver || this.state.failure === 'missing') {
      this.reload();
      return;
    }
    this.#isShownAgain = true;
    this.setState({ failure: null, error: null });
  };

  override render() {
    const { failure, error } = this.state;
    if (failure === null) return this.props.children;
    if (this.props.isOptional) return null;
    const { Failed = ErrorState, part } = this.props;
    // The page's first rendering: what the page shows already stays (`src/opening/headScript.ts`).
    const { opening }: { opening?: Opening | undefined } = globalThis;
    if (part === undefined && opening?.state === 'running') throw error;
    const what = part === undefined ? null : `«${part}»`;
    return (
      <Failed
        message={messages[failure](what ?? 'esta página')}
        {...(failure === 'broken' ? { what: null } : what !== null && { what })}
        onRetry={this.retry}
      />
    );
  }
}

function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && missingChunk.test(error.message);
}

/** @returns whether this failure is new: if a reload did not help, another will not */
function isFirstFailure(failure: string): boolean {
  const isFirst = withStorage((storage) => {
    if (storage.getItem(reloadedKey) === failure) return false;
    storage.setItem(reloadedKey, failure);
    return true;
  }, 'session');
  // Storage is forbidden: the visitor can reload.
  return isFirst ?? false;
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
