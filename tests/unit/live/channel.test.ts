import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openChannel, type ChannelEvent } from '../../../src/live/channel.ts';
import { fakeRealtime } from '../../support/fakeRealtime.ts';

const databaseReady = { extension: 'postgres_changes', status: 'ok', message: 'Subscribed' };
const databaseRefused = { extension: 'postgres_changes', status: 'error', message: 'Unable' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
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
  vi.advanceTimersByTime(1000);
  expect(channels).toHaveLength(2);
  current().system(databaseReady);
  expect(calls).toEqual(['confirmed', 'interrupted', 'confirmed']);
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
    [1000, 2],
    [2000, 3],
    [5000, 4],
    [10_000, 5],
    [10_000, 6],
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
  vi.advanceTimersByTime(1000);
  expect(channels).toHaveLength(7);
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

test('a server that answers a heartbeat keeps its channel; late, it counts as disconnected', async () => {
  const { league, client, channels, current, calls } = openOne();
  current().system(databaseReady);
  const sent = vi.spyOn(client.realtime, 'sendHeartbeat').mockImplementationOnce(async () => {
    client.realtime.heartbeatCallback('ok');
  });
  league.check();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(channels).toHaveLength(1);
  expect(calls).toEqual(['confirmed', 'heartbeat']);
  sent.mockResolvedValueOnce();
  league.check();
  await vi.advanceTimersByTimeAsync(2999);
  expect(channels).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(channels).toHaveLength(2);
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
