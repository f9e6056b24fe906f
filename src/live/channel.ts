import type { RealtimeChannel } from '@supabase/supabase-js';
import { delay } from '../utils/delay.ts';
import type { Client } from '../data/sources.ts';

/** One row's change as Realtime reports it; a DELETE knows the id and no more. */
export type ChannelChange = {
  table: string;
  type: 'INSERT' | 'UPDATE' | 'DELETE';
  /** The new row, or for a DELETE what is left of the old one. */
  row: unknown;
  committedAt: string | null;
  /** The server could not send the row whole (too large, no right to read it). */
  isIncomplete: boolean;
};

export type ChannelHandlers = {
  onChange(change: ChannelChange): void;
  /** The database subscription stands: from here on, nothing is missed. Comes again after a rejoin. */
  onConfirmed(): void;
  /** What happens from here on may be missed. */
  onInterrupted(): void;
};

/** How long a new channel is waited for after one was closed or refused, ms; the last repeats. */
const rejoinDelays = [1000, 2000, 5000, 10_000] as const;

/** A subscription that is not confirmed for so long, on an open socket, is started anew, ms. */
const confirmationTimeout = 30_000;

/** So is one of which nothing is heard, as on a socket that neither opens nor fails, ms. */
const silenceTimeout = 60_000;

/**
 * So long the library, which tries once a minute, is left to come back from an interruption, ms. A page
 * that nobody touches, such as the screen in a club, must not depend on it alone.
 */
const recoveryTimeout = 30 * 60_000;

/** So often a socket that is closing is looked at, ms. */
const closingInterval = 20;

export type Channel = {
  /** Starts anew on a new socket, whatever becomes of the one that is there. */
  restart(): void;
  close(): void;
};

/**
 * Holds the site's one channel open for good. The client library rejoins after a broken socket by
 * itself; it does not come back from a channel that the server closed (an expired token, a limit),
 * nor notice a database subscription that failed: then this makes a new channel. A socket that broke
 * while the page lay in the browser's cache it may take for one that is there: then this ends it.
 */
export function openChannel(client: Client, handlers: ChannelHandlers): Channel {
  let channel: RealtimeChannel | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let restarts = 0;

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
    const left = channel;
    // Cleared first, so that its CLOSED is known to be ours.
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
    for (const table of ['results', 'upcoming_matches']) {
      joined.on('postgres_changes', { event: '*', schema: 'public', table }, (payload) => {
        whileCurrent(() =>
          handlers.onChange({
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
    // As text: the library's enum would bring the whole library with it.
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
    restart,
    close() {
      restarts += 1;
      leave();
    },
  };
}

/**
 * Ends the socket. The library leaves one alone that is closing, and one that is closed it may take for
 * one that is there, so that nobody opens another: as after a page's way through the browser's cache.
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
