import { useEffect, useState } from 'react';
import type { Category } from '../league/category.ts';
import type { Result } from '../padel/result.ts';
import { newArrivals } from '../live/arrivals.ts';
import { useArrivals } from '../live/LiveProvider.tsx';

/** How long a result that arrives has the screen to itself, ms. */
const duration = 9000;

/** The result that has just arrived; several take their turns. */
export function useArrivedResult(
  results: readonly Result[],
  categories: readonly Category[],
): Result | null {
  const arrivals = useArrivals();
  const isShown = ({ category }: Result) => categories.some(({ name }) => name === category);
  const [queue, setQueue] = useState<readonly string[]>([]);
  const [seen, setSeen] = useState(arrivals);
  if (arrivals !== seen) {
    setSeen(arrivals);
    // Announced matches arrive too, and have no page of their own.
    const shown = new Set(results.filter(isShown).map(({ id }) => id));
    const fresh = newArrivals(seen, arrivals)
      .map(({ id }) => id)
      .filter((id) => shown.has(id));
    // An announced match and its result have the same id: it waits once.
    const others = queue.filter((id) => !fresh.includes(id));
    if (fresh.length > 0) setQueue([...others, ...fresh].slice(-5));
  }
  const shownId = queue[0];
  useEffect(() => {
    if (shownId === undefined) return undefined;
    const timer = setTimeout(() => setQueue((before) => before.slice(1)), duration);
    return () => clearTimeout(timer);
  }, [shownId]);
  const arrived = queue.flatMap((id) => results.filter((result) => result.id === id));
  return arrived.find(isShown) ?? null;
}
