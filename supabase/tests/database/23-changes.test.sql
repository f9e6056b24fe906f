-- A call with an id is made once, whatever becomes of its answer, and is undone by this id.

begin;

select plan(38);

insert into auth.users (id, email) values
  ('c0000000-0000-4000-8000-000000000001', 'organizadora@example.com'),
  ('c0000000-0000-4000-8000-000000000002', 'jugador@example.com');
insert into private.admins (user_id) values ('c0000000-0000-4000-8000-000000000001');

create function pg_temp.id_of(number integer)
returns uuid
language sql
as $$ select ('d0000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid $$;

-- The ids of calls are others than those of rows.
create function pg_temp.change_of(number integer)
returns uuid
language sql
as $$ select ('e0000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid $$;

create function pg_temp.typed(score text, team text default 'Doble Pared')
returns jsonb
language sql
as $$
  select jsonb_build_object(
    'team1', 'Los Smash', 'team2', team, 'score', score, 'date', '2026-11-20', 'category', 'Sexta Libre'
  );
$$;

create function pg_temp.change(number integer, before jsonb, after jsonb)
returns jsonb
language sql
as $$
  select jsonb_build_object('table', 'results', 'id', pg_temp.id_of(number), 'before', before, 'after', after);
$$;

create function pg_temp.scores()
returns setof text
language sql
as $$ select right(id::text, 1) || ' ' || score from public.results $$;

-- The details and the hint of a refusal.
create function pg_temp.refusal(statement text)
returns text
language plpgsql
as $$
declare
  code text;
  details text;
  told text;
begin
  execute statement;
  return null;
exception when others then
  get stacked diagnostics code = returned_sqlstate, details = pg_exception_detail, told = pg_exception_hint;
  return code || ' ' || told || ' ' || coalesce(
    case when details <> '' then jsonb_path_query_first(details::jsonb, 'lax $.score') ->> 0 end, 'nothing'
  );
end
$$;

set local role authenticated;
select set_config(
  'request.jwt.claims', '{"sub": "c0000000-0000-4000-8000-000000000001", "role": "authenticated"}', true
);

-- Sent again ----------------------------------------------------------------------------------------

insert into public.organisers (name, whatsapp, position) values ('Ana Paz', '+57 300 555 0134', 1);
prepare ten as
select id, score from public.save_results(
  (select jsonb_agg(pg_temp.typed('6-' || number % 5 || ', 6-3') || jsonb_build_object('id', pg_temp.id_of(number), 'match_id', null)
    order by number) from generate_series(1, 10) as number),
  pg_temp.change_of(1)
);
create temporary table first_answer as execute ten;
select is((select count(*) from first_answer), 10::bigint, 'A night of ten is saved');
select results_eq('ten', 'select id, score from first_answer', 'Sent again it has the first answer');
select is((select count(*) from public.results), 10::bigint, 'and there are ten results');
delete from public.results where id = pg_temp.id_of(1);
select results_eq('ten', 'select id, score from first_answer', 'It is the first answer, whatever happened since');
select is(
  pg_temp.refusal($$
    select public.save_results(jsonb_build_array(pg_temp.typed('6-0, 6-0')), pg_temp.change_of(1))
  $$),
  'PT409 sent_before 6-1, 6-3',
  'With other content it is refused, and says what was stored'
);
select lives_ok(
  $$ select public.undo_entry(max(id), pg_temp.change_of(3)) from public.read_history() where operation = 'DELETE' $$,
  'The history undoes a change of which no call had an id'
);
select is(
  pg_temp.refusal($$
    select public.restore_row(max(id), pg_temp.change_of(3)) from public.read_history() where operation = 'DELETE'
  $$),
  'PT409 sent_before nothing',
  'Another function is other content'
);
select is(public.undo_change(pg_temp.change_of(1), pg_temp.change_of(2)) >= 10, true, 'A call is undone by its id');
select is_empty('select pg_temp.scores()', 'with all that it stored');
select is((select count(*) from public.organisers), 1::bigint, 'and nothing that was changed before it');
select is(public.undo_change(pg_temp.change_of(1)), 0, 'and once');
select is(public.undo_change(pg_temp.change_of(2)) >= 10, true, 'An undo is undone by its own id');
select is((select count(*) from public.results), 10::bigint, 'and all ten are there again');
select throws_ok(
  $$ select public.undo_change(pg_temp.change_of(99)) $$, 'PT404', null, 'A call that was not made is not undone'
);
delete from public.results;

-- Rows ----------------------------------------------------------------------------------------------

select is(
  public.change_rows(
    jsonb_build_array(
      pg_temp.change(1, null, pg_temp.typed('6-1, 6-1')), pg_temp.change(2, null, pg_temp.typed('6-2, 6-2'))
    ),
    pg_temp.change_of(10)
  ) #>> '{1,score}',
  '6-2, 6-2',
  'Rows are added and returned in their order'
);
select is(
  public.change_rows(
    jsonb_build_array(
      pg_temp.change(1, '{"score": "6-1, 6-1"}', '{"score": "6-4, 6-4"}'),
      pg_temp.change(2, null, null)
    ),
    pg_temp.change_of(11)
  ) ->> 1,
  null,
  'A row is changed from what was seen, another one deleted'
);
select set_eq('select pg_temp.scores()', array['1 6-4, 6-4'], 'and both are in the table');
select is(
  public.change_rows(jsonb_build_array(pg_temp.change(1, '{"time": "20:00"}', '{"score": "6-4, 6-4"}'))) #>> '{0,score}',
  '6-4, 6-4',
  'A row that is already as it should be is no conflict'
);
select is(
  pg_temp.refusal($$
    select public.change_rows(jsonb_build_array(
      pg_temp.change(3, null, pg_temp.typed('6-3, 6-3')),
      pg_temp.change(1, '{"score": "6-1, 6-1"}', '{"score": "6-0, 6-0"}')
    ))
  $$),
  'PT409 row_changed 6-4, 6-4',
  'A row that is not as it was seen is not changed'
);
select set_eq('select pg_temp.scores()', array['1 6-4, 6-4'], 'nor is anything else of the call');
select is(
  pg_temp.refusal($$
    select public.change_rows(jsonb_build_array(pg_temp.change(2, '{"score": "6-2, 6-2"}', '{"score": "6-0, 6-0"}')))
  $$),
  'PT409 row_changed nothing',
  'A row that was deleted meanwhile is not changed'
);
select is(
  pg_temp.refusal($$
    select public.change_rows(jsonb_build_array(pg_temp.change(1, null, pg_temp.typed('6-0, 6-0'))))
  $$),
  'PT409 row_changed 6-4, 6-4',
  'What should be new overwrites no row'
);
select is(
  public.change_rows(jsonb_build_array(pg_temp.change(1, '{}', '{"score": "6-3, 6-4"}') - 'before')) #>> '{0,score}',
  '6-3, 6-4',
  'Without what was seen the row may be any'
);
select is(
  pg_temp.refusal($$
    select public.change_rows(jsonb_build_array(pg_temp.change(2, '{}', '{"score": "6-3, 6-4"}') - 'before'))
  $$),
  'PT409 row_changed nothing',
  'but it has to be there'
);
select throws_ok(
  $$
    select public.change_rows(jsonb_build_array(jsonb_build_object(
      'table', 'results', 'id', pg_temp.id_of(1), 'after', '{"corrected_at": "2026-11-20T10:00:00Z"}'::jsonb
    )))
  $$,
  '42501', null, 'Columns that the administrator may not update stay'
);
select throws_ok(
  $$
    select public.change_rows(jsonb_build_array(pg_temp.change(
      4, null, pg_temp.typed('6-4, 6-4') || '{"created_at": "2026-11-20T10:00:00Z"}'
    )))
  $$,
  '42501', null, 'Columns that the administrator may not insert stay'
);
select throws_ok(
  $$
    select public.change_rows(jsonb_build_array(jsonb_build_object(
      'table', 'settings_version', 'id', (select id from public.settings_version), 'after', null
    )))
  $$,
  '42501', null, 'Rows that the administrator may not delete stay'
);
select is(
  (
    select is_free::text || coalesce(obstacle::text, '')
    from public.find_obstacle(pg_temp.change_of(11))
  ),
  'false' || (select max(id) from public.read_history(of_row => pg_temp.id_of(1))),
  'What stands in the way of the undo of a call is named'
);
select results_eq(
  $$ select * from public.find_obstacle(pg_temp.change_of(11)) $$,
  $$
    select found.* from public.read_history(of_row => pg_temp.id_of(1)) as entry, public.find_obstacle(entry.id) as found
    where entry.after ->> 'score' = '6-4, 6-4'
  $$,
  'and that of the undo of its entry in the history is the same'
);

-- Which announced match a result is -----------------------------------------------------------------

delete from public.results;
insert into public.upcoming_matches (id, team1, team2, date, time, location, category) values
  (pg_temp.id_of(51), 'Doble Pared', 'Los Smash', '2026-11-20', '21:00', 'Club', 'Sexta Libre'),
  (pg_temp.id_of(52), 'Doble Pared', 'Los Smash', '2026-11-21', '21:00', 'Club', 'Sexta Libre'),
  (pg_temp.id_of(53), 'La Víbora', 'Los Smash', '2026-11-20', '21:00', 'Club', 'Sexta Libre'),
  (pg_temp.id_of(54), 'La Víbora', 'Los Smash', '2026-11-20', '22:00', 'Club', 'Sexta Libre'),
  (pg_temp.id_of(55), 'La Jaula', 'Los Smash', '2026-11-20', '22:00', 'Club', 'Sexta Libre');
update public.upcoming_matches set postponed_at = now() where id = pg_temp.id_of(55);

prepare unsaid as
select right(id::text, 2), "time"::text
from public.save_results(jsonb_build_array(pg_temp.typed('6-4, 6-4') || jsonb_build_object('id', pg_temp.id_of(20))));
select results_eq('unsaid', $$ values ('51', '21:00:00') $$, 'Where nothing is said it is the one of that very day');
select results_eq('unsaid', $$ values ('51', '21:00:00') $$, 'Sent again without an id it is the same result');
select is(
  (select count(distinct id) from public.save_results(jsonb_build_array(pg_temp.typed('6-1, 6-1'), pg_temp.typed('6-1, 6-1')))),
  2::bigint,
  'Another score, and what was no match''s, is another result'
);
select throws_ok(
  $$ select public.save_results(jsonb_build_array(pg_temp.typed('6-4, 6-4', 'La Víbora'))) $$,
  'PT409', null, 'Of two that day none is taken'
);
select is(
  (select count(*) from public.save_results(jsonb_build_array(
    pg_temp.typed('6-4, 6-4', 'La Jaula'), pg_temp.typed('6-0, 6-4', 'La Víbora') || '{"match_id": null}'
  ))),
  2::bigint,
  'One that was put off is not taken, nor any where null is said'
);
select set_eq(
  'select right(id::text, 2) from public.upcoming_matches', array['52', '53', '54', '55'],
  'and all but the one are still announced'
);

-- Who may -------------------------------------------------------------------------------------------

select set_config(
  'request.jwt.claims', '{"sub": "c0000000-0000-4000-8000-000000000002", "role": "authenticated"}', true
);
prepare refused as select public.change_rows('[]', pg_temp.change_of(1));
select throws_ok('refused', '42501', null, 'Nobody but the administrator calls');
reset role;
select results_eq(
  $$
    select private.is_reverse(
      jsonb_populate_record(null::private.history, jsonb_build_object(
        'id', 2, 'table_name', 'results', 'row_id', pg_temp.id_of(1),
        'before', '{"score": "6-1", "changed_at": 1}'::jsonb, 'after', '{"score": "6-0", "changed_at": 2}'::jsonb
      ) || other),
      jsonb_populate_record(null::private.history, jsonb_build_object(
        'id', 1, 'table_name', 'results', 'row_id', pg_temp.id_of(1),
        'before', '{"score": "6-0"}'::jsonb, 'after', '{"score": "6-1"}'::jsonb
      ))
    )
    from (values
      (1, '{}'::jsonb), (2, '{"id": 1}'), (3, '{"table_name": "pairs"}'),
      (4, jsonb_build_object('row_id', pg_temp.id_of(2))), (5, '{"before": {"score": "6-2"}}'),
      (6, '{"after": {"score": "6-2"}}')
    ) as entries (number, other)
    order by number
  $$,
  array[true, false, false, false, false, false],
  'An undo is a later change of the same row back to what it was, whenever it was'
);
update private.changes set at = now() - interval '31 days';
select set_config(
  'request.jwt.claims', '{"sub": "c0000000-0000-4000-8000-000000000001", "role": "authenticated"}', true
);
select public.change_rows('[]', pg_temp.change_of(30));
select is((select count(*) from private.changes), 1::bigint, 'A call is known for thirty days');

select * from finish();

rollback;
