-- What an undo or the trash brings back fits what happened meanwhile: pairs, their spellings, marks of
-- corrections, and a match is announced or has a result.

begin;

select plan(44);

insert into auth.users (id, email) values
  ('c0000000-0000-4000-8000-000000000001', 'organizadora@example.com');
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

-- From the trash, or from the trash as a page loaded it before.
create function pg_temp.restore(number integer)
returns void
language sql
security definer
as $$
  select public.restore_row(max(history.id)) from private.history
  where history.row_id = pg_temp.id_of(number) and history.operation = 'DELETE';
  select pg_temp.is_change('restore');
$$;

create function pg_temp.delete_result(number integer)
returns void
language sql
as $$
  delete from public.results where id = pg_temp.id_of(number);
  select pg_temp.is_change('delete ' || number);
$$;

create function pg_temp.add_result(number integer, team1 text, team2 text, score text default '6-4, 6-3')
returns void
language sql
as $$
  insert into public.results (id, team1, team2, score, date, category)
  values (pg_temp.id_of(number), team1, team2, score, '2026-11-19', 'Sexta Libre');
  select pg_temp.is_change('add ' || number);
$$;

create function pg_temp.announce(number integer, team1 text, team2 text)
returns void
language sql
as $$
  insert into public.upcoming_matches (id, team1, team2, date, time, location, category)
  values (pg_temp.id_of(number), team1, team2, '2026-11-30', '21:00', 'Club', 'Sexta Libre');
  select pg_temp.is_change('announce ' || number);
$$;

create function pg_temp.settle(number integer, team1 text, team2 text, score text)
returns void
language sql
as $$
  select public.save_results(jsonb_build_array(jsonb_build_object(
    'match_id', pg_temp.id_of(number), 'team1', team1, 'team2', team2, 'score', score,
    'date', '2026-11-19', 'category', 'Sexta Libre'
  )));
  select pg_temp.is_change('settle ' || number);
$$;

create function pg_temp.correct(number integer, score text)
returns void
language sql
as $$
  update public.results set score = correct.score where id = pg_temp.id_of(number);
  select pg_temp.is_change('correct ' || number);
$$;

-- Makes a result look as if it had been stored before the ten minutes.
create function pg_temp.age(number integer)
returns void
language sql
security definer
as $$
  alter table public.results disable trigger record_history;
  update public.results set created_at = created_at - interval '1 hour' where id = pg_temp.id_of(number);
  alter table public.results enable trigger record_history;
  update private.history set
    before = before || jsonb_build_object('created_at', (before ->> 'created_at')::timestamptz - interval '1 hour'),
    after = after || jsonb_build_object('created_at', (after ->> 'created_at')::timestamptz - interval '1 hour')
  where row_id = pg_temp.id_of(number) and table_name = 'results';
$$;

create function pg_temp.pair(pair_name text)
returns uuid
language sql
as $$ select id from public.pairs where name = pair_name and category = 'Sexta Libre' $$;

create function pg_temp.leads_to(spelling text)
returns text
language sql
security definer
as $$
  select pairs.name from public.pair_names
  join public.pairs on pairs.id = pair_names.pair_id
  where pair_names.category = 'Sexta Libre' and pair_names.key = private.name_key(spelling);
$$;

create function pg_temp.rename(pair_name text, new_name text)
returns void
language sql
as $$
  select public.rename_pair(pg_temp.pair(pair_name), new_name);
  select pg_temp.is_change('rename to ' || new_name);
$$;

create function pg_temp.merge(from_name text, into_name text)
returns void
language sql
as $$
  select public.merge_pairs(pg_temp.pair(from_name), pg_temp.pair(into_name));
  select pg_temp.is_change('merge ' || from_name);
$$;

-- What every row must keep to, whatever was undone.
create view pg_temp.faults as
select 'name of ' || matches.id as fault
from (
  select id, category, team1 as team, pair1_id as pair_id from public.results
  union all select id, category, team2, pair2_id from public.results
  union all select id, category, team1, pair1_id from public.upcoming_matches
  union all select id, category, team2, pair2_id from public.upcoming_matches
) as matches
left join public.pairs on pairs.id = matches.pair_id
where (pairs.name, pairs.category) is distinct from (matches.team, matches.category)
union all
select 'spelling of ' || pairs.name
from public.pairs
left join public.pair_names
  on pair_names.category = pairs.category and pair_names.key = private.name_key(pairs.name)
where pair_names.pair_id is distinct from pairs.id
union all
select 'empty ' || pairs.name
from public.pairs join private.mentioned_pairs on mentioned_pairs.pair_id = pairs.id
where not private.is_pair_used(pairs.id)
union all
select 'twice ' || results.id
from public.results join public.upcoming_matches on upcoming_matches.id = results.id;

set local role authenticated;
select set_config(
  'request.jwt.claims', '{"sub": "c0000000-0000-4000-8000-000000000001", "role": "authenticated"}', true
);

-- The trash and pairs that are new again -------------------------------------------------------------

select pg_temp.add_result(1, 'Los Smash', 'Doble Pared');
select pg_temp.add_result(2, 'Los Smash', 'Doble Pared', '7-5, 7-5');
select pg_temp.delete_result(1);
select pg_temp.rename('Los Smash', 'Los Smash FC');
select pg_temp.delete_result(2);
select pg_temp.add_result(3, 'Los Smash FC', 'Doble Pared', '6-0, 6-0');

select lives_ok(
  $$ select pg_temp.restore(2) $$, 'A result is restored whose pairs were added again meanwhile'
);
select is(
  (select pair1_id from public.results where id = pg_temp.id_of(2)), pg_temp.pair('Los Smash FC'),
  'Under the pair that has the name now'
);
select pg_temp.delete_result(2);
select pg_temp.delete_result(3);
select lives_ok(
  $$ select pg_temp.restore(1) $$, 'A result is restored whose pair went with another result'
);
select is(
  (select team1 from public.results where id = pg_temp.id_of(1)), 'Los Smash FC',
  'Its pair comes back as it was called last'
);
select pg_temp.restore(2);
select is(
  (select count(distinct pair1_id) from public.results), 1::bigint, 'Both results are of one pair'
);

select pg_temp.delete_result(1);
select pg_temp.delete_result(2);
select pg_temp.undo('delete 2');
select results_eq(
  $$ select pg_temp.leads_to('los smash'), pg_temp.leads_to('los smash fc') $$,
  $$ values ('Los Smash FC', 'Los Smash FC') $$,
  'A pair comes back with its spellings'
);
update public.results set team1 = 'Los Otros' where id = pg_temp.id_of(2);
select is(
  pg_temp.pair('Los Smash FC'), null, 'And goes with its last match as before'
);
select pg_temp.is_change('others');

select pg_temp.delete_result(2);
select pg_temp.add_result(3, 'Los Otros', 'Doble Pared');
select lives_ok(
  $$ select pg_temp.undo('delete 2') $$, 'A deletion is undone whose pairs were added again meanwhile'
);
select pg_temp.add_result(8, 'Los Otros', 'Diez');
select pg_temp.add_result(9, 'Diez', 'Los Otros');
select pg_temp.undo('add 8');
select is(
  pg_temp.leads_to('Diez'), 'Diez', 'A pair that was new with an undone result stays for its other ones'
);
select pg_temp.delete_result(9);
select pg_temp.delete_result(3);

-- Undone renames ---------------------------------------------------------------------------------------

select pg_temp.rename('Los Otros', 'López/Ruiz');
select pg_temp.add_result(4, 'López/Ruiz', 'Doble Pared');
select pg_temp.delete_result(4);
select pg_temp.add_result(5, 'López/Ruiz', 'Doble Pared');
select pg_temp.undo('rename to López/Ruiz');
select is(pg_temp.leads_to('López/Ruiz'), null, 'An undone rename leaves no spelling behind');
select is(
  (select team1 from public.results where id = pg_temp.id_of(5)), 'Los Otros',
  'A result that was stored meanwhile follows the name of its pair'
);
select lives_ok(
  $$ insert into public.pairs (category, name) values ('Sexta Libre', 'López/Ruiz') $$,
  'Another pair can be added under that name'
);
select pg_temp.is_change('add López/Ruiz');
select pg_temp.restore(4);
select is(
  (select team1 from public.results where id = pg_temp.id_of(4)), 'Los Otros',
  'A result from the trash is that of its own pair, whatever its name means now'
);

select pg_temp.rename('López/Ruiz', 'López/Gil');
select pg_temp.rename('López/Gil', 'López/Ruiz');
select is(pg_temp.leads_to('López/Gil'), 'López/Ruiz', 'A pair may be called again as it was');
select pg_temp.is_change('nothing');
select pg_temp.rename('López/Ruiz', 'LÓPEZ/GIL');
select pg_temp.undo('rename to LÓPEZ/GIL');
select is(
  pg_temp.leads_to('López/Gil'), 'López/Ruiz',
  'A spelling that was there before the rename stays'
);

select pg_temp.rename('López/Ruiz', 'A');
select pg_temp.is_change('nothing');
select public.rename_pair(pg_temp.pair('A'), 'B');
select pg_temp.is_change('A to B');
select public.rename_pair(pg_temp.pair('B'), 'A');
select pg_temp.is_change('B to A');
select pg_temp.undo('rename to A');
select pg_temp.rename('López/Ruiz', 'B');
insert into public.pairs (category, name) values ('Sexta Libre', 'A');
select pg_temp.is_change('add A');
select throws_ok(
  $$ select pg_temp.undo('A to B') $$, 'PT409', null,
  'A rename is not undone where another pair has the old name by now'
);
select pg_temp.undo('add A');
select pg_temp.undo('A to B');
select is(pg_temp.leads_to('a'), 'A', 'It is where the old name was only given up');

-- Chained merges ---------------------------------------------------------------------------------------

select pg_temp.add_result(6, 'Uno', 'Tres');
select pg_temp.add_result(7, 'Dos', 'Tres');
select pg_temp.merge('Uno', 'Dos');
select pg_temp.merge('Dos', 'Tres');
select throws_ok(
  $$ select pg_temp.undo('merge Uno') $$, 'PT409', null,
  'A merge is not undone whose pair was merged since'
);
select pg_temp.undo('merge Dos');
select is(pg_temp.leads_to('Uno'), 'Dos', 'The second of two merges is undone');
select lives_ok($$ select pg_temp.undo('merge Uno') $$, 'And the first after it');
select results_eq(
  $$ select pg_temp.leads_to('Uno'), pg_temp.leads_to('Dos'), pg_temp.leads_to('Tres') $$,
  $$ values ('Uno', 'Dos', 'Tres') $$,
  'Each name leads to its own pair again'
);

insert into public.pairs (category, name)
values ('Sexta Libre', 'Siete'), ('Sexta Libre', 'Ocho'), ('Sexta Libre', 'Nueve');
select pg_temp.merge('Siete', 'Ocho');
select pg_temp.merge('Ocho', 'Nueve');
select throws_ok(
  $$ select pg_temp.undo('merge Siete') $$, 'PT409', null, 'Neither if the pairs have no matches'
);
select throws_ok(
  $$
    select public.restore_row(max(id)) from public.read_history()
    where table_name = 'pairs' and operation = 'DELETE'
  $$,
  'PT404', null, 'A pair is not restored by itself'
);

-- Announced or played, never both -----------------------------------------------------------------------

select pg_temp.announce(10, 'Uno', 'Dos');
select pg_temp.settle(10, 'Uno', 'Dos', '6-1, 6-1');
select pg_temp.undo('settle 10');
select is_empty(
  $$ select row_id from public.read_history(only_deleted => true) where row_id = pg_temp.id_of(10) $$,
  'The result of a match that is announced again is not in the trash'
);
select throws_ok(
  $$ select pg_temp.restore(10) $$, 'PT409', null, 'Nor is it restored beside its match'
);

select pg_temp.announce(11, 'Uno', 'Dos');
delete from public.upcoming_matches where id = pg_temp.id_of(11);
select pg_temp.is_change('delete match 11');
select pg_temp.settle(11, 'Uno', 'Dos', '6-1, 6-1');
select throws_ok(
  $$ select pg_temp.undo('delete match 11') $$, 'PT409', null,
  'The deletion of a match is not undone that has a result'
);

-- Corrections --------------------------------------------------------------------------------------------

select pg_temp.settle(10, 'Uno', 'Dos', '6-2, 6-2');
select pg_temp.age(10);
select pg_temp.correct(10, '6-3, 6-3');
select is(
  public.first_version(pg_temp.id_of(10)) ->> 'score', '6-2, 6-2',
  'A result that is typed again after an undo was first as it was typed last'
);
select pg_temp.add_result(12, 'Cuatro', 'Dos');
select pg_temp.merge('Uno', 'Cuatro');
select isnt(
  (select corrected_at from public.results where id = pg_temp.id_of(10)), null,
  'A merge takes no correction back'
);
select pg_temp.correct(10, '6-2, 6-2');
select is(
  (select corrected_at from public.results where id = pg_temp.id_of(10)), null,
  'A correction is taken back after a merge of the pair'
);

select pg_temp.add_result(13, 'Dos', 'Tres', '6-1, 6-1');
select pg_temp.age(13);
select pg_temp.correct(13, '6-2, 6-2');
reset role;
update public.results set corrected_at = now() - interval '1 minute' where id = pg_temp.id_of(13);
-- After 30 days the history is gone.
delete from private.history where row_id = pg_temp.id_of(13);
set local role authenticated;
select pg_temp.correct(13, '6-3, 6-3');
select is(
  public.first_version(pg_temp.id_of(13)), null,
  'What a result was first is not known any more when the history was purged'
);
select pg_temp.undo('correct 13');
select pg_temp.correct(13, '6-4, 6-4');
select pg_temp.correct(13, '6-2, 6-2');
select is(
  (select corrected_at from public.results where id = pg_temp.id_of(13)), now() - interval '1 minute',
  'It stays corrected as the history first knows it'
);

select pg_temp.rename('Tres', 'Tres FC');
select pg_temp.add_result(16, 'Cuatro', 'Tres FC', '6-1, 6-1');
select pg_temp.age(16);
select pg_temp.undo('rename to Tres FC');
select pg_temp.correct(16, '6-2, 6-2');
reset role;
update public.results set corrected_at = now() - interval '1 minute' where id = pg_temp.id_of(16);
set local role authenticated;
select pg_temp.is_change('mark');
select pg_temp.correct(16, '6-3, 6-3');
select pg_temp.undo('correct 16');
select is(
  (select corrected_at from public.results where id = pg_temp.id_of(16)), now() - interval '1 minute',
  'An undo puts the mark of a correction back as it was'
);
select pg_temp.correct(16, '6-1, 6-1');
select is(
  (select corrected_at from public.results where id = pg_temp.id_of(16)), null,
  'A correction is taken back that was first stored under a name that was undone'
);

-- Rows that are sent again ---------------------------------------------------------------------------------

select pg_temp.rename('Dos', 'Dos FC');
insert into public.results (id, team1, team2, score, date, category)
values (pg_temp.id_of(13), 'Nadie', 'Ninguno', '6-0, 6-0', '2026-11-19', 'Sexta Libre')
on conflict (id) do nothing;
insert into public.upcoming_matches (id, team1, team2, date, time, location, category)
values (pg_temp.id_of(14), 'Dos', 'Tres', '2026-11-30', '21:00', 'Club', 'Sexta Libre');
insert into public.upcoming_matches (id, team1, team2, date, time, location, category)
values (pg_temp.id_of(14), 'Nadie', 'Ninguno', '2026-11-30', '21:00', 'Club', 'Sexta Libre')
on conflict (id) do nothing;
select is(pg_temp.pair('Nadie'), null, 'A row that is stored already adds no pairs');
select is(
  (select team1 from public.upcoming_matches where id = pg_temp.id_of(14)), 'Dos FC',
  'A new one finds its own'
);
select pg_temp.is_change('sent again');

-- The time zone of a session ---------------------------------------------------------------------------------

set local timezone = 'America/Argentina/Cordoba';
select pg_temp.add_result(15, 'Cinco', 'Tres');
set local timezone = 'UTC';
select lives_ok(
  $$ select pg_temp.undo('add 15') $$, 'A change is undone from another time zone'
);
select pg_temp.add_result(15, 'Cinco', 'Tres');
set local timezone = 'Asia/Tokyo';
select lives_ok(
  $$ select public.undo_change(max(id)) from public.read_history(of_row => pg_temp.id_of(15)) where operation = 'INSERT' $$,
  'Whichever it is'
);
select pg_temp.is_change('undo in Tokyo');
select pg_temp.add_result(15, 'Cinco', 'Tres');
select is(
  (
    select after ->> 'created_at' from public.read_history(of_row => pg_temp.id_of(15))
    order by id desc limit 1
  ) ~ '\+00:00$',
  true, 'The history is kept in UTC'
);
select lives_ok(
  $$ select public.restore_row(max(id)) from public.read_history(of_row => pg_temp.id_of(13)) where operation = 'UPDATE' $$,
  'An earlier version is restored from another time zone'
);
set local timezone = 'UTC';
select pg_temp.is_change('earlier version');

-- Pairs by hand --------------------------------------------------------------------------------------------

insert into public.pairs (category, name) values ('Sexta Libre', 'Seis');
select pg_temp.is_change('add Seis');
select pg_temp.rename('Seis', 'Seis FC');
delete from public.pairs where name = 'Seis FC';
select pg_temp.is_change('delete Seis');
select pg_temp.undo('delete Seis');
select is(pg_temp.leads_to('Seis'), 'Seis FC', 'A pair that was deleted by hand comes back with its spellings');
delete from public.pairs where name = 'Seis FC';
select pg_temp.is_change('delete Seis again');
insert into public.pairs (category, name) values ('Sexta Libre', 'Seis');
select pg_temp.is_change('add Seis again');
select lives_ok(
  $$ select pg_temp.undo('delete Seis again') $$, 'A pair comes back beside the one that has its old spelling'
);
select results_eq(
  $$ select pg_temp.leads_to('Seis'), pg_temp.leads_to('Seis FC') $$,
  $$ values ('Seis', 'Seis FC') $$,
  'The spelling stays with the pair that has it now'
);

select is_empty($$ select distinct table_name from public.read_history() where table_name not in ('results', 'upcoming_matches', 'pairs') $$,
  'Spellings are no entries of the history that is read'
);

reset role;
select is_empty($$ select fault from pg_temp.faults $$, 'Every row has its pair, and every pair its name');

select * from finish();

rollback;
