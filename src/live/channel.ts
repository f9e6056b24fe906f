import type { RealtimeChannel } from '@supabase/supabase-js';
import type { RowEvent } from './openTable.ts';
import type { Client } from './sources.ts';
import { delay, within } from './delay.ts';
import { watchSilence, type SilenceWatch } from './silentChannel.ts';

export type ChannelEvent = RowEvent & { table: string };

export type ChannelHandlers = {
  onEvent(event: ChannelEvent): void;
  /** The server has answered a heartbeat. */
  onAlive(): void;
  /** The database subscription is confirmed: from now on, nothing is missed. Again after a rejoin. */
  onConfirmed(): void;
  /** Changes may be missed from now on. */
  onInterrupted(): void;
  /** The kinds of changes of which nothing seems to be said, though all is confirmed; empty: no more. */
  onSuspicion(streams: readonly string[]): void;
};

/** A page that the server has no room for waits so long, ms. */
const refusedRange = [60_000, 180_000] as const;

/** A subscription that is not confirmed after this on an open socket is started again, ms. */
const confirmationTimeout = 30_000;

/** A socket that has neither opened nor failed after this is given up, ms. */
const silenceTimeout = 30_000;

/**
 * The library, which tries once a minute, has this long to recover from an interruption, ms. A page
 * that nobody touches, such as the screen in a club, must not depend on it alone.
 */
const recoveryTimeout = 30 * 60_000;

/** The interval at which a socket that is closing is checked, ms. */
const closingInterval = 20;

/** A server that does not answer a heartbeat within this is taken for gone, ms. */
const heartbeatTimeout = 4000;
/** The last part of it: a busy page receives after its timers what came before them, ms. */
const busyTime = 250;

export type Channel = Pick<SilenceWatch, 'reloaded'> & {
  /** Starts again on a new socket if the server does not answer on the present one. */
  check(): void;
  /** Starts again on a new socket. */
  restart(): void;
  close(): void;
};

/**
 * Keeps the site's one channel open. The client library rejoins after a broken socket, but not after
 * the server has closed the channel (an expired token), and it does not notice a database subscription
 * that failed: then this makes a new channel, and in place of a channel that failed on a socket that is
 * open, which all pages would join again in the same second. Nor does it notice in time that a socket
 * died without a word: then this closes it.
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
  let isRefused = false;
  let heartbeatTimer: ReturnType<typeof setTimeout> | undefined;

  const silence = watchSilence({ onSuspicion: handlers.onSuspicion, restart: () => restart() });

  const awaitAnswer = () => {
    clearTimeout(heartbeatTimer);
    heartbeatTimer = setTimeout(() => {
      heartbeatTimer = setTimeout(restart, busyTime);
    }, heartbeatTimeout - busyTime);
  };
  client.realtime.onHeartbeat((status) => {
    if (status === 'sent') awaitAnswer();
    else clearTimeout(heartbeatTimer);
    if (status === 'ok') handlers.onAlive();
  });
  const doAfter = (delay: number, action: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(action, delay);
  };
  const leave = () => {
    clearTimeout(timer);
    clearTimeout(heartbeatTimer);
    const left = channel;
    // Cleared first: its CLOSED is then known to be ours.
    channel = null;
    if (left !== null) void client.removeChannel(left);
  };

  const joinAgain = () => {
    leave();
    handlers.onInterrupted();
    failures += 1;
    doAfter(client.realtime.reconnectAfterMs(failures), join);
  };
  const end = () => {
    leave();
    handlers.onInterrupted();
    restarts += 1;
    return endSocket(client.realtime);
  };
  const restartOnNewSocket = async () => {
    const ended = end();
    const turn = restarts;
    await ended;
    if (turn === restarts) join();
  };
  const restart = () => {
    if (!isRefused) void restartOnNewSocket();
  };
  /** There is no room: whatever happens on the page, it asks no sooner. */
  const waitForRoom = () => {
    isRefused = true;
    void end();
    doAfter(within(refusedRange), () => {
      isRefused = false;
      join();
    });
  };

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
        whileCurrent(() => {
          const event: ChannelEvent = {
            table: payload.table,
            type: payload.eventType,
            row: payload.eventType === 'DELETE' ? payload.old : payload.new,
            committedAt: payload.commit_timestamp,
            isIncomplete: Array.isArray(payload.errors) && payload.errors.length > 0,
          };
          silence.heard(event);
          handlers.onEvent(event);
        });
      });
    }
    joined.on('system', {}, (message: unknown) => {
      whileCurrent(() => {
        if (!isSystemMessage(message)) return;
        if (isRefusal(message.message)) {
          waitForRoom();
          return;
        }
        if (message.extension !== 'postgres_changes') return;
        if (message.status !== 'ok') {
          joinAgain();
          return;
        }
        isConfirmed = true;
        failures = 0;
        clearTimeout(timer);
        silence.confirmed();
        handlers.onConfirmed();
      });
    });
    // The status is compared as text: the library's enum would bring the whole library with it.
    joined.subscribe((status: string, error) => {
      whileCurrent(() => {
        if (status === 'SUBSCRIBED') {
          // The database subscription is confirmed by a message of its own, before or after this.
          if (!isConfirmed) doAfter(confirmationTimeout, restart);
        } else if (isRefusal(error?.message)) {
          waitForRoom();
        } else if (status === 'CLOSED' || client.realtime.isConnected()) {
          joinAgain();
        } else {
          isConfirmed = false;
          clearTimeout(heartbeatTimer);
          // The library joins once more on the next socket, and must not send what waited for this one too.
          client.realtime.sendBuffer.length = 0;
          doAfter(recoveryTimeout, restart);
          handlers.onInterrupted();
        }
      });
    });
  }

  join();
  return {
    check() {
      // The library takes a second one for the end of the first's time, its own next one too.
      if (client.realtime.pendingHeartbeatRef !== null) return;
      clearTimeout(client.realtime.heartbeatTimer);
      awaitAnswer();
      void client.realtime.sendHeartbeat();
    },
    restart,
    reloaded: silence.reloaded,
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

type SystemMessage = { extension: unknown; status: unknown; message?: unknown };

function isSystemMessage(message: unknown): message is SystemMessage {
  return (
    typeof message === 'object' && message !== null && 'extension' in message && 'status' in message
  );
}

/** Whether the server refuses a page because of a limit of the project: of joins, connections or messages. */
function isRefusal(reason: unknown): boolean {
  return typeof reason === 'string' && /RateLimitReached|^Too many (?!database)/u.test(reason);
}
