/** What pieces of work have taken, by their kind. */
export type Costs = {
  add(kind: string, cost: number): void;
  /** @returns milliseconds */
  expected(kind: string | undefined): number;
};

/** Milliseconds: between what a visitor's read takes and what an attack does. */
const COST_OF_UNKNOWN = 100;
const MOST_KINDS = 500;

export function createCosts(): Costs {
  const costs = new Map<string, number>();
  return {
    add(kind, cost) {
      const earlier = costs.get(kind) ?? cost;
      costs.delete(kind);
      costs.set(kind, (earlier + cost) / 2);
      // Clients invent kinds: the one that was not used for longest is dropped.
      const [oldest = kind] = costs.keys();
      if (costs.size > MOST_KINDS) costs.delete(oldest);
    },
    expected: (kind) => (kind === undefined ? undefined : costs.get(kind)) ?? COST_OF_UNKNOWN,
  };
}
