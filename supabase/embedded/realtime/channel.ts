import { setTimeout as sleep } from 'node:timers/promises';
import type { ChannelBinding } from './join.ts';
import type { SubscriptionRequest } from './bindings.ts';
import { textFrame, replyFrame, type IncomingFrame } from './frames.ts';
import type { Hub } from './hub.ts';
import { member } from './json.ts';
import { randomWait } from './options.ts';
import type { SubscriptionCheck } from './subscriptionCheck.ts';
import type { Subscription } from './subscriptions.ts';
import { expiryMessage, verifyToken, type Identity } from './tokens.ts';

const LONGEST_TIMER = 5 * 60_000;
const TOPIC_PREFIX = 'realtime:';

export type ChannelOptions = {
  hub: Hub;
  topic: string;
  joinReference: string | null;
  identity: Identity;
  bindings: readonly ChannelBinding[];
  send(frame: string): void;
  /** Called once, when the channel is over, whoever ended it. */
  onEnd(): void;
};

/** One joined topic of one socket: its database subscription, its token and its end. */
export class Channel {
  readonly topic: string;
  readonly #options: ChannelOptions;
  readonly #ended = new AbortController();
  #identity: Identity;
  #subscription: Subscription | null = null;
  #expiryTimer: NodeJS.Timeout | null = null;
  #subscribeTimer: NodeJS.Timeout | null = null;

  constructor(options: ChannelOptions) {
    this.#options = options;
    this.topic = options.topic;
    this.#identity = options.identity;
    this.#watchExpiry();
  }

  /** After the ok reply: subscribes to the database a while later, and tells how it went. */
  subscribeSoon(delay = this.#subscribeDelay()): void {
    if (this.#options.bindings.length === 0) return;
    if (this.#subscribeTimer !== null) clearTimeout(this.#subscribeTimer);
    this.#subscribeTimer = setTimeout(() => void this.#subscribe(), delay);
  }

  /**
   * Before the reply, for a client that waits for the database subscription.
   * @returns why the join fails, or what to call once the ok reply is sent
   */
  async subscribeNow(timeout: number): Promise<{ error: string } | { confirm: () => void }> {
    const delay = this.#subscribeDelay();
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
    const outcome = await this.#check();
    if ('error' in outcome) return { error: `RealtimeDisabledForConfiguration: ${outcome.error}` };
    return { confirm: () => this.#confirm(outcome.subscription) };
  }

  /** Subscribes anew if the database subscription was active: the publication has changed. */
  renewSubscription(): void {
    if (this.#subscription === null) return;
    this.#drop();
    this.subscribeSoon();
  }

  async handle(frame: IncomingFrame): Promise<void> {
    switch (frame.event) {
      case 'phx_leave':
        this.#options.send(replyFrame({ ...frame, joinReference: this.#join }, 'ok', {}));
        this.close();
        return;
      case 'access_token':
        await this.#changeToken(member(frame.payload, 'access_token'));
        return;
      case 'broadcast':
      case 'presence':
        this.#refuse(frame);
        return;
      default:
    }
  }

  /** Ends the channel for good: a client never rejoins after `phx_close`. */
  close(): void {
    if (this.#ended.signal.aborted) return;
    this.end();
    this.sayClosed();
  }

  /** The last word of a channel that a second join of its topic has ended. */
  sayClosed(): void {
    this.#options.send(textFrame(this.#join, this.#join, this.topic, 'phx_close', {}));
  }

  announceDisconnect(): void {
    const payload = { extension: 'system', status: 'ok', message: 'Server requested disconnect' };
    this.#options.send(textFrame(this.#join, null, this.topic, 'system', payload));
  }

  /** Ends the channel as a crash does: the client rejoins. */
  crash(): void {
    this.end();
    const reason = { reason: 'channel_crash' };
    this.#options.send(textFrame(this.#join, this.#join, this.topic, 'phx_error', reason));
  }

  /** Ends the channel without a word. */
  end(): void {
    if (this.#ended.signal.aborted) return;
    this.#ended.abort();
    this.#drop();
    for (const timer of [this.#expiryTimer, this.#subscribeTimer]) {
      if (timer !== null) clearTimeout(timer);
    }
    this.#options.onEnd();
  }

  get #join(): string | null {
    return this.#options.joinReference;
  }

  #subscribeDelay(): number {
    const { faults, settings } = this.#options.hub;
    return randomWait(faults.subscribeDelay ?? settings.subscribeDelay);
  }

  #system(extension: string, status: 'ok' | 'error', message: string): void {
    if (this.#ended.signal.aborted) return;
    const channel = this.topic.slice(TOPIC_PREFIX.length);
    const payload = { extension, status, message, channel };
    this.#options.send(textFrame(this.#join, null, this.topic, 'system', payload));
  }

  async #subscribe(): Promise<void> {
    const outcome = await this.#check();
    if ('subscription' in outcome) this.#confirm(outcome.subscription);
    // No retry: the real server sees no point in repeating what the parameters spoil.
    else this.#system('postgres_changes', 'error', outcome.error);
  }

  async #check(): Promise<{ subscription: Subscription } | { error: string }> {
    const { hub, bindings, send } = this.#options;
    const identity = this.#identity;
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
    return { subscription: { topic: this.topic, identity, bindings: subscribed, send } };
  }

  #confirm(subscription: Subscription): void {
    if (this.#ended.signal.aborted) return;
    this.#drop();
    this.#subscription = subscription;
    this.#options.hub.subscriptions.add(subscription);
    this.#system('postgres_changes', 'ok', 'Subscribed to PostgreSQL');
  }

  #drop(): void {
    if (this.#subscription !== null) this.#options.hub.subscriptions.delete(this.#subscription);
    this.#subscription = null;
  }

  /** A pushed token is never answered; it takes effect with the next subscription. */
  async #changeToken(token: unknown): Promise<void> {
    if (typeof token !== 'string' || token.startsWith('sb_')) return;
    if (token === this.#identity.token) return;
    const { settings } = this.#options.hub;
    const verdict = await verifyToken(token, settings.jwtSecret);
    if (this.#ended.signal.aborted) return;
    if ('fault' in verdict) {
      this.#shutDown(verdict.fault.push);
      return;
    }
    this.#identity = verdict.identity;
    this.#watchExpiry();
    this.subscribeSoon(randomWait(settings.tokenDelay));
  }

  #watchExpiry(): void {
    if (this.#expiryTimer !== null) clearTimeout(this.#expiryTimer);
    this.#expiryTimer = null;
    const { expiresAt } = this.#identity;
    if (expiresAt === null) return;
    const left = Math.max(0, expiresAt * 1_000 - Date.now());
    this.#expiryTimer = setTimeout(
      () => this.#checkExpiry(expiresAt),
      Math.min(left, LONGEST_TIMER),
    );
  }

  #checkExpiry(expiresAt: number): void {
    const past = Date.now() - expiresAt * 1_000;
    if (past < 0) this.#watchExpiry();
    else this.#shutDown(expiryMessage(Math.floor(past / 1_000)));
  }

  #shutDown(message: string): void {
    this.#system('system', 'error', message);
    this.close();
  }

  /** Broadcast and presence are not there, and nobody shall believe that they are. */
  #refuse(frame: IncomingFrame): void {
    const reason = `NotImplemented: the embedded Realtime server has no ${frame.event}`;
    this.#options.send(replyFrame({ ...frame, joinReference: this.#join }, 'error', { reason }));
    this.#system(frame.event, 'error', reason);
  }
}
