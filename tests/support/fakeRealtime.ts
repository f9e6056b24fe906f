import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { socketOptions } from '../../src/live/socketOptions.ts';

type Listener = (payload: unknown) => void;

/** One channel as the server sees it, in the hand of the test. */
export type FakeChannel = {
  status(status: string, error?: Error): void;
  system(message: unknown): void;
  change(payload: unknown): void;
  /** Whether the client has removed it. */
  isRemoved: boolean;
};

/**
 * A Supabase client whose channels lead to the test instead of a server.
 * @returns the client, and the channels that it opened, oldest first
 */
export function fakeRealtime(): [client: SupabaseClient, channels: FakeChannel[]] {
  const channels: FakeChannel[] = [];
  const client = createClient('http://localhost', 'sb_publishable_test', {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: crypto.randomUUID() },
    realtime: socketOptions,
  });
  const handles = new Map<unknown, FakeChannel>();

  const open = () => {
    const listeners = new Map<string, Listener[]>();
    const emit = (event: string, payload: unknown) => {
      for (const listener of listeners.get(event) ?? []) listener(payload);
    };
    let onStatus: FakeChannel['status'] = () => {};
    const server: FakeChannel = {
      status: (status, error) => onStatus(status, error),
      system: (message) => emit('system', message),
      change: (payload) => emit('postgres_changes', payload),
      isRemoved: false,
    };
    const channel = {
      on(event: string, _filter: unknown, listener: Listener) {
        // Each table has a listener of its own, all alike: the fake calls the first.
        if (!listeners.has(event)) listeners.set(event, [listener]);
        return channel;
      },
      subscribe(callback: FakeChannel['status']) {
        onStatus = callback;
        return channel;
      },
    };
    channels.push(server);
    handles.set(channel, server);
    return channel;
  };
  const remove = (channel: unknown) => {
    const server = handles.get(channel);
    if (server !== undefined) {
      server.isRemoved = true;
      // In the library too, leaving reports CLOSED at once.
      server.status('CLOSED');
    }
    return Promise.resolve('ok');
  };
  Object.assign(client, { channel: open, removeChannel: remove });
  return [client, channels];
}
