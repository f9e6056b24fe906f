-- A visitor who is not signed in reads everything that is public and changes nothing.

begin;

select plan(24);

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

set local role anon;
select set_config('request.jwt.claims', '{"role": "anon"}', true);

-- Allowed ---------------------------------------------------------------------------------------

select results_eq(
  $$ select team1, team2, score, date, category from public.results $$,
  $$ values ('Los Smash', 'Doble Pared', '6-4, 6-3', date '2026-11-19', 'Sexta Libre') $$,
  'A visitor reads results'
);

select results_eq(
  $$ select team1, team2, date, time, location, category from public.upcoming_matches $$,
  $$
    values
      ('La Víbora', 'Pala Rosa', date '2026-11-27', time '20:30', 'Quinta Pared', 'Sexta Damas')
  $$,
  'A visitor reads upcoming matches'
);

-- Refused: every way to write ------------------------------------------------------------------

select throws_ok(
  $$
    insert into public.results (team1, team2, score, date, category)
    values ('Intrusos', 'Intrusos', '6-0, 6-0', '2026-11-20', 'Sexta Libre')
  $$,
  '42501',
  'permission denied for table results',
  'A visitor cannot add a result'
);

select throws_ok(
  $$
    insert into public.results (id, team1, team2, score, date, category)
    values ('d0000000-0000-4000-8000-000000000001', 'Intrusos', 'Intrusos', '6-0, 6-0', '2026-11-20', 'Sexta Libre')
    on conflict (id) do update set team1 = excluded.team1
  $$,
  '42501',
  'permission denied for table results',
  'A visitor cannot put a result over another'
);

select throws_ok(
  $$ update public.results set score = '0-6, 0-6' $$,
  '42501',
  'permission denied for table results',
  'A visitor cannot correct a result'
);

select throws_ok(
  $$ delete from public.results $$,
  '42501',
  'permission denied for table results',
  'A visitor cannot delete a result'
);

select throws_ok(
  $$ truncate public.results $$,
  '42501',
  'permission denied for table results',
  'A visitor cannot empty results'
);

select throws_ok(
  $$
    insert into public.upcoming_matches (team1, team2, date, time, location, category)
    values ('Intrusos', 'Intrusos', '2026-11-30', '20:00', 'Casa', 'Sexta Damas')
  $$,
  '42501',
  'permission denied for table upcoming_matches',
  'A visitor cannot add an upcoming match'
);

select throws_ok(
  $$
    insert into public.upcoming_matches (id, team1, team2, date, time, location, category)
    values ('e0000000-0000-4000-8000-000000000001', 'Intrusos', 'Intrusos', '2026-11-30', '20:00', 'Casa', 'Sexta Damas')
    on conflict (id) do update set team1 = excluded.team1
  $$,
  '42501',
  'permission denied for table upcoming_matches',
  'A visitor cannot put an upcoming match over another'
);

select throws_ok(
  $$ update public.upcoming_matches set location = 'Casa' $$,
  '42501',
  'permission denied for table upcoming_matches',
  'A visitor cannot correct an upcoming match'
);

select throws_ok(
  $$ delete from public.upcoming_matches $$,
  '42501',
  'permission denied for table upcoming_matches',
  'A visitor cannot delete an upcoming match'
);

select throws_ok(
  $$ truncate public.upcoming_matches $$,
  '42501',
  'permission denied for table upcoming_matches',
  'A visitor cannot empty upcoming matches'
);

select throws_ok(
  $$ select * from public.results for update $$,
  '42501',
  'permission denied for table results',
  'A visitor cannot hold results against the administrator'
);

select throws_ok(
  $$ lock table public.results in exclusive mode $$,
  '42501',
  'permission denied for table results',
  'A visitor cannot lock results'
);

-- Refused: becoming more than a visitor --------------------------------------------------------

select throws_ok(
  $$ select * from private.admins $$,
  '42501',
  'permission denied for schema private',
  'A visitor cannot see who is the administrator'
);

select throws_ok(
  $$ insert into private.admins (user_id) values ('c0000000-0000-4000-8000-000000000002') $$,
  '42501',
  'permission denied for schema private',
  'A visitor cannot add an administrator'
);

select throws_ok(
  $$ select private.is_admin() $$,
  '42501',
  'permission denied for schema private',
  'A visitor cannot ask who is the administrator'
);

select throws_ok(
  $$ create or replace function private.is_admin() returns boolean language sql as 'select true' $$,
  '42501',
  null,
  'A visitor cannot replace the function that says who is an administrator'
);

select throws_ok(
  $$ create policy "Mine" on public.results to anon using (true) $$,
  '42501',
  null,
  'A visitor cannot add a policy'
);

select throws_ok(
  $$ alter table public.results disable row level security $$,
  '42501',
  null,
  'A visitor cannot turn row-level security off'
);

select throws_ok(
  $$ create table public.mine (id integer) $$,
  '42501',
  'permission denied for schema public',
  'A visitor cannot make a table'
);

select throws_ok(
  $$ select email, encrypted_password from auth.users $$,
  '42501',
  null,
  'A visitor cannot read an e-mail or a password'
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
