import type { SubscriptionRequest } from './bindings.ts';
import type { Settings } from './options.ts';
import { checkSubscriptions, type SubscriptionCheck } from './subscriptionCheck.ts';

export type CheckSubscriptions = (
  role: string,
  requests: readonly SubscriptionRequest[],
) => Promise<SubscriptionCheck>;

/**
 * Checks what channels ask for. Equal questions that wait for the database get one answer: when a
 * server comes back, a thousand visitors rejoin at once, and REST waits in the same queue.
 */
export function shareChecks({ database, publication }: Settings): CheckSubscriptions {
  const waiting = new Map<string, Promise<SubscriptionCheck>>();
  return (role, requests) => {
    const key = JSON.stringify([role, requests]);
    const shared =
      waiting.get(key) ??
      database.exclusive((postgres) => {
        // Who asks from now on may know of a table that this look does not see any more.
        waiting.delete(key);
        return checkSubscriptions(postgres, publication, role, requests);
      });
    waiting.set(key, shared);
    return shared;
  };
}
