/** Longer ones are split: the clock may be set, and timers end at 2^31 ms. */
const LONGEST_TIMER = 5 * 60_000;

/** Calls once when a token's `exp` is reached. */
export class ExpiryTimer {
  readonly #onExpiry: (secondsAgo: number) => void;
  #timer: NodeJS.Timeout | null = null;

  constructor(onExpiry: (secondsAgo: number) => void) {
    this.#onExpiry = onExpiry;
  }

  /** @param expiresAt seconds since 1970; null: never. Replaces what was watched before. */
  watch(expiresAt: number | null): void {
    this.stop();
    if (expiresAt === null) return;
    const left = Math.max(0, expiresAt * 1_000 - Date.now());
    this.#timer = setTimeout(() => this.#check(expiresAt), Math.min(left, LONGEST_TIMER));
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #check(expiresAt: number): void {
    const past = Date.now() - expiresAt * 1_000;
    if (past < 0) this.watch(expiresAt);
    else this.#onExpiry(Math.floor(past / 1_000));
  }
}
