import {
  startEmbeddedSupabase,
  type EmbeddedSupabase,
} from '../../../supabase/embedded/startEmbeddedSupabase.ts';
import { categories, type CategoryName } from '../../../src/domain/category.ts';
import type { Random } from './streamRandom.ts';
import { until } from './streamWaiting.ts';

/** A running league without rows, and the hand that writes into its database. */
export type StreamLeague = {
  supabase: EmbeddedSupabase;
  /** The labels of the results as the database has them, newest entry first. */
  results(category?: CategoryName): Promise<string[]>;
  add(category?: CategoryName): Promise<void>;
  /** Corrects some result, which changes its label. */
  correct(): Promise<void>;
  remove(): Promise<void>;
  /** One of the three, mostly an addition while the table is small. */
  write(): Promise<void>;
  /** Adds or removes until the table has so many rows. */
  resizeTo(rows: number): Promise<void>;
  /** How many writes there were. */
  writes(): number;
  /** Waits until no commit is left to be reported. */
  reported(): Promise<void>;
  close(): Promise<void>;
};

/** About so many rows there are after a while: fewer than a page reads at a time. */
const usualRows = 30;

/** @param jwtExpiry lifetime of a session's token, s; with it, there are the demo's users */
export async function openStreamLeague(random: Random, jwtExpiry?: number): Promise<StreamLeague> {
  const supabase = await startEmbeddedSupabase({
    ...(jwtExpiry === undefined ? { seed: '' } : { jwtExpiry, authLimits: false }),
    realtime: { deliveryDelay: { min: 1, max: 20 }, subscribeDelay: { min: 10, max: 60 } },
  });
  const { exclusive } = supabase.database;
  const query = async <Row>(sql: string, parameters: unknown[] = []) =>
    (await exclusive((postgres) => postgres.query<Row>(sql, parameters))).rows;
  await exclusive((postgres) => postgres.exec('delete from public.results'));
  let ids: string[] = [];
  let versions = 0;
  let writes = 0;

  // Each version of each row has a name of its own: what is on a page is told apart by it.
  const nextLabel = () => `Equipo «${(versions += 1)}»`;
  const add: StreamLeague['add'] = async (category) => {
    const chosen = category ?? categories[random.below(categories.length)]?.name;
    const [row] = await query<{ id: string }>(
      `insert into public.results (team1, team2, score, date, category)
       values ($1, 'Doble Pared', '6-4, 6-3', '2026-11-20', $2) returning id`,
      [nextLabel(), chosen],
    );
    if (row !== undefined) ids.push(row.id);
    writes += 1;
  };
  const correct = async () => {
    const id = ids[random.below(ids.length)];
    if (id === undefined) return add();
    await query('update public.results set team1 = $1 where id = $2', [nextLabel(), id]);
    writes += 1;
  };
  const remove = async () => {
    const id = ids[random.below(ids.length)];
    if (id === undefined) return add();
    ids = ids.filter((each) => each !== id);
    await query('delete from public.results where id = $1', [id]);
    writes += 1;
  };

  return {
    supabase,
    async results(category) {
      const rows = await query<{ team1: string }>(
        `select team1 from public.results where $1::text is null or category = $1
         order by created_at desc, id desc`,
        [category ?? null],
      );
      return rows.map(({ team1 }) => team1);
    },
    add,
    correct,
    remove,
    async write() {
      const chance = random.next();
      if (chance < 0.15) await correct();
      else if (chance < 0.425 + (ids.length - usualRows) / 100) await remove();
      else await add();
    },
    async resizeTo(rows) {
      while (ids.length < rows) await add();
      while (ids.length > rows) await remove();
    },
    writes: () => writes,
    async reported() {
      const pending = 'select from realtime.outbox limit 1';
      await until(async () => (await query(pending)).length === 0, 'every commit is reported');
    },
    close: () => supabase.close(),
  };
}
