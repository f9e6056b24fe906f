import type { Queue } from '../queue.ts';
import type { Capacity } from './capacity.ts';
import type { FaultState } from './faultState.ts';
import type { Settings } from './options.ts';
import type { CheckSubscriptions } from './sharedChecks.ts';
import type { Subscription } from './subscriptions.ts';

/** What all sockets of one server share. */
export type Hub = {
  settings: Settings;
  faults: FaultState;
  /** The active database subscriptions of all channels. */
  subscriptions: Set<Subscription>;
  capacity: Capacity;
  checkSubscriptions: CheckSubscriptions;
  /** Joins are parsed one at a time, by address: thousands at once leave time for everything else. */
  joinTurns: Queue;
};
