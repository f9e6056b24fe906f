import type { ChromiumPage } from './streamChromium.ts';

/** What a page keeps in memory once everything that it no longer needs is gone, bytes. */
export async function measureHeap({ page }: Pick<ChromiumPage, 'page'>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  // What one collection frees may let the next one free more.
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}
