/** Resolves once the browser has painted what has just changed: an answer to a tap before long work. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
