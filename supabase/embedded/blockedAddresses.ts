import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { clientAddress } from './clientAddress.ts';

/** Milliseconds. */
const DURATION = 10_000;

/** Closes every connection of an address, and for a while each new one; its WebSockets stay open. */
export type BlockAddress = (address: string) => void;

/** For clients that keep Node's parser busy: it cannot be stopped but by closing their connections. */
export function blockAddresses(server: Server): BlockAddress {
  const open = new Map<string, Set<Duplex>>();
  const blocked = new Set<string>();

  server.on('connection', (socket) => {
    const address = clientAddress(socket);
    if (blocked.has(address)) {
      socket.destroy();
      return;
    }
    const sockets = open.get(address) ?? new Set();
    open.set(address, sockets.add(socket));
    socket.once('close', () => forget(address, socket));
  });
  server.on('upgrade', ({ socket }) => forget(clientAddress(socket), socket));

  function forget(address: string, socket: Duplex) {
    const sockets = open.get(address);
    sockets?.delete(socket);
    if (sockets?.size === 0) open.delete(address);
  }
  return (address) => {
    blocked.add(address);
    setTimeout(() => blocked.delete(address), DURATION).unref();
    for (const socket of open.get(address) ?? []) socket.destroy();
  };
}
