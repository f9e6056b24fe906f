import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { BlockAddress } from './blockedAddresses.ts';
import { clientAddress } from './clientAddress.ts';

/** Requests of one connection, sent without waiting for a response (pipelining); browsers send one. */
const MOST_PIPELINED = 100;

/** @returns whether a request is to be answered; its connection has been closed otherwise */
export type AdmitRequest = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Blocks addresses that send requests faster than they read responses: each 64 kB hold hundreds. */
export function limitPipelining(block: BlockAddress): AdmitRequest {
  const unanswered = new WeakMap<Socket, number>();
  return ({ socket }, response) => {
    // Node parses what has arrived already, although the connection is closed.
    if (socket.destroyed) return false;
    const count = (unanswered.get(socket) ?? 0) + 1;
    if (count > MOST_PIPELINED) {
      block(clientAddress(socket));
      return false;
    }
    unanswered.set(socket, count);
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    return true;
  };
}
