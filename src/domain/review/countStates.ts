import type { ReviewState } from './reviewState.ts';

/** How many are saved, and how many wait for the organiser. */
export function countStates(states: readonly ReviewState[]): { ready: number; open: number } {
  const count = (...kinds: readonly ReviewState['kind'][]) =>
    states.filter(({ kind }) => kinds.includes(kind)).length;
  return { ready: count('ready'), open: count('asks', 'incomplete', 'other') };
}
