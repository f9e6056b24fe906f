import type { Delay } from './options.ts';

/** The faults in force. */
export type FaultState = {
  answersHeartbeats: boolean;
  answersJoins: boolean;
  joinRefusal: string | null;
  deliversChanges: boolean;
  acceptsConnections: boolean;
  subscribeDelay: Delay | null;
  /** Subscriptions that are made wait for it. */
  subscriptionGate: Promise<void> | null;
  honoursWaits: boolean;
};

export function noFaults(): FaultState {
  return {
    answersHeartbeats: true,
    answersJoins: true,
    joinRefusal: null,
    deliversChanges: true,
    acceptsConnections: true,
    subscribeDelay: null,
    subscriptionGate: null,
    honoursWaits: true,
  };
}
