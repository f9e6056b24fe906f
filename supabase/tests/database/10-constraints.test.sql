-- What the database refuses by itself, whoever writes: rows that forms and functions never send.

begin;

select plan(21);

select throws_ok(refused.statement, '23514', null, refused.statement)
from (values
  ($$ update public.categories set name = ' ' where slug = 'sexta-libre' $$),
  ($$ update public.categories set slug = 'Sexta Libre' where slug = 'sexta-libre' $$),
  ($$ insert into public.pairs (category, name) values ('Sexta Libre', E'Los\nSmash') $$),
  ($$ insert into public.pairs (category, name, players) values ('Sexta Libre', 'Los Smash', ' ') $$),
  ($$ insert into public.results (team1, team2, score, date, category, location) values ('A', 'B', '6-4, 6-3', '2026-11-19', 'Sexta Libre', ' ') $$),
  ($$ insert into public.results (team1, team2, score, date, category, time) values ('A', 'B', '6-4, 6-3', '2026-11-19', 'Sexta Libre', '20:00:30') $$),
  ($$ update public.league set is_only = false $$),
  ($$ update private.applied_schema set is_only = false $$),
  ($$ update public.league set name = ' ' $$),
  ($$ update public.league set profile_name = 'L', profile_network = 'Instagram', profile_url = 'https://club.123' $$),
  ($$ insert into public.sponsors (name, picture, alt, position) values ('A', 'a.svg', 'A', 1) $$),
  ($$ insert into public.sponsors (name, picture, alt, position) values ('A', 'sponsors/' || repeat('a', 120) || '.svg', 'A', 1) $$)
) as refused (statement);

-- A trigger looks at addresses that are written, and at none where it does not run.
alter table public.league disable trigger user;
select throws_ok(refused.statement, '23514', null, refused.statement)
from (values
  ($$ update public.league set profile_name = 'L', profile_network = 'Instagram', profile_url = 'javascript:alert(1)' $$),
  ($$ update public.league set profile_name = 'L', profile_network = 'Instagram', profile_url = 'https://a.example/' || repeat('a', 500) $$),
  ($$ update public.league set profile_name = 'L', profile_network = 'Instagram', profile_url = 'https://a.example/"onerror=' $$)
) as refused (statement);
alter table public.league enable trigger user;

select throws_ok(
  $$ insert into public.pairs (category, name) values ('Novena Libre', 'Los Smash') $$,
  '23503', null, 'A pair plays in a category that there is'
);

insert into public.pairs (category, name) values ('Sexta Libre', 'Los Smash');

select throws_ok(
  refused.statement, '23503', null, format('The name of a category that has rows stays: %s', refused.statement)
)
from (values
  ($$ update public.categories set name = 'Sexta' where name = 'Sexta Libre' $$),
  ($$ delete from public.categories where name = 'Sexta Libre' $$)
) as refused (statement);

select matches(
  (select pg_get_constraintdef(oid) from pg_catalog.pg_constraint
   where conname = 'history_operation_check'),
  'INSERT.*UPDATE.*DELETE', 'The history knows three operations'
);

select set_eq(
  $$
    select conname::text from pg_catalog.pg_constraint
    where contype = 'f' and confrelid in (
      'public.pairs'::regclass, 'public.categories'::regclass, 'public.seasons'::regclass
    )
  $$,
  array[
    'mentioned_pairs_pair_id_fkey', 'pair_names_category_fkey', 'pair_names_pair_id_fkey',
    'pairs_category_fkey', 'results_category_fkey', 'results_pair1_id_fkey',
    'season_categories_category_fkey', 'season_categories_season_id_fkey',
    'results_pair2_id_fkey', 'upcoming_matches_category_fkey', 'upcoming_matches_pair1_id_fkey',
    'upcoming_matches_pair2_id_fkey', 'adjustments_pair_id_category_fkey', 'adjustments_season_id_fkey',
    'withdrawals_pair_id_category_fkey', 'withdrawals_season_id_fkey', 'lots_pair_id_category_fkey',
    'lots_season_id_fkey', 'results_season_id_fkey', 'upcoming_matches_season_id_fkey'
  ],
  'What mentions a pair, a category or a season refers to it'
);

select is_empty(
  $$
    select attrelid::regclass, attname from pg_catalog.pg_attribute
    join pg_catalog.pg_class on pg_class.oid = attrelid
    where
      relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
      and attgenerated = ''
      and atttypid in ('text'::regtype, 'text[]'::regtype, 'jsonb'::regtype)
      -- Which triggers alone write.
      and (attrelid, attname) not in (
        ('public.categories'::regclass, 'old_slugs'), ('public.pair_names'::regclass, 'key')
      )
      and not exists (
        select from pg_catalog.pg_constraint
        where conrelid = attrelid and contype in ('c', 'f') and conkey @> array[attnum]
      )
  $$,
  'Every text that is written has a constraint'
);

select * from finish();

rollback;
