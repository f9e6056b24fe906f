-- From announcement to corrected result: saving, correcting, undoing, restoring, and who may.

begin;

select plan(53);

insert into auth.users (id, email) values
  ('c0000000-0000-4000-8000-000000000001', 'organizadora@example.com'),
  ('c0000000-0000-4000-8000-000000000002', 'jugador@example.com');
insert into private.admins (user_id) values ('c0000000-0000-4000-8000-000000000001');

create function pg_temp.sign_in(user_id text)
returns void
language sql
as $$
  select set_config(
    'request.jwt.claims', jsonb_build_object('sub', user_id, 'role', 'authenticated')::text, true
  );
$$;

-- What the API sends for the announced match below.
create function pg_temp.night()
returns jsonb
language sql
as $$
  select '[
    {"match_id": "e0000000-0000-4000-8000-000000000001", "team1": "Los Smash", "team2": "Doble Pared",
     "score": "6-4, 6-3", "date": "2026-11-20", "category": "Sexta Libre"},
    {"id": "d0000000-0000-4000-8000-000000000002", "team1": "La Víbora", "team2": "Pala Rosa",
     "score": "W.O.", "winner": 2, "date": "2026-11-20", "category": "Sexta Damas"}
  ]'::jsonb;
$$;

set local role authenticated;
select pg_temp.sign_in('c0000000-0000-4000-8000-000000000001');

insert into public.upcoming_matches (id, team1, team2, date, time, location, category) values
  ('e0000000-0000-4000-8000-000000000001', 'Los Smash', 'Doble Pared', '2026-11-20', '20:30', 'Quinta Pared', 'Sexta Libre');

-- Saving --------------------------------------------------------------------------------------------

select results_eq(
  $$ select id, team1, winner::int, location, time::text from public.save_results(pg_temp.night()) $$,
  $$
    values
      ('e0000000-0000-4000-8000-000000000001'::uuid, 'Los Smash', null::int, 'Quinta Pared', '20:30:00'),
      ('d0000000-0000-4000-8000-000000000002'::uuid, 'La Víbora', 2, null, null)
  $$,
  'Results are stored in their order, that of an announced match under its id with its place and time'
);

select is_empty($$ select id from public.upcoming_matches $$, 'The announced match is gone');

select is(
  (select count(*) from public.save_results(pg_temp.night())), 2::bigint,
  'The same call again returns the same results'
);

select is((select count(*) from public.results), 2::bigint, 'And stores nothing twice');

select throws_ok(
  $$
    select public.save_results(pg_temp.night() || '[
      {"id": "d0000000-0000-4000-8000-000000000003", "team1": "A", "team2": "B", "score": "6-0, 6-0",
       "date": "2026-11-20", "category": "Sexta Damas"},
      {"id": "d0000000-0000-4000-8000-000000000004", "team1": "A", "team2": "B", "score": "6-0, 6-0",
       "date": "2026-11-20", "category": "Otra"}
    ]'::jsonb)
  $$,
  '23503', null, 'One bad result is refused'
);

select is((select count(*) from public.results), 2::bigint, 'And with it all others of the call');

select throws_ok(
  $$ update public.results set winner = 3 $$, '23514', null, 'A winner is team 1 or 2'
);

-- Corrections ---------------------------------------------------------------------------------------

select throws_ok(
  $$ update public.results set corrected_at = now() $$, '42501', null,
  'Nobody marks a result as corrected by hand'
);

select results_eq(
  $$
    update public.results set score = '6-4, 7-5' where id = 'e0000000-0000-4000-8000-000000000001'
    returning corrected_at
  $$,
  $$ values (null::timestamptz) $$,
  'A correction within ten minutes is not marked'
);

select is(
  public.first_version('e0000000-0000-4000-8000-000000000001'), null,
  'What was never marked has no first version'
);

reset role;
update public.results set created_at = now() - interval '11 minutes';
-- The history says that they were stored then.
update private.history set
  before = before || jsonb_build_object('created_at', now() - interval '11 minutes'),
  after = after || jsonb_build_object('created_at', now() - interval '11 minutes')
where table_name = 'results';
set local role authenticated;

select results_eq(
  $$
    update public.results set score = '6-4, 7-6' where id = 'e0000000-0000-4000-8000-000000000001'
    returning corrected_at
  $$,
  $$ values (now()) $$,
  'A correction after ten minutes carries its time'
);

select is(
  public.first_version('e0000000-0000-4000-8000-000000000001') ->> 'score', '6-4, 6-3',
  'The first version says what the result was at first'
);

select ok(
  not public.first_version('e0000000-0000-4000-8000-000000000001') ? 'created_at',
  'And nothing of when it was stored'
);

select results_eq(
  $$
    update public.results set location = 'La Jaula' where id = 'd0000000-0000-4000-8000-000000000002'
    returning corrected_at
  $$,
  $$ values (null::timestamptz) $$,
  'Another place corrects no result'
);

select results_eq(
  $$
    update public.results set winner = 1 where id = 'd0000000-0000-4000-8000-000000000002'
    returning corrected_at
  $$,
  $$ values (now()) $$,
  'Another winner does'
);

select results_eq(
  $$
    update public.results set score = '6-4, 6-3' where id = 'e0000000-0000-4000-8000-000000000001'
    returning corrected_at
  $$,
  $$ values (null::timestamptz) $$,
  'A result that is as at first is corrected no more'
);

-- History -------------------------------------------------------------------------------------------

select set_eq(
  $$ select actor, table_name, operation from public.read_history() where row_id::text like 'e0000000%' $$,
  $$
    values
      ('organizadora@example.com', 'upcoming_matches', 'INSERT'),
      ('organizadora@example.com', 'upcoming_matches', 'DELETE'),
      ('organizadora@example.com', 'results', 'INSERT'),
      ('organizadora@example.com', 'results', 'UPDATE')
  $$,
  'The history says who changed what'
);

select is(
  (
    select count(distinct change)
    from public.read_history(of_row => 'e0000000-0000-4000-8000-000000000001')
    where table_name = 'results' and operation = 'INSERT'
      or table_name = 'upcoming_matches' and operation = 'DELETE'
  ),
  1::bigint,
  'A result and the end of its match are one change'
);

select is_empty(
  $$ select id from public.read_history() where is_undone is null $$,
  'The history says what is undone'
);

select is_empty(
  $$ select id from public.read_history(only_deleted => true) $$,
  'A match that became a result is not in the trash'
);

delete from public.results where id = 'd0000000-0000-4000-8000-000000000002';

select results_eq(
  $$ select row_id, before ->> 'team1' from public.read_history(only_deleted => true) $$,
  $$ values ('d0000000-0000-4000-8000-000000000002'::uuid, 'La Víbora') $$,
  'A deleted result is in the trash'
);

select lives_ok(
  $$ select public.restore_row(id) from public.read_history(only_deleted => true) $$,
  'It is restored'
);

select results_eq(
  $$ select team1, created_at from public.results where id = 'd0000000-0000-4000-8000-000000000002' $$,
  $$ values ('La Víbora', now() - interval '11 minutes') $$,
  'With the time at which it was first stored'
);

select is_empty(
  $$ select id from public.read_history(only_deleted => true) $$, 'And the trash is empty'
);

select throws_ok(
  $$
    select public.restore_row(id) from public.read_history(of_row => 'd0000000-0000-4000-8000-000000000002')
    where operation = 'DELETE'
  $$,
  'PT409', null, 'From a trash of before it is not restored over the row that is there'
);

select throws_ok(
  $$
    select public.restore_row(id) from public.read_history(of_row => 'e0000000-0000-4000-8000-000000000001')
    where operation = 'DELETE'
  $$,
  'PT409', null, 'Nor is a match beside its result'
);

select throws_ok(
  $$ select public.restore_row(0) $$, 'PT404', null, 'What is not in the history is not restored'
);

reset role;
update private.history set at = at - interval '31 days' where operation = 'DELETE';
set local role authenticated;
update public.results set location = 'Club' where id = 'd0000000-0000-4000-8000-000000000002';
reset role;

select is(
  (select count(*) from private.history where operation = 'DELETE'), 0::bigint,
  'What is older than 30 days is purged with the next change'
);

-- A change of a transaction of its own, which others followed.
update private.history set transaction_id = '1'
where
  id = (
    select min(id) from private.history
    where row_id = 'e0000000-0000-4000-8000-000000000001' and table_name = 'results' and operation = 'UPDATE'
  );
update public.results set score = '7-5, 7-5' where id = 'e0000000-0000-4000-8000-000000000001';
set local role authenticated;

select throws_ok(
  $$
    select public.undo_change(min(id)) from public.read_history(of_row => 'e0000000-0000-4000-8000-000000000001')
    where table_name = 'results' and operation = 'UPDATE'
  $$,
  'PT409', null, 'What was changed since is not undone'
);

select throws_ok(
  $$ select public.undo_change(0) $$, 'PT404', null, 'What is not in the history is not undone'
);

select ok(
  (
    select bool_and(saved.created_at > saved.previous)
    from (
      select created_at, lag(created_at, 1, '-infinity') over (order by ordinality) as previous
      from public.save_results((
        select jsonb_agg(pg_temp.night() -> 1 || jsonb_build_object('id', gen_random_uuid()))
        from generate_series(1, 50)
      )) with ordinality
    ) as saved
  ),
  'Every result of a long night is later than the one before it'
);

reset role;

select ok(
  not private.is_pair_used('c0000000-0000-4000-8000-000000000009'),
  'A pair without a match is not in use'
);

-- Everybody else --------------------------------------------------------------------------------------

create temporary table refused (call text);
insert into refused values
  ('select public.save_results(pg_temp.night())'),
  ('select public.undo_change(1)'),
  ('select public.restore_row(1)'),
  ('select * from public.find_obstacle(1)'),
  ('select public.order_rows(''sponsors'', ''{}'')'),
  ('select public.save_league(null, null, ''{"name": "Otra"}''::jsonb)'),
  ('select public.rename_pair(gen_random_uuid(), ''Intrusos'')'),
  ('select public.merge_pairs(gen_random_uuid(), gen_random_uuid())'),
  ('select * from public.read_history()'),
  ('select * from private.history');
grant select on refused to anon, authenticated;

set local role authenticated;
select pg_temp.sign_in('c0000000-0000-4000-8000-000000000002');
select throws_ok(call, '42501', null, format('A user who is not the administrator may not: %s', call))
from refused;

set local role anon;
select throws_ok(call, '42501', null, format('A visitor may not: %s', call)) from refused;

select is(
  public.first_version('d0000000-0000-4000-8000-000000000002') ->> 'winner', '2',
  'A visitor reads the first version of a corrected result'
);

select * from finish();

rollback;
