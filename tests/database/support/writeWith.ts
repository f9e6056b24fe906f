import { createClient } from '@supabase/supabase-js';
import type { Client } from '../../../src/live/sources.ts';
import { createSources } from '../../../src/live/sources.ts';
import { createData } from '../../../src/matches/DataProvider.tsx';
import type { RunWrite } from '../../../src/session/write.ts';
import type { EmbeddedSupabase } from '../../../supabase/embedded/startEmbeddedSupabase.ts';

/** The league's tables on a page that shows none of them. */
export const { tables } = createData(createSources('http://127.0.0.1:1', 'nothing'));

type Credentials = { email: string; password: string };

export async function signedIn(
  { url, publishableKey }: EmbeddedSupabase,
  { email, password }: Credentials,
): Promise<Client> {
  const client: Client = createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error !== null) throw error;
  return client;
}

/**
 * Writes with a client that is signed in.
 * @param lost whether the request or the response does not arrive
 */
export function writeWith(client: Client, lost?: 'request' | 'response'): RunWrite {
  return async ({ send, sendUndo }) => {
    if (lost === 'request') throw new Error('lost');
    const saved = await send(client);
    if (lost === 'response') throw new Error('lost');
    return { saved, undo: () => sendUndo(client, saved) };
  };
}
