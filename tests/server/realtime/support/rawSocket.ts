import { once } from 'node:events';
import { WebSocket } from 'ws';
import { until } from './watcher.ts';

export type Frame = [string | null, string | null, string, string, Record<string, unknown>];

/** A socket without a client: every frame as it is on the wire. */
export type RawSocket = {
  frames: Frame[];
  send(frame: unknown): void;
  /** Sends what need not be a frame. */
  sendRaw(data: string | Buffer): void;
  /** Sends these bytes as a text frame. */
  sendText(bytes: Buffer): void;
  /** Sends a part of a message. */
  sendPart(data: string): void;
  /** Waits for the first frame of which this holds. */
  frame(holds: (frame: Frame) => boolean): Promise<Frame>;
  /** The answer to the frame with this reference. */
  reply(reference: string): Promise<Record<string, unknown>>;
  /** Joins and waits for the answer. */
  join(topic: string, bindings: readonly unknown[], reference?: string): Promise<unknown>;
  isOpen(): boolean;
  /** Waits for the end; the close code. */
  closed(): Promise<number>;
  close(): void;
};

export async function openRawSocket(url: string): Promise<RawSocket> {
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

  const raw: RawSocket = {
    frames,
    send: (frame) => socket.send(JSON.stringify(frame)),
    sendRaw: (data) => socket.send(data),
    sendText: (bytes) => socket.send(bytes, { binary: false }),
    sendPart: (data) => socket.send(data, { fin: false }),
    async frame(holds) {
      await until(() => frames.some(holds), 'a frame');
      const found = frames.find(holds);
      if (!found) throw new Error('no such frame');
      return found;
    },
    async reply(reference) {
      const reply = await raw.frame(
        ([, ref, , event]) => event === 'phx_reply' && ref === reference,
      );
      return reply[4];
    },
    async join(topic, bindings, reference = '1') {
      const config = { postgres_changes: bindings };
      raw.send([reference, reference, topic, 'phx_join', { config }]);
      return raw.reply(reference);
    },
    isOpen: () => socket.readyState === WebSocket.OPEN,
    async closed() {
      await until(() => code !== null, 'the close');
      return code ?? 0;
    },
    close: () => socket.close(),
  };
  return raw;
}
