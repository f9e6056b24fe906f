import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openRawSocket, type RawSocket } from './support/rawSocket.ts';
import {
  PUBLISHABLE_KEY,
  signToken,
  startTestRealtime,
  USER_1,
  userToken,
  type TestRealtime,
} from './support/testRealtime.ts';
import { allOf, until, watch, watchConfirmed } from './support/watcher.ts';

let realtime: TestRealtime;
const sockets: RawSocket[] = [];

beforeAll(async () => {
  realtime = await startTestRealtime();
  await realtime.database.publish('notes');
  await realtime.database.sql('create table unpublished (id int primary key)');
});
afterEach(() => sockets.splice(0).forEach((socket) => socket.close()));
afterAll(() => realtime.close());

async function open(): Promise<RawSocket> {
  const socket = await openRawSocket(`${realtime.socketUrl}?apikey=${PUBLISHABLE_KEY}&vsn=2.0.0`);
  sockets.push(socket);
  return socket;
}

/** Adds a row that every living subscriber of `notes` gets: silence before it means something. */
let lastNote = 0;
async function note(): Promise<number> {
  lastNote += 1;
  await realtime.database.sql(`insert into notes values (${lastNote}, 'x')`);
  return lastNote;
}

const isSystem = ([, , , event]: unknown[]) => event === 'system';
const isChange = ([, , , event]: unknown[]) => event === 'postgres_changes';

test('the confirmation is a message of its own, after the reply', async () => {
  const socket = await open();
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
  const socket = await open();
  const config = { postgres_changes: [allOf('members')] };
  const token = await userToken(USER_1);
  const join = (topic: string, reference: string, more: object) =>
    socket.send([reference, reference, `realtime:${topic}`, 'phx_join', { config, ...more }]);
  join('user', '1', { access_token: token });
  join('nobody', '2', {});
  join('key', '3', { access_token: PUBLISHABLE_KEY });
  join('null', '4', { access_token: null });
  await until(() => socket.frames.filter(isSystem).length === 4, 'four confirmations');
  await realtime.database.sql('insert into members values (1)');
  await realtime.database.processed();
  await realtime.database.sql('delete from members');
  const changesOf = (topic: string) =>
    socket.frames
      .filter((frame) => isChange(frame) && frame[2] === `realtime:${topic}`)
      .map(([, , , , { data }]) => JSON.stringify(data).match(/INSERT|DELETE/)?.[0]);
  const everybody = ['user', 'nobody', 'key', 'null'];
  await until(() => everybody.every((topic) => changesOf(topic).includes('DELETE')), 'deletion');
  expect(everybody.map(changesOf)).toEqual([
    ['INSERT', 'DELETE'],
    ['DELETE'],
    ['DELETE'],
    ['DELETE'],
  ]);
});

const past = () => Math.floor(Date.now() / 1_000) - 60;
test.for<[string, () => Promise<string>, RegExp]>([
  ['expired', () => userToken(USER_1, { exp: past() }), /^InvalidJWTToken: Token has expired /],
  ['malformed', async () => 'a.b.c', /^MalformedJWT: /],
  [
    'of another signer',
    () => signToken({ role: 'service_role' }, 'another secret of a sufficient length'),
    /^JwtSignatureError: /,
  ],
])('a join with a bad token is refused with the reason: %s', async ([, token, reason]) => {
  const socket = await open();
  const config = { postgres_changes: [allOf('notes')] };
  socket.send(['1', '1', 'realtime:a', 'phx_join', { config, access_token: await token() }]);
  expect(await socket.reply('1')).toEqual({
    status: 'error',
    response: { reason: expect.stringMatching(reason) },
  });
});

const filtered = (filter: string) => [{ ...allOf('notes'), filter }];
test.for([
  ['a table that is not there', [allOf('doesnotexist')], 'table: doesnotexist'],
  ['a table that is not published', [allOf('unpublished')], 'table: unpublished'],
  ['one of two tables', [allOf('notes'), allOf('doesnotexist')], 'table: doesnotexist'],
  [
    'the schemas of the server itself',
    [{ event: 'INSERT', schema: 'realtime', table: '*' }],
    'Please check Realtime is enabled',
  ],
  ['a column of none', filtered('nocolumn=eq.1'), 'invalid column for filter nocolumn'],
  ['what is denied', filtered('id=not.gt.hey'), '{"id", "gt", "hey", true}'],
  ['a comma in a value', filtered('body=eq."a,b"'), 'has no `filter`'],
  ['what is no filter', filtered('wrong'), 'Error parsing `filter` params: ["wrong"]'],
] as const)('%s is not subscribed to, with the reason', async ([, bindings, reason]) => {
  const living = await watchConfirmed(realtime.client(), allOf('notes'));
  const socket = await open();
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
