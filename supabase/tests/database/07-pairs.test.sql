-- Pairs are found by name, added for a new one, renamed and merged with all their matches.

begin;

select plan(27);

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
as $$ select id from public.pairs where name = pair_name $$;

set local role authenticated;
select pg_temp.sign_in('c0000000-0000-4000-8000-000000000001');

insert into public.results (id, team1, team2, score, date, category) values
  ('d0000000-0000-4000-8000-000000000001', 'Los Smash', 'Doble Pared', '6-4, 6-3', '2026-11-19', 'Sexta Libre');

select set_eq(
  $$ select category, name from public.pairs $$,
  $$ values ('Sexta Libre', 'Los Smash'), ('Sexta Libre', 'Doble Pared') $$,
  'A result adds the pairs that it mentions first'
);

select results_eq(
  $$
    insert into public.upcoming_matches (team1, team2, date, time, location, category)
    values ('LOS  SMÁSH', 'Peña', '2026-11-30', '21:00', 'Club', 'Sexta Libre')
    returning team1, pair1_id = pg_temp.pair_id('Los Smash')
  $$,
  $$ values ('Los Smash', true) $$,
  'A name in another case, with accents or more spaces is the same pair, in its own spelling'
);

select results_eq(
  $$
    insert into public.results (team1, team2, score, date, category)
    values ('Pena', 'Los Smash', '6-0, 6-0', '2026-11-20', 'Sexta Libre')
    returning team1, pair1_id <> pg_temp.pair_id('Peña')
  $$,
  $$ values ('Pena', true) $$,
  'An n is no ñ'
);

select results_eq(
  $$
    insert into public.results (team1, team2, score, date, category)
    values ('Los Smash', 'Doble Pared', '6-0, 6-0', '2026-11-20', 'Quinta Libre')
    returning pair1_id in (select id from public.pairs where category = 'Sexta Libre')
  $$,
  $$ values (false) $$,
  'The same name in another category is another pair'
);

select throws_ok(
  $$ update public.results set pair1_id = null $$, '42501', null, 'Nobody sets a pair''s id by hand'
);

update public.results set team1 = 'Los Esmach' where id = 'd0000000-0000-4000-8000-000000000001';
update public.results set team1 = 'Los Smash' where id = 'd0000000-0000-4000-8000-000000000001';

select is(
  pg_temp.pair_id('Los Esmach'), null, 'Correcting a mistyped name deletes the pair that it had created'
);

insert into public.pairs (category, name, players)
values ('Sexta Libre', 'La Víbora', 'Ana Paz y Sara Sosa');

insert into public.results (id, team1, team2, score, date, category) values
  ('d0000000-0000-4000-8000-000000000002', 'la vibora', 'Doble Pared', '6-4, 6-3', '2026-11-21', 'Sexta Libre');
delete from public.results where id = 'd0000000-0000-4000-8000-000000000002';

select isnt(
  pg_temp.pair_id('La Víbora'), null, 'A registered pair stays when its last match goes'
);

select throws_ok(
  $$ insert into public.pairs (category, name) values ('Sexta Libre', 'LA VIBORA') $$,
  '23505', null, 'A category has a name once'
);

select lives_ok(
  $$ update public.pairs set players = 'Ana Paz y Eva Gil' where name = 'La Víbora' $$,
  'The administrator corrects the players of a pair'
);

select throws_ok(
  $$ update public.pairs set name = 'Otra' where name = 'La Víbora' $$,
  '42501', null, 'A name changes through rename_pair alone'
);

select throws_ok(
  $$ delete from public.pairs where name = 'Los Smash' and category = 'Sexta Libre' $$,
  '23503', null, 'A pair that played is not deleted'
);

-- Rename ------------------------------------------------------------------------------------------

select is(
  public.rename_pair(
    (select id from public.pairs where name = 'Los Smash' and category = 'Sexta Libre'), 'Los Smash FC'
  ),
  3,
  'A rename says how many matches follow'
);

select is(
  (select count(*) from public.results where 'Los Smash FC' in (team1, team2)), 2::bigint,
  'The results have the new name'
);

select is(
  (select count(*) from public.upcoming_matches where team1 = 'Los Smash FC'), 1::bigint,
  'So have the announced matches'
);

select results_eq(
  $$
    insert into public.results (team1, team2, score, date, category)
    values ('los smash', 'Pena', '6-0, 6-0', '2026-11-21', 'Sexta Libre')
    returning team1
  $$,
  $$ values ('Los Smash FC') $$,
  'The old name still leads to the pair'
);

select throws_ok(
  $$ select public.rename_pair(pg_temp.pair_id('Los Smash FC'), 'DOBLE PARED') $$,
  '23505', null, 'A rename to another pair''s name is refused'
);

select throws_ok(
  $$ select public.rename_pair(gen_random_uuid(), 'Nadie') $$,
  'PT404', null, 'Nobody renames a pair that does not exist'
);

select throws_ok(
  $$ select public.rename_pair(pg_temp.pair_id('Los Smash FC'), ' ') $$,
  '23514', null, 'A rename to nothing is refused'
);

-- Merge -------------------------------------------------------------------------------------------

select is(
  public.merge_pairs(pg_temp.pair_id('Pena'), pg_temp.pair_id('Peña')), 2,
  'A merge says how many matches follow'
);

select is(pg_temp.pair_id('Pena'), null, 'The merged pair is gone');

select is(
  (select count(*) from public.results where 'Peña' in (team1, team2)), 2::bigint,
  'Its results belong to the pair that stays'
);

select is(
  (select count(*) from public.results where corrected_at is not null), 0::bigint,
  'A merge corrects no result'
);

select throws_ok(
  $$ select public.merge_pairs(pg_temp.pair_id('Peña'), pg_temp.pair_id('Peña')) $$,
  'PT409', null, 'A pair is not merged with itself'
);

-- Everybody else ------------------------------------------------------------------------------------

select pg_temp.sign_in('c0000000-0000-4000-8000-000000000002');

select throws_ok(
  $$ insert into public.pairs (category, name) values ('Sexta Libre', 'Intrusos') $$,
  '42501', null, 'A user who is not the administrator adds no pair'
);

select is_empty(
  $$ update public.pairs set players = 'Nadie' returning id $$,
  'A user who is not the administrator corrects no pair'
);

select is_empty(
  $$ delete from public.pairs returning id $$,
  'A user who is not the administrator deletes no pair'
);

set local role anon;

select is(
  (select count(*) > 0 from public.pairs join public.pair_names on pair_names.pair_id = pairs.id), true,
  'A visitor reads the pairs and their names'
);

select * from finish();

rollback;
