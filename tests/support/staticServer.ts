import { readdirSync, readFileSync } from 'node:fs';
import { createServer, request as sendRequest } from 'node:http';
import { connect } from 'node:net';
import { extname, join } from 'node:path';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

type FolderOptions = {
  /** A text of the files, and what stands in its place. */
  replaced?: { from: string; to: string };
  /** The server that answers what is not below `base`. */
  others?: string;
};

/**
 * Serves a folder from memory at 127.0.0.1, as GitHub Pages does: a build may empty it meanwhile.
 * @param base the path of the folder on the server, as it stands in addresses, e.g. `/liga/storybook/`
 */
export async function serveFolder(
  folder: string,
  base = '/',
  { replaced, others }: FolderOptions = {},
) {
  const files = new Map<string, Buffer | string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = readFileSync(path);
    const isText = replaced !== undefined && /\.(?:html|js)$/u.test(path);
    const content = isText ? String(bytes).replaceAll(replaced.from, replaced.to) : bytes;
    files.set(path.slice(join(folder, '/').length), content);
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === base.slice(0, -1)) {
      response.writeHead(301, { location: base }).end();
      return;
    }
    if (!pathname.startsWith(base)) {
      if (others === undefined) {
        response.writeHead(404).end();
        return;
      }
      const { method = 'GET', headers, url } = request;
      const options = { method, headers: { ...headers, host: new URL(others).host } };
      const forwarded = sendRequest(new URL(url ?? '/', others), options, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      forwarded.on('error', () => response.destroy());
      request.pipe(forwarded);
      return;
    }
    const path = decodeURIComponent(pathname.slice(base.length));
    const name = path === '' || path.endsWith('/') ? `${path}index.html` : path;
    const found = [name, `${name}.html`].find((each) => files.has(each));
    const shown = found ?? '404.html';
    response.writeHead(found === undefined ? 404 : 200, {
      'content-type': types[extname(shown)] ?? 'application/octet-stream',
      'cache-control': 'max-age=600',
    });
    response.end(files.get(shown));
  });
  // Realtime of the other server.
  server.on('upgrade', (request, socket, head) => {
    if (others === undefined) {
      socket.destroy();
      return;
    }
    const { hostname, port, host } = new URL(others);
    const upstream = connect(Number(port), hostname, () => {
      const headers = Object.entries({ ...request.headers, host });
      const lines = headers.map(([name, value]) => `${name}: ${String(value)}\r\n`);
      upstream.write(`GET ${request.url} HTTP/1.1\r\n${lines.join('')}\r\n`);
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
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    origin,
    url: origin + base,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
