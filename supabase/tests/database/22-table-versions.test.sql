-- The numbers of the tables that pages show: raised by every change, once, and by nothing else.

begin;

select plan(14);

insert into auth.users (id, email) values
  ('c0000000-0000-4000-8000-000000000001', 'organizadora@example.com');
insert into private.admins (user_id) values ('c0000000-0000-4000-8000-000000000001');

create temporary table seen (name text primary key, version bigint);
grant all on seen to anon, authenticated;
insert into seen select name, version from public.table_versions;

-- The tables whose number is another one since it was asked for last. A statement of its own in a transaction of its
-- own counts: the number is raised once in each.
create function pg_temp.raised()
returns text[]
language sql
as $$
  select set_config('league.' || name || '_raised_in', '', true) from seen;
  with changed as (
    update seen set version = table_versions.version
    from public.table_versions
    where table_versions.name = seen.name and table_versions.version > seen.version
    returning seen.name
  )
  select coalesce(array_agg(name order by name), '{}') from changed;
$$;

select set_eq(
  'select name from public.table_versions', array['results', 'upcoming_matches', 'pairs'],
  'Each table of pages has a number'
);

insert into public.results (id, team1, team2, score, date, category) values
  ('d0000000-0000-4000-8000-000000000001', 'Versión Uno', 'Versión Dos', '6-4, 6-3', '2026-11-20', 'Sexta Libre');
select is(pg_temp.raised(), array['pairs', 'results'], 'A result that brings pairs raises both');
insert into public.upcoming_matches (id, team1, team2, date, time, location, category) values
  ('d0000000-0000-4000-8000-000000000002', 'Versión Uno', 'Versión Dos', '2027-01-20', '20:30', 'Club', 'Sexta Libre');
select is(pg_temp.raised(), array['upcoming_matches'], 'A match of known pairs raises its own');
update public.results set score = '6-4, 6-2' where id = 'd0000000-0000-4000-8000-000000000001';
select is(pg_temp.raised(), array['results'], 'A correction does');
update public.pairs set players = 'Ana / Eva' where name = 'Versión Uno';
select is(pg_temp.raised(), array['pairs'], 'The players of a pair do');
update public.results set score = '7-5, 7-5' where false;
delete from public.upcoming_matches where false;
select is(pg_temp.raised(), '{}'::text[], 'A statement that finds no row raises nothing');
delete from public.upcoming_matches where id = 'd0000000-0000-4000-8000-000000000002';
select is(pg_temp.raised(), array['upcoming_matches'], 'A deletion does');

do $$
begin
  update public.results set score = '6-0, 6-0' where id = 'd0000000-0000-4000-8000-000000000001';
  update seen set version = (select version from public.table_versions where name = 'results') where name = 'results';
  update public.results set score = '6-1, 6-0' where id = 'd0000000-0000-4000-8000-000000000001';
end
$$;
select is(pg_temp.raised(), '{}'::text[], 'Once in a transaction');

select cmp_ok(
  (select version from public.table_versions where name = 'results'), '>',
  floor(extract(epoch from now()) * 1000)::bigint - 1,
  'A restored database does not come back to a number that was there before'
);

set local role anon;
select isnt_empty($$ select from public.table_versions $$, 'A visitor reads the numbers');
select throws_ok($$ update public.table_versions set version = 1 $$, '42501', null, 'A visitor writes none');
select set_eq(
  'select name, version from public.site_versions()',
  $$
    select name, version from public.table_versions
    union select 'settings', version from public.settings_version
  $$,
  'Who builds the site reads them with the one of the settings'
);
set local role authenticated;
select set_config('request.jwt.claims', '{"sub": "c0000000-0000-4000-8000-000000000001", "role": "authenticated"}', true);
select throws_ok($$ update public.table_versions set version = 1 $$, '42501', null, 'Nor does the administrator');
select throws_ok($$ delete from public.table_versions $$, '42501', null, 'Nor is one deleted');

select * from finish();
rollback;
