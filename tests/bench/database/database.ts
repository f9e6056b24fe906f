import { listReads, openApi, type ListRead } from '../../database/support/siteReads.ts';
import { atMost, tableOf, type Cell } from '../support/report.ts';
import { median, sum } from '../support/statistics.ts';
import { literal, openEmbedded, openNative, type Engine } from './engine.ts';

/** Rows in each of the two tables. */
const [small, large] = [1_000, 1_000_000];

/** The days of play that `bench.sql` gives rows to: fifty a day in the largest tables. */
const mostDays = 20_000;

type List = Awaited<ReturnType<typeof measureList>>;
type Measured = Awaited<ReturnType<typeof measureEngine>>;

export const title = 'lists of tables that have grown for years';

/** Times are milliseconds inside Postgres, planning included. */
export async function run() {
  const measured: Measured[] = [];
  for (const open of [openEmbedded, openNative]) {
    await using engine = await open();
    if (engine !== null) measured.push(await measureEngine(engine));
  }
  // All lists together: a single one takes only some ticks of PGlite's clock.
  const together = (lists: readonly List[]) => sum(lists.map(({ asVisitor }) => asVisitor));
  const asOwner = (lists: readonly List[]) => sum(lists.map(({ asOwner }) => asOwner));
  const share = { headline: 'Lists with ÷ without policies, 1,000,000 rows' };
  const figures: Record<string, (engine: Measured) => Cell> = {
    '16 lists at 1,000 rows, ms': ({ before }) => together(before),
    'at 1,000,000 rows, ms': ({ lists }) => together(lists),
    'as owner without policies (lower bound), ms': ({ lists }) => asOwner(lists),
    'with ÷ without policies': ({ lists }) => atMost(together(lists) / asOwner(lists), 1.2, share),
    'not read from one index in its order': ({ lists }) =>
      atMost(lists.filter(({ isFromIndex }) => !isFromIndex).length, 0),
    // Fifty of each of the seven categories, however many rows there are.
    'rows skipped for a list, the worst': ({ lists }) =>
      atMost(Math.max(...lists.map(({ skipped }) => skipped)), 350),
  };
  const engines = measured.map((engine) => [
    engine.name,
    ([, figure]: [string, (engine: Measured) => Cell]) => figure(engine),
  ]);
  return {
    tables: [
      tableOf(Object.entries(figures), {
        '': ([what]) => what,
        ...Object.fromEntries(engines),
      }),
    ],
    details: measured.map(({ name, lists }) =>
      tableOf(lists, {
        [name]: ({ list }) => list,
        'as a visitor, ms': ({ asVisitor }) => asVisitor,
        'without policies, ms': ({ asOwner }) => asOwner,
        'rows skipped': ({ skipped }) => skipped,
        plan: ({ steps }) => steps.join(', '),
      }),
    ),
  };
}

async function measureEngine(engine: Engine) {
  const before = await measureLists(engine, 1, small);
  return { name: engine.name, before, lists: await measureLists(engine, small + 1, large) };
}

async function measureLists(engine: Engine, first: number, last: number): Promise<List[]> {
  await engine.run(`set maintenance_work_mem = '256MB'`, `call bench.load(${first}, ${last})`);
  await engine.run('vacuum analyze public.results', 'vacuum analyze public.upcoming_matches');
  const lists: List[] = [];
  for (const read of await readsAt(last)) lists.push(await measureList(engine, read));
  return lists;
}

/** The lists that the site reads; a further page begins in the middle of so many rows. */
async function readsAt(rows: number): Promise<ListRead[]> {
  const api = await openApi();
  const middle = new Date(Date.UTC(2016, 0, 1) + (rows / 2) * 300_000);
  const day = new Date(Date.UTC(2000, 0, 1 + Math.min(rows, mostDays) / 2));
  const reads = await listReads(api, {
    id: 'ffffffff-ffff-4fff-bfff-ffffffffffff',
    createdAt: middle.toISOString().replace('Z', '+00:00'),
    date: day.toISOString().slice(0, 10),
    time: '20:30',
  });
  await api.close();
  return reads;
}

/** As owner and as visitor in turn: what else the machine does slows both alike. */
async function measureList(engine: Engine, { list, sql, parameters }: ListRead) {
  const statement = sql.replaceAll(/\$(\d+)/g, (_, number) => {
    const value = parameters[Number(number) - 1];
    return typeof value === 'number' ? String(value) : literal(String(value));
  });
  const repeat = `select bench.repeat(${literal(statement)}, 40)`;
  const round = ['begin', repeat, 'set local role anon', repeat, 'rollback'];
  const times = await engine.run(...Array.from({ length: 15 }, () => round).flat());
  const medianOf = (turn: number) =>
    median(times.map(Number).filter((_, index) => index % 2 === turn));
  const explain = `explain (analyze, timing off, costs off) ${statement}`;
  const plan = (await engine.run('begin', 'set local role anon', explain, 'rollback')).join('\n');
  const scans = plan.matchAll(
    /(Index Only Scan|Index Scan|Seq Scan|Bitmap \w+ Scan|\w* ?Sort)(?: using (\w+))?/g,
  );
  /** How each table or index is read, and every sort. */
  const steps = [...scans].map(([, step = '', index = '']) => `${step} ${index}`);
  return {
    list,
    asOwner: medianOf(0),
    asVisitor: medianOf(1),
    steps,
    skipped: Number(/Rows Removed by Filter: (\d+)/.exec(plan)?.[1] ?? 0),
    /** Whether the list comes out of one index, in its order. */
    isFromIndex: steps.length === 1 && /^Index (Only )?Scan/.test(steps[0] ?? ''),
  };
}
