-- Of each table that pages show, a number that says which rows it has.

create or replace function private.raise_table_version()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  raised_in constant text := 'league.' || tg_table_name || '_raised_in';
begin
  if current_setting(raised_in, true) = pg_current_xact_id()::text then
    return null;
  end if;
  perform set_config(raised_in, pg_current_xact_id()::text, true);
  -- By the clock: a database that was restored does not come back to a number that a kept page knows.
  update public.table_versions
  set version = greatest(version + 1, floor(extract(epoch from clock_timestamp()) * 1000)::bigint)
  where name = tg_table_name;
  return null;
end
$$;

comment on function private.raise_table_version() is 'Raises the version of a table, once in a transaction.';

revoke execute on function private.raise_table_version() from public, anon, authenticated, service_role;

-- For each row: a statement that finds none, as anybody may send, changes nothing.
do $$
declare
  table_name text;
begin
  foreach table_name in array array['results', 'upcoming_matches', 'pairs'] loop
    execute format(
      'create or replace trigger raise_table_version after insert or update or delete on public.%I '
      'for each row execute function private.raise_table_version()', table_name
    );
  end loop;
end
$$;

create or replace function public.site_versions()
returns table (name text, version bigint)
language sql
stable
set search_path = ''
as $$
  select table_versions.name, table_versions.version from public.table_versions
  union all
  select 'settings', settings_version.version from public.settings_version
  order by 1
$$;

comment on function public.site_versions() is
  'Which rows and settings the league has, in stored numbers: a site that was built with others is an older one.';

revoke execute on function public.site_versions() from public, anon, authenticated, service_role;
grant execute on function public.site_versions() to anon, authenticated;
