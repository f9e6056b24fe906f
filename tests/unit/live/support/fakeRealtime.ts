import { createClient, type SupabaseClient } from '@supabase/supabase-js';

type Listener = (payload: unknown) => void;

/** One channel as the server sees it: the test speaks through it. */
export type FakeChannel = {
  status(status: string): void;
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
  });
  const handles = new Map<unknown, FakeChannel>();

  const open = () => {
    const listeners = new Map<string, Listener[]>();
    const emit = (event: string, payload: unknown) => {
      for (const listener of listeners.get(event) ?? []) listener(payload);
    };
    let hear: (status: string) => void = () => {};
    const server: FakeChannel = {
      status: (status) => hear(status),
      system: (message) => emit('system', message),
      change: (payload) => emit('postgres_changes', payload),
      isRemoved: false,
    };
    const channel = {
      on(event: string, _filter: unknown, listener: Listener) {
        // Both tables hear through one listener each; the fake speaks to the first.
        if (!listeners.has(event)) listeners.set(event, [listener]);
        return channel;
      },
      subscribe(callback: (status: string) => void) {
        hear = callback;
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
      // As the library does: leaving reports CLOSED at once.
      server.status('CLOSED');
    }
    return Promise.resolve('ok');
  };
  Object.assign(client, { channel: open, removeChannel: remove });
  return [client, channels];
}
