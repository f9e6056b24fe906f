/**
 * `npm run test:full` (Vitest's `--mode full`) repeats the long matrices as often as is published;
 * `npm test` takes a sample of them. One file at full length: `npx vitest run --mode full <file>`.
 */
export const isFull = import.meta.env?.MODE === 'full';

/** How often something is repeated, or how many values are generated. */
export function scale(full: number, quick: number): number {
  return isFull ? full : quick;
}

/** All the cases, or about as many of them as `quick` says, spread evenly from the first on. */
export function sample<Case>(cases: readonly Case[], quick: number): readonly Case[] {
  if (isFull || cases.length <= quick) return cases;
  const step = cases.length / quick;
  return Array.from({ length: quick }, (_, index) => cases[Math.floor(index * step)]).filter(
    (each) => each !== undefined,
  );
}
