import { listReads, openApi, type ListRead } from '../../database/support/siteReads.ts';
import { median } from '../support/statistics.ts';
import { literal, type Engine } from './engine.ts';

/** Rows in each of the two tables. */
export const sizes = [1_000, 100_000, 1_000_000] as const;

/** Times are milliseconds inside Postgres, planning included. */
export type ListFigures = Awaited<ReturnType<typeof measureList>>;

/** The days of play that `bench.sql` gives rows to: fifty a day in the largest tables. */
const mostDays = 20_000;

const rounds = 15;
const repetitions = 40;

/** The lists that the site reads; a further page begins in the middle of so many rows. */
export async function readsAt(rows: number): Promise<ListRead[]> {
  const api = await openApi();
  const middle = new Date(Date.UTC(2016, 0, 1) + (rows / 2) * 300_000);
  const createdAt = middle.toISOString().replace('Z', '+00:00');
  const day = new Date(Date.UTC(2000, 0, 1 + Math.min(rows, mostDays) / 2));
  const reads = await listReads(api, {
    id: 'ffffffff-ffff-4fff-bfff-ffffffffffff',
    createdAt,
    date: day.toISOString().slice(0, 10),
    time: '20:30',
  });
  await api.close();
  return reads;
}

/** Measures as owner and visitor in turn: what else the machine does slows both alike. */
export async function measureList(engine: Engine, read: ListRead, rows: number) {
  const sql = read.sql.replaceAll(/\$(\d+)/g, (_, number) => {
    const value = read.parameters[Number(number) - 1];
    return typeof value === 'number' ? String(value) : literal(String(value));
  });
  const repeat = `select bench.repeat(${literal(sql)}, ${repetitions})`;
  const round = ['begin', repeat, 'set local role anon', repeat, 'rollback'];
  const times = await engine.run(...Array.from({ length: rounds }, () => round).flat());
  const medianOf = (turn: number) =>
    median(times.map(Number).filter((_, index) => index % 2 === turn));
  return {
    list: read.list,
    rows,
    /** By the tables' owner, to whom no policy applies. */
    withoutPolicies: medianOf(0),
    withPolicies: medianOf(1),
    plan: await explain(engine, sql),
  };
}

async function explain(engine: Engine, sql: string) {
  const statement = `explain (analyze, buffers, timing off, costs off) ${sql}`;
  const lines = await engine.run('begin', 'set local role anon', statement, 'rollback');
  const text = lines.join('\n');
  const [, hit = 0, read = 0] =
    /Buffers: shared(?: hit=(\d+))?(?: read=(\d+))?/.exec(text)?.map(Number) ?? [];
  const scans = text.matchAll(
    /(Index Only Scan|Index Scan|Seq Scan|Bitmap \w+ Scan|\w* ?Sort)(?: using (\w+))?/g,
  );
  const steps = [...scans].map(([, step = '', index]) => (index ? `${step}: ${index}` : step));
  return {
    text,
    /** How each table or index is read, and every sort. */
    steps,
    /** Pages of 8 kB. */
    blocks: (hit || 0) + (read || 0),
    skipped: Number(/Rows Removed by Filter: (\d+)/.exec(text)?.[1] ?? 0),
    /** Whether the list comes out of one index, in its order. */
    isFromIndex: steps.length === 1 && /^Index (Only )?Scan/.test(steps[0] ?? ''),
  };
}
