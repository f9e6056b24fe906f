import { DatabaseSubscription } from './databaseSubscription.ts';
import { ExpiryTimer } from './expiryTimer.ts';
import { replyFrame, textFrame, type IncomingFrame } from './frames.ts';
import type { Hub } from './hub.ts';
import type { ChannelBinding } from './join.ts';
import { member } from './json.ts';
import { randomDelay } from './options.ts';
import { expiryMessage, verifyToken, type Identity } from './tokens.ts';

const TOPIC_PREFIX = 'realtime:';

export type ChannelOptions = {
  hub: Hub;
  topic: string;
  joinReference: string | null;
  identity: Identity;
  bindings: readonly ChannelBinding[];
  send(frame: string): void;
  /** Called once, at the end of the channel. */
  onEnd(): void;
};

/** One joined topic of one socket, from its join to its end. */
export class Channel {
  readonly subscription: DatabaseSubscription;
  readonly #options: ChannelOptions;
  readonly #expiry: ExpiryTimer;
  #identity: Identity;
  #isOver = false;

  constructor(options: ChannelOptions) {
    const { hub, topic, bindings, identity, send } = options;
    this.#options = options;
    this.#identity = identity;
    this.subscription = new DatabaseSubscription({
      hub,
      topic,
      bindings,
      identity: () => this.#identity,
      send,
      notify: (status, message) => this.#system('postgres_changes', status, message),
    });
    this.#expiry = new ExpiryTimer((secondsAgo) => this.#shutDown(expiryMessage(secondsAgo)));
    this.#expiry.watch(identity.expiresAt);
  }

  /** Whether a frame refers to this channel, not to an earlier one of the same topic. */
  isOfJoin({ joinReference }: IncomingFrame): boolean {
    return this.#join === null || joinReference === this.#join;
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
    if (this.#isOver) return;
    this.end();
    this.sendClose();
  }

  /** The last message of a channel that a second join of its topic has ended. */
  sendClose(): void {
    this.#push('phx_close', {}, this.#join);
  }

  /** The real server's message to all channels before it restarts. */
  announceDisconnect(): void {
    const message = 'Server requested disconnect';
    this.#push('system', { extension: 'system', status: 'ok', message });
  }

  /** Ends the channel as a crash does: the client rejoins. */
  crash(): void {
    this.end();
    this.#push('phx_error', { reason: 'channel_crash' }, this.#join);
  }

  /** Ends the channel without a message. */
  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.subscription.end();
    this.#expiry.stop();
    this.#options.onEnd();
  }

  get #join(): string | null {
    return this.#options.joinReference;
  }

  #push(event: string, payload: object, reference: string | null = null): void {
    const { topic, send } = this.#options;
    send(textFrame(this.#join, reference, topic, event, payload));
  }

  #system(extension: string, status: 'ok' | 'error', message: string): void {
    const channel = this.#options.topic.slice(TOPIC_PREFIX.length);
    this.#push('system', { extension, status, message, channel });
  }

  /** A pushed token gets no reply; it takes effect with the next subscription. */
  async #changeToken(token: unknown): Promise<void> {
    if (typeof token !== 'string' || token.startsWith('sb_')) return;
    if (token === this.#identity.token) return;
    const { settings } = this.#options.hub;
    const outcome = await verifyToken(token, settings.jwtSecret);
    if (this.#isOver) return;
    if ('fault' in outcome) {
      this.#shutDown(outcome.fault.push);
      return;
    }
    this.#identity = outcome.identity;
    this.#expiry.watch(outcome.identity.expiresAt);
    this.subscription.startSoon(randomDelay(settings.tokenDelay));
  }

  #shutDown(message: string): void {
    this.#system('system', 'error', message);
    this.close();
  }

  /** Broadcast and presence are not implemented. */
  #refuse(frame: IncomingFrame): void {
    const reason = `NotImplemented: the embedded Realtime server has no ${frame.event}`;
    this.#options.send(replyFrame({ ...frame, joinReference: this.#join }, 'error', { reason }));
    this.#system(frame.event, 'error', reason);
  }
}
