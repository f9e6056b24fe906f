import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartFailure } from './startFailure.ts';
import type { Said } from '../terminal/say.ts';

/** Timeouts for clients, milliseconds. */
export type HttpTimeouts = {
  /** For the head of a request, from the first byte of the connection. */
  head: number;
  /** For a whole request. */
  request: number;
  /** For the next request on an open connection. */
  idle: number;
  /** For a client that does not read the response. */
  stalled: number;
};

export const defaultHttpTimeouts: HttpTimeouts = {
  head: 10_000,
  request: 30_000,
  idle: 10_000,
  stalled: 60_000,
};

const LARGEST_HEAD = 16_384;
/** Connections that may wait to be accepted: others are dropped, and tried again seconds later. */
const MOST_UNACCEPTED = 4_096;

/**
 * A server that closes idle connections.
 * @param shouldUpgrade whether a request with `Upgrade` becomes one; otherwise it is a usual request
 */
export function createHttpServer(
  timeouts: HttpTimeouts,
  shouldUpgrade: (request: IncomingMessage) => boolean,
): Server {
  const server = createServer({
    maxHeaderSize: LARGEST_HEAD,
    headersTimeout: timeouts.head,
    requestTimeout: timeouts.request,
    keepAliveTimeout: timeouts.idle,
    // How often Node compares them.
    connectionsCheckingInterval: Math.min(1_000, timeouts.head, timeouts.request),
    shouldUpgradeCallback: shouldUpgrade,
  });
  server.setTimeout(timeouts.stalled);
  return server;
}

/**
 * @returns the port, chosen by the system for 0
 * @throws StartFailure
 */
export function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new StartFailure(...explainListenFailure(error, host, port)));
    });
    server.listen({ port, host, backlog: MOST_UNACCEPTED }, () => {
      const address: AddressInfo | string | null = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

function explainListenFailure(error: NodeJS.ErrnoException, host: string, port: number): Said {
  switch (error.code) {
    case 'EADDRINUSE':
      return ['portTaken', { port }];
    case 'EACCES':
      return ['portNeedsRights', { port }];
    default:
      return ['cannotListen', { host, port, reason: error.message }];
  }
}

/** Closes all connections and frees the port. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
