import { readFileSync } from 'node:fs';
import { listReads, openApi, type Api, type ListRead } from '../../database/support/siteReads.ts';
import { atMost, listOf } from '../support/report.ts';
import { median } from '../support/statistics.ts';

/** Rows in each of the two tables. */
const [small, large] = [1_000, 1_000_000];

/** The days of play that `bench.sql` gives rows to: fifty a day in the largest tables. */
const mostDays = 20_000;

type List = Awaited<ReturnType<typeof measureList>>;

export const title = 'lists of tables that have grown for years';

/** Times are milliseconds inside PGlite, planning included. */
export async function run() {
  const api = await openApi();
  const files = ['../../../supabase/seed.sql', './bench.sql'];
  for (const file of files) await query(api, readFileSync(new URL(file, import.meta.url), 'utf8'));
  await query(api, 'truncate public.results, public.upcoming_matches');
  const before = await measureLists(api, 1, small);
  const lists = await measureLists(api, small + 1, large);
  await api.close();
  // All lists together: a single one takes only some ticks of PGlite's clock.
  const together = (lists: readonly List[], who: 'asVisitor' | 'asOwner') =>
    lists.reduce((sum, list) => sum + list[who], 0);
  const [asVisitor, asOwner] = [together(lists, 'asVisitor'), together(lists, 'asOwner')];
  const share = { headline: 'Lists with ÷ without policies, 1,000,000 rows' };
  const figures = {
    '16 lists at 1,000 rows, ms': together(before, 'asVisitor'),
    'at 1,000,000 rows, ms': asVisitor,
    'as owner without policies (lower bound), ms': asOwner,
    'with ÷ without policies': atMost(asVisitor / asOwner, 1.2, share),
    'not read from one index in its order': atMost(
      lists.filter(({ isFromIndex }) => !isFromIndex).length,
      0,
    ),
    // Fifty of each of the seven categories, however many rows there are.
    'rows skipped for a list, the worst': atMost(
      Math.max(...lists.map(({ skipped }) => skipped)),
      350,
    ),
  };
  return [listOf('PGlite', figures)];
}

/** Runs statements one by one. @returns the first column of every row, as text */
function query(api: Api, ...statements: readonly string[]): Promise<string[]> {
  return api.exclusive(async (postgres) => {
    const lines: string[] = [];
    for (const statement of statements) lines.push(...linesOf(await postgres.exec(statement)));
    return lines;
  });
}

/** PGlite's `exec` returns the rows of each statement. */
function linesOf(results: unknown): string[] {
  if (!Array.isArray(results)) return [];
  return results.flatMap((result: { rows: object[] }) =>
    result.rows.map((row) => String(Object.values(row)[0])),
  );
}

async function measureLists(api: Api, first: number, last: number): Promise<List[]> {
  await query(api, `set maintenance_work_mem = '256MB'`, `call bench.load(${first}, ${last})`);
  await query(api, 'vacuum analyze public.results', 'vacuum analyze public.upcoming_matches');
  // A further page begins in the middle of so many rows.
  const middle = new Date(Date.UTC(2016, 0, 1) + (last / 2) * 300_000);
  const day = new Date(Date.UTC(2000, 0, 1 + Math.min(last, mostDays) / 2));
  const reads = await listReads(api, {
    id: 'ffffffff-ffff-4fff-bfff-ffffffffffff',
    createdAt: middle.toISOString().replace('Z', '+00:00'),
    date: day.toISOString().slice(0, 10),
    time: '20:30',
  });
  const lists: List[] = [];
  for (const read of reads) lists.push(await measureList(api, read));
  return lists;
}

/** As owner and as visitor in turn: what else the machine does slows both alike. */
async function measureList(api: Api, { sql, parameters }: ListRead) {
  const statement = sql.replaceAll(/\$(\d+)/g, (_, number) => {
    const value = parameters[Number(number) - 1];
    return typeof value === 'number' ? String(value) : literal(String(value));
  });
  const repeat = `select bench.repeat(${literal(statement)}, 40)`;
  const round = ['begin', repeat, 'set local role anon', repeat, 'rollback'];
  const times = await query(api, ...Array.from({ length: 15 }, () => round).flat());
  const medianOf = (turn: number) =>
    median(times.map(Number).filter((_, index) => index % 2 === turn));
  const explain = `explain (analyze, timing off, costs off) ${statement}`;
  const plan = await query(api, 'begin', 'set local role anon', explain, 'rollback');
  const steps = plan.flatMap((line) => /Index Only Scan|\w+ Scan|\bSort\b/.exec(line)?.[0] ?? []);
  return {
    asOwner: medianOf(0),
    asVisitor: medianOf(1),
    skipped: Number(/Rows Removed by Filter: (\d+)/.exec(plan.join('\n'))?.[1] ?? 0),
    /** Whether the list comes out of one index, in its order. */
    isFromIndex: steps.length === 1 && steps[0]?.startsWith('Index'),
  };
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
