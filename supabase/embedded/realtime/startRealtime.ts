import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocketServer } from 'ws';
import { clientAddress } from '../clientAddress.ts';
import { createQueue } from '../queue.ts';
import { createTokenBuckets } from '../tokenBuckets.ts';
import { createCounter } from './capacity.ts';
import { startChangePoller } from './changePoller.ts';
import { installCapture } from './changeCapture.ts';
import { orderFaults, type RealtimeFaults } from './faults.ts';
import { noFaults } from './faultState.ts';
import type { Hub } from './hub.ts';
import { completeOptions, type RealtimeOptions } from './options.ts';
import { watchPublication } from './publicationWatch.ts';
import { shareChecks } from './sharedChecks.ts';
import { channelsOf, SocketSession } from './socketSession.ts';
import { refuse, validateUpgrade } from './upgrade.ts';

const LONGEST_FRAME = 100_000;
/** Bounds what an unfinished message costs: a fragment takes a hundred bytes and more; clients send one. */
const MOST_FRAGMENTS = 100;
/** Bounds what an unfinished frame costs: every piece that arrives is kept. */
const MOST_PIECES = 4_096;
const CLOSING_TIME = 500;

export type { RealtimeOptions };
export type RealtimeServer = {
  /** Handles an upgrade request; to be called for `/realtime/v1/websocket` only. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  faults: RealtimeFaults;
  /** What is open now, and the queries and messages since the start. */
  statistics(): {
    sockets: number;
    channels: number;
    /** The channels whose database subscription is active. */
    subscriptions: number;
    visibilityQueries: number;
    delivered: number;
  };
  /** Closes every socket with 1012 (restart) and stops listening to the database. */
  close(): Promise<void>;
};

/**
 * Starts the part of Supabase Realtime that `postgres_changes` needs, over the embedded database.
 * The change capture is installed in the database, and what an earlier run left there is dropped.
 */
export async function startRealtime(options: RealtimeOptions): Promise<RealtimeServer> {
  const settings = completeOptions(options);
  const { database, publication, log } = settings;
  const hub: Hub = {
    settings,
    faults: noFaults(),
    subscriptions: new Set(),
    capacity: {
      sockets: createCounter(settings.sockets),
      channels: createCounter(settings.channels),
      bytes: createTokenBuckets(settings.receivedBytes),
    },
    checkSubscriptions: shareChecks(settings),
    joinTurns: createQueue(),
  };
  const sessions = new Set<SocketSession>();
  const counts = { visibilityQueries: 0, delivered: 0 };
  let isClosed = false;

  const poller = await startChangePoller({
    database,
    deliveryDelay: settings.deliveryDelay,
    source: {
      publication,
      subscriptions: hub.subscriptions,
      countQueries: (count) => {
        counts.visibilityQueries += count;
      },
    },
    deliver(messages) {
      if (!hub.faults.deliversChanges) return;
      for (const { subscription, frame } of messages) {
        // The subscription may have ended during the queries.
        if (!hub.subscriptions.has(subscription)) continue;
        subscription.send(frame);
        counts.delivered += 1;
      }
    },
    log,
  });
  await database.exclusive((postgres) => installCapture(postgres, publication));
  const stopWatching = watchPublication(settings, () => {
    for (const channel of channelsOf(sessions)) channel.subscription.renew();
  });
  const webSockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: LONGEST_FRAME,
    maxFragments: MOST_FRAGMENTS,
    maxBufferedChunks: MOST_PIECES,
    perMessageDeflate: false,
  });

  async function accept(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const apiKey = await validateUpgrade(request, socket, settings);
    if (apiKey === null) return;
    if (isClosed || socket.destroyed) {
      socket.destroy();
      return;
    }
    const address = clientAddress(request.socket);
    if (!hub.capacity.sockets.take(address)) {
      refuse(socket, 429, 'Too many connections');
      return;
    }
    socket.once('close', () => hub.capacity.sockets.release(address));
    webSockets.handleUpgrade(request, socket, head, (webSocket) => {
      const client = { apiKey, address };
      const session = new SocketSession(hub, webSocket, client, () => sessions.delete(session));
      sessions.add(session);
    });
  }

  return {
    handleUpgrade(request, socket, head) {
      socket.on('error', () => socket.destroy());
      if (isClosed || !hub.faults.acceptsConnections) {
        socket.destroy();
        return;
      }
      accept(request, socket, head).catch((thrown: unknown) => {
        log(`upgrade: ${String(thrown)}`);
        socket.destroy();
      });
    },
    faults: orderFaults(hub.faults, sessions),
    statistics: () => ({
      sockets: sessions.size,
      channels: channelsOf(sessions).length,
      subscriptions: hub.subscriptions.size,
      ...counts,
    }),
    async close() {
      if (isClosed) return;
      isClosed = true;
      stopWatching();
      for (const session of sessions) session.closeForRestart();
      const deadline = Date.now() + CLOSING_TIME;
      while (sessions.size > 0 && Date.now() < deadline) await sleep(5);
      for (const session of sessions) session.drop();
      await poller.stop();
    },
  };
}
