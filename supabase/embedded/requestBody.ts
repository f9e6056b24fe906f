import type { IncomingMessage } from 'node:http';
import { ClientDisconnected } from './queue.ts';

/** Bounds what a body in pieces costs: a client may send one byte in each. */
const MOST_CHUNKS = 2_000;
/** For how long the rest of a body that is too large is read, milliseconds. */
const LINGER = 2_000;

export function hasBody({ method }: IncomingMessage): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

export type UnreadBody = 'too large' | 'too many pieces';

/** The body, however it is declared. */
export async function readBody(
  incoming: IncomingMessage,
  largest: number,
): Promise<Buffer | UnreadBody> {
  // The request's events have been emitted: nothing would end the wait.
  if (incoming.destroyed) throw new ClientDisconnected();
  if (Number(incoming.headers['content-length'] ?? 0) > largest) return dropRest(incoming);
  const { promise, resolve, reject } = Promise.withResolvers<Buffer | UnreadBody>();
  const chunks: Buffer[] = [];
  let length = 0;
  // Pieces are taken by events: iteration joins them.
  function add(bytes: Buffer) {
    length += bytes.length;
    chunks.push(bytes);
    if (length <= largest && chunks.length <= MOST_CHUNKS) return;
    incoming.off('data', add);
    resolve(length > largest ? dropRest(incoming) : 'too many pieces');
  }
  incoming.on('data', add);
  incoming.once('end', () => resolve(Buffer.concat(chunks)));
  incoming.once('close', () => reject(new ClientDisconnected()));
  return await promise;
}

/** Reads on for a while: a client that is still sending would not read a response. */
function dropRest(incoming: IncomingMessage): 'too large' {
  incoming.resume();
  const timer = setTimeout(() => incoming.socket.destroy(), LINGER);
  incoming.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
  return 'too large';
}
