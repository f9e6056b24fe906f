/** Each frame is a whole Storybook: with all of a page at once, none is seen for half a minute. */
const atOnce = 3;
const waiting = new Set<() => void>();
let loading = 0;

/**
 * Starts to load a frame once few others are loading.
 * @returns to be called when it has loaded, or is no longer needed
 */
export function waitForTurn(start: () => void): () => void {
  let isLoading = false;
  const begin = () => {
    waiting.delete(begin);
    isLoading = true;
    loading += 1;
    start();
  };
  waiting.add(begin);
  startNext();
  return () => {
    waiting.delete(begin);
    if (!isLoading) return;
    isLoading = false;
    loading -= 1;
    startNext();
  };
}

function startNext(): void {
  for (const begin of waiting) {
    if (loading >= atOnce) return;
    begin();
  }
}
