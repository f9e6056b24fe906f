import type { ChangeType } from './bindings.ts';
import type { Identity } from './tokens.ts';

/** A channel whose database subscription is active. */
export type Subscription = {
  topic: string;
  /** The identity as verified when the subscription became active: a newer token counts from the next one on. */
  identity: Identity;
  bindings: readonly SubscribedBinding[];
  send(frame: string): void;
};
export type SubscribedBinding = {
  id: number;
  event: ChangeType | '*';
  /** The oids of the tables that the binding matched when the subscription was created. */
  relations: ReadonlySet<string>;
};

/** The ids of a channel's bindings that match a change: last binding first, with repeats. */
export function matchingIds(
  subscription: Subscription,
  change: { relation: string; type: ChangeType },
): number[] {
  return subscription.bindings
    .filter(
      ({ event, relations }) =>
        (event === '*' || event === change.type) && relations.has(change.relation),
    )
    .map(({ id }) => id)
    .toReversed();
}
