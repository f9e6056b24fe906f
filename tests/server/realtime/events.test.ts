import { expect, test } from 'vitest';
import { isChange, isSystem } from './support/rawSocket.ts';
import { startTestRealtime } from './support/testRealtime.ts';
import { allOf, until, watchConfirmed, type Watcher } from './support/watcher.ts';

const realtime = await startTestRealtime();
const sql = (statements: string) => realtime.database.sql(statements);

/** Publishes a table and watches it; the first change with this id ends the wait. */
async function watchTable(table: string, columns?: string): Promise<Watcher> {
  await realtime.database.publish(table, columns);
  return watchConfirmed(realtime.client(), allOf(table));
}

test('no change is sent before the reply to the join', async () => {
  await realtime.database.publish('busy');
  let id = 0;
  const end = new AbortController();
  const writing = (async () => {
    while (!end.signal.aborted) {
      id += 1;
      await sql(`insert into busy values (${id})`);
      await new Promise((resolve) => setImmediate(resolve));
    }
  })();
  const wait = { postgres_changes_options: { wait: true } };
  for (const more of [{}, {}, {}, wait, wait, wait]) {
    const socket = await realtime.open();
    const config = { postgres_changes: [allOf('busy')], ...more };
    await socket.join('realtime:a', [], '1', { config });
    await socket.frame(isChange);
    const events = socket.frames.map(([, , , event]) => event);
    expect(events.slice(0, 3)).toEqual(['phx_reply', 'system', 'postgres_changes']);
  }
  end.abort();
  await writing;
});

test('an INSERT arrives with its row, columns and time of commit', async () => {
  const watcher = await watchTable('inserted', 'id int primary key, at timestamptz, tags text[]');
  const socket = await realtime.open();
  await socket.join('realtime:a', [allOf('inserted')]);
  await socket.frame(isSystem);
  const before = Date.now();
  await sql("insert into inserted values (1, '2026-11-20 12:00+01', '{a,b}')");
  const [, , , , { data }] = await socket.frame(isChange);
  expect(data).toEqual({
    schema: 'public',
    table: 'inserted',
    type: 'INSERT',
    commit_timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    columns: [
      { name: 'id', type: 'int4' },
      { name: 'at', type: 'timestamptz' },
      { name: 'tags', type: '_text' },
    ],
    record: { id: 1, at: '2026-11-20T11:00:00+00:00', tags: ['a', 'b'] },
    errors: null,
  });
  await watcher.arrived(1);
  expect(watcher.changes[0]).toMatchObject({ eventType: 'INSERT', new: { id: 1 }, errors: null });
  expect(watcher.changes[0]?.old).toEqual({});
  const committed = Date.parse(watcher.changes[0]?.commit_timestamp ?? '');
  expect(committed).toBeGreaterThanOrEqual(before);
  expect(committed).toBeLessThanOrEqual(Date.now());
});

test('with the default replica identity a DELETE knows the primary key alone', async () => {
  const watcher = await watchTable('deleted', 'a int, id int, body text, primary key (id, a)');
  const socket = await realtime.open();
  await socket.join('realtime:a', [allOf('deleted')]);
  await socket.frame(isSystem);
  await sql("insert into deleted values (7, 1, 'x'); delete from deleted");
  await until(() => watcher.changes.length === 2, 'two changes');
  expect(watcher.changes[1]).toMatchObject({ eventType: 'DELETE', new: {} });
  expect(watcher.changes[1]?.old).toEqual({ a: 7, id: 1 });
  await until(() => socket.frames.filter(isChange).length === 2, 'two frames');
  const data = socket.frames.filter(isChange)[1]?.[4]['data'];
  expect(data).not.toHaveProperty('record');
  expect(data).toMatchObject({ type: 'DELETE', old_record: { a: 7, id: 1 } });
});

test('a large column that an UPDATE left alone is missing, unless the identity is full', async () => {
  const watcher = await watchTable('large', 'id int primary key, body text, n int');
  // Digests do not compress, so Postgres stores the text out of line.
  await sql(`
    insert into large select 1, string_agg(md5(i::text), ''), 0 from generate_series(1, 500) i;
    update large set n = 1;
    update large set body = body || 'x', n = 2;
  `);
  await until(() => watcher.changes.length === 3, 'the updates');
  await sql('alter table large replica identity full; update large set n = 3');
  await until(() => watcher.changes.length === 4, 'the last update');
  const lengths = watcher.changes.map(({ new: row }) =>
    'body' in row && typeof row['body'] === 'string' ? row['body'].length : 0,
  );
  expect(Object.keys(watcher.changes[1]?.new ?? {})).toEqual(['id', 'n']);
  expect(lengths).toEqual([16_000, 0, 16_001, 16_001]);
});

test('a transaction arrives after its commit, in its order, with one timestamp', async () => {
  await realtime.database.publish('first_table');
  const watcher = await watchTable('second_table');
  const both = await watchConfirmed(realtime.client(), allOf('first_table'), allOf('second_table'));
  const start = Date.now();
  await sql(`
    begin;
    insert into second_table values (1);
    insert into first_table values (2);
    update second_table set id = 3;
    insert into first_table values (4);
    select pg_sleep(0.2);
    commit;
  `);
  await sql('select pg_sleep(0.01)');
  await sql('insert into second_table values (5)');
  await watcher.arrived(5);
  await both.arrived(5);
  expect(both.ids()).toEqual([1, 2, 3, 4, 5]);
  expect(watcher.ids()).toEqual([1, 3, 5]);
  const times = both.changes.map((change) => change.commit_timestamp);
  expect(new Set(times.slice(0, 4)).size).toBe(1);
  // The time of the commit, which the sleep put well after the first statement.
  expect(Date.parse(times[0] ?? '')).toBeGreaterThanOrEqual(start + 200);
  expect(times[4]).not.toBe(times[0]);
});

test('a record over 1 MiB comes without its large values', async () => {
  const watcher = await watchTable(
    'huge',
    'id int primary key, body text, nothing text, note text',
  );
  await sql(`
    insert into huge values
      (1, repeat('x', 1100000), null, repeat('y', 62)),
      (2, repeat('x', 1100000), null, repeat('y', 63)),
      (3, repeat('x', 1000000), null, repeat('y', 63));
  `);
  await watcher.arrived(3);
  const tooLarge = ['Error 413: Payload Too Large'];
  expect(watcher.changes).toMatchObject([
    { errors: tooLarge, new: { id: 1 } },
    { errors: tooLarge, new: { id: 2 } },
    { errors: null, new: { id: 3 } },
  ]);
  expect(Object.keys(watcher.changes[0]?.new ?? {})).toEqual(['id', 'note']);
  expect(Object.keys(watcher.changes[1]?.new ?? {})).toEqual(['id']);
  expect(Object.keys(watcher.changes[2]?.new ?? {})).toEqual(['id', 'body', 'nothing', 'note']);
});

test('a large transaction arrives whole and in order', async () => {
  const watcher = await watchTable('bulk');
  await sql('insert into bulk select generate_series(1, 450)');
  await watcher.arrived(450);
  expect(watcher.ids()).toEqual(Array.from({ length: 450 }, (_, index) => index + 1));
  expect(new Set(watcher.changes.map((change) => change.commit_timestamp)).size).toBe(1);
});
