import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createChangeLog } from '../../../src/live/changeLog.ts';
import type { TableRow } from '../../../src/live/table.ts';

test('a page that is open for days keeps the latest changes, and no more', () => {
  const log = createChangeLog<TableRow>();
  const record = (count: number) => {
    const id = `row ${count}`;
    const createdAt = `2026-11-20T20:00:00.${String(count).padStart(6, '0')}+00:00`;
    const item: TableRow = { id, createdAt };
    return log.record({ type: 'upsert', id, item }, createdAt);
  };
  for (let count = 0; count < 2000; count += 1) record(count);
  const before = usedHeap();
  for (let count = 2000; count < 100_000; count += 1) record(count);
  expect(usedHeap() - before).toBeLessThan(5_000_000);
  // The latest are still known.
  expect(record(99_999)).toBe('repeat');
});

/** What is in memory once everything is gone that nobody needs, bytes. */
function usedHeap(): number {
  setFlagsFromString('--expose-gc');
  const collectGarbage: unknown = runInNewContext('gc');
  if (typeof collectGarbage === 'function') collectGarbage();
  return process.memoryUsage().heapUsed;
}
