import { createServer, request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { onTestFinished } from 'vitest';

export type HangingProxy = {
  url: string;
  /** How many requests were not answered. */
  hung(): number;
};

/**
 * A server of its own in front of a league, which never answers some requests: the browser's cache and
 * connections are the real ones, as they are not where Playwright intercepts requests.
 * @param shouldHang by the address of a request and how many hang already
 */
export async function openHangingProxy(
  league: string,
  shouldHang: (path: string, hung: number) => boolean,
): Promise<HangingProxy> {
  const { hostname, port } = new URL(league);
  let hung = 0;
  const forward = ({ url, method, headers }: IncomingMessage) => ({
    hostname,
    port,
    method,
    headers,
    path: url,
  });
  const server = createServer((incoming, outgoing) => {
    if (shouldHang(incoming.url ?? '', hung)) {
      hung += 1;
      return;
    }
    const asked = request(forward(incoming), (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    asked.on('error', () => outgoing.destroy());
    incoming.pipe(asked);
  });
  server.on('upgrade', ({ url, rawHeaders }, socket, head) => {
    const upstream = connect(Number(port), hostname, () => {
      const pairs = rawHeaders.flatMap((name, index) =>
        index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1] ?? ''}`] : [],
      );
      upstream.write([`GET ${url ?? '/'} HTTP/1.1`, ...pairs, '', ''].join('\r\n'));
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
    });
    upstream.on('error', () => socket.destroy());
    socket.on('error', () => upstream.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  const own = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `http://localhost:${own}`, hung: () => hung };
}
