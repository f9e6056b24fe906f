import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { acceptedEncodings } from './acceptedEncodings.ts';
import type { AuthGuard } from './authGuard.ts';
import { jsonResponse } from './jsonResponse.ts';
import type { OpenDatabase } from './openDatabase.ts';
import { createQueue, type Queue } from './queue.ts';
import { guardRest } from './restGuard.ts';

const LARGEST_BODY = 1_048_576;

const WORTH_COMPRESSING = 1024;
const compress = promisify(gzip);

export type ApiListener = (request: IncomingMessage, response: ServerResponse, url: URL) => void;

/** Answers requests to `/rest/v1` and `/auth/v1` on Node's server. */
export function createApiListener(database: OpenDatabase, guardAuth: AuthGuard): ApiListener {
  // Who sends thousands of requests on one connection without waiting for an answer waits for each
  // of them; the others wait for one.
  const connections = new WeakMap<Socket, Queue>();

  function answerInTurn(incoming: IncomingMessage, url: URL): Promise<Response> {
    const { socket } = incoming;
    const queue = connections.get(socket) ?? createQueue();
    connections.set(socket, queue);
    return queue.run(() => {
      if (socket.destroyed) throw new Error('Nobody is there any more.');
      return answer(incoming, url);
    });
  }

  async function answer(incoming: IncomingMessage, url: URL): Promise<Response> {
    const body = await readBody(incoming);
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
    return hardened(refusal ?? (await database.answer(request, address)));
  }
  return (incoming, outgoing, url) => {
    answerInTurn(incoming, url)
      .then((response) => send(response, incoming, outgoing))
      .catch((error: unknown) => {
        // Whoever went away in the middle of a request hears nothing, and is no fault of ours.
        const isGone = incoming.errored !== null || outgoing.destroyed || incoming.socket.destroyed;
        if (!isGone) console.error(error);
        outgoing.destroy();
      });
  };
}

async function send(response: Response, incoming: IncomingMessage, outgoing: ServerResponse) {
  const bytes = Buffer.from(await response.arrayBuffer());
  // As the hosted API does: fifty rows become a fifth.
  const isCompressed =
    bytes.length >= WORTH_COMPRESSING && acceptedEncodings(incoming).includes('gzip');
  const body = isCompressed ? await compress(bytes) : bytes;
  outgoing.setHeaders(response.headers);
  outgoing.setHeader('Vary', 'Accept-Encoding');
  if (isCompressed) outgoing.setHeader('Content-Encoding', 'gzip');
  if (outgoing.hasHeader('Content-Length')) outgoing.setHeader('Content-Length', body.length);
  outgoing.writeHead(response.status);
  outgoing.end(body);
}

/** The body, however it is declared; null for a method that has none. */
async function readBody(incoming: IncomingMessage): Promise<Buffer | 'too large' | null> {
  if (incoming.method === 'GET' || incoming.method === 'HEAD') return null;
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
      // The rest is thrown away: a client that is still sending would not read an answer.
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

/** An answer of the API is data, whatever a browser might make of it. */
function hardened(response: Response): Response {
  response.headers.set('x-content-type-options', 'nosniff');
  response.headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  return response;
}
