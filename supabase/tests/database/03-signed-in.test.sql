-- A signed-in user who is not the administrator is a visitor with a name: reads, and writes nothing.

begin;

select plan(25);

-- Set-up: two users, one of them the administrator, and one row in each list.
delete from public.results;
delete from public.upcoming_matches;

insert into auth.users (id, email) values
  ('c0000000-0000-4000-8000-000000000001', 'organizadora@example.com'),
  ('c0000000-0000-4000-8000-000000000002', 'jugador@example.com');

insert into private.admins (user_id) values ('c0000000-0000-4000-8000-000000000001');

insert into public.results (id, team1, team2, score, date, category) values
  ('d0000000-0000-4000-8000-000000000001', 'Los Smash', 'Doble Pared', '6-4, 6-3', '2026-11-19', 'Sexta Libre');

insert into public.upcoming_matches (id, team1, team2, date, time, location, category) values
  ('e0000000-0000-4000-8000-000000000001', 'La Víbora', 'Pala Rosa', '2026-11-27', '20:30', 'Quinta Pared', 'Sexta Damas');

-- The token claims what a user might write into it or talk somebody into writing.
set local role authenticated;
select set_config(
  'request.jwt.claims',
  '{
    "sub": "c0000000-0000-4000-8000-000000000002",
    "role": "authenticated",
    "email": "organizadora@example.com",
    "user_metadata": {"admin": true, "role": "admin"},
    "app_metadata": {"admin": true, "role": "admin"}
  }',
  true
);

-- Allowed ---------------------------------------------------------------------------------------

select results_eq(
  $$ select team1, score from public.results $$,
  $$ values ('Los Smash', '6-4, 6-3') $$,
  'A signed-in user reads results'
);

select results_eq(
  $$ select team1, location from public.upcoming_matches $$,
  $$ values ('La Víbora', 'Quinta Pared') $$,
  'A signed-in user reads upcoming matches'
);

-- Refused: every way to write. Where a policy hides the row, nothing fails and nothing changes. --

select throws_ok(
  $$
    insert into public.results (team1, team2, score, date, category)
    values ('Intrusos', 'Intrusos', '6-0, 6-0', '2026-11-20', 'Sexta Libre')
  $$,
  '42501',
  'new row violates row-level security policy for table "results"',
  'A signed-in user cannot add a result'
);

select throws_ok(
  $$
    insert into public.results (id, team1, team2, score, date, category)
    values ('d0000000-0000-4000-8000-000000000001', 'Intrusos', 'Intrusos', '6-0, 6-0', '2026-11-20', 'Sexta Libre')
    on conflict (id) do update set team1 = excluded.team1
  $$,
  '42501',
  null,
  'A signed-in user cannot put a result over another'
);

select is_empty(
  $$ update public.results set score = '0-6, 0-6' returning id $$,
  'A signed-in user corrects no result'
);

select is_empty(
  $$ delete from public.results returning id $$,
  'A signed-in user deletes no result'
);

select throws_ok(
  $$ truncate public.results $$,
  '42501',
  'permission denied for table results',
  'A signed-in user cannot empty results'
);

select throws_ok(
  $$
    insert into public.upcoming_matches (team1, team2, date, time, location, category)
    values ('Intrusos', 'Intrusos', '2026-11-30', '20:00', 'Casa', 'Sexta Damas')
  $$,
  '42501',
  'new row violates row-level security policy for table "upcoming_matches"',
  'A signed-in user cannot add an upcoming match'
);

select throws_ok(
  $$
    insert into public.upcoming_matches (id, team1, team2, date, time, location, category)
    values ('e0000000-0000-4000-8000-000000000001', 'Intrusos', 'Intrusos', '2026-11-30', '20:00', 'Casa', 'Sexta Damas')
    on conflict (id) do update set team1 = excluded.team1
  $$,
  '42501',
  null,
  'A signed-in user cannot put an upcoming match over another'
);

select is_empty(
  $$ update public.upcoming_matches set location = 'Casa' returning id $$,
  'A signed-in user corrects no upcoming match'
);

select is_empty(
  $$ delete from public.upcoming_matches returning id $$,
  'A signed-in user deletes no upcoming match'
);

select throws_ok(
  $$ truncate public.upcoming_matches $$,
  '42501',
  'permission denied for table upcoming_matches',
  'A signed-in user cannot empty upcoming matches'
);

-- Refused: becoming the administrator ----------------------------------------------------------

select throws_ok(
  $$ select * from private.admins $$,
  '42501',
  'permission denied for schema private',
  'A signed-in user cannot see who is the administrator'
);

select throws_ok(
  $$ insert into private.admins (user_id) values ('c0000000-0000-4000-8000-000000000002') $$,
  '42501',
  'permission denied for schema private',
  'A signed-in user cannot name themselves administrator'
);

select throws_ok(
  $$ update private.admins set user_id = 'c0000000-0000-4000-8000-000000000002' $$,
  '42501',
  'permission denied for schema private',
  'A signed-in user cannot take the administrator''s place'
);

select throws_ok(
  $$ delete from private.admins $$,
  '42501',
  'permission denied for schema private',
  'A signed-in user cannot remove the administrator'
);

select throws_ok(
  $$ select private.is_admin() $$,
  '42501',
  'permission denied for schema private',
  'A signed-in user cannot call the private functions'
);

select throws_ok(
  $$ create or replace function private.is_admin() returns boolean language sql as 'select true' $$,
  '42501',
  null,
  'A signed-in user cannot replace the function that says who is an administrator'
);

select throws_ok(
  $$ create policy "Mine" on public.results to authenticated using (true) $$,
  '42501',
  null,
  'A signed-in user cannot add a policy'
);

select throws_ok(
  $$ alter table public.results disable row level security $$,
  '42501',
  null,
  'A signed-in user cannot turn row-level security off'
);

select throws_ok(
  $$ update auth.users set id = 'c0000000-0000-4000-8000-000000000001' $$,
  '42501',
  null,
  'A signed-in user cannot take the administrator''s id'
);

select throws_ok(
  $$ create table public.mine (id integer) $$,
  '42501',
  'permission denied for schema public',
  'A signed-in user cannot make a table'
);

-- A token without a user, as a key of the project would be.
select set_config('request.jwt.claims', '{"role": "authenticated"}', true);

select throws_ok(
  $$
    insert into public.results (team1, team2, score, date, category)
    values ('Intrusos', 'Intrusos', '6-0, 6-0', '2026-11-20', 'Sexta Libre')
  $$,
  '42501',
  'new row violates row-level security policy for table "results"',
  'A token without a user writes nothing'
);

-- Afterwards ------------------------------------------------------------------------------------

reset role;

select results_eq(
  $$ select team1, score from public.results $$,
  $$ values ('Los Smash', '6-4, 6-3') $$,
  'Results are what they were'
);

select results_eq(
  $$ select team1, location from public.upcoming_matches $$,
  $$ values ('La Víbora', 'Quinta Pared') $$,
  'Upcoming matches are what they were'
);

select * from finish();

rollback;
