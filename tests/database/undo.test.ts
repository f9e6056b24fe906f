import type { PGlite } from '@electric-sql/pglite';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scale } from '../support/scale.ts';
import { openingTimeout, openTestDatabase } from './support/testDatabase.ts';

// Any sequence of changes, each undone at once or at the end in reverse, leaves the tables as before.

const admin = 'c0000000-0000-4000-8000-000000000001';
const ids = [1, 2, 3].map((number) => `d0000000-0000-4000-8000-00000000000${number}`);
const teams = ['Los Smash', 'LOS SMÁSH', 'Doble Pared', 'Peña', 'Pena'];

let postgres: PGlite;
let undone = 0;

beforeAll(async () => {
  postgres = await openTestDatabase();
  await postgres.exec(`
    insert into auth.users (id, email) values ('${admin}', 'organizadora@example.com');
    insert into private.admins (user_id) values ('${admin}');
    set role authenticated;
    set request.jwt.claims = '{"sub": "${admin}", "role": "authenticated"}';
  `);
}, openingTimeout);

afterAll(async () => {
  console.info(`changes undone: ${undone} of ${undone}`);
  await postgres.close();
});

const id = fc.constantFrom(...ids);
const team = fc.constantFrom(...teams);
const score = fc.constantFrom('6-4, 6-3', '6-0, 6-0', 'W.O.');

/** SQL of one change. */
const change = fc.oneof(
  fc.record({ id, team, score }).map(
    (row) => `insert into public.results (id, team1, team2, score, date, category)
      select '${row.id}', '${row.team}', 'La Víbora', '${row.score}', '2026-11-20', 'Sexta Libre'
      where not exists (select from public.results where id = '${row.id}')`,
  ),
  fc.record({ id, team }).map(
    (row) => `insert into public.upcoming_matches (id, team1, team2, date, time, location, category)
      select '${row.id}', '${row.team}', 'La Víbora', '2026-11-30', '21:00', 'Club', 'Sexta Libre'
      where not exists (select from public.upcoming_matches where id = '${row.id}')`,
  ),
  fc
    .record({ id, team, score })
    .map(
      (row) =>
        `update public.results set team1 = '${row.team}', score = '${row.score}' where id = '${row.id}'`,
    ),
  id.map((row) => `delete from public.results where id = '${row}'`),
  id.map((row) => `delete from public.upcoming_matches where id = '${row}'`),
  fc.record({ id, score }).map(
    (row) => `select public.save_results(jsonb_agg(jsonb_build_object(
        'match_id', id, 'team1', team1, 'team2', team2, 'score', '${row.score}', 'date', date,
        'category', category)))
      from public.upcoming_matches where id = '${row.id}' having count(*) > 0`,
  ),
  fc.record({ id, name: fc.constantFrom('Los Nuevos', 'Doble Pared FC') }).map(
    (row) => `select public.rename_pair(pair1_id, '${row.name}') from public.results
      where id = '${row.id}' and not exists (
        select from public.pair_names where key = lower('${row.name}') and pair_id <> pair1_id)`,
  ),
  id.map(
    (row) => `select public.merge_pairs(pair1_id, pair2_id) from public.results
      where id = '${row}' and pair1_id <> pair2_id`,
  ),
);

/** Everything that the API shows, but spellings, which stay as aliases. */
async function tables(): Promise<unknown> {
  const { rows } = await postgres.query(`
    select
      (select jsonb_agg(r order by id) from public.results r) as results,
      (select jsonb_agg(m order by id) from public.upcoming_matches m) as matches,
      (select jsonb_agg(p order by id) from public.pairs p) as pairs`);
  return rows[0];
}

async function isUndone(id: string): Promise<boolean | undefined> {
  const { rows } = await postgres.query<{ is_undone: boolean }>(
    'select is_undone from public.read_history(before_id => $1 + 1) limit 1',
    [id],
  );
  return rows[0]?.is_undone;
}

async function lastChange(): Promise<string> {
  const { rows } = await postgres.query<{ id: string }>(
    'select coalesce(max(id), 0)::text as id from public.read_history()',
  );
  return rows[0]?.id ?? '0';
}

test('a sequence of changes is undone to the state before, whatever they are', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (changes) => {
      await postgres.exec('reset role');
      await postgres.exec(`truncate public.results, public.upcoming_matches, public.pairs,
        public.pair_names, private.mentioned_pairs, private.history`);
      await postgres.exec('set role authenticated');
      const states: { before: unknown; change: string }[] = [];
      for (const sql of changes) {
        const before = await tables();
        const last = await lastChange();
        await postgres.query(sql);
        const made = await lastChange();
        if (made !== last) states.push({ before, change: made });
      }
      for (const { before, change: made } of states.toReversed()) {
        // The second call is the one that is repeated after its response was lost.
        await postgres.query('select public.undo_change($1)', [made]);
        await postgres.query('select public.undo_change($1)', [made]);
        undone += 1;
        expect(await tables()).toEqual(before);
        expect(await isUndone(made)).toBe(true);
      }
    }),
    { numRuns: scale(200, 20), seed: 20261122 },
  );
});

test('a change that was followed by another is not undone', async () => {
  const [first = ''] = ids;
  await postgres.exec(`delete from public.results; delete from public.upcoming_matches`);
  await postgres.query(
    `insert into public.upcoming_matches (id, team1, team2, date, time, location, category)
     values ($1, 'A', 'B', '2026-11-30', '21:00', 'Club', 'Sexta Libre')`,
    [first],
  );
  await postgres.query(
    `select public.save_results(jsonb_build_array(jsonb_build_object(
       'match_id', $1::text, 'team1', 'A', 'team2', 'B', 'score', '6-0, 6-0', 'date', '2026-11-30',
       'category', 'Sexta Libre'), jsonb_build_object(
       'id', $2::text, 'team1', 'C', 'team2', 'D', 'score', '6-0, 6-0', 'date', '2026-11-30',
       'category', 'Sexta Libre')))`,
    [first, ids[1]],
  );
  await postgres.query(`update public.results set score = '6-1, 6-0' where id = $1`, [first]);
  const { rows } = await postgres.query<{ id: string }>(
    'select id::text from public.read_history(of_row => $1)',
    [ids[1]],
  );
  await expect(
    postgres.query('select public.undo_change($1)', [rows[0]?.id]),
  ).rejects.toMatchObject({ code: 'PT409' });
});
