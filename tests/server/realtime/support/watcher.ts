import type {
  RealtimeChannel,
  RealtimeChannelOptions,
  RealtimePostgresChangesFilter,
  RealtimePostgresChangesPayload,
  SupabaseClient,
} from '@supabase/supabase-js';
import { expect } from 'vitest';

export type Binding = RealtimePostgresChangesFilter<'*' | 'INSERT' | 'UPDATE' | 'DELETE'>;
export type Change = RealtimePostgresChangesPayload<Record<string, unknown>>;
export type SystemMessage = { extension: string; status: string; message: string; channel: string };

/** A subscribed channel of the unmodified client, and every message that it received. */
export type Watcher = {
  channel: RealtimeChannel;
  /** The statuses so far, each with its error's text. */
  statuses: string[];
  errors: string[];
  systems: SystemMessage[];
  /** The callbacks' payloads, one for each binding that fired. */
  changes: Change[];
  /** The `id` of each changed row, new or old, in order. */
  ids(): unknown[];
  /** Waits for the n-th confirmation of the database subscription. */
  confirmed(count?: number): Promise<void>;
  /** Waits for a row with this id to be the last that arrived. */
  arrived(id: unknown): Promise<void>;
};

const timeouts = { timeout: 20_000, interval: 5 };
let channels = 0;

export const allOf = (table: string): Binding => ({ event: '*', schema: 'public', table });

/** Subscribes; does not wait for anything. */
export function watch(
  client: SupabaseClient,
  bindings: readonly Binding[],
  options: RealtimeChannelOptions = { config: {} },
): Watcher {
  const channel = client.channel(`channel-${(channels += 1)}`, options);
  const watcher: Watcher = {
    channel,
    statuses: [],
    errors: [],
    systems: [],
    changes: [],
    ids: () => watcher.changes.map(idOf),
    confirmed: (count = 1) =>
      until(() => watcher.systems.filter(isConfirmation).length >= count, 'confirmation'),
    arrived: (id) => until(() => watcher.ids().at(-1) === id, `row ${String(id)}`),
  };
  for (const binding of bindings) {
    channel.on<Record<string, unknown>>('postgres_changes', binding, (change) => {
      watcher.changes.push(change);
    });
  }
  channel.on('system', {}, (message: SystemMessage) => watcher.systems.push(message));
  channel.subscribe((status, error) => {
    watcher.statuses.push(status);
    if (error) watcher.errors.push(error.message);
  });
  return watcher;
}

function idOf(change: Change): unknown {
  return change.eventType === 'DELETE' ? change.old['id'] : change.new['id'];
}

function isConfirmation({ extension, status }: SystemMessage): boolean {
  return extension === 'postgres_changes' && status === 'ok';
}

/** Subscribes and waits for the confirmation. */
export async function watchConfirmed(
  client: SupabaseClient,
  ...bindings: Binding[]
): Promise<Watcher> {
  const watcher = watch(client, bindings);
  await watcher.confirmed();
  return watcher;
}

/** Waits for a condition without an event. */
export async function until(holds: () => boolean, what: string): Promise<void> {
  await expect.poll(holds, { ...timeouts, message: `waiting for ${what}` }).toBe(true);
}
