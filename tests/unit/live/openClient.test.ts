import { expect, test, vi } from 'vitest';
import { decodeFrame } from '../../../src/live/openClient.ts';

const topic = 'realtime:league';

test.each([
  ['a null payload', [null, null, topic, 'postgres_changes', null]],
  ['no payload', [null, null, topic, 'postgres_changes']],
  ['a text as payload', ['1', null, topic, 'system', 'ok']],
  ['no topic', ['1', null, null, 'system', {}]],
  ['null', null],
  ['a number', 1],
])('a frame with %s does not reach the client', (_, frame) => {
  const callback = vi.fn<Parameters<typeof decodeFrame>[1]>();
  decodeFrame(JSON.stringify(frame), callback);
  expect(callback).not.toHaveBeenCalled();
});

test('what the client cannot handle, and what is no frame, is said and nothing more', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  // As the client does with a change that has no data.
  const callback = vi.fn<Parameters<typeof decodeFrame>[1]>(() => {
    throw new TypeError('payload.data is null');
  });
  decodeFrame(JSON.stringify(['1', null, topic, 'postgres_changes', { data: null }]), callback);
  expect(callback).toHaveBeenCalledOnce();
  decodeFrame('{', callback);
  expect(warn).toHaveBeenCalledTimes(2);
});

test('a frame that is whole reaches the client', () => {
  const callback = vi.fn<Parameters<typeof decodeFrame>[1]>();
  decodeFrame(`["1","2","${topic}","system",{"status":"ok"}]`, callback);
  const message = { join_ref: '1', ref: '2', topic, event: 'system', payload: { status: 'ok' } };
  expect(callback).toHaveBeenCalledExactlyOnceWith(message);
});
