import type {
  RealtimeChannelOptions,
  RealtimePostgresChangesFilter,
  RealtimePostgresChangesPayload,
  SupabaseClient,
} from '@supabase/supabase-js';
import { expect } from 'vitest';

type Binding = RealtimePostgresChangesFilter<'*' | 'INSERT' | 'UPDATE' | 'DELETE'>;
type Change = RealtimePostgresChangesPayload<Record<string, unknown>>;
type SystemMessage = { extension: string; status: string; message: string; channel: string };
export type Watcher = ReturnType<typeof watch>;

const timeouts = { timeout: 20_000, interval: 5 };
let channels = 0;

export const allOf = (table: string): Binding => ({ event: '*', schema: 'public', table });

/**
 * Subscribes a channel of the unmodified client, and keeps every message that it receives; does not wait
 * for anything.
 */
export function watch(
  client: SupabaseClient,
  bindings: readonly Binding[],
  options: RealtimeChannelOptions = { config: {} },
) {
  const channel = client.channel(`channel-${(channels += 1)}`, options);
  const statuses: string[] = [];
  const errors: string[] = [];
  const systems: SystemMessage[] = [];
  /** The callbacks' payloads, one for each binding that fired. */
  const changes: Change[] = [];
  for (const binding of bindings) {
    channel.on<Record<string, unknown>>('postgres_changes', binding, (change) => {
      changes.push(change);
    });
  }
  channel.on('system', {}, (message: SystemMessage) => systems.push(message));
  channel.subscribe((status, error) => {
    statuses.push(status);
    if (error) errors.push(error.message);
  });
  /** The `id` of each changed row, new or old, in order. */
  const ids = () => changes.map(idOf);
  return {
    statuses,
    errors,
    systems,
    changes,
    ids,
    /** Waits for the n-th confirmation of the database subscription. */
    confirmed: (count = 1) =>
      until(() => systems.filter(isConfirmation).length >= count, 'confirmation'),
    /** Waits for a row with this id to be the last that arrived. */
    arrived: (id: unknown) => until(() => ids().at(-1) === id, `row ${String(id)}`),
  };
}

function idOf(change: Change): unknown {
  return change.eventType === 'DELETE' ? change.old['id'] : change.new['id'];
}

function isConfirmation({ extension, status }: SystemMessage): boolean {
  return extension === 'postgres_changes' && status === 'ok';
}

/** Subscribes and waits for the confirmation. */
export async function watchConfirmed(client: SupabaseClient, ...bindings: Binding[]) {
  const watcher = watch(client, bindings);
  await watcher.confirmed();
  return watcher;
}

/** Waits for a condition without an event. */
export async function until(holds: () => boolean, what: string): Promise<void> {
  await expect.poll(holds, { ...timeouts, message: `waiting for ${what}` }).toBe(true);
}
