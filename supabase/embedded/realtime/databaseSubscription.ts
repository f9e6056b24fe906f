import { setTimeout as sleep } from 'node:timers/promises';
import type { SubscriptionRequest } from './bindings.ts';
import type { Hub } from './hub.ts';
import type { ChannelBinding } from './join.ts';
import { randomDelay } from './options.ts';
import type { SubscriptionCheck } from './subscriptionCheck.ts';
import type { Subscription } from './subscriptions.ts';
import type { Identity } from './tokens.ts';

export type DatabaseSubscriptionOptions = {
  hub: Hub;
  topic: string;
  bindings: readonly ChannelBinding[];
  /** The reader; called whenever the subscription is created. */
  identity(): Identity;
  send(frame: string): void;
  /** Sends the outcome to the client in a `system` message. */
  notify(status: 'ok' | 'error', message: string): void;
};

/** A channel's subscription to the database: inactive at first, and again after each failure. */
export class DatabaseSubscription {
  readonly #options: DatabaseSubscriptionOptions;
  readonly #ended = new AbortController();
  #active: Subscription | null = null;
  #timer: NodeJS.Timeout | null = null;

  constructor(options: DatabaseSubscriptionOptions) {
    this.#options = options;
  }

  /** After the ok reply: subscribes after a delay, and notifies the client of the outcome. */
  startSoon(delay = this.#startDelay()): void {
    if (this.#options.bindings.length === 0) return;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#start(), delay);
  }

  /**
   * Before the reply, for a client that waits for the subscription.
   * @returns why the join fails, or what to call once the ok reply is sent
   */
  async startNow(timeout: number): Promise<{ error: string } | { confirm: () => void }> {
    const delay = this.#startDelay();
    try {
      await sleep(Math.min(delay, timeout), null, { signal: this.#ended.signal });
    } catch {
      return { error: 'join crashed' };
    }
    if (delay > timeout) {
      return {
        error: `PostgresChangesSubscribeTimeout: Timed out after ${timeout}ms waiting for the postgres_changes subscription`,
      };
    }
    await this.#options.hub.faults.subscriptionGate;
    const outcome = await this.#check();
    if ('error' in outcome) return { error: `RealtimeDisabledForConfiguration: ${outcome.error}` };
    return { confirm: () => this.#confirm(outcome.subscription) };
  }

  /** Subscribes again if the subscription was active: the publication has changed. */
  renew(): void {
    if (this.#active === null) return;
    this.#drop();
    this.startSoon();
  }

  /** Does what a lost connection of the real server to its database does. */
  lose(reason: string): void {
    if (this.#active === null) return;
    this.#drop();
    this.#options.notify('error', reason);
    this.startSoon();
  }

  end(): void {
    this.#ended.abort();
    this.#drop();
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  #startDelay(): number {
    const { faults, settings } = this.#options.hub;
    return randomDelay(faults.subscribeDelay ?? settings.subscribeDelay);
  }

  async #start(): Promise<void> {
    await this.#options.hub.faults.subscriptionGate;
    const outcome = await this.#check();
    if (this.#ended.signal.aborted) return;
    if ('subscription' in outcome) this.#confirm(outcome.subscription);
    // Without a retry, as on the real server: the parameters stay invalid.
    else this.#options.notify('error', outcome.error);
  }

  async #check(): Promise<{ subscription: Subscription } | { error: string }> {
    const { hub, topic, bindings, send } = this.#options;
    const identity = this.#options.identity();
    const requests: SubscriptionRequest[] = [];
    for (const { parsed } of bindings) {
      if ('error' in parsed) return parsed;
      requests.push(parsed.request);
    }
    let check: SubscriptionCheck;
    try {
      check = await hub.checkSubscriptions(identity.role, requests);
    } catch (thrown) {
      return { error: thrown instanceof Error ? thrown.message : String(thrown) };
    }
    if ('error' in check) return check;
    const subscribed = bindings.map(({ id }, index) => ({
      id,
      event: requests[index]?.event ?? '*',
      relations: check.relations[index] ?? new Set<string>(),
    }));
    return { subscription: { topic, identity, bindings: subscribed, send } };
  }

  #confirm(subscription: Subscription): void {
    if (this.#ended.signal.aborted) return;
    this.#drop();
    this.#active = subscription;
    this.#options.hub.subscriptions.add(subscription);
    this.#options.notify('ok', 'Subscribed to PostgreSQL');
  }

  #drop(): void {
    if (this.#active !== null) this.#options.hub.subscriptions.delete(this.#active);
    this.#active = null;
  }
}
