import { once } from 'node:events';
import { WebSocket } from 'ws';
import { now } from '../support/clock.ts';
import { percentile } from '../support/statistics.ts';
import { answerQuestions } from '../support/worker.ts';
import type { Delivery, JoinTimes } from './crowd.ts';

/** Many visitors in one process: sockets that join as supabase-js does, and note what arrives when. */
const joinFrame = JSON.stringify([
  '1',
  '1',
  'realtime:league',
  'phx_join',
  {
    config: {
      broadcast: { ack: false, self: false },
      presence: { key: '', enabled: false },
      postgres_changes: ['results', 'upcoming_matches'].map((table) => ({
        event: '*',
        schema: 'public',
        table,
      })),
      postgres_changes_options: { wait: true },
      private: false,
    },
  },
]);
const heartbeat = JSON.stringify([null, '0', 'phoenix', 'heartbeat', {}]);
/** How many connections are being made at a time: the system's own queue is not longer. */
const atATime = 100;

let sockets: WebSocket[] = [];
/** By the number of a write: the moment at which each visitor had it, NaN for one who has not. */
let arrivals: Float64Array[] = [];
let arrived = 0;
let repeated = 0;

setInterval(() => {
  for (const socket of sockets) if (socket.readyState === WebSocket.OPEN) socket.send(heartbeat);
}, 20_000).unref();

answerQuestions({
  async connect({ url, count, joins }: { url: string; count: number; joins: boolean }) {
    const started = now();
    const waits: number[] = [];
    let begun = 0;
    const connectInTurn = async () => {
      while (begun < count) {
        begun += 1;
        const start = now();
        const place = begun - 1;
        sockets.push(await connect(url, joins, place));
        waits.push(now() - start);
      }
    };
    await Promise.all(Array.from({ length: Math.min(atATime, count) }, connectInTurn));
    const times: JoinTimes = { all: now() - started, p99: percentile(waits, 0.99) };
    return times;
  },
  expectWrites(count: number) {
    const visitors = sockets.length;
    arrivals = Array.from({ length: count }, () => new Float64Array(visitors).fill(Number.NaN));
    arrived = 0;
    repeated = 0;
  },
  /** How many deliveries there were so far, of all writes. */
  countArrivals: () => arrived,
  /** @param moments when each write was accepted, or sent */
  compare(moments: number[]): Delivery {
    const waits = arrivals
      .flatMap((arrival, write) =>
        Array.from(arrival, (moment) => moment - (moments[write] ?? Number.NaN)),
      )
      .filter((wait) => !Number.isNaN(wait));
    return {
      p50: percentile(waits, 0.5),
      p95: percentile(waits, 0.95),
      p99: percentile(waits, 0.99),
      max: percentile(waits, 1),
      lost: arrivals.length * sockets.length - waits.length,
      repeated,
    };
  },
  async disconnect() {
    const leaving = sockets;
    sockets = [];
    await Promise.all(
      leaving.map(async (socket) => {
        const closed = once(socket, 'close');
        socket.close();
        await closed;
      }),
    );
  },
});

/** Resolves when the visitor will hear of every change from now on. */
function connect(url: string, joins: boolean, place: number): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    socket.on('error', reject);
    socket.on('open', () => {
      if (joins) socket.send(joinFrame);
      else resolve(socket);
    });
    socket.on('message', (data: Buffer) => {
      const moment = now();
      const text = data.toString();
      if (text.includes('"Subscribed to PostgreSQL"')) resolve(socket);
      const write = /"team1":"Bench (\d+)"/.exec(text)?.[1];
      const arrival = write === undefined ? undefined : arrivals[Number(write)];
      if (arrival === undefined) return;
      if (Number.isNaN(arrival[place])) {
        arrival[place] = moment;
        arrived += 1;
      } else repeated += 1;
    });
  });
}
