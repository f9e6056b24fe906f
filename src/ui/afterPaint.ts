/** Resolves after the next paint: for work that must not delay the response to a tap. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
