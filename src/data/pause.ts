/**
 * Waits.
 * @param duration ms; 0 lets the browser answer and paint first, so that much work is several tasks
 */
export function pause(duration: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, duration);
  });
}
