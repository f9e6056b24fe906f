import type { EmbeddedDatabase } from '../database.ts';
import type { RateLimit } from '../tokenBuckets.ts';
import type { Limit } from './capacity.ts';

/** A random delay, in milliseconds, both ends included. */
export type Delay = { min: number; max: number };

export type RealtimeOptions = {
  database: EmbeddedDatabase;
  /** The HS256 secret of the users' tokens, and of API keys that are JWTs. */
  jwtSecret: string;
  /** Opaque `sb_publishable_…` key: role `anon`, no expiry, as behind the hosted gateway. */
  publishableKey: string;
  /** Opaque `sb_secret_…` key: role `service_role`, no expiry. */
  secretKey?: string;
  /** The publication whose tables send changes. Default `supabase_realtime`. */
  publication?: string;
  /**
   * Between a commit and the delivery of its changes. Default 20-120 ms: never synchronous with the
   * write, and faster than the real server, which polls every 100-500 ms.
   */
  deliveryDelay?: Delay;
  /**
   * Between a join and its active database subscription. Default 0-50 ms, a warm server; a cold
   * one needs 1-3 s.
   */
  subscribeDelay?: Delay;
  /** Before a pushed access token takes effect. Default 1-3 s, as on the real server. */
  tokenDelay?: Delay;
  /** A socket without a frame for this long is closed with 1000. Default 60 s. */
  idleTimeout?: number;
  /** How often the publication is compared with the triggers. Default 60 s. */
  publicationCheckInterval?: number;
  /** Before the reply to a failed join. Default 0; the real server waits 5 s. */
  joinErrorDelay?: number;
  /** Before the response to a refused upgrade. Default 0; the real server waits 2 s. */
  upgradeErrorDelay?: number;
  /** Maximum of a client's `postgres_changes_options.wait`. Default 20 s. */
  longestSubscribeWait?: number;
  /** Bytes that may wait for a client that does not read, before it is disconnected. Default 8 MiB. */
  sendBufferLimit?: number;
  /** How many sockets may be open. Default 5,000 from one address and 10,000 in all. */
  sockets?: Limit;
  /** Bytes that are read from one address. Default 2 MiB at once, and again in every second. */
  receivedBytes?: RateLimit;
  /** How many channels may be joined. Default 5,000 from one address and 20,000 in all. */
  channels?: Limit;
  /** Receives lost batches and other faults that no client is notified of. Default: console.warn. */
  log?: (message: string) => void;
};

export type Settings = Required<Omit<RealtimeOptions, 'secretKey'>> & { secretKey: string | null };

/** Fills in the defaults. */
export function completeOptions(options: RealtimeOptions): Settings {
  return {
    publication: 'supabase_realtime',
    deliveryDelay: { min: 20, max: 120 },
    subscribeDelay: { min: 0, max: 50 },
    tokenDelay: { min: 1_000, max: 3_000 },
    idleTimeout: 60_000,
    publicationCheckInterval: 60_000,
    joinErrorDelay: 0,
    upgradeErrorDelay: 0,
    longestSubscribeWait: 20_000,
    sendBufferLimit: 8 * 1024 * 1024,
    sockets: { perAddress: 5_000, inAll: 10_000 },
    receivedBytes: { tries: 2 * 1024 * 1024, period: 1_000 },
    channels: { perAddress: 5_000, inAll: 20_000 },
    log: (message) => console.warn(`realtime: ${message}`),
    ...options,
    secretKey: options.secretKey ?? null,
  };
}

/** Milliseconds. */
export function randomDelay(delay: Delay): number {
  return delay.min + Math.random() * (delay.max - delay.min);
}
