import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestRealtime, type TestRealtime } from './support/testRealtime.ts';
import { allOf, watchConfirmed } from './support/watcher.ts';

let realtime: TestRealtime;

beforeAll(async () => {
  realtime = await startTestRealtime();
});
afterAll(() => realtime.close());

const sql = (statements: string) => realtime.database.sql(statements);

describe('the outbox', () => {
  test.for(['anon', 'authenticated', 'service_role'])('is out of reach of %s', async (role) => {
    await realtime.database.publish(`by_${role}`);
    await realtime.database.as(role, `insert into by_${role} values (1)`);
    for (const statement of [
      'select * from realtime.outbox',
      'delete from realtime.outbox',
      'select realtime.synchronise_triggers($$x$$)',
      `create trigger t after insert on by_${role} execute function realtime.capture_change()`,
    ]) {
      await expect(realtime.database.as(role, statement)).rejects.toThrow(/permission denied/);
    }
    const rights = await realtime.database.rows(`
      select has_schema_privilege('${role}', 'realtime', 'usage') as schema,
        has_table_privilege('${role}', 'realtime.outbox', 'select, insert, delete, truncate') as rows,
        has_sequence_privilege('${role}', 'realtime.outbox_id_seq', 'usage') as ids,
        has_function_privilege('${role}', 'realtime.capture_change()', 'execute') as capture,
        has_function_privilege('${role}', 'realtime.synchronise_triggers(text)', 'execute') as triggers
    `);
    expect(rights).toEqual([
      { schema: false, rows: false, ids: false, capture: false, triggers: false },
    ]);
  });
});

test('a large transaction arrives whole and in order', async () => {
  await realtime.database.publish('bulk');
  const watcher = await watchConfirmed(realtime.client(), allOf('bulk'));
  await sql('insert into bulk select generate_series(1, 450)');
  await watcher.arrived(450);
  expect(watcher.ids()).toEqual(Array.from({ length: 450 }, (_, index) => index + 1));
  expect(new Set(watcher.changes.map((change) => change.commit_timestamp)).size).toBe(1);
});
