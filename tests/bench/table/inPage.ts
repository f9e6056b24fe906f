import type { ReadingContext } from '../../../src/paste/reading/reader.ts';
import { standings } from '../../../src/standings/standings.ts';
import { defaultRule } from '../../../src/league/defaultRule.ts';
import { readInSlices } from '../../../src/paste/readInSlices.ts';

type StandingsInput = { results: Parameters<typeof standings>[0]; pairs: readonly string[] };

const measurements = {
  /** How long a table takes to compute, ms, each time. */
  standings({ results, pairs }: StandingsInput, times: number): number[] {
    return Array.from({ length: times }, () => {
      const start = performance.now();
      standings(results, pairs, defaultRule);
      return performance.now() - start;
    });
  },
  /** Reads a chat as the page does: how long it takes, and how long the page cannot answer, ms. */
  async reading(text: string, context: ReadingContext) {
    const start = performance.now();
    let last = start;
    let longest = 0;
    const pause = () => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
    };
    const reading = await readInSlices(text, context, pause, new AbortController().signal);
    pause();
    return {
      time: last - start,
      longest,
      results: reading?.rows.filter(({ isResult }) => isResult).length ?? 0,
    };
  },
};

declare global {
  // An augmentation needs an interface.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Window {
    measurements: typeof measurements;
  }
}

window.measurements = measurements;
