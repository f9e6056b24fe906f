-- The service role, for scripts that hold the project's secret key: past the policies, not past the
-- constraints, and not into what is private.

begin;

select plan(14);

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

set local role service_role;
select set_config('request.jwt.claims', '{"role": "service_role"}', true);

-- Allowed ---------------------------------------------------------------------------------------

select isnt_empty($$ select id from public.results $$, 'The service role reads results');

select lives_ok(
  $$
    insert into public.results (team1, team2, score, date, category, created_at)
    values ('A', 'B', '6-0, 6-0', '2020-01-01', 'Sexta Libre', '2020-01-01')
  $$,
  'The service role brings an old result with its own time'
);

select isnt_empty(
  $$ update public.results set score = '6-1, 6-1' returning id $$,
  'The service role corrects results'
);

select isnt_empty(
  $$ delete from public.results returning id $$,
  'The service role deletes results'
);

select isnt_empty(
  $$ select id from public.upcoming_matches $$,
  'The service role reads upcoming matches'
);

select lives_ok(
  $$
    insert into public.upcoming_matches (team1, team2, date, time, location, category, created_at)
    values ('A', 'B', '2026-11-30', '21:00', 'C', 'Sexta Libre', '2020-01-01')
  $$,
  'The service role adds upcoming matches'
);

select isnt_empty(
  $$ update public.upcoming_matches set location = 'D' returning id $$,
  'The service role corrects upcoming matches'
);

select isnt_empty(
  $$ delete from public.upcoming_matches returning id $$,
  'The service role deletes upcoming matches'
);

-- Refused ---------------------------------------------------------------------------------------

select throws_ok(
  $$ truncate public.results $$,
  '42501',
  'permission denied for table results',
  'The service role cannot empty results at a stroke'
);

select throws_ok(
  $$ truncate public.upcoming_matches $$,
  '42501',
  'permission denied for table upcoming_matches',
  'The service role cannot empty upcoming matches at a stroke'
);

select throws_ok(
  $$
    insert into public.results (team1, team2, score, date, category)
    values (' ', 'B', '6-0, 6-0', '2026-11-20', 'Sexta Libre')
  $$,
  '23514',
  'new row for relation "results" violates check constraint "results_team1_is_text"',
  'The service role cannot store a blank team'
);

select throws_ok(
  $$ insert into private.admins (user_id) values ('c0000000-0000-4000-8000-000000000002') $$,
  '42501',
  'permission denied for schema private',
  'The service role cannot add an administrator'
);

select throws_ok(
  $$ select * from private.admins $$,
  '42501',
  'permission denied for schema private',
  'The service role cannot list the administrators'
);

select throws_ok(
  $$ create table public.mine (id integer) $$,
  '42501',
  'permission denied for schema public',
  'The service role cannot make a table'
);

select * from finish();

rollback;
