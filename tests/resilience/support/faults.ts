// The callers have the titles and the assertions.
/* oxlint-disable vitest/expect-expect, vitest/valid-title */
import { afterAll, test, vi } from 'vitest';
import { isFull } from '../../support/scale.ts';

/**
 * Counts the faults of a test file and prints at its end how many of them the site survived.
 * @param theme what the file is about, in a few words
 */
export function faultsOf(theme: string) {
  // Waiting ends as soon as it can; a busy machine gets more time.
  vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });
  let happened = 0;
  let survived = 0;
  afterAll(() => console.log(`faults survived: ${survived} of ${happened} (${theme})`));

  /** One fault: `attempt` causes it and throws unless the site survives. */
  async function survive(attempt: () => Promise<void>) {
    happened += 1;
    await attempt();
    survived += 1;
  }
  return {
    survive,
    /** One fault that hits several pages at once: each of them counts. */
    async surviveAll<Page>(pages: readonly Page[], attempt: (page: Page) => Promise<void>) {
      if (pages.length === 0) throw new Error('the fault hit no page');
      const attempts = pages.map((page) => survive(() => attempt(page)));
      await Promise.allSettled(attempts);
      await Promise.all(attempts);
    },
    /** Faults that were counted elsewhere. */
    note(count: number, survivedCount: number) {
      happened += count;
      survived += survivedCount;
    },
    /** A test of one fault. */
    testFault: (title: string, attempt: () => Promise<void>) => test(title, () => survive(attempt)),
    /** A test of one fault that only `npm run test:full` runs: `npm test` has one for each promise. */
    testRareFault: (title: string, attempt: () => Promise<void>) =>
      test.runIf(isFull)(title, () => survive(attempt)),
  };
}
