import { useEffect, useState } from 'react';
import type { Category } from '../../domain/category.ts';
import type { Result } from '../../domain/result.ts';
import { useArrivals } from '../../live/LiveProvider.tsx';

/** How long a result that arrives has the screen to itself, ms. */
const duration = 9000;

/** The result that has just arrived; several take their turns. */
export function useArrivedResult(
  results: readonly Result[],
  categories: readonly Category[],
): Result | null {
  const arrivals = useArrivals();
  const [queue, setQueue] = useState<readonly string[]>([]);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const fresh = arrivals.filter(({ id }) => !seen.has(id)).map(({ id }) => id);
  if (fresh.length > 0) {
    setSeen(new Set([...seen].slice(-50).concat(fresh)));
    setQueue([...queue, ...fresh].slice(-5));
  }
  const shownId = queue[0];
  useEffect(() => {
    if (shownId === undefined) return undefined;
    const timer = setTimeout(() => setQueue((before) => before.slice(1)), duration);
    return () => clearTimeout(timer);
  }, [shownId]);
  const isShown = ({ category }: Result) => categories.some(({ name }) => name === category);
  // Announced matches arrive too, and have no page of their own.
  const arrived = queue.flatMap((id) => results.filter((result) => result.id === id));
  return arrived.find(isShown) ?? null;
}
