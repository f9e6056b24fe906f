import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Random } from '../../unit/standings/support/generatedLeagues.ts';

export type Target = { url: string; key: string };

/** One attacker: a place in the network, and chance. */
export type Attacker = Target & { address: string; random: Random; signal: AbortSignal };

/** Does one thing that hurts; called again and again, many at once. */
export type Attack = (attacker: Attacker) => Promise<unknown>;

const agents = new Map<string, Agent>();

export const repeat = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index));

/** @returns the status; 0: no response */
export function send(
  { url, key, address }: Target & { address: string },
  path: string,
  options: {
    method?: string;
    headers?: Record<string, string>;
    body?: string;
    keepsConnection?: boolean;
  } = {},
): Promise<number> {
  const agent =
    agents.get(address) ?? new Agent({ keepAlive: true, localAddress: address, maxSockets: 256 });
  agents.set(address, agent);
  const { body, headers, method = 'GET', keepsConnection = true } = options;
  return new Promise((resolve) => {
    const sent = request(
      `${url}${path}`,
      {
        agent: keepsConnection && agent,
        localAddress: address,
        method,
        headers: { apikey: key, ...headers },
      },
      (response) => {
        response.resume();
        response.on('close', () => resolve(response.statusCode ?? 0));
      },
    );
    sent.on('error', () => resolve(0));
    sent.end(body);
  });
}

/** The head of a request that is written by hand. */
export function headOf({ key }: Target, request: string, headers: readonly string[] = []): string {
  return [`${request} HTTP/1.1`, 'Host: localhost', `apikey: ${key}`, ...headers, '', ''].join(
    '\r\n',
  );
}

/** A connection on which bytes are written by hand. */
export function raw({ url, address }: Attacker): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), localAddress: address });
  socket.on('error', () => socket.destroy());
  return socket;
}

export async function openSocket({ url, key, address }: Attacker): Promise<WebSocket | null> {
  const path = `/realtime/v1/websocket?vsn=2.0.0&apikey=${key}`;
  const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`, { localAddress: address });
  return new Promise((resolve) => {
    socket.once('open', () => {
      // The server may close it at any time.
      socket.on('error', () => undefined);
      resolve(socket);
    });
    socket.once('error', () => resolve(null));
  });
}

/** Holds something open for a while, or until the round ends. */
export async function hold(attacker: Attacker, milliseconds: number): Promise<void> {
  await sleep(milliseconds, undefined, { signal: attacker.signal }).catch(() => undefined);
}
