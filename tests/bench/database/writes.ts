import { readFileSync } from 'node:fs';
import { demoAdmin } from '../../../supabase/embedded/keys.ts';
import { median } from '../support/statistics.ts';
import { literal, type Engine } from './engine.ts';

/** What one insert costs: milliseconds inside Postgres, and bytes of its write-ahead log. */
export type WriteFigures = { what: string; time: number; walBytes: number };

const repetitions = 100;
const rounds = 5;

const claims = literal(JSON.stringify({ sub: demoAdmin.userId, role: 'authenticated' }));
const asAdmin = ['set local role authenticated', `set local request.jwt.claims = ${claims}`];

const insertion = `insert into public.results (team1, team2, score, date, category)
  values ('Los Escribanos', 'Las Panteras', '6-4, 3-6, [10-8]', '2026-11-20', 'Sexta Libre')`;

const ofResults = `from pg_index
  where indrelid = 'public.results'::regclass and not indisprimary`;
const changeCapture = new URL(
  '../../../supabase/embedded/realtime/changeCapture.sql',
  import.meta.url,
);

/** Inserts with more and more work for the database, which is afterwards as it was before. */
export async function measureWrites(engine: Engine): Promise<WriteFigures[]> {
  const bare = await withIndexes(engine, [], () =>
    measureWrite(engine, 'the same without the lists’ indexes', []),
  );
  const byOwner = await measureWrite(engine, 'the same without policies', []);
  const asMigrated = await measureWrite(engine, 'as migrated, by the administrator');
  await engine.run(
    readFileSync(changeCapture, 'utf8'),
    `select realtime.synchronise_triggers('supabase_realtime')`,
  );
  const captured = await measureWrite(engine, 'as migrated, with change capture (embedded)');
  await engine.run('drop schema realtime cascade');
  return [bare, byOwner, asMigrated, captured];
}

/** Acts while the results have other indexes than those of the migrations. */
async function withIndexes<Result>(
  engine: Engine,
  indexes: readonly string[],
  act: () => Promise<Result>,
): Promise<Result> {
  const migrated = await engine.run(`select pg_get_indexdef(indexrelid) ${ofResults}`);
  const drops = `select 'drop index ' || indexrelid::regclass ${ofResults}`;
  await engine.run(...(await engine.run(drops)), ...indexes, 'vacuum analyze public.results');
  const result = await act();
  await engine.run(...(await engine.run(drops)), ...migrated);
  return result;
}

async function measureWrite(
  engine: Engine,
  what: string,
  identity: readonly string[] = asAdmin,
): Promise<WriteFigures> {
  const position = `select pg_current_wal_insert_lsn() - '0/0'`;
  const repeat = `select bench.repeat(${literal(insertion)}, ${repetitions})`;
  const remove = `delete from public.results where team1 = 'Los Escribanos'`;
  const times: number[] = [];
  const bytes: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const lines = await engine.run(
      position,
      'begin',
      ...identity,
      repeat,
      'commit',
      position,
      remove,
    );
    const [before = Number.NaN, time = Number.NaN, after = Number.NaN] = lines.map(Number);
    times.push(time);
    bytes.push((after - before) / repetitions);
  }
  return { what, time: median(times), walBytes: median(bytes) };
}
