import { once } from 'node:events';
import { WebSocket } from 'ws';
import { until } from './watcher.ts';

export type Frame = [string | null, string | null, string, string, Record<string, unknown>];

export const isSystem = ([, , , event]: Frame) => event === 'system';
export const isChange = ([, , , event]: Frame) => event === 'postgres_changes';

export type RawSocket = Awaited<ReturnType<typeof openRawSocket>>;

/** A socket without a client: every frame as it is on the wire. */
export async function openRawSocket(url: string) {
  const socket = new WebSocket(url);
  const frames: Frame[] = [];
  let code: number | null = null;
  // Text frames only: without `binaryType` they come as one Buffer.
  socket.on('message', (data: Buffer) => frames.push(JSON.parse(data.toString())));
  socket.on('error', () => {});
  socket.on('close', (closeCode) => {
    code = closeCode;
  });
  await once(socket, 'open');

  const send = (frame: unknown) => socket.send(JSON.stringify(frame));
  /** Waits for the first frame of which this holds. */
  const frame = async (holds: (frame: Frame) => boolean) => {
    await until(() => frames.some(holds), 'a frame');
    const found = frames.find(holds);
    if (!found) throw new Error('no such frame');
    return found;
  };
  /** The answer to the frame with this reference. */
  const reply = async (reference: string) => {
    const found = await frame(([, ref, , event]) => event === 'phx_reply' && ref === reference);
    return found[4];
  };
  return {
    frames,
    send,
    /** Sends what need not be a frame. */
    sendRaw: (data: string | Buffer) => socket.send(data),
    /** Sends these bytes as a text frame. */
    sendText: (bytes: Buffer) => socket.send(bytes, { binary: false }),
    /** Sends a part of a message. */
    sendPart: (data: string) => socket.send(data, { fin: false }),
    frame,
    reply,
    /** Joins and waits for the answer. */
    async join(topic: string, bindings: readonly unknown[], reference = '1', more: object = {}) {
      const config = { postgres_changes: bindings };
      send([reference, reference, topic, 'phx_join', { config, ...more }]);
      return reply(reference);
    },
    isOpen: () => socket.readyState === WebSocket.OPEN,
    /** Waits for the end; the close code. */
    async closed() {
      await until(() => code !== null, 'the close');
      return code ?? 0;
    },
    close: () => socket.close(),
  };
}
