import type { SupabaseClient } from '@supabase/supabase-js';
import { createClientStorage } from './clientStorage.ts';
import { isDraftKey } from './draftKeys.ts';
import { createReader, type Fetch, type ReadRows } from './readRows.ts';
import { withStorage } from '../utils/storage.ts';

export type Client = SupabaseClient;

/** Where the league's data comes from. */
export type Sources = {
  /** There from the start: what a visitor reads. */
  readRows: ReadRows;
  /**
   * The address of a calendar to subscribe to. Calendar programs send no headers: it has the key in it.
   * @param category its slug
   * @param pair any name of a pair of the category; without it, all matches of the category
   */
  calendarAddress(category: string, pair?: string): string;
  /**
   * The client, which subscribes, signs in and writes. It weighs half as much as all the rest of the
   * site, so it is fetched when first asked for; everyone is given the same one.
   */
  supabase(): Promise<Client>;
  /** Whether this browser keeps a session, found without asking the network or loading anything. */
  hasStoredSession(): boolean;
  /** Calls back when another tab of this browser stores a session; @returns a function that stops it. */
  onStoredSession(callback: () => void): () => void;
  /** Forgets the session of this browser, whatever the server says, and what was typed during it. */
  forgetStoredSession(): void;
};

/** The key of the browser's storage under which the session is kept. */
export const sessionKey = 'league-session';

/**
 * @param url Supabase's own origin, without a path
 * @param publishableKey the project's public key
 * @param fetchRows sends a visitor's reads; default `fetch`
 */
export function createSources(url: string, publishableKey: string, fetchRows?: Fetch): Sources {
  const clientStorage = createClientStorage();
  let client: Promise<Client> | undefined;
  const load = async (): Promise<Client> => {
    const { openClient } = await import('./openClient.ts');
    return openClient(url, publishableKey, { storage: clientStorage, storageKey: sessionKey });
  };
  return {
    readRows: createReader(url, publishableKey, fetchRows),
    calendarAddress(category, pair) {
      const address = new URL('/rest/v1/rpc/calendar', url);
      address.searchParams.set('category', category);
      if (pair !== undefined) address.searchParams.set('pair', pair);
      address.searchParams.set('apikey', publishableKey);
      return address.href;
    },
    supabase: () => (client ??= load().catch(retryNextTime)),
    hasStoredSession: () => withStorage((storage) => storage.getItem(sessionKey) !== null) ?? false,
    onStoredSession(callback) {
      const onStorage = ({ key, newValue }: StorageEvent) => {
        if (key === sessionKey && newValue !== null) callback();
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
    forgetStoredSession() {
      clientStorage.removeItem(sessionKey);
      withStorage((storage) => {
        for (const key of Object.keys(storage).filter(isDraftKey)) storage.removeItem(key);
      });
    },
  };

  function retryNextTime(error: unknown): never {
    client = undefined;
    throw error;
  }
}
