import { expect, test } from 'vitest';
import {
  SECRET_KEY,
  startTestRealtime,
  USER_1,
  USER_2,
  userToken,
} from './support/testRealtime.ts';
import { allOf, until, watchConfirmed, type Watcher } from './support/watcher.ts';

const realtime = await startTestRealtime();
const sql = (statements: string) => realtime.database.sql(statements);

/** Publishes a table of rows with owners, whom this policy lets read, or nobody. */
async function publishOwned(table: string, policy: string | null): Promise<void> {
  await realtime.database.publish(table, 'id int primary key, owner uuid, body text');
  await sql(`alter table ${table} enable row level security`);
  if (policy !== null) {
    await sql(
      `create policy "Owners read" on ${table} for select to authenticated using (${policy})`,
    );
  }
}

type Audience = { user1: Watcher; user2: Watcher; visitor: Watcher; service: Watcher };

async function watchAsAll(table: string): Promise<Audience> {
  const watchAs = async (token: string) =>
    watchConfirmed(await realtime.signedIn(() => token), allOf(table));
  return {
    user1: await watchAs(await userToken(USER_1)),
    user2: await watchAs(await userToken(USER_2)),
    visitor: await watchConfirmed(realtime.client(), allOf(table)),
    service: await watchConfirmed(realtime.client(SECRET_KEY), allOf(table)),
  };
}

/** Writes, and waits until the change has been looked at, before anything else changes. */
async function write(statements: string): Promise<void> {
  await sql(statements);
  await realtime.database.processed();
}

/** Deletes a row, which every subscriber receives: earlier changes have arrived by then. */
async function lastWord(table: string, audience: Audience): Promise<void> {
  await write(`insert into ${table} (id) values (999)`);
  await write(`delete from ${table} where id = 999`);
  const watchers = Object.values(audience);
  const isDeleted = ({ eventType, old }: Watcher['changes'][number]) =>
    eventType === 'DELETE' && 'id' in old && old['id'] === 999;
  await until(
    () => watchers.every(({ changes }) => changes.some(isDeleted)),
    'the deletion at everybody',
  );
}

/** What came, without the last word, e.g. `INSERT 1`. */
function received({ changes, ids }: Watcher): string[] {
  const rows = ids();
  return changes
    .map(({ eventType }, index) => `${eventType} ${String(rows[index])}`)
    .filter((text) => !text.endsWith(' 999'));
}

test('a row is sent to clients that may read it, and to no others', async () => {
  await publishOwned('owned', 'owner = (select auth.uid())');
  const audience = await watchAsAll('owned');
  await write(`insert into owned values (1, '${USER_1}', 'a')`);
  await write("update owned set body = 'b'");
  await lastWord('owned', audience);
  expect(received(audience.user1)).toEqual(['INSERT 1', 'UPDATE 1']);
  expect(received(audience.service)).toEqual(['INSERT 1', 'UPDATE 1']);
  expect(received(audience.user2)).toEqual([]);
  expect(received(audience.visitor)).toEqual([]);
  for (const { statuses, errors, systems } of Object.values(audience)) {
    expect([statuses, errors, systems.length]).toEqual([['SUBSCRIBED'], [], 1]);
  }
});

test('a DELETE goes to everybody, with the primary key and no more', async () => {
  await publishOwned('deleted', 'owner = (select auth.uid())');
  await sql('alter table deleted replica identity full');
  const audience = await watchAsAll('deleted');
  await write(`insert into deleted values (1, '${USER_1}', 'secret')`);
  await write('delete from deleted');
  for (const watcher of Object.values(audience)) {
    await until(() => watcher.changes.at(-1)?.eventType === 'DELETE', 'the deletion');
    expect(watcher.changes.at(-1)?.old).toEqual({ id: 1 });
    expect(watcher.changes.at(-1)?.new).toEqual({});
  }
});

test('a client that may no longer read a row receives nothing, one that now may gets an UPDATE', async () => {
  await publishOwned('handed', 'owner = (select auth.uid())');
  const audience = await watchAsAll('handed');
  await write(`insert into handed values (1, '${USER_1}', 'a')`);
  await write(`update handed set owner = '${USER_2}'`);
  await lastWord('handed', audience);
  expect(received(audience.user1)).toEqual(['INSERT 1']);
  expect(received(audience.user2)).toEqual(['UPDATE 1']);
});

test('a role that may not select the primary key gets errors instead of rows', async () => {
  await realtime.database.publish('keyed', 'id int primary key, body text');
  await sql('revoke all on keyed from anon; grant select (body) on keyed to anon');
  const watcher = await watchConfirmed(realtime.client(), allOf('keyed'));
  await sql("insert into keyed values (1, 'a'); update keyed set body = 'b'; delete from keyed");
  await until(() => watcher.changes.length === 3, 'three changes');
  const unauthorized = { errors: ['Error 401: Unauthorized'], commit_timestamp: null };
  expect(watcher.changes).toMatchObject([unauthorized, unauthorized, { errors: null }]);
  expect(watcher.changes.map((change) => [change.new, change.old])).toEqual([
    [{}, {}],
    [{}, {}],
    [{}, {}],
  ]);
  expect(watcher.changes.map(({ eventType }) => eventType)).toEqual(['INSERT', 'UPDATE', 'DELETE']);
});

test('a role that may not select another column gets the row without it', async () => {
  await realtime.database.publish('partly', 'id int primary key, body text, secret text');
  await sql(`
    alter table partly replica identity full;
    revoke all on partly from anon;
    grant select (id, body) on partly to anon;
  `);
  const watcher = await watchConfirmed(realtime.client(), allOf('partly'));
  await sql("insert into partly values (1, 'a', 's'); update partly set body = 'b', secret = 't'");
  await until(() => watcher.changes.length === 2, 'two changes');
  expect(watcher.changes[0]?.new).toEqual({ id: 1, body: 'a' });
  expect(watcher.changes[1]?.new).toEqual({ id: 1, body: 'b' });
  expect(watcher.changes[1]?.old).toEqual({ id: 1, body: 'a' });
});

test('RLS is evaluated on the current row at delivery, not on the version in the change', async () => {
  await publishOwned('brief', 'owner = (select auth.uid())');
  const audience = await watchAsAll('brief');
  await sql(`
    insert into brief values (1, '${USER_1}', 'a');
    delete from brief;
    insert into brief values (2, '${USER_1}', 'b');
    update brief set owner = '${USER_2}', body = 'c';
  `);
  await lastWord('brief', audience);
  expect(received(audience.user1)).toEqual(['DELETE 1']);
  expect(received(audience.user2)).toEqual(['DELETE 1', 'INSERT 2', 'UPDATE 2']);
  expect(audience.user2.changes[1]?.new).toMatchObject({ owner: USER_1, body: 'b' });
});

test('an RLS policy that raises an error loses its batch, and nothing after it', async () => {
  await realtime.database.publish('raising', 'id int primary key');
  await realtime.database.publish('fine', 'id int primary key');
  await sql(`
    alter table raising enable row level security;
    create policy "Raises" on raising for select using (1 / (id - 1) > 0);
  `);
  const watcher = await watchConfirmed(realtime.client(), allOf('raising'), allOf('fine'));
  // A batch is 200 changes: the second one of this commit is delivered.
  await write(
    'begin; insert into raising values (1); insert into fine select generate_series(2, 202); commit',
  );
  await write('insert into fine values (300)');
  await watcher.arrived(300);
  expect(watcher.ids()).toEqual([201, 202, 300]);
  expect(realtime.logged).toEqual(['changes lost: division by zero']);
});

test.each(['anon', 'authenticated', 'service_role'])(
  'the outbox is out of reach of %s',
  async (role) => {
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
  },
);
