import { listReads, openApi, type ListRead } from '../../database/support/siteReads.ts';
import { median } from '../support/statistics.ts';
import type { Engine } from './engine.ts';

/** Rows in each of the two tables. */
export const sizes = [1_000, 100_000, 1_000_000] as const;

/** How one list is read. Times are milliseconds inside of Postgres, planning included. */
export type ListFigures = {
  list: string;
  rows: number;
  /** By the tables' owner, whom no policy binds. */
  withoutPolicies: number;
  /** By a visitor. */
  withPolicies: number;
  plan: Plan;
};

export type Plan = {
  text: string;
  /** How each table or index is read, and every sort. */
  steps: string[];
  /** Pages of 8 kB. */
  blocks: number;
  /** Rows that were read and not shown. */
  passedOver: number;
};

const rounds = 15;
const repetitions = 40;

/** The lists that the site reads when its tables have so many rows; a further page is one from the middle. */
export async function readsAt(rows: number): Promise<ListRead[]> {
  const api = await openApi();
  const middle = new Date(Date.UTC(2016, 0, 1) + (rows / 2) * 300_000);
  const createdAt = middle.toISOString().replace('Z', '+00:00');
  const reads = await listReads(api, { id: 'ffffffff-ffff-4fff-bfff-ffffffffffff', createdAt });
  await api.close();
  return reads;
}

/** In rounds of both kinds by turns, so that whatever else the machine does slows both alike. */
export async function measureList(
  engine: Engine,
  read: ListRead,
  rows: number,
): Promise<ListFigures> {
  const sql = inline(read);
  const repeat = `select bench.repeat(${literal(sql)}, ${repetitions})`;
  const round = ['begin', repeat, 'set local role anon', repeat, 'rollback'];
  const times = await engine.run(...Array.from({ length: rounds }, () => round).flat());
  const timesOf = (turn: number) => times.map(Number).filter((_, place) => place % 2 === turn);
  return {
    list: read.list,
    rows,
    withoutPolicies: median(timesOf(0)),
    withPolicies: median(timesOf(1)),
    plan: await explain(engine, sql),
  };
}

async function explain(engine: Engine, sql: string): Promise<Plan> {
  const lines = await engine.run(
    'begin',
    'set local role anon',
    `explain (analyze, buffers, timing off, costs off) ${sql}`,
    'rollback',
  );
  const text = lines.join('\n');
  const [, hit = '0', , readBlocks = '0'] =
    /Buffers: shared(?: hit=(\d+))?( read=(\d+))?/.exec(text) ?? [];
  const steps = text.matchAll(
    /(Index Only Scan|Index Scan|Seq Scan|Bitmap \w+ Scan|\w* ?Sort)(?: using (\w+))?/g,
  );
  return {
    text,
    steps: [...steps].map(([, step = '', index]) => (index ? `${step}: ${index}` : step)),
    blocks: Number(hit) + Number(readBlocks),
    passedOver: Number(/Rows Removed by Filter: (\d+)/.exec(text)?.[1] ?? 0),
  };
}

/** Whether the list comes out of one index, in its order. */
export function isFromIndex({ steps }: Plan): boolean {
  return steps.length === 1 && /^Index (Only )?Scan/.test(steps[0] ?? '');
}

function inline({ sql, parameters }: ListRead): string {
  return sql.replaceAll(/\$(\d+)/g, (_, number) => {
    const value = parameters[Number(number) - 1];
    return typeof value === 'number' ? String(value) : literal(String(value));
  });
}

export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
