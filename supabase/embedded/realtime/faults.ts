import type { FaultState } from './faultState.ts';
import type { Delay } from './options.ts';
import { channelsOf, type SocketSession } from './socketSession.ts';

/** Faults for tests; only the code that embeds the server can cause them. */
export type RealtimeFaults = {
  /** Closes every open socket with this code, e.g. 1001 or 1012. */
  closeSockets(code: number, reason?: string): void;
  /** Closes every TCP connection without a close frame: the client sees 1006. */
  dropSockets(): void;
  /** Closes one TCP connection without a close frame; the index counts from the oldest, modulo their number. */
  dropSocket(index: number): void;
  /** The open sockets stop receiving and sending, and are not closed (half-open connections). */
  freezeSockets(): void;
  /** `phx_error` on every channel, as after a crash: clients rejoin. */
  crashChannels(): void;
  /** `phx_close` on every channel: clients do not rejoin. */
  closeChannels(): void;
  /** While false, heartbeats get no reply. */
  answerHeartbeats(answer: boolean): void;
  /** While false, joins get no reply. */
  answerJoins(answer: boolean): void;
  /** Refuses every join with this reason, until null is given. */
  refuseJoins(reason: string | null): void;
  /** While false, changes are not sent, although the subscriptions are confirmed. */
  deliverChanges(deliver: boolean): void;
  /** While false, connections are closed before the upgrade. */
  acceptConnections(accept: boolean): void;
  /** Another delay before subscriptions become active, until null is given. */
  delaySubscriptions(delay: Delay | null): void;
  /** While true, no subscription becomes active, however long that takes. */
  holdSubscriptions(hold: boolean): void;
  /** Active subscriptions end with a `system` error, and the server subscribes again. */
  loseSubscriptions(reason: string): void;
  /** While false, `postgres_changes_options.wait` is ignored, as by servers that do not support it. */
  honourWaits(honour: boolean): void;
};

/** The faults of one server: they act on its sockets at once, or on `state`. */
export function orderFaults(
  state: FaultState,
  sessions: ReadonlySet<SocketSession>,
): RealtimeFaults {
  let openGate = () => {};
  return {
    closeSockets(code, reason) {
      for (const session of sessions) session.close(code, reason);
    },
    dropSockets() {
      for (const session of sessions) session.drop();
    },
    dropSocket(index) {
      [...sessions][index % Math.max(sessions.size, 1)]?.drop();
    },
    freezeSockets() {
      for (const session of sessions) session.freeze();
    },
    crashChannels() {
      for (const channel of channelsOf(sessions)) channel.crash();
    },
    closeChannels() {
      for (const channel of channelsOf(sessions)) channel.close();
    },
    answerHeartbeats(answer) {
      state.answersHeartbeats = answer;
    },
    answerJoins(answer) {
      state.answersJoins = answer;
    },
    refuseJoins(reason) {
      state.joinRefusal = reason;
    },
    deliverChanges(deliver) {
      state.deliversChanges = deliver;
    },
    acceptConnections(accept) {
      state.acceptsConnections = accept;
    },
    delaySubscriptions(delay) {
      state.subscribeDelay = delay;
    },
    holdSubscriptions(hold) {
      openGate();
      state.subscriptionGate = null;
      if (!hold) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      state.subscriptionGate = promise;
      openGate = resolve;
    },
    loseSubscriptions(reason) {
      for (const channel of channelsOf(sessions)) channel.subscription.lose(reason);
    },
    honourWaits(honour) {
      state.honoursWaits = honour;
    },
  };
}
