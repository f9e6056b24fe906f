-- A season's rule in numbers and lines beside the words of before, and the points that the organiser gives or takes.

begin;

select plan(60);

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

-- One season's rule in one line.
create function pg_temp.rule_of(season integer)
returns text
language sql
as $$
  select concat_ws(
    ' ', points, ties, '|', win20, win21, coalesce(draw::text, '-'), loss12, loss02, walkover_win, walkover_loss,
    unplayed, '|', cardinality(tie_lines), tie_lines[1]
  )
  from public.seasons where id = pg_temp.id_of(season)
$$;

select pg_temp.is_change();
set local role authenticated;
select pg_temp.sign_in('c0000000-0000-4000-8000-000000000001');

-- Words and numbers ---------------------------------------------------------------------------------------

insert into public.seasons (id, slug, name, starts_on, points, ties) values
  (pg_temp.id_of(1), 'uno', 'Uno', '2026-01-01', '3-1-0', 'difference-first');

select is(
  pg_temp.rule_of(1), '3-1-0 difference-first | 3 3 - 1 1 3 0 0 | 5 set-difference',
  'A client that writes words gets their numbers and lines'
);

insert into public.seasons (
  id, slug, name, starts_on, win20, win21, draw, loss12, loss02, walkover_win, walkover_loss, unplayed, tie_lines
) values (
  pg_temp.id_of(2), 'dos', 'Dos', '2027-01-01', 3, 2, 1, 1, 0, 3, -1, -1, array['wins', 'points-among']
);

select is(
  pg_temp.rule_of(2), '3-0 difference-first | 3 2 1 1 0 3 -1 -1 | 2 wins',
  'A client that writes numbers gets the nearest words'
);

insert into public.seasons (id, slug, name, starts_on) values (pg_temp.id_of(3), 'tres', 'Tres', '2028-01-01');

select is(
  pg_temp.rule_of(3), '2-1-0 direct-first | 2 2 - 1 1 2 0 0 | 7 points-among', 'A season begins with the usual rule'
);

update public.seasons set points = '1-0' where id = pg_temp.id_of(2);

select is(
  pg_temp.rule_of(2), '1-0 difference-first | 1 1 - 0 0 1 0 0 | 2 wins', 'A word that alone changes decides'
);

update public.seasons set points = '1-0', ties = 'direct-first', win20 = 3, win21 = 3, tie_lines = '{}'
where id = pg_temp.id_of(2);

select is(
  pg_temp.rule_of(2), '3-0 direct-first | 3 3 - 0 0 1 0 0 | 0', 'Numbers and lines decide where both change'
);

update public.seasons set points = '3-0', ties = 'direct-first', name = 'Otro' where id = pg_temp.id_of(2);

select is(
  pg_temp.rule_of(2), '3-0 direct-first | 3 3 - 0 0 1 0 0 | 0', 'A desk of before that writes its words again changes nothing'
);

update public.seasons set ties = 'difference-first' where id = pg_temp.id_of(2);

select is(
  pg_temp.rule_of(2), '3-0 difference-first | 3 3 - 0 0 1 0 0 | 5 set-difference', 'So does a word for ties'
);

select is(
  pg_temp.rule_of(nearest.number), nearest.words || ' direct-first' || nearest.rest,
  format('%s is nearest to %s', nearest.words, nearest.number)
)
from (values (3, '2-1-0', ' | 2 2 - 1 1 2 0 0 | 7 points-among')) as nearest (number, words, rest);

select throws_ok(refused, '23514', null, refused)
from (values
  ($$ update public.seasons set win20 = 10 $$),
  ($$ update public.seasons set draw = -10 $$),
  ($$ update public.seasons set unplayed = 10 $$),
  ($$ update public.seasons set tie_lines = array['wins', 'wins'] $$),
  ($$ update public.seasons set tie_lines = array['lots'] $$),
  ($$ update public.seasons set tie_lines = array[array['wins'], array['sets-won']] $$),
  ($$ update public.seasons set tie_lines = array[null]::text[] $$),
  ($$ update public.seasons set points = '5-0' $$)
) as refusals (refused);

select throws_ok(refused, '23502', null, refused)
from (values
  ($$ update public.seasons set win21 = null $$),
  ($$ update public.seasons set tie_lines = null $$)
) as refusals (refused);

select throws_ok(
  $$ update public.seasons set rule_changed_on = '2026-01-01' $$, '42501', null, 'Nobody writes the day of a change'
);

-- A change of rule ------------------------------------------------------------------------------------------

select pg_temp.is_change();
update public.seasons set win20 = 4 where id = pg_temp.id_of(1);

select is(
  (select rule_changed_on from public.seasons where id = pg_temp.id_of(1)), null,
  'A rule that changes before the first result has no day'
);

insert into public.results (id, team1, team2, score, date, category) values
  (pg_temp.id_of(11), 'Los Smash', 'Doble Pared', '6-4, 6-3', '2026-11-19', 'Sexta Libre'),
  (pg_temp.id_of(12), 'Los Smash', 'La Jaula', 'No se jugó', '2026-11-19', 'Sexta Libre');

update public.seasons set name = 'Uno bis' where id = pg_temp.id_of(1);
select is(
  (select rule_changed_on from public.seasons where id = pg_temp.id_of(1)), null, 'Another change has none either'
);

select pg_temp.is_change();
update public.seasons set walkover = 'no-games' where id = pg_temp.id_of(1);

select ok(
  (select rule_changed_on from public.seasons where id = pg_temp.id_of(1)) between current_date - 1 and current_date + 1,
  'A rule that changes in a season with results has the day'
);

update public.seasons set win20 = 5 where id = pg_temp.id_of(3);
select is(
  (select rule_changed_on from public.seasons where id = pg_temp.id_of(3)), null, 'Results of another season do not count'
);

reset role;
update public.seasons set win20 = 2 where id = pg_temp.id_of(3);
select pg_temp.is_change();
set local role authenticated;
update public.seasons set unplayed = -1 where id = pg_temp.id_of(1);
select pg_temp.is_change();
select pg_temp.undo_last();

select ok(
  (select unplayed = 0 and rule_changed_on is not null from public.seasons where id = pg_temp.id_of(1)),
  'An undo takes a change back with its day, the one before stays'
);

-- An entry of before the numbers.
reset role;
update public.seasons set points = '2-1-0' where id = pg_temp.id_of(1);
update private.history
set
  before = before - array['win20', 'win21', 'draw', 'loss12', 'loss02', 'walkover_win', 'walkover_loss', 'unplayed',
    'tie_lines', 'rule_changed_on'],
  after = after - array['win20', 'win21', 'draw', 'loss12', 'loss02', 'walkover_win', 'walkover_loss', 'unplayed',
    'tie_lines', 'rule_changed_on']
where transaction_id = private.change_number();
select pg_temp.is_change();
set local role authenticated;
select pg_temp.undo_last();

select is(
  (select array[points, win20::text, loss02::text] from public.seasons where id = pg_temp.id_of(1)),
  array['3-1-0', '3', '1'], 'An undo of a change of before brings its words back, and the numbers follow'
);

-- Points given and taken ---------------------------------------------------------------------------------------

insert into public.adjustments (id, season_id, category, pair_id, points, reason, day) values
  (pg_temp.id_of(21), pg_temp.id_of(1), 'Sexta Libre', pg_temp.pair_id('Los Smash'), -1, 'no avisó', '2026-11-14'),
  (pg_temp.id_of(22), pg_temp.id_of(1), 'Sexta Libre', pg_temp.pair_id('La Jaula'), 2, 'bonificación', '2026-11-15');
select pg_temp.is_change();

select is((select count(*) from public.adjustments), 2::bigint, 'The administrator gives and takes points');

update public.adjustments set points = -2, reason = 'no avisó dos veces' where id = pg_temp.id_of(21);
select pg_temp.is_change();
select pg_temp.undo_last();

select is(
  (select points::int from public.adjustments where id = pg_temp.id_of(21)), -1, 'A change of points is undone'
);

select throws_ok(refused, code, null, refused)
from (values
  ($$ update public.adjustments set points = 0 $$, '23514'),
  ($$ update public.adjustments set points = 21 $$, '23514'),
  ($$ update public.adjustments set points = -21 $$, '23514'),
  ($$ update public.adjustments set reason = ' ' $$, '23514'),
  ($$ update public.adjustments set day = '1999-12-31' $$, '23514'),
  ($$ update public.adjustments set day = '2101-01-01' $$, '23514'),
  ($$ update public.adjustments set pair_id = pg_temp.id_of(1) $$, '42501'),
  ($$ insert into public.adjustments (season_id, category, pair_id, points, reason, day)
    values (pg_temp.id_of(1), 'Quinta Libre', pg_temp.pair_id('La Jaula'), 1, 'otra categoría', '2026-11-15') $$, '23503')
) as refusals (refused, code);

select pg_temp.sign_in('c0000000-0000-4000-8000-000000000002');

select is((select count(*) from public.adjustments), 2::bigint, 'Another user reads them');
select throws_ok(
  $$ insert into public.adjustments (season_id, category, pair_id, points, reason, day)
    values (pg_temp.id_of(1), 'Sexta Libre', pg_temp.pair_id('La Jaula'), 1, 'me lo merezco', '2026-11-15') $$,
  '42501', null, 'Another user gives no points'
);
select is_empty(
  $$ update public.adjustments set points = 20 returning id $$, 'Another user changes none'
);
select is_empty($$ delete from public.adjustments returning id $$, 'Another user removes none');

set local role anon;
select is((select count(*) from public.adjustments), 2::bigint, 'A visitor reads them');
select throws_ok(
  $$ insert into public.adjustments (season_id, category, pair_id, points, reason, day)
    values (pg_temp.id_of(1), 'Sexta Libre', pg_temp.id_of(1), 1, 'x', '2026-11-15') $$,
  '42501', null, 'A visitor gives no points'
);
select throws_ok($$ update public.adjustments set points = 20 $$, '42501', null, 'A visitor changes none');
select throws_ok($$ delete from public.adjustments $$, '42501', null, 'A visitor removes none');

set local role authenticated;
select pg_temp.sign_in('c0000000-0000-4000-8000-000000000001');

-- The pair of the only match of La Jaula has points: it stays.
delete from public.results where id = pg_temp.id_of(12);
select is(
  (select count(*) from public.pairs where name = 'La Jaula'), 1::bigint, 'A pair with points stays when its last match goes'
);
select pg_temp.is_change();

select throws_ok(
  $$ delete from public.pairs where name = 'La Jaula' $$, '23503', null, 'A pair with points is not removed'
);

select lives_ok(
  $$ select public.merge_pairs(pg_temp.pair_id('La Jaula'), pg_temp.pair_id('Doble Pared'), '{}') $$,
  'A pair with points is merged'
);
select pg_temp.is_change();

select is(
  (select pair_id from public.adjustments where id = pg_temp.id_of(22)), pg_temp.pair_id('Doble Pared'),
  'Its points go to the pair that stays'
);

select pg_temp.undo_last();

select is(
  (select pairs.name from public.adjustments join public.pairs on pairs.id = adjustments.pair_id
  where adjustments.id = pg_temp.id_of(22)),
  'La Jaula', 'They come back when the merge is undone'
);

delete from public.adjustments where id = pg_temp.id_of(22);
select pg_temp.is_change();

select is(
  (select count(*) from public.pairs where name = 'La Jaula'), 0::bigint,
  'A pair that only a match mentioned goes with its last points, where that match is gone'
);

select pg_temp.undo_last();

select is(
  (select pairs.name from public.adjustments join public.pairs on pairs.id = adjustments.pair_id
  where adjustments.id = pg_temp.id_of(22)),
  'La Jaula', 'An undo brings back both'
);

delete from public.adjustments where id in (pg_temp.id_of(21), pg_temp.id_of(22));
select pg_temp.is_change();

select is(
  (select count(*) from public.pairs where name = 'Los Smash'), 1::bigint, 'A pair that has a match stays without points'
);

select public.restore_row(max(id)) from public.read_history(only_deleted => true) where row_id = pg_temp.id_of(21);
select pg_temp.is_change();

select results_eq(
  $$ select table_name from public.read_history(only_deleted => true) where row_id = pg_temp.id_of(22) $$,
  $$ values ('adjustments') $$, 'Points that were removed are in the trash'
);

select public.restore_row(max(id)) from public.read_history(only_deleted => true) where row_id = pg_temp.id_of(22);
select pg_temp.is_change();

select is(
  (select count(*) from public.pairs where name = 'La Jaula'), 1::bigint, 'From the trash points come back with their pair'
);

delete from public.seasons where id = pg_temp.id_of(1);
select pg_temp.is_change();

select is(
  (select count(*) from public.pairs where name = 'La Jaula'), 0::bigint, 'A pair goes with its last points of a season'
);

select is((select count(*) from public.adjustments), 0::bigint, 'The points of a season go with it');
select is_empty(
  $$ select id from public.read_history(only_deleted => true) where table_name = 'adjustments' $$,
  'They are in the trash with it, not beside it'
);

select public.restore_row(max(id)) from public.read_history(only_deleted => true) where row_id = pg_temp.id_of(1);

select is((select count(*) from public.adjustments), 2::bigint, 'They come back with it');

-- Matches that nobody played -----------------------------------------------------------------------------------

insert into public.results (team1, team2, score, date, category)
values ('Los Smash', 'La Víbora', 'doble w.o.', '2026-11-20', 'Sexta Libre');

select set_eq(
  $$ select score, is_played from public.results $$,
  $$ values ('6-4, 6-3', true), ('doble w.o.', false) $$,
  'A result knows whether somebody came'
);

update public.results set score = '6-0, 6-0' where score = 'doble w.o.';

select is_empty($$ select id from public.results where not is_played $$, 'It follows a correction');

select throws_ok($$ update public.results set is_played = false $$, '428C9', null, 'Nobody writes it');

select * from finish();

rollback;
