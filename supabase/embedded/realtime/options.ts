import type { EmbeddedDatabase } from '../database.ts';

/** A wait of random length, in milliseconds, both ends included. */
export type Delay = { min: number; max: number };

export type RealtimeOptions = {
  database: EmbeddedDatabase;
  /** The HS256 secret of the users' tokens, and of API keys that are JWTs. */
  jwtSecret: string;
  /** Opaque `sb_publishable_…` key: role `anon`, no expiry, as the hosted gateway makes of it. */
  publishableKey: string;
  /** Opaque `sb_secret_…` key: role `service_role`, no expiry. */
  secretKey?: string;
  /** The publication whose tables send changes. Default `supabase_realtime`. */
  publication?: string;
  /**
   * Between a commit and the look at it. Default 20-120 ms: never synchronous with the write, and
   * quicker than the real server, which looks every 100-500 ms.
   */
  deliveryDelay?: Delay;
  /**
   * Between a join and its active database subscription. Default 0-50 ms, a warm server; a cold
   * one needs 1-3 s.
   */
  subscribeDelay?: Delay;
  /** Between a pushed access token and its taking effect. Default 1-3 s, as the real server. */
  tokenDelay?: Delay;
  /** Silence of a client after which its socket is closed with 1000. Default 60 s. */
  idleTimeout?: number;
  /** How often the publication is compared with the triggers. Default 60 s. */
  publicationCheckInterval?: number;
  /** The answer to a failed join is held back so long. Default 0; the real server waits 5 s. */
  joinErrorDelay?: number;
  /** A refused upgrade is answered so late. Default 0; the real server waits 2 s. */
  upgradeErrorDelay?: number;
  /** Longest wait that a client may ask for with `postgres_changes_options.wait`. Default 20 s. */
  longestSubscribeWait?: number;
  /** Bytes that may wait for a client that does not read, before it is dropped. Default 8 MiB. */
  sendBufferLimit?: number;
  /** Told about lost batches and other faults that no client hears of. Default: console.warn. */
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
    log: (message) => console.warn(`realtime: ${message}`),
    ...options,
    secretKey: options.secretKey ?? null,
  };
}

/** A random length of this delay, in milliseconds. */
export function randomWait(delay: Delay): number {
  return delay.min + Math.random() * (delay.max - delay.min);
}
