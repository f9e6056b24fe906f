import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from './support/testDatabase.ts';
import { startTestRealtime, type TestRealtime } from './support/testRealtime.ts';
import { allOf, until, watch, watchConfirmed } from './support/watcher.ts';

let realtime: TestRealtime;

beforeAll(async () => {
  realtime = await startTestRealtime();
});
afterAll(() => realtime.close());

const sql = (statements: string) => realtime.database.sql(statements);

describe('the publication changes', () => {
  test('a table that is removed from it sends nothing more, undelivered changes included', async () => {
    await realtime.database.publish('leaving');
    await realtime.database.publish('staying');
    const watcher = await watchConfirmed(realtime.client(), allOf('leaving'), allOf('staying'));
    await sql(`
      insert into leaving values (1);
      alter publication supabase_realtime drop table leaving;
      insert into leaving values (2);
      insert into staying values (3);
    `);
    await watcher.arrived(3);
    expect(watcher.ids()).toEqual([3]);
    expect(watcher.systems).toHaveLength(1);
  });

  test('every channel subscribes again at the next check', async () => {
    const database = await openTestDatabase();
    await database.publish('known', 'id int primary key');
    await database.sql('create table joining (id int primary key)');
    const watchful = await startTestRealtime({ publicationCheckInterval: 50 }, database);
    const everything = watch(watchful.client(), [{ event: '*', schema: 'public' }]);
    const failed = watch(watchful.client(), [allOf('joining')]);
    const known = watch(watchful.client(), [allOf('known')]);
    await Promise.all([everything.confirmed(), known.confirmed()]);
    await until(() => failed.systems.length > 0, 'the failure');
    const confirmations = everything.systems.length;

    await database.sql('alter publication supabase_realtime add table joining');
    await everything.confirmed(confirmations + 1);
    await database.sql('insert into joining values (1)');
    await everything.arrived(1);
    // What failed once stays dead until it joins again.
    expect(failed.systems).toMatchObject([{ status: 'error' }]);
    expect(failed.changes).toEqual([]);

    await database.sql('alter publication supabase_realtime drop table known');
    await until(() => known.systems.at(-1)?.status === 'error', 'the news');
    expect(known.systems.at(-1)?.message).toContain('Please check Realtime is enabled');
    await watchful.close();
    await database.close();
  });

  test('only the operations that it publishes are sent', async () => {
    await realtime.database.publish('flagged');
    const watcher = await watchConfirmed(realtime.client(), allOf('flagged'));
    await sql("alter publication supabase_realtime set (publish = 'insert')");
    await sql(
      'insert into flagged values (1); delete from flagged; insert into flagged values (2)',
    );
    await watcher.arrived(2);
    expect(watcher.ids()).toEqual([1, 2]);
    await sql(
      "alter publication supabase_realtime set (publish = 'insert, update, delete, truncate')",
    );
  });
});

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

  test('is empty once its changes are delivered', async () => {
    await realtime.database.publish('emptied');
    await sql('insert into emptied select generate_series(1, 450)');
    await realtime.database.processed();
    expect(await realtime.database.rows('select id from realtime.outbox')).toEqual([]);
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

test('a restart over the same files goes on, and replays nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'realtime-'));
  const before = await openTestDatabase(folder);
  const first = await startTestRealtime({}, before);
  await before.publish('notes');
  await watchConfirmed(first.client(), allOf('notes'));
  await first.close();
  await before.sql('insert into notes values (1)');
  expect(await before.rows('select id from realtime.outbox')).toHaveLength(1);
  await before.close();

  const after = await openTestDatabase(folder);
  const second = await startTestRealtime({ deliveryDelay: { min: 1, max: 2 } }, after);
  const watcher = await watchConfirmed(second.client(), allOf('notes'));
  await after.sql('insert into notes values (2)');
  await watcher.arrived(2);
  expect(watcher.ids()).toEqual([2]);
  await second.close();
  await after.close();
  await rm(folder, { recursive: true });
});
