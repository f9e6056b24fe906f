import { readResultsInSteps, type ChatReading } from './readResults.ts';
import type { Chat } from '../reading/messages.ts';
import type { ReadingContext } from './reading/reader.ts';
import { yieldToMain } from '../live/yieldToMain.ts';

/** The time for which the page waits at most for a slice, ms. */
const slice = 32;

/**
 * Reads what was pasted without holding the page up.
 * @param onProgress called between slices with the part that is read, 0 to 1
 * @returns `null` if it was aborted
 */
export async function readInSlices(
  chat: Chat,
  context: ReadingContext,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<ChatReading | null> {
  const steps = readResultsInSteps(chat, context);
  let end = performance.now() + slice;
  for (let count = 0; ; count += 1) {
    const step = steps.next();
    if (step.done === true) return step.value;
    // Steps are short, and there are as many as lines: the clock is not read after each.
    if (count % 8 > 0 || performance.now() < end) continue;
    onProgress(step.value);
    await yieldToMain();
    if (signal.aborted) return null;
    end = performance.now() + slice;
  }
}
