import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addResult } from '../../src/matches/saveResults.ts';
import type { Client } from '../../src/live/sources.ts';
import type { SentMatch } from '../../src/matches/announcedMatch.ts';
import { newId } from '../../src/live/newId.ts';
import { demoAdmin } from '../../supabase/embedded/keys.ts';
import type { EmbeddedSupabase } from '../../supabase/embedded/startEmbeddedSupabase.ts';
import { openCuttingProxy, type CuttingProxy } from '../support/cuttingProxy.ts';
import { scale } from '../support/scale.ts';
import { shareServer } from '../support/sharedServer.ts';
import { tables, writeWith } from './support/writeWith.ts';
import { newResultWith } from '../../stories/fixtures/rows.ts';

// The phone loses its network while the result of an announced match is saved, and saves again; the
// second leg is announced too.

const cuts = scale(200, 24);

let supabase: EmbeddedSupabase;
let proxy: CuttingProxy;
let admin: Client;

beforeAll(async () => {
  supabase = await shareServer('');
  proxy = await openCuttingProxy(supabase.url);
  admin = createClient(proxy.url, supabase.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    // A connection of its own for each request, as a phone with a new network has.
    global: { headers: { connection: 'close' } },
  });
  const { error } = await admin.auth.signInWithPassword(demoAdmin);
  if (error !== null) throw error;
});
afterAll(() => proxy.close());

const result = newResultWith({
  score: '6-4, 3-6, 10-8',
  date: '2026-11-20',
  time: '21:00',
  location: 'Club Norte',
});

async function query(sql: string, id: string) {
  return supabase.database.exclusive(async (postgres) => {
    const { rows } = await postgres.query<{ results: number; matches: number }>(sql, [id]);
    return rows[0];
  });
}

async function announce(date = '2026-11-20'): Promise<string> {
  const id = newId();
  await query(
    `insert into public.upcoming_matches (id, team1, team2, date, time, location, category)
     values ($1, 'Los Smash', 'Doble Pared', '${date}', '21:00', 'Club Norte', 'Sexta Damas')`,
    id,
  );
  return id;
}

/** In how many rows a match stands. */
function standing(id: string) {
  return query(
    `select (select count(*)::int from public.results where id = $1) as results,
       (select count(*)::int from public.upcoming_matches where id = $1) as matches`,
    id,
  );
}

/** What a form does, as often as it is tried. */
function openForm(matchId: string) {
  const id = newId();
  let sent: SentMatch | null = null;
  const save = () =>
    addResult(
      { id, values: result, matchId, sent, onSend: (next) => (sent = next) },
      tables,
      writeWith(admin),
    );
  return { save };
}

test('a connection cut at any moment of match → result loses and doubles nothing', async () => {
  const away = await announce('2026-12-10');
  await openForm(await announce()).save();
  const whole = proxy.transferred();
  let [lost, doubled, unanswered, stored] = [0, 0, 0, 0];
  for (let index = 0; index < cuts; index += 1) {
    const id = await announce();
    const form = openForm(id);
    proxy.cutAfter(Math.floor((index * whole) / (cuts - 1)));
    const answered = await form.save().then(
      () => true,
      () => false,
    );
    const meanwhile = await standing(id);
    if (!answered) {
      unanswered += 1;
      stored += meanwhile?.results ?? 0;
    }
    await form.save();
    const afterwards = await standing(id);
    for (const rows of [meanwhile, afterwards]) {
      const count = (rows?.results ?? 0) + (rows?.matches ?? 0);
      if (count < 1) lost += 1;
      if (count > 1) doubled += 1;
    }
    expect(afterwards).toEqual({ results: 1, matches: 0 });
  }
  console.info(
    `matches lost or doubled when the connection is cut: ${lost + doubled} (${cuts} cuts, ${unanswered} without a response, ${stored} of them stored)`,
  );
  expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 });
  expect(await standing(away)).toEqual({ results: 0, matches: 1 });
  // The cuts were felt, and on both sides of the commit.
  expect(unanswered).toBeGreaterThan(cuts / 2);
  expect(stored).toBeGreaterThan(0);
  expect(stored).toBeLessThan(unanswered);
});
