-- The administrator writes both lists, and no more than the lists.

begin;

select plan(31);

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

set local role authenticated;
select set_config(
  'request.jwt.claims',
  '{"sub": "c0000000-0000-4000-8000-000000000001", "role": "authenticated"}',
  true
);

-- Allowed: results ------------------------------------------------------------------------------

select results_eq(
  $$
    insert into public.results (team1, team2, score, date, category)
    values ('Los Primos', 'Fuera de Forma', '7-6(5), 6-2', '2026-11-20', 'Octava Libre')
    returning team1, id is not null, created_at >= now()
  $$,
  $$ values ('Los Primos', true, true) $$,
  'The administrator adds a result; the database gives it an id and its time'
);

select lives_ok(
  $$
    insert into public.results (id, team1, team2, score, date, category)
    values ('d0000000-0000-4000-8000-000000000002', 'La Jaula', 'Los Profes', 'W.O.', '2026-11-20', 'Quinta Libre')
  $$,
  'The administrator may choose the id of a result'
);

select throws_ok(
  $$
    insert into public.results (id, team1, team2, score, date, category)
    values ('d0000000-0000-4000-8000-000000000002', 'La Jaula', 'Los Profes', 'W.O.', '2026-11-20', 'Quinta Libre')
  $$,
  '23505',
  'duplicate key value violates unique constraint "results_pkey"',
  'The same save sent twice is stored once'
);

select is_empty(
  $$
    insert into public.results (id, team1, team2, score, date, category)
    values ('d0000000-0000-4000-8000-000000000002', 'La Jaula', 'Los Profes', 'W.O.', '2026-11-20', 'Quinta Libre')
    on conflict (id) do nothing
    returning id
  $$,
  'The same save sent twice, ignoring what is there, adds nothing'
);

select results_eq(
  $$
    update public.results
    set team1 = 'A', team2 = 'B', score = '6-0, 6-0', date = '2026-11-18', category = 'Sexta Damas'
    where id = 'd0000000-0000-4000-8000-000000000001'
    returning team1, team2, score, date, category
  $$,
  $$ values ('A', 'B', '6-0, 6-0', date '2026-11-18', 'Sexta Damas') $$,
  'The administrator corrects what was typed of a result'
);

select results_eq(
  $$ delete from public.results where id = 'd0000000-0000-4000-8000-000000000001' returning team1 $$,
  $$ values ('A') $$,
  'The administrator deletes a result'
);

select is_empty(
  $$ delete from public.results where id = 'd0000000-0000-4000-8000-000000000001' returning id $$,
  'Deleting a result again does no harm'
);

-- Allowed: upcoming matches ---------------------------------------------------------------------

select results_eq(
  $$
    insert into public.upcoming_matches (team1, team2, date, time, location, category)
    values ('Los Primos', 'Fuera de Forma', '2026-11-30', '21:00', 'Quinta Pared', 'Octava Libre')
    returning team1, id is not null, created_at >= now()
  $$,
  $$ values ('Los Primos', true, true) $$,
  'The administrator adds an upcoming match; the database gives it an id and its time'
);

select lives_ok(
  $$
    insert into public.upcoming_matches (id, team1, team2, date, time, location, category)
    values ('e0000000-0000-4000-8000-000000000002', 'La Jaula', 'Los Profes', '2026-11-30', '21:00', 'Quinta Pared', 'Quinta Libre')
  $$,
  'The administrator may choose the id of an upcoming match'
);

select throws_ok(
  $$
    insert into public.upcoming_matches (id, team1, team2, date, time, location, category)
    values ('e0000000-0000-4000-8000-000000000002', 'La Jaula', 'Los Profes', '2026-11-30', '21:00', 'Quinta Pared', 'Quinta Libre')
  $$,
  '23505',
  'duplicate key value violates unique constraint "upcoming_matches_pkey"',
  'The same announcement sent twice is stored once'
);

select results_eq(
  $$
    update public.upcoming_matches
    set team1 = 'A', team2 = 'B', date = '2026-12-01', time = '22:15', location = 'C', category = 'Sexta Libre'
    where id = 'e0000000-0000-4000-8000-000000000001'
    returning team1, team2, date, time, location, category
  $$,
  $$ values ('A', 'B', date '2026-12-01', time '22:15', 'C', 'Sexta Libre') $$,
  'The administrator corrects what was typed of an upcoming match'
);

select results_eq(
  $$
    delete from public.upcoming_matches
    where id = 'e0000000-0000-4000-8000-000000000001'
    returning team1
  $$,
  $$ values ('A') $$,
  'The administrator deletes an upcoming match'
);

-- Refused: what is the database's ---------------------------------------------------------------

select throws_ok(
  $$
    insert into public.results (team1, team2, score, date, category, created_at)
    values ('A', 'B', '6-0, 6-0', '2026-11-20', 'Sexta Libre', '2030-01-01')
  $$,
  '42501',
  'permission denied for table results',
  'The administrator cannot choose when a result was stored'
);

select throws_ok(
  $$ update public.results set created_at = '2030-01-01' $$,
  '42501',
  'permission denied for table results',
  'The administrator cannot move a result in time'
);

select throws_ok(
  $$ update public.results set id = gen_random_uuid() $$,
  '42501',
  'permission denied for table results',
  'The administrator cannot change the id of a result'
);

select throws_ok(
  $$ truncate public.results $$,
  '42501',
  'permission denied for table results',
  'The administrator cannot empty results at a stroke'
);

select throws_ok(
  $$
    insert into public.upcoming_matches (team1, team2, date, time, location, category, created_at)
    values ('A', 'B', '2026-11-30', '21:00', 'C', 'Sexta Libre', '2030-01-01')
  $$,
  '42501',
  'permission denied for table upcoming_matches',
  'The administrator cannot choose when an upcoming match was stored'
);

select throws_ok(
  $$ update public.upcoming_matches set created_at = '2030-01-01' $$,
  '42501',
  'permission denied for table upcoming_matches',
  'The administrator cannot move an upcoming match in time'
);

select throws_ok(
  $$ update public.upcoming_matches set id = gen_random_uuid() $$,
  '42501',
  'permission denied for table upcoming_matches',
  'The administrator cannot change the id of an upcoming match'
);

select throws_ok(
  $$ truncate public.upcoming_matches $$,
  '42501',
  'permission denied for table upcoming_matches',
  'The administrator cannot empty upcoming matches at a stroke'
);

-- Refused: handing the right on -----------------------------------------------------------------

select throws_ok(
  $$ insert into private.admins (user_id) values ('c0000000-0000-4000-8000-000000000002') $$,
  '42501',
  'permission denied for schema private',
  'The administrator cannot name another one through the API'
);

select throws_ok(
  $$ select * from private.admins $$,
  '42501',
  'permission denied for schema private',
  'The administrator cannot list the administrators'
);

-- Such a grant is no error to Postgres, only a warning.
grant delete on public.results to anon;

select ok(
  not has_table_privilege('anon', 'public.results', 'delete'),
  'The administrator cannot grant anything'
);

select throws_ok(
  $$ alter table public.results disable row level security $$,
  '42501',
  null,
  'The administrator cannot turn row-level security off'
);

-- The administrator's id with a visitor's role, as a forged claim would have it.
set local role anon;

select throws_ok(
  $$ delete from public.results $$,
  '42501',
  'permission denied for table results',
  'The administrator''s id is worth nothing without the role of a signed-in user'
);

-- The right ends with the row, not with the token -----------------------------------------------

reset role;
delete from private.admins where user_id = 'c0000000-0000-4000-8000-000000000001';
set local role authenticated;

select throws_ok(
  $$
    insert into public.results (team1, team2, score, date, category)
    values ('A', 'B', '6-0, 6-0', '2026-11-20', 'Sexta Libre')
  $$,
  '42501',
  'new row violates row-level security policy for table "results"',
  'Who is administrator no more cannot add a result with the token of before'
);

select is_empty(
  $$ update public.results set score = '0-6, 0-6' returning id $$,
  'Who is administrator no more corrects no result'
);

select is_empty(
  $$ delete from public.upcoming_matches returning id $$,
  'Who is administrator no more deletes no upcoming match'
);

reset role;

select is((select count(*) from public.results), 2::bigint, 'The results that were saved are there');

insert into private.admins (user_id) values ('c0000000-0000-4000-8000-000000000001');

select throws_ok(
  $$ insert into private.admins (user_id) values ('c0000000-0000-4000-8000-00000000dead') $$,
  '23503',
  null,
  'Only an account that exists can be administrator'
);

delete from auth.users where id = 'c0000000-0000-4000-8000-000000000001';

select is_empty(
  $$ select user_id from private.admins where user_id = 'c0000000-0000-4000-8000-000000000001' $$,
  'An account that is deleted is administrator no more'
);

select * from finish();

rollback;
