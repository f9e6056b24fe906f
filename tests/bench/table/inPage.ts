import { defaultRule } from '../../../src/league/defaultRule.ts';
import { readInSlices } from '../../../src/paste/readInSlices.ts';
import { standings } from '../../../src/standings/standings.ts';
import type { exportedChat, wholeSeason } from './inputs.ts';

/** How long a table takes to compute, ms, each time. */
export function timeStandings({ results, pairs }: ReturnType<typeof wholeSeason>): number[] {
  const times = Array.from({ length: 60 }, () => {
    const start = performance.now();
    standings(results, pairs, defaultRule);
    return performance.now() - start;
  });
  // A page computes a table again with every result: the first times are those of a cold function.
  return times.slice(10);
}

/** How long a chat takes to be read as the page reads it, ms, each time. */
export async function timeReadings({ text, context }: ReturnType<typeof exportedChat>) {
  const times: number[] = [];
  while (times.length < 3) {
    const start = performance.now();
    await readInSlices(text, context, () => {}, new AbortController().signal);
    times.push(performance.now() - start);
  }
  return times;
}
