import type { Delay } from './options.ts';
import { channelsOf, type SocketSession } from './socketSession.ts';

/** Faults that tests order; only the code that embeds the server can reach them. */
export type RealtimeFaults = {
  /** Closes every open socket with this code, e.g. 1001 or 1012. */
  closeSockets(code: number, reason?: string): void;
  /** Cuts every TCP connection without a close frame: the client sees 1006. */
  dropSockets(): void;
  /** `phx_error` on every channel, as after a crash: clients rejoin by themselves. */
  crashChannels(): void;
  /** `phx_close` on every channel: clients never come back by themselves. */
  closeChannels(): void;
  /** While false, heartbeats stay unanswered. */
  answerHeartbeats(answer: boolean): void;
  /** While false, joins stay unanswered. */
  answerJoins(answer: boolean): void;
  /** Refuses every join with this reason, until null is given. */
  refuseJoins(reason: string | null): void;
  /** While false, changes are lost in silence: subscribed, and dead. */
  deliverChanges(deliver: boolean): void;
  /** While false, connections are cut before the upgrade. */
  acceptConnections(accept: boolean): void;
  /** Another wait before subscriptions become active, until null is given. */
  delaySubscriptions(delay: Delay | null): void;
};

/** The faults in force. */
export type FaultState = {
  answersHeartbeats: boolean;
  answersJoins: boolean;
  joinRefusal: string | null;
  deliversChanges: boolean;
  acceptsConnections: boolean;
  subscribeDelay: Delay | null;
};

export function noFaults(): FaultState {
  return {
    answersHeartbeats: true,
    answersJoins: true,
    joinRefusal: null,
    deliversChanges: true,
    acceptsConnections: true,
    subscribeDelay: null,
  };
}

/** Makes the faults of one server: they act on its sockets, or stay in force in `state`. */
export function orderFaults(
  state: FaultState,
  sessions: ReadonlySet<SocketSession>,
): RealtimeFaults {
  return {
    closeSockets(code, reason) {
      for (const session of sessions) session.close(code, reason);
    },
    dropSockets() {
      for (const session of sessions) session.drop();
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
  };
}
