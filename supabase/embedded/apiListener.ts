import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { finished } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { acceptedEncodings } from './acceptedEncodings.ts';
import type { AuthGuard } from './authGuard.ts';
import { jsonResponse } from './jsonResponse.ts';
import type { OpenDatabase } from './openDatabase.ts';
import { createQueue, type Queue } from './queue.ts';
import { guardRest } from './restGuard.ts';

const LARGEST_BODY = 1_048_576;
/** Of the bodies of all requests that wait for the database. */
const MOST_BYTES_WAITING = 16 * LARGEST_BODY;
/** Of all responses that their clients have not read yet. */
const MOST_BYTES_UNREAD = 64 * LARGEST_BODY;
const WORTH_COMPRESSING = 1024;
/** Requests of one connection, sent without waiting for a response (pipelining); browsers send one. */
const MOST_PIPELINED = 100;
/** An address whose request had to be ended is refused for so long, milliseconds. */
const TIMEOUT_PENALTY = 30_000;
const compress = promisify(gzip);

export type ApiListener = (request: IncomingMessage, response: ServerResponse, url: URL) => void;

/** Answers requests to `/rest/v1` and `/auth/v1` on Node's server. */
export function createApiListener(database: OpenDatabase, guardAuth: AuthGuard): ApiListener {
  // Pipelined requests are passed on one at a time, each when the response before it has been read.
  const connections = new WeakMap<Socket, { queue: Queue; waiting: number }>();
  let bytesUnread = 0;

  function answerInTurn(incoming: IncomingMessage, outgoing: ServerResponse, url: URL) {
    const { socket } = incoming;
    const connection = connections.get(socket) ?? { queue: createQueue(), waiting: 0 };
    connections.set(socket, connection);
    connection.waiting += 1;
    if (connection.waiting > MOST_PIPELINED) socket.destroy();
    return connection.queue.run(async () => {
      connection.waiting -= 1;
      if (socket.destroyed) throw new Error('The client has disconnected.');
      const body = await send(await answer(incoming, url), incoming, outgoing);
      bytesUnread += body.length;
      await finished(outgoing, { readable: false }).catch(() => undefined);
      bytesUnread -= body.length;
    });
  }

  const refusedUntil = new Map<string, number>();
  let bytesWaiting = 0;

  async function answer(incoming: IncomingMessage, url: URL): Promise<Response> {
    const length = Number(incoming.headers['content-length'] ?? LARGEST_BODY);
    const reserved = hasBody(incoming) ? Math.min(length, LARGEST_BODY) : 0;
    if (bytesWaiting + reserved > MOST_BYTES_WAITING || bytesUnread > MOST_BYTES_UNREAD) {
      incoming.resume();
      return busy(503, 'Too many requests are waiting', 2);
    }
    bytesWaiting += reserved;
    try {
      return hardened(await answerWithBody(incoming, url));
    } finally {
      bytesWaiting -= reserved;
    }
  }

  async function answerWithBody(incoming: IncomingMessage, url: URL): Promise<Response> {
    const body = hasBody(incoming) ? await readBody(incoming) : null;
    if (body === 'too large') return jsonResponse(413, { message: 'Request size limit exceeded' });
    const request = new Request(url, {
      method: incoming.method ?? 'GET',
      headers: headersOf(incoming),
      body: body?.length ? new Uint8Array(body) : null,
    });
    const address = incoming.socket.remoteAddress ?? '';
    const refusal = url.pathname.startsWith('/auth/')
      ? guardAuth(request, body?.toString() ?? null, address)
      : guardRest(request);
    if (refusal !== null) return refusal;
    const wait = (refusedUntil.get(address) ?? 0) - performance.now();
    if (wait > 0) return busy(429, 'A request of this address took too long', wait / 1_000);
    refusedUntil.delete(address);
    return await database.answer(request, address, () => {
      refusedUntil.set(address, performance.now() + TIMEOUT_PENALTY);
    });
  }
  return (incoming, outgoing, url) => {
    // Of a connection that was closed for it, Node reads what has arrived already.
    if (incoming.socket.destroyed) return;
    answerInTurn(incoming, outgoing, url).catch((error: unknown) => {
      // A client that disconnects in the middle of a request is not a fault of the server.
      const isGone = incoming.errored !== null || outgoing.destroyed || incoming.socket.destroyed;
      if (!isGone) console.error(error);
      outgoing.destroy();
    });
  };
}

/** @returns the bytes of the body */
async function send(
  response: Response,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<Buffer> {
  const bytes = Buffer.from(await response.arrayBuffer());
  // As the hosted API does: fifty rows compress to a fifth.
  const isCompressed =
    bytes.length >= WORTH_COMPRESSING && acceptedEncodings(incoming).includes('gzip');
  const body = isCompressed ? await compress(bytes) : bytes;
  outgoing.setHeaders(response.headers);
  outgoing.setHeader('Vary', 'Accept-Encoding');
  if (isCompressed) outgoing.setHeader('Content-Encoding', 'gzip');
  if (outgoing.hasHeader('Content-Length')) outgoing.setHeader('Content-Length', body.length);
  outgoing.writeHead(response.status);
  outgoing.end(body);
  return body;
}

function hasBody({ method }: IncomingMessage): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

function busy(status: number, message: string, seconds: number): Response {
  return jsonResponse(status, { message }, { 'retry-after': String(Math.ceil(seconds)) });
}

/** The body, however it is declared. */
async function readBody(incoming: IncomingMessage): Promise<Buffer | 'too large'> {
  if (Number(incoming.headers['content-length'] ?? 0) > LARGEST_BODY) {
    incoming.resume();
    return 'too large';
  }
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    const bytes: Buffer = chunk;
    length += bytes.length;
    if (length > LARGEST_BODY) {
      // The rest is read and dropped: a client that is still sending would not read a response.
      incoming.resume();
      return 'too large';
    }
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

function headersOf(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  return headers;
}

/** A browser must not take a response of the API for a page or a script. */
function hardened(response: Response): Response {
  response.headers.set('x-content-type-options', 'nosniff');
  response.headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  // Lite sets it on REST alone.
  if (!response.headers.has('access-control-allow-origin')) {
    response.headers.set('access-control-allow-origin', '*');
  }
  return response;
}
