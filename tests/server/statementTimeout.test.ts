import { afterAll, expect, onTestFinished, test } from 'vitest';
import { startEmbeddedSupabase } from '../../supabase/embedded/startEmbeddedSupabase.ts';
import { isFull } from '../support/scale.ts';
import { until } from './realtime/support/watcher.ts';

const neverEnds = `
  create function public.never_ends() returns void language plpgsql
  as $$ begin loop null; end loop; end $$;
  grant execute on function public.never_ends() to anon;`;

/** The first answer of an opened database takes four times as long as a visitor's may. */
const startsCold = `
  create or replace function public.league_settings() returns jsonb language plpgsql volatile
  as $$
  begin
    if current_setting('test.is_warm', true) is distinct from 'yes' then
      perform set_config('test.is_warm', 'yes', false);
      while clock_timestamp() < statement_timestamp() + interval '2 seconds' loop null; end loop;
    end if;
    return '{}';
  end
  $$;`;

const supabase = await startEmbeddedSupabase({ statementTimeout: 500, seed: startsCold });
afterAll(() => supabase.close());

await supabase.database.exclusive((postgres) =>
  postgres.exec(`${neverEnds}
    create table public.saved (id int primary key);
    insert into public.saved values (1);
  `),
);

const call = (path: string, method: string) =>
  fetch(`${supabase.url}${path}`, { method, headers: { apikey: supabase.publishableKey } });

test('a database that starts slowly is warm before visitors ask, also once it was opened again', async () => {
  const settings = () => call('/rest/v1/rpc/league_settings', 'GET');
  expect((await settings()).status).toBe(200);
  await expect(
    supabase.database.exclusive((postgres) => postgres.query('select public.never_ends()')),
  ).rejects.toThrow('timeout');
  expect((await settings()).status).toBe(200);
});

test('a request that computes for too long is ended, and nothing that was saved is lost', async () => {
  let isDone = false;
  const endless = call('/rest/v1/rpc/never_ends', 'POST').finally(() => {
    isDone = true;
  });
  // The server's own thread answers all the while.
  expect((await call('/nothing', 'GET')).status).toBe(503);
  expect(isDone).toBe(false);
  const response = await endless;
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({ code: '57014' });

  const { rows } = await supabase.database.exclusive((postgres) =>
    postgres.query('select * from public.saved'),
  );
  expect(rows).toEqual([{ id: 1 }]);
  // The client's address has to wait before it can run such a query again.
  const next = await call('/rest/v1/results?limit=1', 'GET');
  expect(next.status).toBe(429);
  expect(Number(next.headers.get('retry-after'))).toBeGreaterThan(0);
});

test.runIf(isFull)('listeners are notified after the database was opened again', async () => {
  const payloads: string[] = [];
  await supabase.database.listen('test', (payload) => payloads.push(payload));
  const endless = supabase.database.exclusive((postgres) =>
    postgres.query('select public.never_ends()'),
  );
  await expect(endless).rejects.toThrow('timeout');
  await supabase.database.exclusive((postgres) => postgres.exec(`notify test, 'hello'`));
  await until(() => payloads.includes('hello'), 'the notification');
  expect(payloads).toEqual(['', 'hello']);
});

test.runIf(isFull)('a visitor’s request is ended after half a second', async () => {
  const longTimeout = await startEmbeddedSupabase({ statementTimeout: 3_600_000 });
  onTestFinished(() => longTimeout.close());
  await longTimeout.database.exclusive((postgres) => postgres.exec(neverEnds));
  const response = await fetch(`${longTimeout.url}/rest/v1/rpc/never_ends`, {
    method: 'POST',
    headers: { apikey: longTimeout.publishableKey },
  });
  expect(await response.json()).toMatchObject({ code: '57014' });
});
