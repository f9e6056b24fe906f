import { beforeEach, describe, expect, test } from 'vitest';
import { isChange, isSystem, type RawSocket } from './support/rawSocket.ts';
import {
  forgedToken,
  past,
  startTestRealtime,
  USER_1,
  USER_2,
  userToken,
} from './support/testRealtime.ts';
import { allOf, until, watchConfirmed } from './support/watcher.ts';

const realtime = await startTestRealtime({ tokenDelay: { min: 1_000, max: 1_000 } });
await realtime.database.publish('owned', 'id int primary key, owner uuid');
await realtime.database.sql(`
  alter table owned enable row level security;
  create policy "Owners read" on owned for select to authenticated using (owner = auth.uid());
`);
const token1 = await userToken(USER_1);
const token2 = await userToken(USER_2);
beforeEach(() => realtime.database.sql('truncate owned'));

/** Writes a row of this user, and waits until it has been looked at. */
async function write(id: number, owner: string): Promise<void> {
  await realtime.database.sql(`insert into owned values (${id}, '${owner}')`);
  await realtime.database.processed();
}

/** A raw channel that reads as the first user, its subscription confirmed. */
async function openAsUser(token = token1): Promise<RawSocket> {
  const socket = await realtime.open();
  await socket.join('realtime:a', [allOf('owned')], '1', { access_token: token });
  await socket.frame(isSystem);
  return socket;
}

const push = (socket: RawSocket, token: unknown) =>
  socket.send(['1', '9', 'realtime:a', 'access_token', { access_token: token }]);

test('a new token takes effect after a delay, with a confirmation', async () => {
  let token = token1;
  const client = await realtime.signedIn(() => token);
  const watcher = await watchConfirmed(client, allOf('owned'));
  token = token2;
  await client.realtime.setAuth();
  await write(1, USER_1);
  await write(2, USER_2);
  expect(watcher.systems).toHaveLength(1);
  await watcher.confirmed(2);
  await write(3, USER_1);
  await write(4, USER_2);
  await watcher.arrived(4);
  expect(watcher.ids()).toEqual([1, 4]);
  expect(watcher.statuses).toEqual(['SUBSCRIBED']);
});

describe('the end of a token', () => {
  test('closes the channel permanently, and not the socket', async () => {
    const exp = Math.floor(Date.now() / 1_000) + 4;
    const client = await realtime.signedIn(() => userToken(USER_1, { exp }));
    const watcher = await watchConfirmed(client, allOf('owned'));
    const socket = await openAsUser(await userToken(USER_1, { exp }));
    const renewed = await openAsUser(await userToken(USER_1, { exp }));
    push(renewed, token1);
    await socket.join('realtime:b', [allOf('owned')], '2');
    await until(() => watcher.statuses.includes('CLOSED'), 'the close');
    expect(watcher.statuses).toEqual(['SUBSCRIBED', 'CLOSED']);
    expect(watcher.systems.at(-1)).toMatchObject({
      extension: 'system',
      status: 'error',
      message: 'Token has expired 0 seconds ago',
    });
    expect(client.realtime.isConnected()).toBe(true);
    expect(client.getChannels()).toEqual([]);

    const close = await socket.frame(([, , , event]) => event === 'phx_close');
    expect(close).toEqual(['1', '1', 'realtime:a', 'phx_close', {}]);
    await write(1, USER_1);
    await realtime.database.sql('delete from owned');
    await socket.frame(isChange);
    expect(socket.frames.filter(isChange).map(([, , topic]) => topic)).toEqual(['realtime:b']);
    // A channel that was given a new token lasts as long as that one.
    await renewed.frame(isChange);
    await client.realtime.setAuth(token1);
  });

  test.for<[string, () => Promise<string>, RegExp]>([
    ['malformed', async () => 'x', /^The token provided is not a valid JWT$/],
    ['expired', () => userToken(USER_1, { exp: past() }), /^Token has expired 6\d seconds ago$/],
    ['of another signer', forgedToken, /^:signature_error$/],
  ])('a pushed token that is bad does the same: %s', async ([, token, message]) => {
    const socket = await openAsUser();
    push(socket, await token());
    const close = await socket.frame(([, , , event]) => event === 'phx_close');
    expect(close).toEqual(['1', '1', 'realtime:a', 'phx_close', {}]);
    const [, , , , payload] = socket.frames.filter(isSystem)[1] ?? [];
    expect(payload).toEqual({
      extension: 'system',
      status: 'error',
      message: expect.stringMatching(message),
      channel: 'a',
    });
    expect(socket.isOpen()).toBe(true);
  });
});

test('a leave gets a reply, and nothing is sent after it', async () => {
  const socket = await openAsUser();
  await socket.join('realtime:b', [allOf('owned')], '2');
  await until(() => socket.frames.filter(isSystem).length === 2, 'both confirmations');
  const before = socket.frames.length;
  socket.send(['1', '5', 'realtime:a', 'phx_leave', {}]);
  await socket.frame(([, , , event]) => event === 'phx_close');
  expect(socket.frames.slice(before)).toEqual([
    ['1', '5', 'realtime:a', 'phx_reply', { status: 'ok', response: {} }],
    ['1', '1', 'realtime:a', 'phx_close', {}],
  ]);
  await write(1, USER_1);
  await realtime.database.sql('delete from owned');
  await socket.frame(isChange);
  expect(socket.frames.filter(isChange).map(([, , topic]) => topic)).toEqual(['realtime:b']);
});
