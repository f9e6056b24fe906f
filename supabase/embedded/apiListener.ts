import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { finished } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { acceptedEncodings } from './acceptedEncodings.ts';
import type { AuthGuard } from './authGuard.ts';
import type { BlockAddress } from './blockedAddresses.ts';
import { createByteCounter } from './byteCounter.ts';
import { clientAddress } from './clientAddress.ts';
import { jsonResponse, preflight } from './jsonResponse.ts';
import { demoPublishableKey } from './keys.ts';
import type { OpenDatabase } from './openDatabase.ts';
import { ClientDisconnected, createQueue, type Queue } from './queue.ts';
import type { ApiKeys } from './realtime/tokens.ts';
import { guardRest } from './restGuard.ts';
import { hasBody, readBody } from './requestBody.ts';
import type { StorageListener } from './storage/answerStorage.ts';
import { isVisitor } from './visitor.ts';

const LARGEST_BODY = 1_048_576;
/** A request without a user's token writes no rows, and thousands of them take a second to be refused. */
const LARGEST_BODY_OF_VISITOR = 16_384;
/** Bounds the memory of requests that wait, without their bodies; a visitor's takes two kilobytes. */
const mostBytesOfHeads = { ofAddress: 2 * LARGEST_BODY, inAll: 16 * LARGEST_BODY };
/** Bounds the memory of bodies that wait for the database, on however many connections. */
const mostBytesWaiting = { ofAddress: 4 * LARGEST_BODY, inAll: 16 * LARGEST_BODY };
/** Bounds the memory of responses that their clients do not read. */
const mostBytesUnread = { ofAddress: 4 * LARGEST_BODY, inAll: 32 * LARGEST_BODY };
const WORTH_COMPRESSING = 1024;
/** Bounds how often one address has the database opened again: it is refused for so long, milliseconds. */
const TIMEOUT_PENALTY = 30_000;
const compress = promisify(gzip);

export type ApiListener = (request: IncomingMessage, response: ServerResponse, url: URL) => void;

export type ApiOptions = {
  database: OpenDatabase;
  guardAuth: AuthGuard;
  keys: ApiKeys;
  answerStorage: StorageListener;
  answerBackup: (request: Request) => Promise<Response>;
  block: BlockAddress;
  /** Whether what is written now reaches the data folder. */
  isFolderThere: () => boolean;
  /** Called after each request that may have written something. */
  onWrite: () => void;
};

/** Where a laptop's league gives its backup. */
export const backupPath = '/functions/v1/backup';
/** Where it tells the administrator what of it cannot be read, and when it was backed up. */
export const statePath = '/functions/v1/league-state';

/** Answers requests to `/rest/v1`, `/auth/v1`, `/storage/v1` and the backup on Node's server. */
export function createApiListener(options: ApiOptions): ApiListener {
  const { database, guardAuth, keys, answerStorage, answerBackup, block } = options;
  const { isFolderThere, onWrite } = options;
  // Pipelined requests are passed on one at a time, each when the response before it has been read.
  const connections = new WeakMap<Socket, Queue>();
  const heads = createByteCounter(mostBytesOfHeads);
  const waiting = createByteCounter(mostBytesWaiting);
  const unread = createByteCounter(mostBytesUnread);

  function answerInTurn(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    url: URL,
  ): Promise<void> {
    const { socket } = incoming;
    const address = clientAddress(incoming.socket);
    const turns = connections.get(socket) ?? createQueue();
    connections.set(socket, turns);
    const held = bytesOfHead(incoming);
    if (!heads.take(address, held)) {
      socket.destroy();
      return Promise.resolve();
    }
    return turns.run(async () => {
      try {
        if (socket.destroyed) throw new ClientDisconnected();
        const body = await send(await answer(incoming, url), incoming, outgoing);
        unread.add(address, body.length);
        await finished(outgoing, { readable: false }).catch(() => undefined);
        unread.release(address, body.length);
      } finally {
        heads.release(address, held);
      }
    });
  }

  const refusedUntil = new Map<string, number>();

  async function answer(incoming: IncomingMessage, url: URL): Promise<Response> {
    const address = clientAddress(incoming.socket);
    const headers = headersOf(incoming);
    replaceOldKey(headers, url, keys.publishableKey);
    const visits = await isVisitor(headers, keys);
    const largest = visits ? LARGEST_BODY_OF_VISITOR : LARGEST_BODY;
    const reserved = Math.min(lengthOfBody(headers), largest);
    if (unread.isFull(address) || !waiting.take(address, reserved)) {
      incoming.resume();
      return busy(503, 'Too many requests are waiting', 2);
    }
    try {
      const body = hasBody(incoming) ? await readBody(incoming, largest) : null;
      if (body === 'too many pieces') block(address);
      return hardened(
        body === 'too large' || body === 'too many pieces'
          ? jsonResponse(413, { message: 'Request size limit exceeded' })
          : await answerIfThere(incoming, url, { headers, body, isVisitor: visits }),
      );
    } finally {
      waiting.release(address, reserved);
    }
  }

  /** Nothing is said to be saved that is saved in no folder. */
  async function answerIfThere(incoming: IncomingMessage, url: URL, read: Read): Promise<Response> {
    const mayWrite =
      !/^(?:GET|HEAD|OPTIONS)$/u.test(incoming.method ?? 'GET') &&
      !url.pathname.startsWith('/functions/');
    if (!mayWrite) return answerWithBody(incoming, url, read);
    if (!isFolderThere()) return folderGone();
    const response = await answerWithBody(incoming, url, read);
    if (!response.ok) return response;
    if (!isFolderThere()) return folderGone();
    onWrite();
    return response;
  }

  type Read = { headers: Headers; body: Buffer | null; isVisitor: boolean };
  async function answerWithBody(
    incoming: IncomingMessage,
    url: URL,
    { headers, body, isVisitor: visits }: Read,
  ): Promise<Response> {
    const request = new Request(url, {
      method: incoming.method ?? 'GET',
      headers,
      body: body?.length ? new Uint8Array(body) : null,
    });
    const address = clientAddress(incoming.socket);
    if (url.pathname.startsWith('/storage/')) return await answerStorage(request, body, address);
    if (url.pathname.startsWith('/functions/')) return await answerBackup(request);
    const isAuth = url.pathname.startsWith('/auth/');
    const pass = async () => {
      const wait = (refusedUntil.get(address) ?? 0) - performance.now();
      if (wait > 0) return busy(429, 'A request from this IP address took too long', wait / 1_000);
      refusedUntil.delete(address);
      return await database.answer(request, {
        address,
        // A password takes its time on a slow machine, whatever is sent.
        isVisitor: visits && !isAuth,
        isGone: () => incoming.socket.destroyed,
        onTimeout: () => refusedUntil.set(address, performance.now() + TIMEOUT_PENALTY),
      });
    };
    if (isAuth) return await guardAuth(request, body, address, pass);
    // Lite refuses it for functions: a site on another origin could not save.
    if (request.method === 'OPTIONS') return preflight(headers);
    return guardRest(request, body, visits) ?? (await pass());
  }
  return (incoming, outgoing, url) => {
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
  // The hosted API compresses as well: fifty rows to a fifth.
  const isSmall = /^(?:image\/|application\/gzip)/u.test(
    response.headers.get('content-type') ?? '',
  );
  const isCompressed =
    !isSmall && bytes.length >= WORTH_COMPRESSING && acceptedEncodings(incoming).includes('gzip');
  const body = isCompressed ? await compress(bytes) : bytes;
  outgoing.setHeaders(response.headers);
  outgoing.setHeader('Vary', 'Accept-Encoding');
  if (isCompressed) outgoing.setHeader('Content-Encoding', 'gzip');
  if (outgoing.hasHeader('Content-Length')) outgoing.setHeader('Content-Length', body.length);
  outgoing.writeHead(response.status);
  outgoing.end(body);
  return body;
}

/** What a request takes until it has been answered. */
function bytesOfHead({ url = '', rawHeaders }: IncomingMessage): number {
  const overhead = 1_024;
  return rawHeaders.reduce((length, text) => length + text.length, url.length + overhead);
}

/** The declared length of a body; infinite for a body in pieces, which declares none. */
function lengthOfBody(headers: Headers): number {
  return headers.has('transfer-encoding') ? Infinity : Number(headers.get('content-length') ?? 0);
}

function folderGone(): Response {
  return jsonResponse(503, { message: 'The data folder is gone: nothing can be saved' });
}

function busy(status: number, reason: string, wait: number): Response {
  const seconds = String(Math.ceil(wait));
  // Supabase's client shows a page the message alone.
  const message = `${reason}: ask again after ${seconds} seconds`;
  return jsonResponse(status, { message }, { 'retry-after': seconds });
}

function headersOf(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  return headers;
}

/** Lite knows one publishable key; a league of one's own had the demo's before. */
function replaceOldKey(headers: Headers, { searchParams }: URL, key: string) {
  for (const values of [headers, searchParams]) {
    for (const name of ['apikey', 'authorization']) {
      const value = values.get(name);
      if (value?.endsWith(demoPublishableKey) !== true) continue;
      values.set(
        name,
        value.replace(demoPublishableKey, () => key),
      );
    }
  }
}

/** A browser must not take a response of the API for a page or a script. */
function hardened(response: Response): Response {
  response.headers.set('x-content-type-options', 'nosniff');
  if (!response.headers.has('content-security-policy')) {
    response.headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  }
  // Lite sets it on REST alone.
  if (!response.headers.has('access-control-allow-origin')) {
    response.headers.set('access-control-allow-origin', '*');
  }
  return response;
}
