/** Waits so long, in ms. */
export function delay(duration: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, duration);
  });
}

/** Anywhere in a range. */
export function within([least, most]: readonly [number, number]): number {
  return least + Math.random() * (most - least);
}
