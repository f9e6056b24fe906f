-- Which announced match a result settles is said by the caller: with a new result, or with a correction.

begin;

select plan(44);

insert into auth.users (id, email) values
  ('c0000000-0000-4000-8000-000000000001', 'organizadora@example.com'),
  ('c0000000-0000-4000-8000-000000000002', 'jugador@example.com');
insert into private.admins (user_id) values ('c0000000-0000-4000-8000-000000000001');

create temporary table changes (number serial, label text);

-- A test is one transaction; what was changed since the last call becomes a change of its own.
create function pg_temp.is_change(label text)
returns void
language sql
security definer
as $$
  insert into changes (label) values (label);
  update private.history set transaction_id = (select max(number) from changes)::text::xid8
  where transaction_id = private.change_number();
$$;

create function pg_temp.undo(label text)
returns void
language sql
security definer
as $$
  select public.undo_change((
    select min(history.id) from private.history
    where history.transaction_id = (
      select max(changes.number) from changes where changes.label = undo.label
    )::text::xid8
  ));
  select pg_temp.is_change('undo ' || label);
$$;

create function pg_temp.id_of(number integer)
returns uuid
language sql
as $$ select ('d0000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid $$;

create function pg_temp.announce(
  number integer, team1 text, team2 text, day date default '2026-11-26', category text default 'Sexta Libre'
)
returns void
language sql
as $$
  insert into public.upcoming_matches (id, team1, team2, date, time, location, category)
  values (pg_temp.id_of(number), team1, team2, day, '21:00', 'Club', category);
  select pg_temp.is_change('announce ' || number);
$$;

-- What a form sends, as JSON.
create function pg_temp.typed(team1 text, team2 text, score text default '6-4, 6-3', day date default '2026-11-20')
returns jsonb
language sql
as $$
  select jsonb_build_object(
    'team1', team1, 'team2', team2, 'score', score, 'winner', null, 'date', day, 'time', null,
    'location', null, 'category', 'Sexta Libre'
  );
$$;

create function pg_temp.save(number integer, match integer, result jsonb)
returns void
language sql
as $$
  select public.save_results(jsonb_build_array(
    result || jsonb_build_object('id', pg_temp.id_of(number), 'match_id', pg_temp.id_of(match))
  ));
  select pg_temp.is_change('save ' || number);
$$;

create function pg_temp.correct(number integer, before jsonb, after jsonb, match integer)
returns setof public.results
language sql
as $$
  select * from public.correct_result(pg_temp.id_of(number), before, after, pg_temp.id_of(match));
$$;

-- What stands where: r for a result, m for an announced match.
create function pg_temp.standing()
returns setof text
language sql
as $$
  select 'r' || right(id::text, 2) || ' ' || team1 || ' – ' || team2 || ' ' || score from public.results
  union all
  select 'm' || right(id::text, 2) || ' ' || team1 || ' – ' || team2 from public.upcoming_matches;
$$;

create function pg_temp.trash()
returns setof text
language sql
as $$
  select table_name || ' ' || right(row_id::text, 2) from public.read_history(only_deleted => true)
  where row_id >= pg_temp.id_of(20);
$$;

set local role authenticated;
select set_config(
  'request.jwt.claims', '{"sub": "c0000000-0000-4000-8000-000000000001", "role": "authenticated"}', true
);

-- A new result ---------------------------------------------------------------------------------------

select pg_temp.announce(1, 'Los Smash', 'Doble Pared');
select pg_temp.announce(2, 'Doble Pared', 'Los Smash', '2026-12-10');

select pg_temp.save(10, 1, pg_temp.typed('Doble Pared', 'LOS SMÁSH'));
select pg_temp.save(10, 1, pg_temp.typed('Doble Pared', 'LOS SMÁSH'));
select set_eq(
  'select pg_temp.standing()',
  array['r01 Doble Pared – Los Smash 6-4, 6-3', 'm02 Doble Pared – Los Smash'],
  'A result that is sent twice is one, from either side, and the second leg is still announced'
);

select results_eq(
  $$ select "time"::text, location from public.results where id = pg_temp.id_of(1) $$,
  $$ values (null::text, null::text) $$,
  'The hour and place that were announced for another day are not those of the result'
);

select throws_ok(
  $$ select pg_temp.save(11, 2, pg_temp.typed('Doble Pared', 'La Víbora')) $$,
  'PT409', null, 'A result does not settle a match of other pairs'
);
select throws_ok(
  $$
    select pg_temp.save(11, 2, pg_temp.typed('Doble Pared', 'Los Smash') || '{"category": "Sexta Damas"}')
  $$,
  'PT409', null, 'Nor one of another category'
);
select throws_ok(
  $$
    select public.save_results(jsonb_build_array(
      pg_temp.typed('La Víbora', 'Pala Rosa') || jsonb_build_object('id', pg_temp.id_of(11)),
      pg_temp.typed('Doble Pared', 'La Víbora')
        || jsonb_build_object('id', pg_temp.id_of(12), 'match_id', pg_temp.id_of(2))
    ))
  $$,
  'PT409', null, 'Nor among others'
);
select set_eq(
  'select pg_temp.standing()',
  array['r01 Doble Pared – Los Smash 6-4, 6-3', 'm02 Doble Pared – Los Smash'],
  'What is refused stores nothing and removes nothing'
);

select public.save_results(jsonb_build_array(
  pg_temp.typed('Doble Pared', 'Los Smash', '6-0, 6-0')
    || jsonb_build_object('id', pg_temp.id_of(11), 'match_id', null)
));
select results_eq(
  $$
    select id, score from public.save_results(jsonb_build_array(
      pg_temp.typed('Doble Pared', 'Los Smash', '6-2, 6-2')
        || jsonb_build_object('id', pg_temp.id_of(11), 'match_id', pg_temp.id_of(2))
    ))
  $$,
  $$ values (pg_temp.id_of(11), '6-0, 6-0') $$,
  'What was stored without a match stays so, whatever is sent under its id afterwards'
);
insert into public.results (id, team1, team2, score, date, category)
values (pg_temp.id_of(12), 'Doble Pared', 'Los Smash', '6-1, 6-1', '2026-12-10', 'Sexta Libre');
select results_eq(
  $$ select id from public.upcoming_matches $$, $$ values (pg_temp.id_of(2)) $$,
  'A result that names no match settles none, and a plain INSERT neither'
);
delete from public.results where id in (pg_temp.id_of(11), pg_temp.id_of(12));
select pg_temp.is_change('others');
select public.restore_row(max(id)) from public.read_history(of_row => pg_temp.id_of(12));
select results_eq(
  $$ select id from public.upcoming_matches $$, $$ values (pg_temp.id_of(2)) $$,
  'Nor does a result that is restored'
);
delete from public.results;
delete from public.upcoming_matches;
select pg_temp.is_change('clear');

select public.save_results(jsonb_build_array(
  pg_temp.typed('Los Smash', 'Doble Pared')
    || jsonb_build_object('id', pg_temp.id_of(13), 'match_id', pg_temp.id_of(3))
));
select results_eq(
  $$ select id from public.results $$, $$ values (pg_temp.id_of(3)) $$,
  'A match that was withdrawn meanwhile still gives its result the id'
);
delete from public.results;
select pg_temp.is_change('clear');

-- A corrected result ---------------------------------------------------------------------------------

-- It was entered for the wrong pair: its match is still announced.
select pg_temp.announce(21, 'Los Smash', 'Doble Pared');
select pg_temp.announce(22, 'Doble Pared', 'Los Smash', '2026-12-10');
select public.save_results(jsonb_build_array(
  pg_temp.typed('Los Smash', 'La Víbora') || jsonb_build_object('id', pg_temp.id_of(20))
));
select pg_temp.is_change('wrong');

create temporary table sent as
select
  pg_temp.typed('Los Smash', 'La Víbora') as before,
  pg_temp.typed('doble pared', 'Los Smash', '3-6, 6-4, 10-8') as after;
grant select on sent to public;

select throws_ok(
  $$ select pg_temp.correct(20, before, after || '{"team1": "Pala Rosa"}', 21) from sent $$,
  'PT409', null, 'A correction does not settle a match of other pairs'
);
select throws_ok(
  $$ select pg_temp.correct(20, before, after || '{"category": "Sexta Damas"}', 21) from sent $$,
  'PT409', null, 'Nor one of another category'
);
select throws_ok(
  $$ select pg_temp.correct(20, before, after || '{"score": ""}', 21) from sent $$,
  '23514', null, 'Nor with what no result may hold'
);
select throws_ok(
  $$ select pg_temp.correct(20, before, before, 21) from sent $$,
  'PT409', null, 'Nor one that is of the right pairs no more'
);
select set_eq(
  'select pg_temp.standing()',
  array[
    'r20 Los Smash – La Víbora 6-4, 6-3', 'm21 Los Smash – Doble Pared', 'm22 Doble Pared – Los Smash'
  ],
  'What is refused changes nothing'
);
select results_eq(
  $$
    select team2 from pg_temp.correct(
      20, (select before || '{"score": "6-0, 6-0"}' from sent), (select after from sent), 21
    )
  $$,
  $$ values ('La Víbora') $$,
  'A result that is not any more what the editor saw is returned as it is'
);
select is_empty(
  $$ select pg_temp.correct(29, before, after, 21) from sent $$,
  'Of a result that was deleted nothing is returned'
);
select set_eq(
  'select pg_temp.standing()',
  array[
    'r20 Los Smash – La Víbora 6-4, 6-3', 'm21 Los Smash – Doble Pared', 'm22 Doble Pared – Los Smash'
  ],
  'Neither settles the match'
);

select results_eq(
  $$
    select id, team1, score from pg_temp.correct(
      20, (select before from sent), (select after from sent), 21
    )
  $$,
  $$ values (pg_temp.id_of(20), 'Doble Pared', '3-6, 6-4, 10-8') $$,
  'A correction that settles a match keeps the id of the result'
);
select pg_temp.is_change('correct 20');
select set_eq(
  'select pg_temp.standing()',
  array['r20 Doble Pared – Los Smash 3-6, 6-4, 10-8', 'm22 Doble Pared – Los Smash'],
  'And removes the match, that one alone'
);
select is(
  (
    select count(distinct change) from public.read_history()
    where row_id = pg_temp.id_of(20) and operation = 'UPDATE'
      or row_id = pg_temp.id_of(21) and operation = 'DELETE'
  ),
  1::bigint, 'Both are one change'
);
select is_empty('select pg_temp.trash()', 'The match is not in the trash: it was played');

create temporary table before_again as select max(id) as id from public.read_history();
select results_eq(
  $$ select id, score from pg_temp.correct(20, (select before from sent), (select after from sent), 21) $$,
  $$ values (pg_temp.id_of(20), '3-6, 6-4, 10-8') $$,
  'The same correction again returns the result'
);
select is(
  (select max(id) from public.read_history()), (select id from before_again), 'And changes nothing'
);

select throws_ok(
  $$ select pg_temp.save(24, 21, pg_temp.typed('Los Smash', 'Doble Pared')) $$,
  'PT409', null, 'From a list of before the match gets no second result'
);
select public.save_results(jsonb_build_array(
  pg_temp.typed('Los Smash', 'Doble Pared') || jsonb_build_object('id', pg_temp.id_of(25))
));
select pg_temp.is_change('save 25');
select throws_ok(
  $$
    select pg_temp.correct(
      25, pg_temp.typed('Los Smash', 'Doble Pared'), pg_temp.typed('Los Smash', 'Doble Pared', '6-0, 6-0'), 21
    )
  $$,
  'PT409', null, 'Nor by another correction'
);
select throws_ok(
  $$
    select public.restore_row(id) from public.read_history(of_row => pg_temp.id_of(21))
    where operation = 'DELETE'
  $$,
  'PT409', null, 'Nor is it announced again beside its result'
);
delete from public.results where id = pg_temp.id_of(25);
select pg_temp.is_change('delete 25');

delete from public.results where id = pg_temp.id_of(20);
select pg_temp.is_change('delete 20');
select set_eq(
  'select pg_temp.trash()', array['results 20', 'results 25', 'upcoming_matches 21'],
  'Once the result is deleted, either can be restored'
);
select public.restore_row(max(id)) from public.read_history(of_row => pg_temp.id_of(21))
where operation = 'DELETE';
select pg_temp.is_change('restore 21');
select throws_ok(
  $$
    select public.restore_row(max(id)) from public.read_history(of_row => pg_temp.id_of(20))
    where operation = 'DELETE'
  $$,
  'PT409', null, 'But not the result beside its match'
);
delete from public.upcoming_matches where id = pg_temp.id_of(21);
select pg_temp.is_change('delete 21');
select pg_temp.undo('delete 21');
select pg_temp.undo('restore 21');
select pg_temp.undo('delete 20');

select lives_ok($$ select pg_temp.undo('correct 20') $$, 'The correction is undone');
select set_eq(
  'select pg_temp.standing()',
  array[
    'r20 Los Smash – La Víbora 6-4, 6-3', 'm21 Los Smash – Doble Pared', 'm22 Doble Pared – Los Smash'
  ],
  'And brings back the result as it was, and its match'
);
select is(
  (select "time"::text || ' ' || location from public.upcoming_matches where id = pg_temp.id_of(21)),
  '21:00:00 Club', 'With its place and time'
);
select pg_temp.save(26, 21, pg_temp.typed('Los Smash', 'Doble Pared'));
select set_eq(
  'select pg_temp.standing()',
  array[
    'r20 Los Smash – La Víbora 6-4, 6-3', 'r21 Los Smash – Doble Pared 6-4, 6-3',
    'm22 Doble Pared – Los Smash'
  ],
  'It can then be settled by another result'
);
select throws_ok(
  $$ select pg_temp.correct(20, before, after, 21) from sent $$,
  'PT409', null, 'After which no correction settles it'
);

-- A result that is corrected once more, to other pairs, is not that match any more.
select pg_temp.correct(20, before, after, 22) from sent;
select pg_temp.is_change('settle 22');
update public.results set team1 = 'La Víbora' where id = pg_temp.id_of(20);
select pg_temp.is_change('other pair');
select set_has(
  'select pg_temp.trash()', $$ values ('upcoming_matches 22') $$,
  'A match whose result turned out to be of other pairs is in the trash'
);
update public.results set team1 = 'Doble Pared', category = 'Sexta Damas' where id = pg_temp.id_of(20);
select pg_temp.is_change('other category');
select set_has(
  'select pg_temp.trash()', $$ values ('upcoming_matches 22') $$, 'Or of another category'
);
update public.results set category = 'Sexta Libre' where id = pg_temp.id_of(20);
select pg_temp.is_change('as before');
select public.rename_pair(pair1_id, 'Doble Muro') from public.results where id = pg_temp.id_of(20);
select pg_temp.is_change('rename');
select set_hasnt(
  'select pg_temp.trash()', $$ values ('upcoming_matches 22') $$,
  'Another name of the pair does not make it another match'
);

-- The call of a page that was opened before results had an hour and a place.
select public.save_results(jsonb_build_array(
  pg_temp.typed('Los Smash', 'Pala Rosa')
    || jsonb_build_object('id', pg_temp.id_of(30), 'time', '21:00', 'location', 'Club')
));
select results_eq(
  $$
    select score, "time"::text, location from pg_temp.correct(
      30, pg_temp.typed('Los Smash', 'Pala Rosa') - array['time', 'location', 'winner'],
      pg_temp.typed('Los Smash', 'Pala Rosa', '6-0, 6-0') - array['time', 'location', 'winner'], null
    )
  $$,
  $$ values ('6-0, 6-0', '21:00:00', 'Club') $$,
  'What a correction does not send is neither compared nor emptied'
);
select results_eq(
  $$
    select score from pg_temp.correct(
      30, pg_temp.typed('Los Smash', 'Pala Rosa', '6-0, 6-0'),
      pg_temp.typed('Los Smash', 'Pala Rosa', '6-1, 6-1'), null
    )
  $$,
  $$ values ('6-0, 6-0') $$,
  'What it sends as empty is compared'
);

-- Everybody else -------------------------------------------------------------------------------------

create temporary table refused (call text);
insert into refused values
  ('select pg_temp.correct(20, before, after, 22) from sent'),
  ('select * from private.settled_matches');
grant select on refused to anon, authenticated;

select set_config(
  'request.jwt.claims', '{"sub": "c0000000-0000-4000-8000-000000000002", "role": "authenticated"}', true
);
select throws_ok(call, '42501', null, format('A user who is not the administrator may not: %s', call))
from refused;

set local role anon;
select throws_ok(call, '42501', null, format('A visitor may not: %s', call)) from refused;

reset role;
select results_eq(
  $$ select team1 from public.results where id = pg_temp.id_of(20) $$, $$ values ('Doble Muro') $$,
  'And nothing has changed'
);

select * from finish();

rollback;
