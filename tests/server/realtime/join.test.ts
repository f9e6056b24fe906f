import { describe, expect, test } from 'vitest';
import { isChange, isSystem } from './support/rawSocket.ts';
import {
  forgedToken,
  past,
  PUBLISHABLE_KEY,
  startTestRealtime,
  USER_1,
  userToken,
} from './support/testRealtime.ts';
import { allOf, until, watch, watchConfirmed } from './support/watcher.ts';

const realtime = await startTestRealtime();
await realtime.database.publish('notes');
await realtime.database.sql('create table unpublished (id int primary key)');

/** Adds a row that every living subscriber of `notes` gets: silence before it means something. */
let lastNote = 0;
async function note(): Promise<number> {
  lastNote += 1;
  await realtime.database.sql(`insert into notes values (${lastNote}, 'x')`);
  return lastNote;
}

test('the confirmation is a message of its own, after the reply', async () => {
  const socket = await realtime.open();
  await socket.join('realtime:room:1', [allOf('notes')], '5');
  await socket.frame(isSystem);
  expect(socket.frames.map(([, , , event]) => event)).toEqual(['phx_reply', 'system']);
  expect(socket.frames[1]).toEqual([
    '5',
    null,
    'realtime:room:1',
    'system',
    {
      extension: 'postgres_changes',
      status: 'ok',
      message: 'Subscribed to PostgreSQL',
      channel: 'room:1',
    },
  ]);
});

test('a join without a token reads as the API key, whatever other channels of the socket read as', async () => {
  await realtime.database.publish('members', 'id int primary key');
  await realtime.database.sql(`
    alter table members enable row level security;
    create policy "Members read" on members for select to authenticated using (true);
  `);
  const socket = await realtime.open();
  const everybody = {
    user: { access_token: await userToken(USER_1) },
    nobody: {},
    key: { access_token: PUBLISHABLE_KEY },
    null: { access_token: null },
  };
  for (const [topic, token] of Object.entries(everybody)) {
    await socket.join(`realtime:${topic}`, [allOf('members')], topic, token);
  }
  await until(() => socket.frames.filter(isSystem).length === 4, 'four confirmations');
  await realtime.database.sql('insert into members values (1)');
  await realtime.database.processed();
  await realtime.database.sql('delete from members');
  const changesOf = (topic: string) =>
    socket.frames
      .filter((frame) => isChange(frame) && frame[2] === `realtime:${topic}`)
      .map(([, , , , { data }]) => JSON.stringify(data).match(/INSERT|DELETE/)?.[0]);
  const topics = Object.keys(everybody);
  await until(() => topics.every((topic) => changesOf(topic).includes('DELETE')), 'deletion');
  expect(topics.map(changesOf)).toEqual([['INSERT', 'DELETE'], ['DELETE'], ['DELETE'], ['DELETE']]);
});

test.for<[string, () => Promise<string>, RegExp]>([
  ['expired', () => userToken(USER_1, { exp: past() }), /^InvalidJWTToken: Token has expired /],
  ['malformed', async () => 'a.b.c', /^MalformedJWT: /],
  ['of another signer', forgedToken, /^JwtSignatureError: /],
])('a join with a bad token is refused with the reason: %s', async ([, token, reason]) => {
  const socket = await realtime.open();
  const more = { access_token: await token() };
  expect(await socket.join('realtime:a', [allOf('notes')], '1', more)).toEqual({
    status: 'error',
    response: { reason: expect.stringMatching(reason) },
  });
});

test.for([
  ['a table that is not there', [allOf('doesnotexist')], 'table: doesnotexist'],
  ['a table that is not published', [allOf('unpublished')], 'table: unpublished'],
  ['one of two tables', [allOf('notes'), allOf('doesnotexist')], 'table: doesnotexist'],
  [
    'the schemas of the server itself',
    [{ event: 'INSERT', schema: 'realtime', table: '*' }],
    'Please check Realtime is enabled',
  ],
  ['a part of a table', [{ ...allOf('notes'), filter: 'id=eq.1' }], 'no `filter`'],
  ['a part of a row', [{ ...allOf('notes'), select: ['id'] }], 'no `select`'],
  ['what is no filter', [{ ...allOf('notes'), filter: 5 }], 'no `filter`'],
  ['what names nothing', [{ event: '*', a: [null, '#{b}'] }], '%{"a" => [nil, "\\#{b}"]'],
] as const)('%s is not subscribed to, with the reason', async ([, bindings, reason]) => {
  const living = await watchConfirmed(realtime.client(), allOf('notes'));
  const socket = await realtime.open();
  await socket.join('realtime:a', bindings);
  const [, , , , system] = await socket.frame(isSystem);
  expect(system).toMatchObject({ status: 'error', message: expect.stringContaining(reason) });
  await living.arrived(await note());
  expect(socket.frames.filter(isChange)).toEqual([]);
});

describe('a client that waits for the database subscription, as the site does', () => {
  const waiting = (timeout?: number) => ({
    config: { postgres_changes_options: { wait: true, ...(timeout && { timeout }) } },
  });

  test('is SUBSCRIBED when the subscription is active, not before', async () => {
    realtime.server.faults.delaySubscriptions({ min: 1_000, max: 1_000 });
    const watcher = watch(realtime.client(), [allOf('notes')], waiting());
    await until(() => realtime.server.statistics().channels > 0, 'the channel');
    expect(watcher.statuses).toEqual([]);
    await until(() => watcher.statuses.length > 0, 'a status');
    expect(watcher.statuses).toEqual(['SUBSCRIBED']);
    realtime.server.faults.delaySubscriptions(null);
    const seen = await note();
    await watcher.arrived(seen);
    expect(watcher.ids()).toEqual([seen]);
  });

  test('gets an error when the wait runs out', async () => {
    realtime.server.faults.delaySubscriptions({ min: 60_000, max: 60_000 });
    const watcher = watch(realtime.client(), [allOf('notes')], waiting(100));
    await until(() => watcher.errors.length > 0, 'the error');
    expect(watcher.errors[0]).toContain('Timed out after 100ms');
    realtime.server.faults.delaySubscriptions(null);
    await watcher.confirmed();
    expect(watcher.statuses.slice(-2)).toEqual(['CHANNEL_ERROR', 'SUBSCRIBED']);
  });
});
