import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A TCP proxy before a server that cuts connections on command. */
export type CuttingProxy = {
  url: string;
  /**
   * Cuts the next connection after so many bytes of the request and then of the response; 0 cuts it
   * before the first.
   */
  cutAfter(bytes: number): void;
  /** What the last connection transferred in both directions, bytes. */
  transferred(): number;
  close(): Promise<void>;
};

export async function openCuttingProxy(server: string): Promise<CuttingProxy> {
  const port = Number(new URL(server).port);
  const open = new Set<Socket>();
  let limit = Infinity;
  let count = 0;
  const proxy = createServer((client) => {
    const most = limit;
    limit = Infinity;
    count = 0;
    const upstream = connect(port, '127.0.0.1');
    const pair = [client, upstream];
    const cut = () => {
      for (const socket of pair) {
        socket.destroy();
        open.delete(socket);
      }
    };
    /** Hands on what may still pass. */
    const pass = (from: Socket, to: Socket) =>
      from.on('data', (chunk: Buffer) => {
        const rest = most - count;
        count += chunk.length;
        if (chunk.length < rest) to.write(chunk);
        // What was passed on arrives: the server learns of the cut after it has read it.
        else to.write(chunk.subarray(0, rest), cut);
      });
    for (const socket of pair) {
      open.add(socket);
      socket.on('error', cut).on('close', cut);
    }
    if (most <= 0) cut();
    pass(client, upstream);
    pass(upstream, client);
  });
  await new Promise<void>((resolve) => {
    proxy.listen(0, '127.0.0.1', resolve);
  });
  const address: AddressInfo | string | null = proxy.address();
  if (typeof address !== 'object' || address === null) throw new Error('The proxy has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    cutAfter: (bytes) => {
      limit = bytes;
    },
    transferred: () => count,
    close: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy();
        proxy.close(() => resolve());
      }),
  };
}
