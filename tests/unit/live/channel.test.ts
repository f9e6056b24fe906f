import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openChannel, type ChannelEvent } from '../../../src/live/channel.ts';
import { socketOptions } from '../../../src/live/socketOptions.ts';
import { fakeRealtime } from '../../support/fakeRealtime.ts';
import { randomSource } from '../../support/random.ts';

const databaseReady = { extension: 'postgres_changes', status: 'ok', message: 'Subscribed' };
const databaseRefused = { extension: 'postgres_changes', status: 'error', message: 'Unable' };

beforeEach(() => {
  vi.useFakeTimers();
  // Of every range the shortest delay.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function openOne() {
  const [client, channels] = fakeRealtime();
  const calls: string[] = [];
  const changes: ChannelEvent[] = [];
  const league = openChannel(client, ['results', 'upcoming_matches'], {
    onAlive: () => calls.push('heartbeat'),
    onEvent: (change) => changes.push(change),
    onConfirmed: () => calls.push('confirmed'),
    onInterrupted: () => calls.push('interrupted'),
    onSuspicion: () => calls.push('suspected'),
  });
  const current = () => {
    const channel = channels.at(-1);
    if (channel === undefined) throw new Error('no channel was opened');
    return channel;
  };
  return { client, league, channels, current, calls, changes };
}

test('SUBSCRIBED alone is no confirmation, the message of the database is', () => {
  const { current, calls } = openOne();
  current().status('SUBSCRIBED');
  expect(calls).toEqual([]);
  current().system(databaseReady);
  expect(calls).toEqual(['confirmed']);
});

test('a channel that the server closed is replaced by a new one', () => {
  const { channels, current, calls } = openOne();
  current().system(databaseReady);
  current().status('CLOSED');
  expect(calls).toEqual(['confirmed', 'interrupted']);
  vi.advanceTimersByTime(500);
  expect(channels).toHaveLength(2);
  current().system(databaseReady);
  expect(calls).toEqual(['confirmed', 'interrupted', 'confirmed']);
});

/** ms after the server is back until each of the pages that lost it together joins again. */
function comeBack(pages: number, away: number): number[] {
  return Array.from({ length: pages }, () => {
    let at = 0;
    for (let tries = 1; at < away || tries === 1; tries += 1) {
      at += socketOptions.reconnectAfterMs(tries);
    }
    return at - away;
  }).toSorted((one, other) => one - other);
}

test('three hundred pages that lost their server come back within a minute, never a hundred in a second', () => {
  const random = randomSource(20261127);
  vi.mocked(Math.random).mockImplementation(() => random.next());
  for (const seconds of [0, 1, 3, 8, 20, 45, 90, 600, 3600]) {
    const joins = comeBack(300, seconds * 1000);
    const crowded = joins.filter((at, index) => (joins[index + 100] ?? Infinity) - at < 1000);
    expect({ seconds, crowded }).toEqual({ seconds, crowded: [] });
    expect(joins.at(-1)).toBeLessThan(58_000);
  }
});

test('a channel that failed on an open socket is left at once, and joined again as late as the others', () => {
  const { client, channels, current } = openOne();
  vi.spyOn(client.realtime, 'isConnected').mockReturnValue(true);
  current().status('CHANNEL_ERROR', new Error('RealtimeRestarting: Realtime is restarting'));
  expect(channels[0]?.isRemoved).toBe(true);
  vi.advanceTimersByTime(499);
  expect(channels).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(channels).toHaveLength(2);
});

type Open = ReturnType<typeof openOne>;

test.each<[string, (open: Open) => void]>([
  [
    'of its joins',
    ({ current }) =>
      current().status(
        'CHANNEL_ERROR',
        new Error('ClientJoinRateLimitReached: Too many joins per second'),
      ),
  ],
  [
    'of its messages',
    ({ current }) => {
      const message = 'Too many messages per second';
      current().system({ extension: 'system', status: 'error', message });
      current().status('CLOSED');
    },
  ],
])('a page refused for the limit %s asks no more for one to three minutes', async (_, refuse) => {
  const open = openOne();
  const { client, league, channels, calls } = open;
  vi.mocked(Math.random).mockReturnValue(0.5);
  const disconnect = vi.spyOn(client.realtime, 'disconnect');
  refuse(open);
  expect(disconnect).toHaveBeenCalled();
  expect(calls).toEqual(['interrupted']);
  // Neither the library nor a page that is shown again.
  league.restart();
  league.check();
  await vi.advanceTimersByTimeAsync(119_999);
  expect(channels).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(channels).toHaveLength(2);
  league.restart();
  await vi.advanceTimersByTimeAsync(0);
  expect(channels).toHaveLength(3);
});

test('a broken socket is left to the library, which rejoins by itself, for half an hour', async () => {
  const { channels, current } = openOne();
  current().system(databaseReady);
  current().status('CHANNEL_ERROR');
  await vi.advanceTimersByTimeAsync(1_799_999);
  expect(channels).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(channels).toHaveLength(2);
  expect(channels[0]?.isRemoved).toBe(true);
});

test('a channel that the library has joined again tells of changes', () => {
  const { current, calls, changes } = openOne();
  current().system(databaseReady);
  current().status('CHANNEL_ERROR');
  current().status('SUBSCRIBED');
  current().system(databaseReady);
  expect(calls).toEqual(['confirmed', 'interrupted', 'confirmed']);
  current().change({ table: 'results', eventType: 'INSERT', new: { id: '1' } });
  expect(changes).toHaveLength(1);
});

test('a subscription that the database refused is retried, less often each time', () => {
  const { channels, current } = openOne();
  for (const [delay, count] of [
    [500, 2],
    [2000, 3],
    [5000, 4],
    [10_000, 5],
    [10_000, 6],
    [10_000, 7],
    [40_000, 8],
    [40_000, 9],
  ] as const) {
    current().status('SUBSCRIBED');
    current().system(databaseRefused);
    vi.advanceTimersByTime(delay - 1);
    expect(channels).toHaveLength(count - 1);
    vi.advanceTimersByTime(1);
    expect(channels).toHaveLength(count);
  }
  // Once it is confirmed the next failure is a first one again.
  current().system(databaseReady);
  current().status('CLOSED');
  vi.advanceTimersByTime(500);
  expect(channels).toHaveLength(10);
});

test('a restart ends the socket first, and two at once open one channel', async () => {
  const { league, client, channels, current, calls } = openOne();
  current().system(databaseReady);
  const disconnect = vi.spyOn(client.realtime, 'disconnect');
  league.restart();
  league.restart();
  expect(disconnect).toHaveBeenCalled();
  expect(channels).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(channels).toHaveLength(2);
  current().system(databaseReady);
  expect(calls.at(-1)).toBe('confirmed');
});

/** A channel on a socket that is open; the test answers its heartbeats. */
function openConnected() {
  const open = openOne();
  const { realtime } = open.client;
  vi.spyOn(realtime, 'isConnected').mockReturnValue(true);
  const sent = vi.spyOn(realtime, 'sendHeartbeat').mockImplementation(async () => {
    realtime.heartbeatCallback('sent');
  });
  open.current().system(databaseReady);
  return { ...open, sent, answer: () => realtime.heartbeatCallback('ok') };
}

test.each<[string, (open: ReturnType<typeof openConnected>) => void]>([
  ['of the library', ({ client }) => void client.realtime.sendHeartbeat()],
  ['of a page that is shown again', ({ league }) => league.check()],
])('a heartbeat %s that is not answered within four seconds ends the socket', async (_, send) => {
  const open = openConnected();
  const { channels, calls, answer } = open;
  send(open);
  // Its timers run before what the browser has for a page that was busy.
  await vi.advanceTimersByTimeAsync(3999);
  answer();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(channels).toHaveLength(1);
  expect(calls).toEqual(['confirmed', 'heartbeat']);
  send(open);
  await vi.advanceTimersByTimeAsync(3999);
  expect(channels).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls.at(-1)).toBe('interrupted');
  expect(channels).toHaveLength(2);
});

test('a page that is shown again while a heartbeat is under way sends no second one', () => {
  const { league, client, sent } = openConnected();
  vi.spyOn(client.realtime, 'pendingHeartbeatRef', 'get').mockReturnValue('7');
  league.check();
  expect(sent).not.toHaveBeenCalled();
});

test('the heartbeat of a page that is shown again takes the place of the next one, which would end it', async () => {
  const sent: string[] = [];
  const sockets: OpenSocket[] = [];
  /** A socket whose server answers when the test does. */
  class OpenSocket {
    readyState = 1;
    onmessage: (event: { data: string }) => void = () => {};
    constructor() {
      sockets.push(this);
    }
    send(frame: string) {
      sent.push(frame);
    }
    close() {
      this.readyState = 3;
    }
  }
  vi.stubGlobal('WebSocket', OpenSocket);
  const { league, client, current, calls } = openOne();
  current().system(databaseReady);
  const { heartbeatIntervalMs } = client.realtime;
  client.realtime.connect();
  const [socket] = sockets;
  Reflect.get(socket ?? {}, 'onopen')();
  await vi.advanceTimersByTimeAsync(heartbeatIntervalMs - 1000);
  league.check();
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent).toHaveLength(1);
  const [joinRef, ref, topic] = JSON.parse(sent[0] ?? '');
  socket?.onmessage({
    data: JSON.stringify([joinRef, ref, topic, 'phx_reply', { status: 'ok', response: {} }]),
  });
  await vi.advanceTimersByTimeAsync(heartbeatIntervalMs);
  expect(sent).toHaveLength(2);
  expect({ calls, sockets }).toEqual({ calls: ['confirmed', 'heartbeat'], sockets: [socket] });
});

test('a socket that breaks while a heartbeat is under way is opened by the library, with the others', async () => {
  const { channels, client, current } = openConnected();
  void client.realtime.sendHeartbeat();
  vi.mocked(client.realtime.isConnected).mockReturnValue(false);
  current().status('CHANNEL_ERROR');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(channels).toHaveLength(1);
});

test('a closed channel emits nothing more, and nothing comes after it', () => {
  const { league, channels, current, calls, changes } = openOne();
  const left = current();
  league.close();
  left.status('CLOSED');
  left.system(databaseReady);
  left.change({ table: 'results', eventType: 'INSERT', new: { id: '1' } });
  vi.advanceTimersByTime(300_000);
  expect(channels).toHaveLength(1);
  expect(calls).toEqual([]);
  expect(changes).toEqual([]);
});

test('a DELETE brings the old row’s id, everything else the new row', () => {
  const { current, changes } = openOne();
  const row = { id: '1', score: '6-4, 6-3' };
  const commit = { table: 'results', commit_timestamp: '2026-11-20T20:41:07.123Z' };
  current().change({ ...commit, eventType: 'INSERT', new: row, old: {}, errors: null });
  const errors = ['Error 413: Payload Too Large'];
  current().change({ ...commit, eventType: 'DELETE', new: {}, old: { id: '1' }, errors });
  const change = { table: 'results', committedAt: commit.commit_timestamp };
  expect(changes).toEqual([
    { ...change, type: 'INSERT', row, isIncomplete: false },
    { ...change, type: 'DELETE', row: { id: '1' }, isIncomplete: true },
  ]);
});
