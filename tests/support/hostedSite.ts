import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  createServer,
  request as sendRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { connect } from 'node:net';
import type { EmbeddedSupabase } from '../../supabase/embedded/startEmbeddedSupabase.ts';
import { buildHostedSite, hostedDatabase } from './buildSite.ts';
import { serveFolder } from './staticServer.ts';

/** Writes the site as a build of a hosted league does, with the rows that the server has now. */
export async function writeHostedSite(
  { url, publishableKey }: Pick<EmbeddedSupabase, 'url' | 'publishableKey'>,
  folder: string,
): Promise<void> {
  const built = await buildHostedSite();
  const script = new URL('writeHostedSite.ts', import.meta.url).pathname;
  const { VITEST: _vitest, ...environment } = process.env;
  const writing = spawn(process.execPath, [script, built, folder, url, publishableKey], {
    env: { ...environment, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
  const [status] = await once(writing, 'close');
  if (status !== 0) throw new Error('The hosted site could not be written.');
}

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** What lets a page of another origin read an answer. */
const readable = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-private-network': 'true',
};

/** Answers a read; the question before it, whether it may be sent, has its yes. */
const readably =
  (answer: Answer): Answer =>
  (response, request) => {
    if (request.method === 'OPTIONS') response.writeHead(204, readable).end();
    else answer(response, request);
  };
const refusal = (status: number, headers: object = readable) =>
  readably((response) => {
    const all = { 'content-type': 'application/json', ...headers };
    response.writeHead(status, all).end('{"message":"paused"}');
  });
const otherPage = (headers: object) =>
  readably((response) => {
    const all = { 'content-type': 'text/html', ...headers };
    response.writeHead(200, all).end('<!doctype html><title>Red');
  });

/** The ways in which a project of before does not answer, of another origin than the site. */
export const silences: Readonly<Record<string, Answer>> = {
  'no answer': () => {},
  'status 402': refusal(402),
  'status 540': refusal(540),
  'status 540 without CORS': refusal(540, {}),
  'a page with status 200': otherPage(readable),
  'a page with status 200 without CORS': otherPage({}),
  'no connection, as for an unknown name': (response) => response.destroy(),
  'half an answer': readably((response) => {
    const headers = { ...readable, 'content-type': 'application/json', 'content-length': '900' };
    response.writeHead(200, headers);
    response.write('[{"id":"00000000-0000', () => response.destroy());
  }),
  'an answer that ends in its middle': readably((response) => {
    const headers = { ...readable, 'content-type': 'application/json' };
    response.writeHead(200, headers).end('[{"id":"00000000-0000');
  }),
  'thirty seconds of silence': (response) => {
    setTimeout(() => response.destroy(), 30_000).unref();
  },
};

/** @param port default: a free one */
async function listen(server: Server, port = 0): Promise<string> {
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return `http://127.0.0.1:${address.port}`;
}

function forward(request: IncomingMessage, response: ServerResponse, to: URL) {
  const { method = 'GET', headers } = request;
  const forwarded = sendRequest(
    to,
    { method, headers: { ...headers, host: to.host } },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  forwarded.on('error', () => response.destroy());
  request.pipe(forwarded);
}

/** Serves a hosted league's site, and at another origin its database, which can be silenced. */
export async function serveHostedSite(folder: string, database: string) {
  let silence: Answer | null = null;
  const project = createServer((request, response) => {
    if (silence === null) forward(request, response, new URL(request.url ?? '/', database));
    else silence(response, request);
  });
  project.on('upgrade', (request, socket, head) => {
    if (silence !== null) {
      socket.destroy();
      return;
    }
    const { hostname, port, host } = new URL(database);
    const upstream = connect(Number(port), hostname, () => {
      const lines = Object.entries({ ...request.headers, host });
      upstream.write(`GET ${request.url} HTTP/1.1\r\n`);
      upstream.write(
        `${lines.map(([name, value]) => `${name}: ${String(value)}`).join('\r\n')}\r\n\r\n`,
      );
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
    });
    upstream.on('error', () => socket.destroy());
    socket.on('error', () => upstream.destroy());
    socket.on('close', () => upstream.destroy());
  });
  await listen(project, Number(new URL(hostedDatabase).port));
  const files = await serveFolder(folder);
  const site = createServer((request, response) => {
    // The rule of the build's `_redirects`.
    const path = request.url?.replace(/^\/parejas\/.*$/u, '/pareja') ?? '/';
    forward(request, response, new URL(path, files.origin));
  });
  return {
    url: await listen(site),
    /** @param next `null`: the database answers */
    silence(next: Answer | null) {
      silence = next;
      // The servers of before are gone: a browser has six connections, and cannot end a question whether it may send.
      project.closeAllConnections();
    },
    async [Symbol.asyncDispose]() {
      for (const server of [site, project]) {
        server.closeAllConnections();
        await new Promise((closed) => server.close(closed));
      }
      await files[Symbol.asyncDispose]();
    },
  };
}
