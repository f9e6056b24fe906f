import { createClient } from '@supabase/supabase-js';
import type { EmbeddedSupabase } from '../../../supabase/embedded/startEmbeddedSupabase.ts';
import type { Watcher } from './crowd.ts';

type Row = { id: string; team1: string };

/**
 * A client as tutorials write it: it applies every report by id and trusts SUBSCRIBED, which comes before the
 * database's subscription is active. Tests that the site's pages pass must find it wrong.
 */
export async function openTutorialClient(
  { url, publishableKey }: EmbeddedSupabase,
  loading: 'once' | 'on SUBSCRIBED',
): Promise<Watcher> {
  const client = createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: crypto.randomUUID() },
  });
  let rows = new Map<string, string>();
  let isSubscribed = false;
  const load = async () => {
    const { data } = await client.from('results').select('id, team1').overrideTypes<Row[]>();
    if (data !== null) rows = new Map(data.map(({ id, team1 }) => [id, team1]));
  };
  if (loading === 'once') await load();
  client
    .channel('league')
    .on<Row>('postgres_changes', { event: '*', schema: 'public', table: 'results' }, (change) => {
      if (change.eventType === 'DELETE') rows.delete(change.old.id ?? '');
      else rows.set(change.new.id, change.new.team1);
    })
    .subscribe((status: string) => {
      isSubscribed = status === 'SUBSCRIBED';
      if (isSubscribed && loading === 'on SUBSCRIBED') void load();
    });
  return {
    isLive: () => isSubscribed,
    shown: () => [...rows.values()],
    async close() {
      await client.removeAllChannels();
      await client.realtime.disconnect();
    },
  };
}
