-- A pair has one address in its category, which is a second key of its name: in every write, by whom and
-- whenever. What shares an address since before stays, and can be corrected, renamed and merged.

begin;

select plan(54);

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

create function pg_temp.pair_id(pair_name text)
returns uuid
language sql
as $$ select id from public.pairs where name = pair_name and category = 'Sexta Libre' $$;

create function pg_temp.id_of(number integer)
returns uuid
language sql
as $$ select ('d0000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid $$;

create function pg_temp.play(number integer, team1 text, team2 text)
returns text
language sql
as $$
  insert into public.results (id, team1, team2, score, date, category)
  values (pg_temp.id_of(number), team1, team2, '6-4, 6-3', '2026-11-19', 'Sexta Libre')
  returning results.team1 || ' | ' || results.team2;
$$;

-- What a statement is refused with, as a client reads it.
create function pg_temp.refusal(statement text)
returns text
language plpgsql
as $$
declare
  code text; detail text; hint text;
begin
  execute statement;
  return 'done';
exception when others then
  get stacked diagnostics code = returned_sqlstate, detail = pg_exception_detail, hint = pg_exception_hint;
  return concat_ws(' ', code, nullif(hint, ''), nullif(detail, ''));
end
$$;

-- The last change of a pair that did this.
create function pg_temp.change_of(row_id uuid, operation text)
returns bigint
language sql
security definer
as $$
  select max(history.id) from private.history
  where history.row_id = change_of.row_id and history.operation = change_of.operation
    and history.table_name in ('pairs', 'results');
$$;

-- Within one transaction all changes would be one: each gets the number of its step.
create function pg_temp.end_of_change(step integer)
returns void
language sql
security definer
as $$
  update private.history set transaction_id = (step::text)::xid8
  where transaction_id = private.change_number();
$$;

-- Rows of before: stored while triggers did not refuse them.
set local session_replication_role = replica;
insert into public.pairs (id, category, name, created_at) values
  ('e0000000-0000-4000-8000-000000000001', 'Sexta Libre', 'Pérez/Gómez', '2026-01-01'),
  ('e0000000-0000-4000-8000-000000000002', 'Sexta Libre', 'Pérez - Gómez', '2026-02-01'),
  ('e0000000-0000-4000-8000-000000000003', 'Sexta Libre', '🎾🔥', '2026-03-01'),
  ('e0000000-0000-4000-8000-000000000004', 'Sexta Libre', 'Los Mellis', '2026-03-01');
insert into public.pair_names (category, key, pair_id)
select category, private.name_key(name), id from public.pairs;
insert into public.results (id, team1, team2, pair1_id, pair2_id, score, date, category) values (
  pg_temp.id_of(90), 'Los Mellis', 'Los Mellis', 'e0000000-0000-4000-8000-000000000004',
  'e0000000-0000-4000-8000-000000000004', '6-0, 6-0', '2026-10-01', 'Sexta Libre'
);
set local session_replication_role = origin;

select results_eq(
  $$ select key, address from public.pair_names where category = 'Sexta Libre' order by key collate "C" $$,
  $$ values
    ('los mellis', 'los-mellis'), ('perez - gomez', 'perez-gomez'), ('perez/gomez', 'perez-gomez'),
    ('🎾🔥', 'e0000000-0000-4000-8000-000000000003') $$,
  'A spelling has the address of its letters and digits, or the id of its pair'
);

set local role authenticated;
select pg_temp.sign_in('c0000000-0000-4000-8000-000000000001');

-- Every write --------------------------------------------------------------------------------------

select is(
  pg_temp.play(1, 'C++', 'Los Ñandúes'), 'C++ | Los Ñandúes', 'A result brings two pairs'
);
select is(
  pg_temp.play(2, 'c#', 'LOS «ñandues»'), 'C++ | Los Ñandúes', 'Other signs mean the same pairs'
);
select is(pg_temp.play(3, 'C 1', 'Los Nandúes'), 'C 1 | Los Nandúes', 'A digit or an n is another pair');
select is(pg_temp.play(4, 'ЖУК', 'Ørsted'), 'ЖУК | Ørsted', 'Any script');
select is(pg_temp.play(5, 'Жук', 'ØRSTED'), 'ЖУК | Ørsted', 'Any case of any script');

select results_eq(
  $$
    insert into public.upcoming_matches (team1, team2, date, time, location, category)
    values ('¡C!', 'ørsted', '2026-11-30', '21:00', 'Club', 'Sexta Libre') returning team1, team2
  $$,
  $$ values ('C++', 'Ørsted') $$,
  'An announced match'
);
select results_eq(
  $$
    select team1, team2 from public.save_results(
      '[{"team1": "C--", "team2": "Жук.", "score": "6-0, 6-0", "date": "2026-11-20", "category": "Sexta Libre"}]'
    )
  $$,
  $$ values ('C++', 'ЖУК') $$,
  'A night of results'
);
select results_eq(
  $$
    select team1 from public.correct_result(
      pg_temp.id_of(3),
      '{"team1": "C 1", "team2": "Los Nandúes", "score": "6-4, 6-3", "date": "2026-11-19", "category": "Sexta Libre"}',
      '{"team1": "C/1", "team2": "Los Nandúes", "score": "6-4, 6-2", "date": "2026-11-19", "category": "Sexta Libre"}',
      null
    )
  $$,
  $$ values ('C 1') $$,
  'A correction'
);
select is(
  pg_temp.refusal($$ insert into public.pairs (category, name) values ('Sexta Libre', 'C#') $$),
  '23505 taken_by_pair C++',
  'A pair that is added by hand is refused, with the name of the pair that has its address'
);
select is(
  pg_temp.refusal($$ insert into public.pairs (category, name) values ('Quinta Libre', 'C#') $$),
  'done',
  'In another category it is another pair'
);

select public.rename_pair(pg_temp.pair_id('C 1'), 'Cien');
select is(pg_temp.play(6, 'C-1', 'ЖУК'), 'Cien | ЖУК', 'The address that a pair had still means it');
select is(
  pg_temp.refusal($$ select public.rename_pair(pg_temp.pair_id('Cien'), '¡C!') $$),
  '23505 taken_by_pair C++',
  'A rename onto the address of another pair is refused, with its name'
);
select is(
  pg_temp.refusal($$ select public.rename_pair(pg_temp.pair_id('ЖУК'), 'c-1') $$),
  '23505 taken_by_pair Cien',
  'Onto one that another pair had, too'
);
select is(
  pg_temp.refusal($$ select public.rename_pair(pg_temp.pair_id('C++'), 'C#') $$),
  'done',
  'A pair may change the signs of its name'
);
select is(
  (select count(*) from public.pair_names where category = 'Sexta Libre' and address = 'c'), 2::bigint,
  'Which is a spelling more'
);
select pg_temp.end_of_change(1);

-- Rows of before -----------------------------------------------------------------------------------

select is(pg_temp.play(10, 'PEREZ - GOMEZ', 'Cien'), 'Pérez - Gómez | Cien', 'Two pairs of one address stay two');
select is(
  pg_temp.play(11, 'Perez-Gomez', 'Cien'), 'Pérez/Gómez | Cien', 'Another spelling means the older one'
);
select is(pg_temp.play(12, '🎾🔥', 'Cien'), '🎾🔥 | Cien', 'A pair without letter or digit still plays');
select is(
  pg_temp.play(13, 'E0000000-0000-4000-8000-000000000003', 'Cien'), '🎾🔥 | Cien', 'Its address means it'
);
select lives_ok(
  $$ update public.pairs set players = 'Ana Paz / Sara Sosa' where name = '🎾🔥' $$,
  'Its players are corrected'
);
select pg_temp.end_of_change(2);
select is(
  public.rename_pair(pg_temp.pair_id('🎾🔥'), 'Fuego'), 2, 'It is renamed'
);
select pg_temp.end_of_change(3);
select lives_ok(
  $$ select public.undo_change(pg_temp.change_of('e0000000-0000-4000-8000-000000000003', 'UPDATE')) $$,
  'And that is undone'
);
select pg_temp.end_of_change(4);
select is(
  pg_temp.refusal($$ select public.rename_pair(pg_temp.pair_id('🎾🔥'), '🎾🎾') $$),
  '23514 🎾🎾',
  'A new name needs a letter or digit'
);
select is(
  pg_temp.refusal($$ select pg_temp.play(14, '...', 'Cien') $$), '23514 ...', 'Of a pair that a match brings'
);
select is(
  pg_temp.refusal($$ insert into public.pairs (category, name) values ('Sexta Libre', '¡!') $$),
  '23514 ¡!',
  'And of one that is added by hand'
);
select is(
  pg_temp.refusal($$ select public.rename_pair(pg_temp.pair_id('Cien'), 'Perez.Gomez') $$),
  '23505 taken_by_pair Pérez/Gómez',
  'Nobody else gets an address that two have'
);
select is(
  public.rename_pair(pg_temp.pair_id('Pérez - Gómez'), 'Gómez'), 1, 'One of the two is renamed'
);
select pg_temp.end_of_change(5);
select lives_ok(
  $$ select public.undo_change(pg_temp.change_of('e0000000-0000-4000-8000-000000000002', 'UPDATE')) $$,
  'And that is undone'
);
select pg_temp.end_of_change(6);
select is(
  public.merge_pairs(pg_temp.pair_id('Pérez - Gómez'), pg_temp.pair_id('Pérez/Gómez')), 1, 'They are merged'
);
select pg_temp.end_of_change(7);
select is(
  (select pair_id from public.pair_names where category = 'Sexta Libre' and key = 'perez - gomez'),
  pg_temp.pair_id('Pérez/Gómez'),
  'Both names lead to the one that stays'
);
select is(
  (
    select pair_id from public.pair_names
    where category = 'Sexta Libre' and address = 'e0000000-0000-4000-8000-000000000002'
  ),
  pg_temp.pair_id('Pérez/Gómez'),
  'So does the id of the other, which was its address'
);
select lives_ok(
  $$ select public.undo_change(pg_temp.change_of('e0000000-0000-4000-8000-000000000002', 'DELETE')) $$,
  'That is undone'
);
select pg_temp.end_of_change(8);
select is(
  (select team1 from public.results where id = pg_temp.id_of(10)), 'Pérez - Gómez', 'And they are two again'
);

-- What comes back ------------------------------------------------------------------------------------

select pg_temp.play(20, 'A+B', 'Cien');
select pg_temp.end_of_change(9);
delete from public.results where id = pg_temp.id_of(20);
select pg_temp.end_of_change(10);
select pg_temp.play(21, 'A&B', 'Cien');
select pg_temp.end_of_change(11);
select is(
  pg_temp.refusal($$ select public.restore_row(pg_temp.change_of(pg_temp.id_of(20), 'DELETE')) $$),
  'PT409 taken_by_pair A&B',
  'A result whose pair''s address another one has by now is not restored, and that one is named'
);
select is(
  pg_temp.refusal($$ select public.undo_change(pg_temp.change_of(pg_temp.id_of(20), 'DELETE')) $$),
  'PT409 taken_by_pair A&B',
  'Nor is its deletion undone'
);
delete from public.results where id = pg_temp.id_of(21);
select pg_temp.end_of_change(12);
select lives_ok(
  $$ select public.restore_row(pg_temp.change_of(pg_temp.id_of(20), 'DELETE')) $$,
  'Once the address is free it is'
);

-- A pair against itself -------------------------------------------------------------------------------

select is(
  pg_temp.refusal($$ select pg_temp.play(30, 'Los Mellis', 'los mellis') $$), '23514 Los Mellis',
  'A pair does not play against itself'
);
select is(
  pg_temp.refusal($$ select pg_temp.play(30, 'D++', 'D#') $$), '23514 D++', 'Nor a new one of one address'
);
select is(
  pg_temp.refusal($$ update public.results set team2 = '🎾🔥' where id = pg_temp.id_of(12) $$), '23514 🎾🔥',
  'Nor after a correction'
);
select lives_ok(
  $$ update public.results set team1 = 'Los Mellis', team2 = 'Los Mellis', score = '6-0, 6-1' where id = pg_temp.id_of(90) $$,
  'A row of before is corrected'
);
select lives_ok(
  $$ update public.results set team2 = 'Cien' where id = pg_temp.id_of(90) $$, 'And gets another pair'
);

-- A merge of two that have met ------------------------------------------------------------------------

insert into public.upcoming_matches (id, team1, team2, date, time, location, category) values
  (pg_temp.id_of(42), 'Los Drop', 'Las Drop', '2026-11-30', '21:00', 'Club', 'Sexta Libre');
select pg_temp.play(40, 'Las Drop', 'Los Drop');
select pg_temp.play(41, 'Las Drop', 'Cien');
select pg_temp.end_of_change(20);
create temporary table drops as
select pg_temp.pair_id('Las Drop') as merged, pg_temp.pair_id('Los Drop') as kept;

select is(
  pg_temp.refusal($$
    select public.merge_pairs(merged, kept, array[pg_temp.id_of(40)]) from drops
  $$),
  'PT409',
  'A match against each other of which the caller does not know is not removed'
);
select is(
  (select public.merge_pairs(merged, kept, array[pg_temp.id_of(40), pg_temp.id_of(42)]) from drops), 1,
  'A merge removes those that it names, and the others follow'
);
select pg_temp.end_of_change(21);
select is_empty(
  $$
    select id from public.results where id = pg_temp.id_of(40)
    union all select id from public.upcoming_matches where id = pg_temp.id_of(42)
  $$,
  'They are gone'
);
select is(
  pg_temp.refusal($$ select public.restore_row(pg_temp.change_of(pg_temp.id_of(40), 'DELETE')) $$), 'PT409',
  'One alone is not restored: it would be of one pair'
);
select lives_ok(
  $$ select public.undo_change(pg_temp.change_of((select merged from drops), 'DELETE')) $$, 'The merge is undone'
);
select pg_temp.end_of_change(22);
select results_eq(
  $$
    select team1, team2 from public.results where id in (pg_temp.id_of(40), pg_temp.id_of(41))
    union all select team1, team2 from public.upcoming_matches where id = pg_temp.id_of(42)
    order by 1, 2
  $$,
  $$ values ('Las Drop', 'Cien'), ('Las Drop', 'Los Drop'), ('Los Drop', 'Las Drop') $$,
  'And every match is there again'
);
delete from public.results where id = pg_temp.id_of(41);
select pg_temp.end_of_change(23);
select is((select public.merge_pairs(merged, kept) from drops), 0, 'A client of before names none: all are removed');
select pg_temp.end_of_change(24);
select is(
  (select name from public.pairs join drops on kept = id), 'Los Drop',
  'The pair that stays does not go with its last match'
);

-- Everybody else --------------------------------------------------------------------------------------

select pg_temp.sign_in('c0000000-0000-4000-8000-000000000002');
select is(
  pg_temp.refusal($$ insert into public.pairs (category, name) values ('Sexta Libre', 'C#') $$), '42501',
  'Who may not write is told no more than that'
);
select is(
  pg_temp.refusal($$ select private.pair_meant('Sexta Libre', 'C') $$), '42501', 'And calls nothing of this'
);

set local role anon;
select is(
  (select count(*) from public.pair_names where category = 'Sexta Libre' and address = 'los-ñandues'),
  1::bigint,
  'A visitor finds a pair by its address'
);

select is(
  array[
    position('Ørsted' in public.calendar('sexta-libre', 'ørsted')::text) > 0,
    position('Ørsted' in public.calendar('sexta-libre', 'los-ñandues')::text) > 0,
    position('Pareja no encontrada' in public.calendar('sexta-libre', 'nadie')::text) > 0
  ],
  array[true, false, true],
  'Nor does a calendar ask for more than the address'
);

select * from finish();

rollback;
