import { setTimeout } from 'node:timers/promises';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoAdmin, demoUser } from '../../supabase/embedded/keys.ts';
import {
  startEmbeddedSupabase,
  type EmbeddedSupabase,
} from '../../supabase/embedded/startEmbeddedSupabase.ts';
import { allOf, until, watchConfirmed, type Watcher } from './realtime/support/watcher.ts';

// An RLS policy that names a user must let the same rows through REST and through Realtime.

const notes = `
  drop table if exists public.notes;
  create table public.notes (
    id int primary key,
    owner uuid default auth.uid(),
    email text default auth.email(),
    body text
  );
  alter table public.notes enable row level security;
  grant select, insert, update on public.notes to anon, authenticated;
  create policy "Owners read" on public.notes for select to authenticated using (
    owner = auth.uid() and email = auth.email()
    and auth.role() = 'authenticated' and auth.jwt() ->> 'sub' = owner::text
  );
  create policy "Owners insert" on public.notes for insert to authenticated
  with check (owner = auth.uid());
  create policy "Owners update" on public.notes for update to authenticated
  using (owner = auth.uid());
  create policy "Visitors read what has no owner" on public.notes for select to anon using (
    owner is null and auth.uid() is null and auth.email() is null
    and auth.role() = 'anon' and auth.jwt() ->> 'role' = 'anon'
  );
  alter publication supabase_realtime add table public.notes;
`;

const dataFolder = mkdtempSync(join(tmpdir(), 'league-'));
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

// The first one of a checkout is made from the migrations, later ones from a template.
beforeAll(async () => await (await startEmbeddedSupabase()).close());

describe.each(['a new database', 'a kept database'])('in %s', () => {
  let supabase: EmbeddedSupabase;
  let owner: SupabaseClient;
  let other: SupabaseClient;
  let visitor: SupabaseClient;

  beforeAll(async () => {
    const deliveryDelay = { min: 1, max: 10 };
    supabase = await startEmbeddedSupabase({ dataFolder, realtime: { deliveryDelay } });
    await execute(notes);
    [owner, other, visitor] = [client(), client(), client()];
    await owner.auth.signInWithPassword(demoAdmin);
    await other.auth.signInWithPassword(demoUser);
  });
  afterAll(async () => {
    for (const { realtime } of [owner, other, visitor]) await realtime.disconnect();
    await supabase.close();
  });

  function client(): SupabaseClient {
    return createClient(supabase.url, supabase.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
  }

  const execute = (sql: string) =>
    supabase.database.exclusive(async (postgres) => void (await postgres.exec(sql)));

  test('rows reach their owner over REST and Realtime, and nobody else', async () => {
    const clients = [owner, other, visitor];
    const watchers = await Promise.all(clients.map((each) => watchConfirmed(each, allOf('notes'))));
    await owner.from('notes').insert({ id: 1, body: 'a' });
    await owner.from('notes').update({ body: 'b' }).eq('id', 1);
    await other.from('notes').insert({ id: 2, body: 'a' });
    await execute("insert into public.notes (id, body) values (3, 'nobody''s')");
    await readAll(watchers);

    expect(await Promise.all(clients.map(idsOf))).toEqual([[1], [2], [3]]);
    expect(watchers.map(received)).toEqual([['INSERT 1', 'UPDATE 1'], ['INSERT 2'], ['INSERT 3']]);
  });

  test('an owner whose session is renewed goes on receiving', async () => {
    const watcher = await watchConfirmed(owner, allOf('notes'));
    // A token that is signed in the same second is the same token, of which the channel is not told.
    await setTimeout(1100);
    await owner.auth.refreshSession();
    await watcher.confirmed(2);
    await owner.from('notes').insert({ id: 4, body: 'a' });
    await watcher.arrived(4);
    expect(watcher.statuses).toEqual(['SUBSCRIBED']);
  });

  /** Deletes a row, which every subscriber receives: earlier changes have arrived by then. */
  async function readAll(watchers: readonly Watcher[]) {
    await execute(
      'insert into public.notes (id) values (999); delete from public.notes where id = 999',
    );
    await until(() => watchers.every(({ ids }) => ids().includes(999)), 'the deletion');
  }
});

async function idsOf(client: SupabaseClient): Promise<unknown[]> {
  const { data } = await client.from('notes').select('id').order('id');
  return data?.map(({ id }) => id) ?? [];
}

function received({ changes, ids }: Watcher): string[] {
  const rows = ids();
  return changes
    .map(({ eventType }, index) => `${eventType} ${String(rows[index])}`)
    .filter((text) => text !== 'DELETE 999');
}
