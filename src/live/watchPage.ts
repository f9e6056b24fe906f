/** Hidden for longer than this, a page may have missed something, ms. */
const briefAbsence = 5000;

type PageHandlers = {
  /** The page is visible again after a while in the background. */
  onReturn(): void;
  /** The page was restored from the back/forward cache, or its network is back: its old socket is dead. */
  onRestored(): void;
  onOffline(): void;
};

/** Calls back when the page is shown again or restored, or the network is lost or back; @returns a function that stops it. */
export function watchPage({ onReturn, onRestored, onOffline }: PageHandlers): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  let hiddenAt = 0;
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') hiddenAt = Date.now();
      // A clock that was set back meanwhile makes the difference negative.
      else if (Math.abs(Date.now() - hiddenAt) > briefAbsence) onReturn();
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
