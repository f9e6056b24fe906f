import { readFileSync } from 'node:fs';
import { demoAdmin } from '../../../supabase/embedded/keys.ts';
import { median } from '../support/statistics.ts';
import type { Engine } from './engine.ts';
import { literal } from './lists.ts';

/** What one insert costs: milliseconds inside of Postgres, and bytes of its log. */
export type WriteFigures = { what: string; time: number; walBytes: number };

const repetitions = 100;
const rounds = 5;

const insertion = `insert into public.results (team1, team2, score, date, category)
  values ('Los Escribanos', 'Las Panteras', '6-4, 3-6, [10-8]', '2026-11-20', 'Sexta Libre')`;

const asAdministrator = [
  'set local role authenticated',
  `set local request.jwt.claims = ${literal(
    JSON.stringify({ sub: demoAdmin.userId, role: 'authenticated' }),
  )}`,
];

const lists = ['results_newest_first', 'results_newest_first_by_category'];
const dropLists = lists.map((index) => `drop index public.${index}`);
const dropRows = `delete from public.results where team1 = 'Los Escribanos'`;

const covering = [
  `create index covering on public.results (created_at desc, id desc)
    include (team1, team2, score, date, category)`,
  `create index covering_by_category on public.results (category, created_at desc, id desc)
    include (team1, team2, score, date)`,
];

/** Inserts with more and more to do; afterwards the table is as it was. */
export async function measureWrites(engine: Engine): Promise<WriteFigures[]> {
  const definitions = await engine.run(
    `select pg_get_indexdef(indexrelid) from pg_index
      where indexrelid::regclass::text in (${lists.map(literal).join(', ')})`,
  );
  const asMigrated = await measure(engine, 'as migrated, by the administrator', asAdministrator);
  const byOwner = await measure(engine, 'the same without policies', []);
  await engine.run(...dropLists);
  const bare = await measure(engine, 'the same without the lists’ indexes', []);
  await engine.run(...definitions);
  await engine.run(
    readFileSync(
      new URL('../../../supabase/embedded/realtime/changeCapture.sql', import.meta.url),
      'utf8',
    ),
    `select realtime.synchronise_triggers('supabase_realtime')`,
  );
  const captured = await measure(
    engine,
    'as migrated, and noted for Realtime (embedded)',
    asAdministrator,
  );
  await engine.run('drop schema realtime cascade');
  return [bare, byOwner, asMigrated, captured];
}

/** Does something while covering indexes stand in the place of those of the migrations. */
export async function withCovering<Result>(
  engine: Engine,
  act: () => Promise<Result>,
): Promise<Result> {
  const definitions = await engine.run(
    `select pg_get_indexdef(indexrelid) from pg_index
      where indexrelid::regclass::text in (${lists.map(literal).join(', ')})`,
  );
  await engine.run(...dropLists, ...covering);
  await engine.run('vacuum analyze public.results');
  const result = await act();
  await engine.run('drop index covering, covering_by_category', ...definitions);
  return result;
}

export function measureCoveredWrite(engine: Engine): Promise<WriteFigures> {
  return measure(engine, 'with covering indexes instead', asAdministrator);
}

/** Bytes of all indexes for the lists of results. */
export async function indexBytes(engine: Engine): Promise<number> {
  const [bytes] = await engine.run(
    `select sum(pg_relation_size(indexrelid)) from pg_index
      where indrelid = 'public.results'::regclass and not indisprimary`,
  );
  return Number(bytes);
}

async function measure(
  engine: Engine,
  what: string,
  identity: readonly string[],
): Promise<WriteFigures> {
  const position = `select pg_current_wal_insert_lsn() - '0/0'`;
  const round = [
    position,
    'begin',
    ...identity,
    `select bench.repeat(${literal(insertion)}, ${repetitions})`,
    'commit',
    position,
    dropRows,
  ];
  const times: number[] = [];
  const bytes: number[] = [];
  for (let count = 0; count < rounds; count += 1) {
    const [before, time, after] = (await engine.run(...round)).map(Number);
    times.push(time ?? Number.NaN);
    bytes.push(((after ?? Number.NaN) - (before ?? Number.NaN)) / repetitions);
  }
  return { what, time: median(times), walBytes: median(bytes) };
}
