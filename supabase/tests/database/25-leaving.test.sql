-- A pair that leaves a season, lots that were drawn, and the players of a pair through time.

begin;

select plan(42);

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

create temporary table changes (number serial);

-- A test is one transaction; what was changed since the last call becomes a change of its own.
create function pg_temp.is_change()
returns void
language sql
security definer
as $$
  insert into changes default values;
  update private.history set transaction_id = (select max(number) from changes)::text::xid8
  where transaction_id = private.change_number();
$$;

create function pg_temp.undo_last()
returns void
language sql
security definer
as $$
  select public.undo_change((
    select min(history.id) from private.history
    where history.transaction_id = (select max(number) from changes)::text::xid8
  ));
  select pg_temp.is_change();
$$;

create function pg_temp.id_of(number integer)
returns uuid
language sql
as $$ select ('d0000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid $$;

create function pg_temp.pair_id(pair_name text)
returns uuid
language sql
as $$ select id from public.pairs where name = pair_name $$;

insert into public.seasons (id, slug, name, starts_on) values (pg_temp.id_of(1), 'uno', 'Uno', '2026-01-01');
insert into public.results (id, team1, team2, score, date, category) values
  (pg_temp.id_of(11), 'Las Primeras', 'Las Segundas', '6-4, 6-3', '2026-03-01', 'Sexta Libre');
insert into public.upcoming_matches (id, team1, team2, date, "time", location, category) values
  (pg_temp.id_of(12), 'Las Primeras', 'Las Terceras', '2026-05-01', '20:00', 'Club', 'Sexta Libre'),
  (pg_temp.id_of(13), 'Las Segundas', 'Las Terceras', '2026-05-02', '20:00', 'Club', 'Sexta Libre');
select pg_temp.is_change();
set local role authenticated;
select pg_temp.sign_in('c0000000-0000-4000-8000-000000000001');

-- A pair leaves ---------------------------------------------------------------------------------------------

create function pg_temp.leave()
returns void
language sql
as $$
  select public.change_rows(jsonb_build_array(
    jsonb_build_object(
      'table', 'withdrawals', 'id', pg_temp.id_of(21), 'before', null,
      'after', jsonb_build_object(
        'season_id', pg_temp.id_of(1), 'category', 'Sexta Libre', 'pair_id', pg_temp.pair_id('Las Primeras'),
        'day', '2026-04-01', 'kind', 'walkover', 'rivals', jsonb_build_array(pg_temp.pair_id('Las Terceras'))
      )
    ),
    jsonb_build_object('table', 'upcoming_matches', 'id', pg_temp.id_of(12), 'after', null)
  ));
  select pg_temp.is_change();
$$;
select pg_temp.leave();

select is(
  (select array[kind, cardinality(rivals)::text] from public.withdrawals), array['walkover', '1'],
  'The administrator lets a pair leave'
);
select is_empty(
  $$ select from public.upcoming_matches where id = pg_temp.id_of(12) $$, 'Its announced match goes in the same call'
);
select is(
  public.league_settings() #> '{seasons,0,withdrawals,0}' ->> 'kind', 'walkover', 'The settings of the league say it'
);

select pg_temp.undo_last();
select is_empty('select from public.withdrawals', 'One undo takes it back');
select is(
  (select count(*) from public.upcoming_matches where id = pg_temp.id_of(12)), 1::bigint, 'and announces its match again'
);
select pg_temp.undo_last();
select is((select count(*) from public.withdrawals), 1::bigint, 'An undo is undone');

-- Whoever won by it stays: the page names it.
delete from public.upcoming_matches where id = pg_temp.id_of(13);
select pg_temp.is_change();
select is(
  (select count(*) from public.pairs where name = 'Las Terceras'), 1::bigint,
  'A rival that only matches mentioned stays when the last of them goes'
);
select throws_ok(
  $$ delete from public.pairs where name = 'Las Primeras' $$, '23503', null, 'A pair that left is not removed'
);

delete from public.withdrawals where id = pg_temp.id_of(21);
select pg_temp.is_change();
select is_empty(
  $$ select from public.pairs where name = 'Las Terceras' $$, 'The rival goes with the withdrawal, where it has nothing else'
);
select pg_temp.undo_last();
select is(
  (select pairs.name from public.withdrawals join public.pairs on pairs.id = withdrawals.rivals[1]), 'Las Terceras',
  'and comes back with it'
);

delete from public.withdrawals where id = pg_temp.id_of(21);
select pg_temp.is_change();
select results_eq(
  $$ select table_name from public.read_history(only_deleted => true) where row_id = pg_temp.id_of(21) $$,
  $$ values ('withdrawals') $$, 'A withdrawal that was removed is in the trash'
);
select lives_ok(
  $$ select public.restore_row(max(id)) from public.read_history(only_deleted => true) where row_id = pg_temp.id_of(21) $$,
  'and is restored from there'
);
select pg_temp.is_change();

select lives_ok(
  $$ update public.withdrawals set kind = 'annul', rivals = '{}' where id = pg_temp.id_of(21) $$,
  'The administrator changes the way'
);
select pg_temp.is_change();
select pg_temp.undo_last();
select is((select kind from public.withdrawals), 'walkover', 'An undo takes that back');

-- Lots ------------------------------------------------------------------------------------------------------

insert into public.lots (id, season_id, category, pair_id, place) values
  (pg_temp.id_of(31), pg_temp.id_of(1), 'Sexta Libre', pg_temp.pair_id('Las Segundas'), 1);
select pg_temp.is_change();
select is(
  (public.league_settings() #> '{seasons,0,lots,0,place}')::text, '1', 'The administrator enters lots, and pages read them'
);
update public.lots set place = 2;
select pg_temp.is_change();
select pg_temp.undo_last();
select is((select place::int from public.lots), 1, 'A lot that was changed is undone');

-- What refers to them ---------------------------------------------------------------------------------------

select lives_ok(
  $$ select public.merge_pairs(
    pg_temp.pair_id('Las Terceras'), pg_temp.pair_id('Las Segundas'),
    array(select id from public.results union all select id from public.upcoming_matches)
  ) $$,
  'A rival is merged'
);
select pg_temp.is_change();
select is(
  (select rivals from public.withdrawals), array[pg_temp.pair_id('Las Segundas')], 'and what it won goes to the pair that stays'
);
select pg_temp.undo_last();
select is(
  (select rivals from public.withdrawals), array[pg_temp.pair_id('Las Terceras')], 'An undo gives it back'
);

insert into public.lots (id, season_id, category, pair_id, place) values
  (pg_temp.id_of(32), pg_temp.id_of(1), 'Sexta Libre', pg_temp.pair_id('Las Primeras'), 2);
select pg_temp.is_change();
select lives_ok(
  $$ select public.merge_pairs(pg_temp.pair_id('Las Primeras'), pg_temp.pair_id('Las Segundas'), null) $$,
  'A pair that left is merged into one with a lot'
);
select pg_temp.is_change();
select is(
  (select array[pairs.name, (select sum(place) from public.lots)::text]
   from public.withdrawals join public.pairs on pairs.id = withdrawals.pair_id),
  array['Las Segundas', '1'], 'The pair that stays has left, with its own lot'
);
select pg_temp.undo_last();
select is(
  (select pairs.name from public.withdrawals join public.pairs on pairs.id = withdrawals.pair_id), 'Las Primeras',
  'An undo parts them'
);

delete from public.seasons where id = pg_temp.id_of(1);
select pg_temp.is_change();
select is_empty(
  'select id from public.withdrawals union all select id from public.lots', 'They go with their season'
);
select is_empty(
  $$ select from public.read_history(only_deleted => true) where table_name in ('withdrawals', 'lots') $$,
  'Alone they cannot come back'
);
select public.restore_row(max(id)) from public.read_history(only_deleted => true) where row_id = pg_temp.id_of(1);
select pg_temp.is_change();
select is(
  (select array[(select count(*) from public.withdrawals), (select count(*) from public.lots)]), array[1, 2]::bigint[],
  'They come back with it'
);

-- Lines -----------------------------------------------------------------------------------------------------

update public.pairs
set
  players = 'Ana Uno / Isa Tres',
  lines = '[{"from": null, "players": "Ana Uno / Eva Dos"}, {"from": "2026-04-01", "players": "Ana Uno / Isa Tres"}]'
where name = 'Las Segundas';
select pg_temp.is_change();
select is(
  (select lines #>> '{0,players}' from public.pairs where name = 'Las Segundas'), 'Ana Uno / Eva Dos',
  'The administrator says who played before'
);
update public.pairs set players = 'Ana Uno / Isabel Tres' where name = 'Las Segundas';
select is(
  (select lines #>> '{1,players}' from public.pairs where name = 'Las Segundas'), 'Ana Uno / Isabel Tres',
  'A page of before that writes the players alone keeps the last line'
);
select pg_temp.is_change();
select pg_temp.undo_last();
update public.pairs set players = null where name = 'Las Segundas';
select is(
  (select lines from public.pairs where name = 'Las Segundas'), '[]', 'Without players there are no lines'
);

-- What is refused -------------------------------------------------------------------------------------------

select throws_ok(refused, code, null, refused)
from (values
  ($$ update public.withdrawals set kind = 'gone' $$, '23514'),
  ($$ update public.withdrawals set day = '1999-12-31' $$, '23514'),
  ($$ update public.withdrawals set rivals = array[null]::uuid[] $$, '23514'),
  ($$ update public.withdrawals set pair_id = pg_temp.id_of(1) $$, '42501'),
  ($$ update public.lots set place = 0 $$, '23514'),
  ($$ update public.pairs set lines = '{}' $$, '23514'),
  ($$ update public.pairs set lines = '[{"from": null, "players": " "}]' $$, '23514'),
  ($$ update public.pairs set lines = '[{"from": "2026-04-01", "players": "Ana"}]' $$, '23514')
) as refusals (refused, code);

select pg_temp.sign_in('c0000000-0000-4000-8000-000000000002');
select is((select count(*) from public.withdrawals), 1::bigint, 'Another user reads them');
select is_empty($$ delete from public.withdrawals returning id $$, 'Another user lets no pair come back');
select is_empty($$ update public.lots set place = 9 returning id $$, 'Another user draws no lots');
set local role anon;
select is((select count(*) from public.lots), 2::bigint, 'A visitor reads them');
select throws_ok(
  $$ insert into public.withdrawals (season_id, category, pair_id, day, kind)
    values (pg_temp.id_of(1), 'Sexta Libre', pg_temp.id_of(1), '2026-04-01', 'annul') $$,
  '42501', null, 'A visitor lets no pair leave'
);
select throws_ok($$ delete from public.lots $$, '42501', null, 'A visitor removes no lots');

select * from finish();

rollback;
