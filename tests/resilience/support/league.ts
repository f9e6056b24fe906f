import { startEmbeddedSupabase } from '../../../supabase/embedded/startEmbeddedSupabase.ts';
import { seedOfLeague } from '../../../supabase/scripts/seedParts.ts';
import type { CategoryName } from '../../../src/league/category.ts';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';
import { randomSource } from '../../support/random.ts';
import { until } from './time.ts';

/** `SEED` repeats the moments of a run. */
export const seed = Number(process.env['SEED'] ?? Date.now() % 100_000);
export const random = randomSource(seed);

/** The number of rows around which writes keep the table: fewer than a page loads at a time. */
const usualRows = 30;

/**
 * A running league without matches, and random writes to its results and settings.
 * @param jwtExpiry lifetime of a session's token, s; with it, the demo's users exist
 */
export async function openStreamLeague(jwtExpiry?: number) {
  const supabase = await startEmbeddedSupabase({
    ...(jwtExpiry === undefined ? { seed: seedOfLeague } : { jwtExpiry, authLimits: false }),
    realtime: { deliveryDelay: { min: 1, max: 20 }, subscribeDelay: { min: 10, max: 60 } },
  });
  const { exclusive } = supabase.database;
  const query = async <Row>(sql: string, parameters: unknown[] = []) =>
    (await exclusive((postgres) => postgres.query<Row>(sql, parameters))).rows;
  await query('delete from public.results');
  // The pages are built with this version: what is changed from here on is newer.
  await query('update public.settings_version set version = $1', [demoSettings.version]);
  let ids: string[] = [];
  let versions = 0;

  // Each version of a row has a label of its own, by which pages are compared.
  const nextLabel = () => `Equipo «${(versions += 1)}»`;
  const add = async () => {
    const rows = await query<{ id: string }>(
      `insert into public.results (team1, team2, score, date, category)
       values ($1, 'Doble Pared', '6-4, 6-3', '2026-11-20', $2) returning id`,
      [nextLabel(), random.pick(demoSettings.categories).name],
    );
    ids.push(...rows.map(({ id }) => id));
  };
  const update = () =>
    query('update public.results set team1 = $1 where id = $2', [nextLabel(), random.pick(ids)]);
  const remove = async () => {
    const id = random.pick(ids);
    ids = ids.filter((each) => each !== id);
    await query('delete from public.results where id = $1', [id]);
  };
  while (ids.length < usualRows) await add();

  return {
    supabase,
    query,
    /** The labels of the results in the database, newest entry first. */
    async results(category?: CategoryName): Promise<string[]> {
      const rows = await query<{ team1: string }>(
        `select team1 from public.results where $1::text is null or category = $1
         order by created_at desc, id desc`,
        [category ?? null],
      );
      return rows.map(({ team1 }) => team1);
    },
    async settingsVersion() {
      const [row] = await query<{ version: number }>(
        'select version::int from public.settings_version',
      );
      return row?.version;
    },
    /** Adds, updates or deletes a result; mostly adds while the table is small. Some change a setting too. */
    async write() {
      if (random.chance(0.2)) await query('update public.league set slogan = $1', [nextLabel()]);
      // At the usual number rows are added as often as deleted; they hardly ever fill a page.
      const deleteShare = 0.5 + (ids.length - usualRows) / 50;
      if (random.chance(0.15)) await update();
      else await (random.chance(deleteShare) ? remove() : add());
    },
    /** Waits until every commit has been reported. */
    async reported() {
      const pending = 'select from realtime.outbox limit 1';
      await until(async () => (await query(pending)).length === 0, 'every commit is reported');
    },
    close: () => supabase.close(),
  };
}
