/** Numbers that look random and are the same again for the same seed. */
export type Random = {
  seed: number;
  /** From 0 up to, but without, 1. */
  next(): number;
  /** A whole number from 0 up to, but without, `count`. */
  below(count: number): number;
};

/** A seed for this run; the one in `SEED` repeats another run. */
export function chooseSeed(): number {
  const named = Number(process.env['SEED']);
  return Number.isInteger(named) && named > 0 ? named : 1 + Math.floor(Math.random() * 2 ** 31);
}

/** Mulberry32: small, and good enough for choosing moments. */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { seed, next, below: (count) => Math.floor(next() * count) };
}
