import { createClient } from '@supabase/supabase-js';
import type { EmbeddedSupabase } from '../../../supabase/embedded/startEmbeddedSupabase.ts';
import { compareNewestFirst } from '../../../src/data/listWindow.ts';
import { resultsTable } from '../../../src/data/tables.ts';
import type { Result } from '../../../src/domain/result.ts';
import type { Watcher } from './streamWatcher.ts';

/**
 * - `once`: loads when it opens.
 * - `on SUBSCRIBED`: loads whenever the library says SUBSCRIBED, which is before the database's
 *   subscription stands.
 */
type Loading = 'once' | 'on SUBSCRIBED';

/**
 * A page as tutorials write it, on the real library: it puts every report into its rows by id, and
 * trusts SUBSCRIBED. The tests that pages of the site pass must find it wrong; otherwise they sleep.
 */
export async function openBaselineClient(
  { url, publishableKey }: EmbeddedSupabase,
  loading: Loading,
): Promise<Watcher> {
  const client = createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: crypto.randomUUID() },
  });
  let rows = new Map<string, Result>();
  let isSubscribed = false;

  const load = async () => {
    const { data } = await client
      .from('results')
      .select(resultsTable.columns)
      .order('created_at', { ascending: false })
      .limit(1000);
    const loaded = new Map<string, Result>();
    for (const row of data ?? []) {
      const result = resultsTable.parse(row);
      if (result !== null) loaded.set(result.id, result);
    }
    if (data !== null) rows = loaded;
  };
  if (loading === 'once') await load();
  client
    .channel('league')
    .on('postgres_changes', { event: '*', schema: 'public', table: 'results' }, (change) => {
      if (change.eventType === 'DELETE') {
        rows.delete(String(change.old['id']));
        return;
      }
      const result = resultsTable.parse(change.new);
      if (result !== null) rows.set(result.id, result);
    })
    .subscribe((status: string) => {
      isSubscribed = status === 'SUBSCRIBED';
      if (isSubscribed && loading === 'on SUBSCRIBED') void load();
    });

  return {
    name: `naive client that loads ${loading}`,
    isDouble: true,
    isLive: () => Promise.resolve(isSubscribed),
    shown: () =>
      Promise.resolve([...rows.values()].sort(compareNewestFirst).map(({ team1 }) => team1)),
    async close() {
      await client.removeAllChannels();
      await client.realtime.disconnect();
    },
  };
}
