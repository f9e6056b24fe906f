import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { completeOptions } from '../../../supabase/embedded/realtime/options.ts';
import { shareChecks } from '../../../supabase/embedded/realtime/sharedChecks.ts';
import { openRawSocket, type RawSocket } from './support/rawSocket.ts';
import {
  PUBLISHABLE_KEY,
  signToken,
  startTestRealtime,
  USER_1,
  userToken,
  type TestRealtime,
} from './support/testRealtime.ts';
import { allOf, until, watch, watchConfirmed, type Binding } from './support/watcher.ts';

let realtime: TestRealtime;
const sockets: RawSocket[] = [];

beforeAll(async () => {
  realtime = await startTestRealtime();
  await realtime.database.publish('notes');
  await realtime.database.publish(
    'typed',
    'id int primary key, body text, done boolean, secret text',
  );
  await realtime.database.sql(`
    revoke select on typed from anon;
    grant select (id, body, done) on typed to anon;
    create table unpublished (id int primary key);
  `);
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

describe('the reply to a join', () => {
  const bindings = [
    { event: '*', schema: 'public', table: 'notes' },
    { event: 'insert', schema: 'public', table: 'notes', extra: { b: 1, a: [2] } },
    { event: '*', schema: 'public', table: 'notes' },
    { event: 'DELETE', schema: '*' },
  ];

  test('repeats the bindings in their order, each with a stable id', async () => {
    const first = await open();
    const reply = await first.join('realtime:a', bindings);
    const ids = bindings.map(() => expect.any(Number));
    expect(reply).toEqual({
      status: 'ok',
      response: { postgres_changes: bindings.map((binding, n) => ({ ...binding, id: ids[n] })) },
    });
    const idsOf = (answer: unknown) =>
      [...JSON.stringify(answer).matchAll(/"id":(\d+)/g)].map(([, id]) => Number(id));
    const [a, b, c, d] = idsOf(reply);
    expect(a).toBe(c);
    expect(new Set([a, b, d]).size).toBe(3);
    expect(Math.min(...idsOf(reply))).toBeGreaterThanOrEqual(1);
    expect(idsOf(reply).every(Number.isInteger)).toBe(true);

    const reordered = {
      extra: { a: [2], b: 1 },
      table: 'notes',
      schema: 'public',
      event: 'insert',
    };
    const second = await open();
    expect(idsOf(await second.join('realtime:b', [reordered]))).toEqual([b]);
    expect(idsOf(await first.join('realtime:a', bindings, '2'))).toEqual([a, b, c, d]);
  });

  test('is an empty list, and no more, where nothing was asked for', async () => {
    const watcher = watch(realtime.client(), []);
    await until(() => watcher.statuses.length > 0, 'a status');
    expect(watcher.statuses).toEqual(['SUBSCRIBED']);
    const socket = await open();
    expect(await socket.join('realtime:a', [])).toEqual({
      status: 'ok',
      response: { postgres_changes: [] },
    });
    await socket.join('realtime:b', [allOf('notes')], '2');
    await socket.frame(isSystem);
    expect(socket.frames.filter(isSystem).map(([, , topic]) => topic)).toEqual(['realtime:b']);
  });

  test('makes the client SUBSCRIBED', async () => {
    const watcher = await watchConfirmed(realtime.client(), allOf('notes'), {
      event: 'INSERT',
      schema: 'public',
    });
    expect(watcher.statuses).toEqual(['SUBSCRIBED']);
  });
});

describe('a join without a token of its own', () => {
  beforeAll(async () => {
    await realtime.database.publish('members', 'id int primary key');
    await realtime.database.sql(`
      alter table members enable row level security;
      create policy "Members read" on members for select to authenticated using (true);
    `);
  });

  test('reads as the API key, whatever other channels of the socket read as', async () => {
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

  test('lasts until the key’s own expiry', async () => {
    const exp = Math.floor(Date.now() / 1_000) + 4;
    const watcher = watch(realtime.client(await signToken({ role: 'anon', exp })), [
      allOf('notes'),
    ]);
    await watcher.confirmed();
    await until(() => watcher.statuses.includes('CLOSED'), 'the close');
    expect(Date.now()).toBeGreaterThanOrEqual(exp * 1_000);
  });
});

describe('a join with a bad token', () => {
  const past = () => Math.floor(Date.now() / 1_000) - 60;
  test.for<[string, () => Promise<string>, RegExp]>([
    [
      'expired',
      () => userToken(USER_1, { exp: past() }),
      /^InvalidJWTToken: Token has expired 6\d seconds ago$/,
    ],
    ['malformed', async () => 'a.b.c', /^MalformedJWT: The token provided is not a valid JWT$/],
    [
      'of another signer',
      () => signToken({ role: 'service_role' }, 'another secret of a sufficient length'),
      /^JwtSignatureError: Failed to validate JWT signature$/,
    ],
    [
      'without a role',
      () => signToken({ sub: USER_1 }),
      /^InvalidJWTToken: Fields `role` and `exp` are required in JWT$/,
    ],
  ])('%s: the client gets the reason, and tries again', async ([, token, reason]) => {
    const client = await realtime.signedIn(token);
    const watcher = watch(client, [allOf('notes')]);
    await until(() => watcher.errors.length >= 2, 'a second refusal');
    expect(watcher.statuses.slice(0, 2)).toEqual(['CHANNEL_ERROR', 'CHANNEL_ERROR']);
    expect(watcher.errors[0]).toMatch(reason);
    await watcher.channel.unsubscribe();
  });
});

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

test('what is written after SUBSCRIBED and before the confirmation is lost', async () => {
  realtime.server.faults.delaySubscriptions({ min: 2_500, max: 2_500 });
  const watcher = watch(realtime.client(), [allOf('notes')]);
  await until(() => watcher.statuses.includes('SUBSCRIBED'), 'SUBSCRIBED');
  await note();
  await realtime.database.processed();
  expect(watcher.systems).toEqual([]);
  await watcher.confirmed();
  realtime.server.faults.delaySubscriptions(null);
  const seen = await note();
  await watcher.arrived(seen);
  expect(watcher.ids()).toEqual([seen]);
});

/** Subscribes where that must fail; @returns the client's messages once another channel has the change. */
async function failToSubscribe(bindings: Binding[]) {
  const client = realtime.client();
  const living = await watchConfirmed(client, allOf('notes'), allOf('typed'));
  const dead = watch(client, bindings);
  await until(() => dead.systems.length > 0, 'the system message');
  await realtime.database.sql('insert into typed values (1); delete from typed');
  await living.arrived(1);
  await living.arrived(await note());
  expect(dead.changes).toEqual([]);
  expect(dead.statuses).toEqual(['SUBSCRIBED']);
  expect(dead.systems).toHaveLength(1);
  expect(dead.systems[0]).toMatchObject({ extension: 'postgres_changes', status: 'error' });
  await Promise.all([living.channel.unsubscribe(), dead.channel.unsubscribe()]);
  return dead.systems[0]?.message;
}

describe('a table that is not to be had', () => {
  test.for(['doesnotexist', 'unpublished'])('%s', async (table) => {
    expect(await failToSubscribe([allOf(table)])).toBe(
      `Unable to subscribe to changes with given parameters. Please check Realtime is enabled for the given connect parameters: [event: *, schema: public, table: ${table}, filters: [], select: nil]`,
    );
  });

  test('the schemas of the server itself, under a wildcard', async () => {
    const bindings: Binding[] = [{ event: 'INSERT', schema: 'realtime', table: '*' }];
    expect(await failToSubscribe(bindings)).toContain('Please check Realtime is enabled');
  });
});

test('with one invalid binding a channel receives nothing', async () => {
  const message = await failToSubscribe([allOf('notes'), allOf('doesnotexist')]);
  expect(message).toContain('table: doesnotexist');
});

describe('a filter that is wrong', () => {
  const described = (filters: string) =>
    `Unable to subscribe to changes with given parameters. An exception happened so please check your connect parameters: [event: *, schema: public, table: typed, filters: [${filters}], select: nil]. Exception: ERROR `;
  const many = Array.from({ length: 101 }, (_, number) => number).join(',');
  test.for([
    [
      'nocolumn=eq.1',
      `${described('{"nocolumn", "eq", "1", false}')}P0001 (raise_exception) invalid column for filter nocolumn`,
    ],
    [
      'secret=eq.1',
      `${described('{"secret", "eq", "1", false}')}P0001 (raise_exception) invalid column for filter secret`,
    ],
    [
      'id=not.gt.hey',
      `${described('{"id", "gt", "hey", true}')}22P02 (invalid_text_representation) invalid input syntax for type integer: "hey"`,
    ],
    [
      'id=like.a%',
      `${described('{"id", "like", "a%", false}')}P0001 (raise_exception) operator like requires a text-compatible column type, got integer`,
    ],
    [
      'body=is.true',
      `${described('{"body", "is", "true", false}')}P0001 (raise_exception) is true filter requires a boolean column, got text`,
    ],
    [
      'done=is.TRUE',
      `${described('{"done", "is", "TRUE", false}')}P0001 (raise_exception) invalid value for is filter: must be null, true, false, or unknown`,
    ],
    [
      'body=match.[',
      `${described('{"body", "match", "[", false}')}P0001 (raise_exception) invalid regular expression for match filter: invalid regular expression: brackets [] not balanced`,
    ],
    [
      `id=in.(${many})`,
      `${described(`{"id", "in", "{${many}}", false}`)}P0001 (raise_exception) too many values for \`in\` filter. Maximum 100`,
    ],
    ['id=foo.1', 'Error parsing `filter` params: ["foo", "1"]'],
    ['wrong', 'Error parsing `filter` params: ["wrong"]'],
    [
      'id=eq.1,,id=eq.2',
      'Error parsing `filter` params: filter must not contain empty segments (check for extra commas)',
    ],
    [
      'id=in.1,2',
      'Error parsing `filter` params: `in` filter value must be wrapped by parentheses',
    ],
  ] as const)('%s', async ([filter, message]) => {
    expect(await failToSubscribe([{ ...allOf('typed'), filter }])).toBe(message);
  });

  test('a select of a column that the role may not read', async () => {
    const message = await failToSubscribe([{ ...allOf('typed'), select: ['secret'] }]);
    expect(message).toContain('invalid column for select secret');
  });

  test('a role that does not exist', async () => {
    const client = realtime.client(await signToken({ role: 'none' }));
    const watcher = watch(client, [allOf('notes')]);
    await until(() => watcher.systems.length > 0, 'the system message');
    expect(watcher.systems[0]).toMatchObject({
      status: 'error',
      message: expect.stringContaining('(undefined_object) role "none" does not exist'),
    });
    await watcher.channel.unsubscribe();
  });
});

test('no reply to a join: TIMED_OUT, and a retry', async () => {
  realtime.server.faults.answerJoins(false);
  const watcher = watch(realtime.client(), [allOf('notes')]);
  await expect.poll(() => watcher.statuses, { timeout: 20_000 }).toEqual(['TIMED_OUT']);
  realtime.server.faults.answerJoins(true);
  await watcher.confirmed();
  expect(watcher.statuses).toEqual(['TIMED_OUT', 'SUBSCRIBED']);
});

test('a second join of a topic ends the first', async () => {
  const socket = await open();
  await socket.join('realtime:a', [allOf('notes')], '1');
  await socket.frame(isSystem);
  await socket.join('realtime:a', [allOf('notes')], '2');
  await socket.frame(([join, , , event]) => join === '2' && event === 'system');
  expect(socket.frames.slice(2, 4)).toEqual([
    ['2', '2', 'realtime:a', 'phx_reply', expect.anything()],
    ['1', '1', 'realtime:a', 'phx_close', {}],
  ]);
  await note();
  const other = await watchConfirmed(realtime.client(), allOf('notes'));
  await other.arrived(await note());
  await until(() => socket.frames.filter(isChange).length >= 2, 'two changes');
  expect(socket.frames.filter(isChange)).toHaveLength(2);
});

describe('a client that waits for the database subscription', () => {
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
    await watcher.confirmed();
    expect(watcher.ids()).toEqual([seen]);
  });

  test('gets an error when the wait runs out', async () => {
    realtime.server.faults.delaySubscriptions({ min: 60_000, max: 60_000 });
    const watcher = watch(realtime.client(), [allOf('notes')], waiting(100));
    await until(() => watcher.errors.length > 0, 'the error');
    expect(watcher.errors[0]).toBe(
      'PostgresChangesSubscribeTimeout: Timed out after 100ms waiting for the postgres_changes subscription',
    );
    realtime.server.faults.delaySubscriptions(null);
    await watcher.confirmed();
    expect(watcher.statuses.slice(-2)).toEqual(['CHANNEL_ERROR', 'SUBSCRIBED']);
  });

  test('gets an error for a table that is not to be had', async () => {
    const watcher = watch(realtime.client(), [allOf('unpublished')], waiting());
    await until(() => watcher.errors.length > 0, 'the error');
    expect(watcher.statuses[0]).toBe('CHANNEL_ERROR');
    expect(watcher.errors[0]).toMatch(
      /^RealtimeDisabledForConfiguration: Unable to subscribe to changes with given parameters\. Please check Realtime is enabled/,
    );
    expect(watcher.systems).toEqual([]);
    await watcher.channel.unsubscribe();
  });
});

test('many equal joins at once share a query, later ones do not', async () => {
  let questions = 0;
  const database: typeof realtime.database = {
    ...realtime.database,
    exclusive(work) {
      questions += 1;
      return realtime.database.exclusive(work);
    },
  };
  const options = { database, jwtSecret: '', publishableKey: '' };
  const check = shareChecks(completeOptions(options));
  const ask = (role: string) =>
    check(role, [{ event: '*', schema: 'public', table: 'notes', filters: [], select: null }]);
  const answers = await Promise.all([ask('anon'), ask('anon'), ask('anon'), ask('nobody')]);
  expect(questions).toBe(2);
  expect(answers[2]).toBe(answers[0]);
  expect(answers[0]).toHaveProperty('relations');
  expect(answers[3]).toMatchObject({ error: expect.stringContaining('role "nobody"') });
  await ask('anon');
  expect(questions).toBe(3);
});

describe('what the server does not have', () => {
  test('a valid filter', async () => {
    const message = await failToSubscribe([{ ...allOf('notes'), filter: 'id=gt.0' }]);
    expect(message).toContain('NotImplemented: the embedded Realtime server has no `filter`');
  });

  test('a valid select', async () => {
    const message = await failToSubscribe([{ ...allOf('notes'), select: ['id'] }]);
    expect(message).toContain('NotImplemented: the embedded Realtime server has no `select`');
  });

  test.for([
    [
      { private: true },
      'Unauthorized: You do not have permissions to read from this Channel topic: x',
    ],
    [
      { presence: { enabled: true } },
      'NotImplemented: the embedded Realtime server has no presence',
    ],
    [
      { broadcast: { self: true } },
      'NotImplemented: the embedded Realtime server has no broadcast',
    ],
    [
      { broadcast: { replay: { since: 1 } } },
      'UnableToReplayMessages: Replay is not allowed for public channels',
    ],
  ] as const)('%o', async ([config, reason]) => {
    const socket = await open();
    socket.send(['1', '1', 'realtime:x', 'phx_join', { config }]);
    expect(await socket.reply('1')).toEqual({ status: 'error', response: { reason } });
  });

  test('a broadcast from the client', async () => {
    const watcher = await watchConfirmed(realtime.client(), allOf('notes'));
    await watcher.channel.send({ type: 'broadcast', event: 'hello', payload: { a: 1 } });
    await until(() => watcher.systems.length > 1, 'the refusal');
    expect(watcher.systems[1]).toMatchObject({
      extension: 'broadcast',
      status: 'error',
      message: 'NotImplemented: the embedded Realtime server has no broadcast',
    });
  });

  test('a topic without a name', async () => {
    const socket = await open();
    expect(await socket.join('realtime:', [])).toMatchObject({
      response: { reason: 'TopicNameRequired: You must provide a topic name' },
    });
    expect(await socket.join('other', [], '2')).toMatchObject({
      response: { reason: 'unmatched topic' },
    });
  });
});
