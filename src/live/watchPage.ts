/** Hidden for longer than this, a page asks again what it may have slept through, ms. */
const briefAbsence = 5000;

type PageHandlers = {
  /** The page is looked at again after a while in the background. */
  onReturn(): void;
  /** It came out of the browser's cache, or its network is back: a socket from before is dead. */
  onRestored(): void;
  onOffline(): void;
};

/** Tells when the page or its network goes and comes back; @returns a function that stops it. */
export function watchPage({ onReturn, onRestored, onOffline }: PageHandlers): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  let hiddenAt = 0;
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') hiddenAt = Date.now();
      else if (Date.now() - hiddenAt > briefAbsence) onReturn();
    },
    { signal },
  );
  window.addEventListener(
    'pageshow',
    (event) => {
      if (event.persisted) onRestored();
    },
    { signal },
  );
  window.addEventListener('online', onRestored, { signal });
  window.addEventListener('offline', onOffline, { signal });
  return () => watch.abort();
}
