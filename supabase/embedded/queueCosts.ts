/** What pieces of work have taken, by their kind. */
export type Costs = {
  add(kind: string, cost: number): void;
  /** @returns milliseconds */
  expected(kind: string | undefined): number;
};

/** Milliseconds: between what a visitor's read takes and what an attack does. */
const LEAST_OF_UNKNOWN = 100;
const MOST_KINDS = 500;

export function createCosts(): Costs {
  const costs = new Map<string, number>();
  // While new kinds turn out slow, those that wait are expected to be slow too.
  let ofUnknown = LEAST_OF_UNKNOWN;
  return {
    add(kind, cost) {
      const known = costs.get(kind);
      if (known === undefined) ofUnknown = Math.max(LEAST_OF_UNKNOWN, (ofUnknown + cost) / 2);
      const earlier = known ?? cost;
      costs.delete(kind);
      costs.set(kind, (earlier + cost) / 2);
      // Clients invent kinds: the one that was not used for longest is dropped.
      const [oldest = kind] = costs.keys();
      if (costs.size > MOST_KINDS) costs.delete(oldest);
    },
    expected: (kind) => (kind === undefined ? undefined : costs.get(kind)) ?? ofUnknown,
  };
}
