import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * A server of its own in front of a league, which never answers the first request that begins like this: the
 * browser's cache and connections are the real ones, as they are not where Playwright intercepts requests.
 */
export async function openHangingProxy(league: string, begin: string) {
  const { hostname, port } = new URL(league);
  let hung = 0;
  const server = createServer((socket) => {
    const upstream = connect(Number(port), hostname);
    // A browser sends one request after the other on a connection.
    socket.on('data', (bytes) => {
      if (hung === 0 && bytes.toString('latin1').startsWith(begin)) hung += 1;
      else upstream.write(bytes);
    });
    upstream.pipe(socket);
    for (const [one, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const own = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `http://localhost:${own}`, hung: () => hung };
}
