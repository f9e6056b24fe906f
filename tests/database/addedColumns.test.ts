import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openingTimeout, openTestDatabase } from './support/testDatabase.ts';

// A migration that adds columns meets a filled database: rows, and changes of them in the history.

const admin = 'c0000000-0000-4000-8000-000000000001';
const [added, corrected, deleted, announced] = [1, 2, 3, 4].map(
  (number) => `d0000000-0000-4000-8000-00000000000${number}`,
);

let postgres: PGlite;

beforeAll(async () => {
  postgres = await openTestDatabase();
  await postgres.exec(`
    insert into auth.users (id, email) values ('${admin}', 'organizadora@example.com');
    insert into private.admins (user_id) values ('${admin}');
    set request.jwt.claims = '{"sub": "${admin}", "role": "authenticated"}';
    set role authenticated;
  `);
  for (const id of [added, corrected, deleted]) await postgres.exec(newResult(id ?? ''));
  // Each in a transaction of its own, as the API runs them.
  for (const statement of [
    `insert into public.upcoming_matches (id, team1, team2, date, time, location, category)
      values ('${announced}', 'Los Smash', 'Doble Pared', '2026-11-28', '20:30', 'Club', 'Sexta Libre')`,
    `update public.results set score = '7-5, 6-4' where id = '${corrected}'`,
    `delete from public.results where id = '${deleted}'`,
    `delete from public.upcoming_matches where id = '${announced}'`,
  ]) {
    await postgres.exec(statement);
  }
  await postgres.exec(`
    reset role;
    alter table public.results add column court text;
    alter table public.results add column is_friendly boolean not null default false;
    alter table public.upcoming_matches add column court text not null default '';
    alter table public.pairs add column since date;
    set role authenticated;
  `);
}, openingTimeout);

afterAll(() => postgres.close());

function newResult(id: string): string {
  return `insert into public.results (id, team1, team2, score, date, category)
    values ('${id}', 'Los Smash', 'Doble Pared', '6-4, 6-3', '2026-11-20', 'Sexta Libre')`;
}

async function lastChange(id = '', operation = ''): Promise<number> {
  const { rows } = await postgres.query<{ id: number }>(
    'select id from public.read_history(of_row => $1) where operation = $2',
    [id, operation],
  );
  return rows[0]?.id ?? 0;
}

async function scoreOf(id = ''): Promise<unknown> {
  const { rows } = await postgres.query<{ score: string }>(
    'select score from public.results where id = $1',
    [id],
  );
  return rows[0]?.score;
}

test('an earlier correction, deletion and entry can be undone', async () => {
  for (const [id, operation] of [
    [corrected, 'UPDATE'],
    [deleted, 'DELETE'],
    [added, 'INSERT'],
  ] as const) {
    await postgres.query('select public.undo_change($1)', [await lastChange(id, operation)]);
  }
  expect(await scoreOf(corrected)).toBe('6-4, 6-3');
  expect(await scoreOf(deleted)).toBe('6-4, 6-3');
  expect(await scoreOf(added)).toBeUndefined();
});

test('what was deleted before comes back from the trash, with the defaults of the new columns', async () => {
  await postgres.query('select public.restore_row($1)', [await lastChange(announced, 'DELETE')]);
  const { rows } = await postgres.query('select team1, court from public.upcoming_matches');
  expect(rows).toEqual([{ team1: 'Los Smash', court: '' }]);
});

test('results are saved and corrected', async () => {
  const values = {
    team1: 'Los Smash',
    team2: 'Doble Pared',
    score: '6-0, 6-0',
    category: 'Sexta Libre',
  };
  const items = [{ ...values, date: '2026-11-28', match_id: announced }];
  await postgres.query('select * from public.save_results($1)', [JSON.stringify(items)]);
  const { rows } = await postgres.query(
    `select corrected.score, corrected.court, corrected.location
      from public.results as stored, public.correct_result(
        stored.id, to_jsonb(stored), to_jsonb(stored) || '{"score": "6-1, 6-0"}', null
      ) as corrected
      where stored.id = $1`,
    [announced],
  );
  expect(rows).toEqual([{ score: '6-1, 6-0', court: null, location: 'Club' }]);
});
