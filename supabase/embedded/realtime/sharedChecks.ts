import type { SubscriptionRequest } from './bindings.ts';
import type { Settings } from './options.ts';
import { checkSubscriptions, type SubscriptionCheck } from './subscriptionCheck.ts';

export type CheckSubscriptions = (
  role: string,
  requests: readonly SubscriptionRequest[],
) => Promise<SubscriptionCheck>;

/**
 * Checks the subscriptions of channels. Equal ones that wait for the database share one check: after
 * a restart of the server a thousand visitors rejoin at once, and REST uses the same queue.
 */
export function shareChecks({ database, publication }: Settings): CheckSubscriptions {
  const waiting = new Map<string, Promise<SubscriptionCheck>>();
  return (role, requests) => {
    const key = JSON.stringify([role, requests]);
    const waitingCheck = waiting.get(key);
    if (waitingCheck !== undefined) return waitingCheck;
    let hasBegun = false;
    const check = database.exclusive((postgres) => {
      // A later request may be about a table that this query does not see yet.
      hasBegun = true;
      waiting.delete(key);
      return checkSubscriptions(postgres, publication, role, requests);
    }, 'subscriptions');
    // An idle database begins at once.
    if (!hasBegun) waiting.set(key, check);
    return check;
  };
}
