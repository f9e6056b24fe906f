import { createClient } from '@supabase/supabase-js';
import { createArrivals } from '../../../src/live/arrivals.ts';
import { openTable } from '../../../src/live/openTable.ts';
import { createSources, type Client } from '../../../src/live/sources.ts';
import type { Table, TableRow } from '../../../src/live/table.ts';
import { createData } from '../../../src/matches/DataProvider.tsx';
import { createWrite, type RunWrite } from '../../../src/session/write.ts';
import type { EmbeddedSupabase } from '../../../supabase/embedded/startEmbeddedSupabase.ts';

/** A page that shows none of the league's lists. */
const page = createData(createSources('http://127.0.0.1:1', 'nothing'));

export const { tables } = page;

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

const readNothing = () => Promise.reject(new Error('Nothing is read.'));

/** A table of settings, of which the page shows no list. */
export function opened<Item extends TableRow, NewItem>(table: Table<Item, NewItem>) {
  return openTable(table, readNothing, { arrivals: createArrivals() });
}

/**
 * Writes with a client that is signed in, as its page does.
 * @param lost whether the request or the response does not arrive
 */
export function writeWith(client: Client, lost?: 'request' | 'response'): RunWrite {
  const sources = { ...page.sources, supabase: async () => client };
  const write = createWrite({ ...page, sources, reload: async () => {} }, true);
  return (own) =>
    write({
      ...own,
      async send(...sent) {
        if (lost === 'request') throw new Error('lost');
        const saved = await own.send(...sent);
        if (lost === 'response') throw new Error('lost');
        return saved;
      },
    });
}
