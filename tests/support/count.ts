import { afterAll } from 'vitest';

/**
 * Counts the cases of a file, and prints at its end how many of them went as they should.
 * @param what the sentence that is printed, such as `bad inputs handled`
 * @param where what the file is about, in a word or two
 */
export function countCases(what: string, where: string) {
  let tried = 0;
  let passed = 0;
  afterAll(() => console.info(`${what}: ${passed} of ${tried} (${where})`));
  /** Runs a case, or several of them at once. */
  return async function attempt(run: () => Promise<void>, cases = 1) {
    tried += cases;
    await run();
    passed += cases;
  };
}
