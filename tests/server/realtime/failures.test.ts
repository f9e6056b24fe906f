import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openRawSocket } from './support/rawSocket.ts';
import {
  PUBLISHABLE_KEY,
  startTestRealtime,
  USER_1,
  USER_2,
  userToken,
  type TestRealtime,
} from './support/testRealtime.ts';
import { allOf, until, watch, watchConfirmed, type Watcher } from './support/watcher.ts';

let realtime: TestRealtime;

beforeAll(async () => {
  realtime = await startTestRealtime();
  await realtime.database.publish('notes', 'id int primary key');
});
afterEach(() => {
  const { faults } = realtime.server;
  faults.answerHeartbeats(true);
  faults.answerJoins(true);
  faults.refuseJoins(null);
  faults.deliverChanges(true);
  faults.acceptConnections(true);
  faults.delaySubscriptions(null);
});
afterAll(() => realtime.close());

let lastNote = 0;
async function note(): Promise<number> {
  lastNote += 1;
  await realtime.database.sql(`insert into notes values (${lastNote})`);
  await realtime.database.processed();
  return lastNote;
}

/** The channel came back by itself and is alive. */
async function recovered(watcher: Watcher): Promise<void> {
  await watcher.confirmed(2);
  expect(watcher.statuses).toEqual(['SUBSCRIBED', 'CHANNEL_ERROR', 'SUBSCRIBED']);
  await watcher.arrived(await note());
}

test('after a disconnect nothing is replayed', async () => {
  const watcher = await watchConfirmed(realtime.client(), allOf('notes'));
  const first = await note();
  await watcher.arrived(first);
  realtime.server.faults.dropSockets();
  await until(() => watcher.statuses.includes('CHANNEL_ERROR'), 'the break');
  await note();
  realtime.server.faults.delaySubscriptions({ min: 1_500, max: 1_500 });
  await until(() => watcher.statuses.length === 3, 'the return');
  await note();
  expect(watcher.systems).toHaveLength(1);
  await watcher.confirmed(2);
  const last = await note();
  await watcher.arrived(last);
  expect(watcher.ids()).toEqual([first, last]);
  expect(watcher.statuses).toEqual(['SUBSCRIBED', 'CHANNEL_ERROR', 'SUBSCRIBED']);
});

describe('injected faults', () => {
  test.for([1001, 1012])('a close with %i', async (code) => {
    const watcher = await watchConfirmed(realtime.client(), allOf('notes'));
    realtime.server.faults.closeSockets(code);
    await recovered(watcher);
    expect(watcher.errors).toEqual([`socket closed: ${code}`]);
  });

  test('a connection that is cut', async () => {
    const watcher = await watchConfirmed(realtime.client(), allOf('notes'));
    realtime.server.faults.dropSockets();
    await recovered(watcher);
    expect(watcher.errors).toHaveLength(1);
  });

  test('phx_error: the client rejoins on the same socket', async () => {
    const before = realtime.upgrades();
    const watcher = await watchConfirmed(realtime.client(), allOf('notes'));
    realtime.server.faults.crashChannels();
    await recovered(watcher);
    expect(watcher.errors).toEqual(['channel error: transport failure']);
    expect(realtime.upgrades() - before).toBe(1);
  });

  test('phx_close: the client is CLOSED and stays so', async () => {
    const watcher = await watchConfirmed(realtime.client(), allOf('notes'));
    realtime.server.faults.closeChannels();
    await until(() => watcher.statuses.length === 2, 'the close');
    expect(watcher.statuses).toEqual(['SUBSCRIBED', 'CLOSED']);
    expect(realtime.server.statistics().channels).toBe(0);
  });

  test('unanswered heartbeats', async () => {
    const url = `${realtime.socketUrl}?apikey=${PUBLISHABLE_KEY}&vsn=2.0.0`;
    const socket = await openRawSocket(url);
    realtime.server.faults.answerHeartbeats(false);
    socket.send([null, '1', 'phoenix', 'heartbeat', {}]);
    await socket.join('realtime:a', [], '2');
    realtime.server.faults.answerHeartbeats(true);
    socket.send([null, '3', 'phoenix', 'heartbeat', {}]);
    await socket.reply('3');
    expect(socket.frames.map(([, reference]) => reference)).toEqual(['2', '3']);
    socket.close();
  });

  test('a channel that drops changes: no event and no error', async () => {
    const watcher = await watchConfirmed(realtime.client(), allOf('notes'));
    realtime.server.faults.deliverChanges(false);
    await note();
    realtime.server.faults.deliverChanges(true);
    const last = await note();
    await watcher.arrived(last);
    expect(watcher.ids()).toEqual([last]);
    expect(watcher.statuses).toEqual(['SUBSCRIBED']);
  });

  test('refused joins and refused connections', async () => {
    realtime.server.faults.refuseJoins(
      'RealtimeRestarting: Realtime is restarting, please standby',
    );
    const watcher = watch(realtime.client(), [allOf('notes')]);
    await until(() => watcher.errors.length === 1, 'the refusal');
    expect(watcher.errors).toEqual(['RealtimeRestarting: Realtime is restarting, please standby']);
    realtime.server.faults.refuseJoins(null);
    await watcher.confirmed();

    realtime.server.faults.acceptConnections(false);
    const before = realtime.upgrades();
    const outside = watch(realtime.client(), [allOf('notes')]);
    await until(() => realtime.upgrades() > before, 'an attempt');
    expect(outside.systems).toEqual([]);
    realtime.server.faults.acceptConnections(true);
    await outside.confirmed();
  });

  test('a rejoin brings the latest token', async () => {
    await realtime.database.publish('owned', 'id int primary key, owner uuid');
    await realtime.database.sql(`
      alter table owned enable row level security;
      create policy "Owners read" on owned for select to authenticated using (owner = auth.uid());
    `);
    let token = await userToken(USER_1);
    const client = await realtime.signedIn(() => token);
    const watcher = await watchConfirmed(client, allOf('owned'));
    realtime.server.faults.dropSockets();
    token = await userToken(USER_2);
    await client.realtime.setAuth();
    await watcher.confirmed(2);
    await realtime.database.sql(`insert into owned values (1, '${USER_1}'), (2, '${USER_2}')`);
    await watcher.arrived(2);
    expect(watcher.ids()).toEqual([2]);
  });
});

test('a server that stops closes its sockets with 1012; clients connect to the next one', async () => {
  const first = await startTestRealtime({}, realtime.database);
  const socket = await openRawSocket(`${first.socketUrl}?apikey=${PUBLISHABLE_KEY}&vsn=2.0.0`);
  await socket.join('realtime:a', []);
  await first.server.close();
  expect(await socket.closed()).toBe(1012);
  expect(socket.frames.at(-1)).toEqual([
    '1',
    null,
    'realtime:a',
    'system',
    { extension: 'system', status: 'ok', message: 'Server requested disconnect' },
  ]);
  expect(first.server.statistics()).toMatchObject({ sockets: 0, channels: 0 });
  await first.close();
});
