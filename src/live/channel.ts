import type { RealtimeChannel } from '@supabase/supabase-js';
import type { RowEvent } from './openTable.ts';
import type { Client } from './sources.ts';
import { delay } from './delay.ts';

export type ChannelEvent = RowEvent & { table: string };

export type ChannelHandlers = {
  onEvent(event: ChannelEvent): void;
  /** The server has answered a heartbeat. */
  onAlive(): void;
  /** The database subscription is confirmed: from now on, nothing is missed. Again after a rejoin. */
  onConfirmed(): void;
  /** Changes may be missed from now on. */
  onInterrupted(): void;
};

/** The delays before a new channel after one was closed or refused, ms; the last repeats. */
const rejoinDelays = [1000, 2000, 5000, 10_000] as const;

/** A subscription that is not confirmed after this on an open socket is started again, ms. */
const confirmationTimeout = 30_000;

/** A socket that has neither opened nor failed after this is given up, ms. */
const silenceTimeout = 60_000;

/**
 * The library, which tries once a minute, has this long to recover from an interruption, ms. A page
 * that nobody touches, such as the screen in a club, must not depend on it alone.
 */
const recoveryTimeout = 30 * 60_000;

/** How often a socket that is closing is checked, ms. */
const closingInterval = 20;

/** A server that answers a heartbeat later than this is taken for gone, ms. */
const heartbeatTimeout = 3000;

export type Channel = {
  /** Starts again on a new socket if the server does not answer on the present one. */
  check(): void;
  /** Starts again on a new socket. */
  restart(): void;
  close(): void;
};

/**
 * Keeps the site's one channel open. The client library rejoins after a broken socket, but not after
 * the server has closed the channel (an expired token, a limit), and it does not notice a database
 * subscription that failed: then this makes a new channel. Nor does it notice a socket that broke while
 * the page was in the back/forward cache or the device asleep: then this closes it.
 * @param tables the names of the tables to subscribe to
 */
export function openChannel(
  client: Client,
  tables: readonly string[],
  handlers: ChannelHandlers,
): Channel {
  let channel: RealtimeChannel | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let restarts = 0;
  let heartbeatTimer: ReturnType<typeof setTimeout> | undefined;

  client.realtime.onHeartbeat((status) => {
    if (status !== 'ok') return;
    clearTimeout(heartbeatTimer);
    handlers.onAlive();
  });
  const doAfter = (delay: number, action: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(action, delay);
  };
  const joinAgain = () => {
    handlers.onInterrupted();
    const delay = rejoinDelays[Math.min(failures, rejoinDelays.length - 1)];
    failures += 1;
    doAfter(delay ?? 0, join);
  };
  const leave = () => {
    clearTimeout(timer);
    clearTimeout(heartbeatTimer);
    const left = channel;
    // Cleared first: its CLOSED is then known to be ours.
    channel = null;
    if (left !== null) void client.removeChannel(left);
  };

  const restartOnNewSocket = async () => {
    leave();
    handlers.onInterrupted();
    restarts += 1;
    const turn = restarts;
    await endSocket(client.realtime);
    if (turn === restarts) join();
  };
  const restart = () => void restartOnNewSocket();

  function join() {
    leave();
    doAfter(silenceTimeout, restart);
    const joined = client.channel('league', {
      config: { postgres_changes_options: { wait: true } },
    });
    channel = joined;
    let isConfirmed = false;
    const whileCurrent = (action: () => void) => {
      if (channel === joined) action();
    };
    for (const table of tables) {
      joined.on('postgres_changes', { event: '*', schema: 'public', table }, (payload) => {
        whileCurrent(() =>
          handlers.onEvent({
            table: payload.table,
            type: payload.eventType,
            row: payload.eventType === 'DELETE' ? payload.old : payload.new,
            committedAt: payload.commit_timestamp,
            isIncomplete: Array.isArray(payload.errors) && payload.errors.length > 0,
          }),
        );
      });
    }
    joined.on('system', {}, (message: unknown) => {
      whileCurrent(() => {
        if (!isAboutDatabase(message)) return;
        if (message.status !== 'ok') {
          joinAgain();
          return;
        }
        isConfirmed = true;
        failures = 0;
        clearTimeout(timer);
        handlers.onConfirmed();
      });
    });
    // The status is compared as text: the library's enum would bring the whole library with it.
    joined.subscribe((status: string) => {
      whileCurrent(() => {
        if (status === 'SUBSCRIBED') {
          // The database subscription is confirmed by a message of its own, before or after this.
          if (!isConfirmed) doAfter(confirmationTimeout, restart);
        } else if (status === 'CLOSED') {
          joinAgain();
        } else {
          isConfirmed = false;
          doAfter(recoveryTimeout, restart);
          handlers.onInterrupted();
        }
      });
    });
  }

  join();
  return {
    check() {
      clearTimeout(heartbeatTimer);
      heartbeatTimer = setTimeout(restart, heartbeatTimeout);
      void client.realtime.sendHeartbeat();
    },
    restart,
    close() {
      restarts += 1;
      leave();
    },
  };
}

/**
 * Closes the socket. The library does not replace one that is closing, and may take a closed one for
 * open, as after the back/forward cache: then no other would be opened.
 */
async function endSocket(realtime: Client['realtime']) {
  const wasClosing = realtime.isDisconnecting();
  while (realtime.isDisconnecting()) await delay(closingInterval);
  // The library may have opened another meanwhile.
  const isReplaced = wasClosing && (realtime.isConnecting() || realtime.isConnected());
  if (!isReplaced) await realtime.disconnect();
}

function isAboutDatabase(message: unknown): message is { status: string } {
  return (
    typeof message === 'object' &&
    message !== null &&
    'extension' in message &&
    message.extension === 'postgres_changes' &&
    'status' in message &&
    typeof message.status === 'string'
  );
}
