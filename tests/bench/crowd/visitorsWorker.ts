import { once } from 'node:events';
import { WebSocket } from 'ws';
import { percentile } from '../support/statistics.ts';
import { now, serve } from '../support/worker.ts';

/** Many visitors in one process: sockets that join as supabase-js does and note what arrives when. */
const config = {
  broadcast: { ack: false, self: false },
  presence: { key: '', enabled: false },
  postgres_changes: ['results', 'upcoming_matches'].map((table) => ({
    event: '*',
    schema: 'public',
    table,
  })),
  postgres_changes_options: { wait: true },
  private: false,
};
const join = JSON.stringify(['1', '1', 'realtime:league', 'phx_join', { config }]);
/** Connections made at a time: the system's own queue is not longer. */
const atATime = 100;

let sockets: WebSocket[] = [];
/** By the number of a write: when each visitor received it, NaN for none. */
let arrivals: Float64Array[] = [];
let arrived = 0;
let repeated = 0;

export type VisitorsApi = typeof api;

const api = {
  /** @returns how many joined in a second */
  async connect({ url, count, joins }: { url: string; count: number; joins: boolean }) {
    const started = now();
    let begun = 0;
    const connectInTurn = async () => {
      while (begun < count) {
        begun += 1;
        sockets.push(await connect(url, joins, begun - 1));
      }
    };
    await Promise.all(Array.from({ length: Math.min(atATime, count) }, connectInTurn));
    return (count / (now() - started)) * 1000;
  },
  expectWrites(count: number) {
    const { length } = sockets;
    arrivals = Array.from({ length: count }, () => new Float64Array(length).fill(Number.NaN));
    arrived = 0;
    repeated = 0;
  },
  /** Deliveries that are still to come. */
  countMissing: () => arrivals.length * sockets.length - arrived,
  /** @param times when each write was accepted, or sent */
  compare(times: number[]) {
    const delays = arrivals
      .flatMap((arrival, write) => Array.from(arrival, (time) => time - (times[write] ?? NaN)))
      .filter((delay) => !Number.isNaN(delay));
    return { p50: percentile(delays, 0.5), p99: percentile(delays, 0.99) };
  },
  /** Changes that a visitor never received, or received twice. */
  lostOrRepeated: () => api.countMissing() + repeated,
  async disconnect() {
    const leaving = sockets;
    sockets = [];
    const closed = leaving.map((socket) => once(socket, 'close'));
    for (const socket of leaving) socket.close();
    await Promise.all(closed);
  },
};

serve(api);

/** Resolves when the visitor receives every change from now on. */
function connect(url: string, joins: boolean, visitor: number): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    socket.on('error', reject);
    socket.on('open', () => {
      if (joins) socket.send(join);
      else resolve(socket);
    });
    socket.on('message', (data: Buffer) => {
      const time = now();
      const text = data.toString();
      if (text.includes('"Subscribed to PostgreSQL"')) resolve(socket);
      const write = /"team1":"Bench (\d+)"/.exec(text)?.[1];
      const arrival = write === undefined ? undefined : arrivals[Number(write)];
      if (arrival === undefined) return;
      if (Number.isNaN(arrival[visitor])) {
        arrival[visitor] = time;
        arrived += 1;
      } else repeated += 1;
    });
  });
}
