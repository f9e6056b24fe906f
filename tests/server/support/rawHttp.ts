import { once } from 'node:events';
import { connect } from 'node:net';

/** A connection to a server, below HTTP: what `fetch` would tidy up or refuse goes out as it is. */
export async function openConnection(url: string) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.on('data', (bytes) => {
    text += bytes.toString();
  });
  // The server may cut the connection while something is still being sent.
  socket.on('error', () => {});
  // `once()` would reject at such an error.
  const closing = new Promise((resolve) => socket.once('close', resolve));
  await once(socket, 'connect');
  return {
    socket,
    /** Everything received so far. */
    received: () => text,
    /** Waits until the server has closed the connection; what it had sent. */
    async closed() {
      await closing;
      return text;
    },
  };
}

/** Sends a request as it is written and @returns the status and the whole answer. */
export async function sendRaw(
  url: string,
  head: readonly string[],
): Promise<{ status: number; text: string }> {
  const connection = await openConnection(url);
  connection.socket.write([...head, 'Connection: close', '', ''].join('\r\n'));
  const text = await connection.closed();
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]), text };
}
