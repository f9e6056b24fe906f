import type { SupabaseClient } from '@supabase/supabase-js';
import { loadCode } from './loadCode.ts';
import { nameHere } from './base.ts';
import { createClientStorage } from './clientStorage.ts';
import { createReader, type Fetch, type ReadRows } from './readRows.ts';
import { onStored, withStorage } from './storage.ts';

export type Client = SupabaseClient;

/** The sources of the data. */
export type Sources = {
  /** There from the start: what a visitor reads. */
  readRows: ReadRows;
  /**
   * The address at which a function of the database is called by a program that sends no headers, such
   * as a calendar: it has the key in it.
   */
  functionAddress(name: string, parameters: Readonly<Record<string, string>>): string;
  /**
   * The client, which subscribes, signs in and writes. It weighs half as much as all the rest of the
   * site, so it is fetched when first asked for; everyone is given the same one.
   */
  supabase(): Promise<Client>;
  /** Whether this browser keeps a session, found without asking the network or loading anything. */
  hasStoredSession(): boolean;
  /** Calls back when another tab of this browser stores a session; @returns a function that stops it. */
  onStoredSession(callback: () => void): () => void;
  /** Forgets the session of this browser, whatever the server says. */
  forgetStoredSession(): void;
};

/** The name under which the browser keeps the session. */
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
    const { openClient } = await loadCode(() => import('./openClient.ts'));
    const storageKey = nameHere(sessionKey);
    return openClient(url, publishableKey, { storage: clientStorage, storageKey });
  };
  return {
    readRows: createReader(url, publishableKey, fetchRows),
    functionAddress(name, parameters) {
      const address = new URL(`/rest/v1/rpc/${name}`, url);
      address.search = String(new URLSearchParams({ ...parameters, apikey: publishableKey }));
      return address.href;
    },
    supabase: () => (client ??= load().catch(retryNextTime)),
    hasStoredSession: () => withStorage((storage) => storage.getItem(sessionKey) !== null) ?? false,
    onStoredSession: (callback) =>
      onStored(sessionKey, (session) => {
        if (session !== null) callback();
      }),
    forgetStoredSession: () => clientStorage.removeItem(nameHere(sessionKey)),
  };

  function retryNextTime(error: unknown): never {
    client = undefined;
    throw error;
  }
}
