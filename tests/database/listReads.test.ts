import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resultsTable } from '../../src/data/tables.ts';
import { windowQuery } from '../../src/data/loadWindow.ts';
import { listReads, openApi, read, type Api, type ListRead } from './support/siteReads.ts';
import { openingTimeout } from './support/testDatabase.ts';

let api: Api;

/** Ten rows a statement, which share their moment: pages begin and end among them. */
const rows = `
  insert into public.results (team1, team2, score, date, category, created_at)
  select 'Local ' || n, 'Visitante', '6-4, 6-3', '2026-03-01',
    case when n % 3 = 0 then 'Sexta Libre' else 'Octava Damas' end,
    timestamptz '2026-03-01 12:00Z' + n / 10 * interval '1 minute'
  from generate_series(1, 5000) as n;
  insert into public.upcoming_matches (team1, team2, date, time, location, category, created_at)
  select team1, team2, date, '20:30', 'Club Norte', category, created_at from public.results;
  analyze;
`;

beforeAll(async () => {
  api = await openApi();
  await api.exclusive((postgres) => postgres.exec(rows));
}, openingTimeout);
afterAll(() => api.close());

describe('The lists of the site', () => {
  it('go through all rows page by page, each once, newest first', async () => {
    const ids: string[] = [];
    let before: ReturnType<typeof resultsTable.parse> = null;
    do {
      const query = windowQuery(
        { name: resultsTable.name, columns: resultsTable.columns },
        { limit: 37, ...(before === null ? {} : { before }) },
      );
      const page = (await read(api, query)).map((row) => resultsTable.parse(row));
      ids.push(...page.map((result) => result?.id ?? ''));
      before = page.at(-1) ?? null;
    } while (before !== null);

    const { rows } = await api.exclusive((postgres) =>
      postgres.query<{ id: string }>(
        'select id from public.results order by created_at desc, id desc',
      ),
    );
    expect(ids).toEqual(rows.map(({ id }) => id));
  });

  it('are read from an index, in its order, from the place where the page begins', async () => {
    const oldest = {
      id: 'ffffffff-ffff-4fff-bfff-ffffffffffff',
      createdAt: '2026-03-01T15:00:00Z',
    };
    const reads = await listReads(api, oldest);
    expect(reads).toHaveLength(8);
    for (const each of reads) {
      const plan = await explain(each);
      expect(plan, each.list).toMatch(/Index (Only )?Scan using \w+_newest_first/);
      expect(plan, each.list).not.toMatch(/Sort|Seq Scan/);
      // Other categories' rows in between, not the thousands above the place where the page begins.
      const passedOver = Number(/Rows Removed by Filter: (\d+)/.exec(plan)?.[1] ?? 0);
      expect(passedOver, `${each.list}\n${plan}`).toBeLessThan(200);
    }
  });
});

async function explain({ sql, parameters }: ListRead): Promise<string> {
  const { rows } = await api.exclusive((postgres) =>
    postgres.query<{ 'QUERY PLAN': string }>(`explain (analyze, timing off) ${sql}`, [
      ...parameters,
    ]),
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
