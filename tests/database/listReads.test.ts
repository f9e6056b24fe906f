import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conditionsAfter, type Condition } from '../../src/live/conditionsAfter.ts';
import { positionOf } from '../../src/live/listOrder.ts';
import { listQuery } from '../../src/live/loadRows.ts';
import type { Table, TableRow } from '../../src/live/table.ts';
import {
  latestPlayed,
  resultsTable,
  upcomingMatchesTable,
  type ResultFilter,
} from '../../src/matches/tables.ts';
import { openApi, read, type Api } from './support/siteReads.ts';
import { openingTimeout } from './support/testDatabase.ts';

let api: Api;

const ids = { pair: '00000000-0000-4000-8000-000000000001' };

/**
 * Ten rows a statement, which share their moment: pages begin and end among them. Stored without
 * triggers, which would spend a minute on pairs and history that no list here reads.
 */
const rows = `
  set session_replication_role = replica;
  insert into public.results (team1, team2, score, date, category, created_at)
  select 'Local ' || n, 'Visitante', case n % 7 when 0 then 'No se jugó' else '6-4, 6-3' end, date '2026-03-01' + n / 125,
    case when n % 3 = 0 then 'Sexta Libre' else 'Octava Damas' end,
    timestamptz '2026-03-01 12:00Z' + n / 10 * interval '1 minute'
  from generate_series(1, 5000) as n;
  update public.results set pair1_id = '${ids.pair}' where team1 like 'Local %1';
  update public.results set pair2_id = '${ids.pair}' where team1 like 'Local %07';
  insert into public.upcoming_matches (pair1_id, pair2_id, team1, team2, date, time, location, category, created_at)
  select pair1_id, pair2_id, team1, team2, date, time '18:00' + n % 4 * interval '90 minutes', 'Club Norte', category, created_at
  from (select *, row_number() over () as n from public.results) as results;
  reset session_replication_role;
  analyze;
`;

beforeAll(async () => {
  api = await openApi();
  await api.exclusive((postgres) => postgres.exec(rows));
}, openingTimeout);
afterAll(() => api.close());

describe('The lists of the site', () => {
  it.each([
    ['results', 'created_at desc, id desc', () => readPages(resultsTable, 'entry')],
    [
      'results where is_played',
      'created_at desc, id desc',
      () => readPages(resultsTable, latestPlayed.order, latestPlayed),
    ],
    ['results', 'date desc, created_at desc, id desc', () => readPages(resultsTable, 'day')],
    ['upcoming_matches', 'date, time, id', () => readPages(upcomingMatchesTable, 'day')],
  ])('go through all rows page by page, each once: %s by %s', async (table, order, readAll) => {
    const ids = await readAll();
    const { rows } = await api.exclusive((postgres) =>
      postgres.query<{ id: string }>(`select id from public.${table} order by ${order}`),
    );
    expect(ids).toEqual(rows.map(({ id }) => id));
  });

  it.each([
    ['pair', { pair: ids.pair }, `'${ids.pair}' in (pair1_id, pair2_id)`],
    ['category', { category: 'Sexta Libre' }, `category = 'Sexta Libre'`],
    [
      'evening',
      { evening: '2026-03-05' },
      `case when "time" < '03:00' then date - 1 else date end = '2026-03-05'`,
    ],
  ] as const)('hold the rows of their %s and no other, on every page', async (_, filter, where) => {
    const found = await readPages(resultsTable, 'day', filter);
    const { rows } = await api.exclusive((postgres) =>
      postgres.query<{ id: string }>(`select id from public.results where ${where}`),
    );
    expect(rows.length).toBeGreaterThan(37);
    expect(found.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
  });
});

/** The ids of a list, read in pages that begin and end among rows of one moment. */
async function readPages<Item extends TableRow, NewItem, OrderName extends string>(
  table: Table<Item, NewItem, OrderName>,
  order: OrderName,
  filter: ResultFilter = {},
): Promise<string[]> {
  const ids: string[] = [];
  const rule = table.orders[order];
  let after: readonly Condition[] | undefined;
  do {
    const rows = await read(
      api,
      listQuery(table, { ...filter, order }, { after: after ?? [], limit: 37 }),
    );
    const page = rows.map((row) => table.parse(row)).filter((item) => item !== null);
    ids.push(...page.map(({ id }) => id));
    const last = page.at(-1);
    after = last && conditionsAfter(rule, positionOf(rule, last));
  } while (after !== undefined);
  return ids;
}
