import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  createServer,
  request as sendRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { connect } from 'node:net';
import type { EmbeddedSupabase } from '../../supabase/embedded/startEmbeddedSupabase.ts';
import { siteFolder } from './buildSite.ts';
import { serveFolder } from './staticServer.ts';

/** Writes the site as a build of a hosted league does, with the rows that the server has now. */
export async function writeHostedSite(
  { url, publishableKey }: Pick<EmbeddedSupabase, 'url' | 'publishableKey'>,
  folder: string,
): Promise<void> {
  const script = new URL('writeHostedSite.ts', import.meta.url).pathname;
  const { VITEST: _vitest, ...environment } = process.env;
  const writing = spawn(process.execPath, [script, siteFolder, folder, url, publishableKey], {
    env: { ...environment, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
  const [status] = await once(writing, 'close');
  if (status !== 0) throw new Error('The hosted site could not be written.');
}

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

const refusal =
  (status: number): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"message":"paused"}');
  };

/** The ways in which a project of before does not answer. As without CORS the browser sees what ends a connection. */
export const silences: Readonly<Record<string, Answer>> = {
  'no answer': () => {},
  'status 402': refusal(402),
  'status 540': refusal(540),
  'a page with status 200': (response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Red');
  },
  'no connection, as for an unknown name or without CORS': (response) => response.destroy(),
  'half an answer': (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '900' });
    response.write('[{"id":"00000000-0000', () => response.destroy());
  },
  'an answer that ends in its middle': (response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('[{"id":"00000000-0000');
  },
  'thirty seconds of silence': (response) => {
    setTimeout(() => response.destroy(), 30_000).unref();
  },
};

/** Serves a hosted league's site, with its database at the same origin, which can be silenced. */
export async function serveHostedSite(folder: string, database: string) {
  const site = await serveFolder(folder);
  let silence: Answer | null = null;
  const isDatabase = (url = '') => /^\/(?:rest|auth|realtime|storage)\/v1\//u.test(url);
  const server = createServer((request, response) => {
    if (isDatabase(request.url) && silence !== null) {
      silence(response, request);
      return;
    }
    const to = isDatabase(request.url) ? database : site.origin;
    // The rule of the build's `_redirects`.
    const path = request.url?.replace(/^\/parejas\/.*$/u, '/pareja') ?? '/';
    const { method = 'GET', headers } = request;
    const options = { method, headers: { ...headers, host: new URL(to).host } };
    const forwarded = sendRequest(new URL(path, to), options, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  });
  server.on('upgrade', (request, socket, head) => {
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
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    /** @param next `null`: the database answers */
    silence(next: Answer | null) {
      silence = next;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await site[Symbol.asyncDispose]();
    },
  };
}
