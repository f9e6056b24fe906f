-- For the benchmark's throw-away database: a stopwatch inside Postgres, and fast loading of rows.

create schema bench;
grant usage on schema bench to anon, authenticated;

-- Milliseconds for each execution, planning included, with the rights of the caller.
create function bench.repeat(statement text, times integer) returns double precision
  language plpgsql
as $$
declare
  started timestamptz := clock_timestamp();
begin
  for time in 1..times loop
    execute statement;
  end loop;
  return extract(epoch from clock_timestamp() - started) * 1000 / times;
end;
$$;

-- Indexes are dropped while rows are loaded.
create table bench.indexes as
select 'drop index ' || indexrelid::regclass as removal, pg_get_indexdef(indexrelid) as creation
from pg_index
where indrelid in ('public.results'::regclass, 'public.upcoming_matches'::regclass)
  and not indisprimary;

create procedure bench.load(first integer, last integer)
  language plpgsql
as $$
declare
  index record;
begin
  -- Without triggers: each name would be a pair of its own, with a lock until the end.
  set local session_replication_role = replica;
  for index in select * from bench.indexes loop
    execute index.removal;
  end loop;
  insert into public.results (id, team1, team2, score, date, category, created_at)
  select
    md5('result ' || n)::uuid,
    'Los Tigres de Alberdi ' || n,
    'Las Panteras ' || n % 997,
    '6-4, 3-6, [10-8]',
    date '2000-01-01' + n % 20000,
    (array[
      'Octava Damas', 'Séptima Damas', 'Sexta Damas',
      'Octava Libre', 'Séptima Libre', 'Sexta Libre', 'Quinta Libre'
    ])[1 + n::bigint * 7919 % 7],
    timestamptz '2016-01-01 00:00Z' + n * interval '5 minutes'
  from generate_series(first, last) as n;
  insert into public.upcoming_matches (id, team1, team2, date, time, location, category, created_at)
  select
    md5('match ' || n)::uuid, team1, team2, date, '20:30', 'Club Norte, cancha 2', category, created_at
  from generate_series(first, last) as n
  join public.results on results.id = md5('result ' || n)::uuid;
  for index in select * from bench.indexes loop
    execute index.creation;
  end loop;
end;
$$;
