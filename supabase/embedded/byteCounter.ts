/** Counts bytes that are kept for clients, by address. */
export type ByteCounter = {
  /** @returns whether there was room for them; they count from now on */
  take(address: string, bytes: number): boolean;
  /** Counts bytes for which there may be no room: the client is refused the next time. */
  add(address: string, bytes: number): void;
  release(address: string, bytes: number): void;
  /** Whether there is room for nothing more. */
  isFull(address: string): boolean;
};

export function createByteCounter(most: { ofAddress: number; inAll: number }): ByteCounter {
  const counts = new Map<string, number>();
  let total = 0;
  const of = (address: string) => counts.get(address) ?? 0;
  const change = (address: string, bytes: number) => {
    total += bytes;
    counts.set(address, of(address) + bytes);
    if (of(address) === 0) counts.delete(address);
  };
  return {
    take(address, bytes) {
      if (of(address) + bytes > most.ofAddress || total + bytes > most.inAll) return false;
      change(address, bytes);
      return true;
    },
    add: change,
    release: (address, bytes) => change(address, -bytes),
    isFull: (address) => of(address) >= most.ofAddress || total >= most.inAll,
  };
}
