import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { closeServer, listen } from '../../../supabase/embedded/httpServer.ts';

/**
 * Starts a server without a league, until the test has finished.
 * @returns its port
 */
export function startPlainServer(prepare: (server: Server) => void): Promise<number> {
  const server = createServer();
  prepare(server);
  onTestFinished(() => closeServer(server));
  return listen(server, '127.0.0.1', 0);
}

/** A connection from one of the addresses of loopback; the server may close it at any time. */
export function connectFrom(localAddress: string, port: number): Socket {
  return connect({ port, host: '127.0.0.1', localAddress }).on('error', () => undefined);
}
