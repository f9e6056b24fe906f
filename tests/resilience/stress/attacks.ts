import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { Random } from '../../support/random.ts';

export type Target = { url: string; key: string };

/** One attacker: a place in the network, and chance. */
export type Attacker = Target & { address: string; random: Random; signal: AbortSignal };

/** Does one thing that hurts; called again and again, many at once. */
type Attack = (attacker: Attacker) => Promise<unknown>;

const agents = new Map<string, Agent>();

const repeat = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index));

type Sent = { method?: string; headers?: Record<string, string>; body?: string };

/** @returns the status; 0: no response */
export function send(
  from: Target & { address: string },
  path: string,
  given: Sent = {},
): Promise<number> {
  const { url, key, address } = from;
  const { method = 'GET', headers, body } = given;
  const agent =
    agents.get(address) ?? new Agent({ keepAlive: true, localAddress: address, maxSockets: 256 });
  agents.set(address, agent);
  const options = { agent, localAddress: address, method, headers: { apikey: key, ...headers } };
  return new Promise((resolve) => {
    const sent = request(`${url}${path}`, options, (response) => {
      response.resume();
      response.on('close', () => resolve(response.statusCode ?? 0));
    });
    sent.on('error', (error) => {
      // The server has closed an idle connection at that moment: browsers ask again by another.
      const isClosed = sent.reusedSocket && 'code' in error && error.code === 'ECONNRESET';
      resolve(isClosed ? send(from, path, given) : 0);
    });
    sent.end(body);
  });
}

/** The head of a request that is written by hand. */
function headOf({ key }: Target, path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\napikey: ${key}\r\n\r\n`;
}

/** A connection on which bytes are written by hand. */
function raw({ url, address }: Attacker): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), localAddress: address });
  socket.on('error', () => socket.destroy());
  return socket;
}

async function openSocket({ url, key, address }: Attacker): Promise<WebSocket | null> {
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

const get =
  (path: (random: Random) => string): Attack =>
  (attacker) =>
    send(attacker, path(attacker.random));
const join = (topic: string, bindings: readonly object[]) => {
  const config = { postgres_changes: bindings };
  return JSON.stringify([topic, topic, `realtime:${topic}`, 'phx_join', { config }]);
};
const binding = { event: '*', schema: 'public', table: 'results' };

/** What is served, or refused late. What is refused at once, `tests/server/` has. */
export const attacks: Readonly<Record<string, Attack>> = {
  'wildcards in filters': get(({ pick }) => {
    const pattern = `${'*a'.repeat(pick([5, 20, 40]))}*${pick(['z', ''])}`;
    const conditions = repeat(60, () => `team2.ilike.${pattern}`).join(',');
    return `/rest/v1/results?select=id&or=(${conditions})`;
  }),
  'the widest response allowed': get(() => {
    const columns = repeat(40, (index) => `c${index}:team2`).join(',');
    return `/rest/v1/results?limit=400&select=${columns}`;
  }),
  'the last rows, counted': (attacker) =>
    send(attacker, '/rest/v1/results?offset=4500&order=score,team2,team1&select=id', {
      headers: { prefer: 'count=exact' },
    }),
  'all calendars': (attacker) =>
    send(attacker, '/rest/v1/rpc/calendar', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    }),
  'the description of the API': get(() => '/rest/v1/'),
  'tables that do not exist': get(
    ({ below }) => `/rest/v1/table_${below(1_000_000)}?select=*,a(*)`,
  ),
  'the site': get(({ pick }) =>
    pick(['/', '/resultados', '/nothing', `/${'%2e%2e/'.repeat(900)}`, '/tablas/sexta-libre']),
  ),
  async 'responses that are not read'(attacker) {
    const sockets = repeat(10, () => raw(attacker).pause());
    const path = attacker.random.pick(['/resultados', '/rest/v1/results?limit=1000']);
    for (const socket of sockets) socket.write(headOf(attacker, path).repeat(500));
    await sleep(5_000);
    for (const socket of sockets) socket.destroy();
  },
  async 'requests that nobody waits for'(attacker) {
    const sockets = repeat(20, () => raw(attacker));
    for (const socket of sockets) socket.write(headOf(attacker, '/rest/v1/results?limit=1000'));
    await sleep(100);
    for (const socket of sockets) socket.destroy();
  },
  async 'rapid reconnects'(attacker) {
    const socket = await openSocket(attacker);
    socket?.send(join('a', [binding]));
    await sleep(20);
    socket?.terminate();
  },
  async 'joins with many bindings'(attacker) {
    const socket = await openSocket(attacker);
    for (let topic = 0; topic < 110; topic += 1) {
      const bindings = repeat(20, (index) => ({ ...binding, x: `${topic}-${index}` }));
      socket?.send(join(String(topic), bindings));
    }
    await sleep(3_000);
    socket?.terminate();
  },
  async 'messages in fragments'(attacker) {
    const socket = await openSocket(attacker);
    for (let count = 0; count < 50_000 && !attacker.signal.aborted; count += 1) {
      socket?.send('x', { fin: false });
      if (count % 1_000 === 0) await sleep(20);
    }
    await sleep(2_000);
    socket?.terminate();
  },
  async 'pings without reading'(attacker) {
    const socket = await openSocket(attacker);
    socket?.pause();
    for (let count = 0; count < 100_000 && !attacker.signal.aborted; count += 1) {
      socket?.ping('x'.repeat(125));
      if (count % 1_000 === 0) await sleep(20);
    }
    socket?.terminate();
  },
};
