import { expect, test } from 'vitest';
import { createChangeLog } from '../../../src/live/changeLog.ts';
import type { TableRow } from '../../../src/live/table.ts';

test('a page that is open for days keeps the latest changes, and no more', () => {
  const log = createChangeLog<TableRow>();
  const record = (count: number) => {
    const id = `row ${count}`;
    const createdAt = `2026-11-20T20:00:00.${String(count).padStart(6, '0')}+00:00`;
    return log.record({ type: 'upsert', id, item: { id, createdAt } }, createdAt);
  };
  for (let count = 0; count < 1000; count += 1) record(count);
  expect(log.since(500)).toBeNull();
  expect(record(0), 'of a row that is forgotten').toBe('new');
  expect(record(999)).toBe('repeat');
});
