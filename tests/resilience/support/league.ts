import { startEmbeddedSupabase } from '../../../supabase/embedded/startEmbeddedSupabase.ts';
import { seedOfLeague } from '../../../supabase/scripts/seedParts.ts';
import type { CategoryName } from '../../../src/league/category.ts';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';
import { until } from './time.ts';

/** Pseudorandom numbers: the same seed gives the same numbers. */
export type Random = ReturnType<typeof createRandom>;

/** Mulberry32. By default the seed is `SEED`, which repeats a run, or a new one. */
export function createRandom(seed = Number(process.env['SEED'] ?? 1 + Math.random() * 2 ** 31)) {
  let state = Math.floor(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    seed: state,
    /** From 0 up to, but without, 1. */
    next,
    /** A whole number from 0 up to, but without, `count`. */
    below: (count: number) => Math.floor(next() * count),
  };
}

/** A running league without matches, and random writes to its results and settings. */
export type StreamLeague = Awaited<ReturnType<typeof openStreamLeague>>;

/** The number of rows around which writes keep the table: fewer than a page loads at a time. */
const usualRows = 30;

/** @param jwtExpiry lifetime of a session's token, s; with it, the demo's users exist */
export async function openStreamLeague(random: Random, jwtExpiry?: number) {
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
  let writes = 0;

  // Each version of a row has a label of its own, by which pages are compared.
  const nextLabel = () => `Equipo «${(versions += 1)}»`;
  const pick = () => ids[random.below(ids.length)];
  const add = async () => {
    const { categories } = demoSettings;
    const category = categories[random.below(categories.length)]?.name;
    const rows = await query<{ id: string }>(
      `insert into public.results (team1, team2, score, date, category)
       values ($1, 'Doble Pared', '6-4, 6-3', '2026-11-20', $2) returning id`,
      [nextLabel(), category],
    );
    ids.push(...rows.map(({ id }) => id));
    writes += 1;
  };
  const update = async () => {
    const id = pick();
    if (id === undefined) return add();
    await query('update public.results set team1 = $1 where id = $2', [nextLabel(), id]);
    writes += 1;
  };
  const remove = async () => {
    const id = pick();
    if (id === undefined) return add();
    ids = ids.filter((each) => each !== id);
    await query('delete from public.results where id = $1', [id]);
    writes += 1;
  };
  const changeSetting = () => query('update public.league set slogan = $1', [nextLabel()]);
  await changeSetting();
  const resizeTo = async (rows: number) => {
    while (ids.length < rows) await add();
    while (ids.length > rows) await remove();
  };

  return {
    supabase,
    /** The labels of the results in the database, newest entry first. */
    async results(category?: CategoryName): Promise<string[]> {
      const rows = await query<{ team1: string }>(
        `select team1 from public.results where $1::text is null or category = $1
         order by created_at desc, id desc`,
        [category ?? null],
      );
      return rows.map(({ team1 }) => team1);
    },
    /** What open pages must know of the settings: their version, and one of them. */
    async settings() {
      const [row] = await query<{ version: number; slogan: string }>(
        'select version::int, slogan from public.settings_version, public.league',
      );
      if (row === undefined) throw new Error('There are no settings.');
      return row;
    },
    /** Adds, updates or deletes a result; mostly adds while the table is small. Some change a setting too. */
    async write() {
      if (writes % 5 === 0) await changeSetting();
      const chance = random.next();
      // At the usual number rows are added as often as deleted; they hardly ever fill a page.
      const deleteShare = 0.425 + (ids.length - usualRows) / 50;
      if (chance < 0.15) await update();
      else if (chance < 0.15 + deleteShare) await remove();
      else await add();
    },
    resizeTo,
    writes: () => writes,
    /** Waits until every commit has been reported. */
    async reported() {
      const pending = 'select from realtime.outbox limit 1';
      await until(async () => (await query(pending)).length === 0, 'every commit is reported');
    },
    close: () => supabase.close(),
  };
}
