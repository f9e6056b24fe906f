-- The league was changed by a request whose filter named each column as it was. A filter cannot compare lists,
-- and makes an address that is refused when the texts are long. It is begun and changed by a function, as a
-- result is corrected by one.

create function private.save_league(league_id uuid, before jsonb, after jsonb)
returns setof public.league
language plpgsql
security definer
set search_path = ''
as $$
declare
  columns text;
  stored jsonb;
begin
  perform private.require_admin();
  -- The grants of the table say what the administrator writes of it: a column more needs nothing here.
  if exists (
    select from jsonb_object_keys(after) as named
    where not has_column_privilege('authenticated', 'public.league', named, 'update')
  ) then
    raise insufficient_privilege using message = 'permission denied for a column of table league';
  end if;
  select string_agg(quote_ident(named), ', ') into columns from jsonb_object_keys(after) as named;
  if before is null and not exists (select from public.league) then
    execute format(
      'insert into public.league (id, %1$s) '
      'select $1, %1$s from jsonb_populate_record(null::public.league, $2) on conflict do nothing',
      columns
    ) using league_id, after;
  end if;
  perform from public.league where league.id = league_id for update;
  select jsonb_object_agg(named, to_jsonb(league) -> named) into stored
  from public.league, jsonb_object_keys(after) as named
  where league.id = league_id;
  -- One that was begun, and whose response was lost, is changed to what is typed now.
  if stored <> after and stored = coalesce(before, stored) then
    execute format(
      'update public.league set (%1$s) = '
      '(select %1$s from jsonb_populate_record(null::public.league, $2)) where id = $1',
      columns
    ) using league_id, after;
  end if;
  -- Otherwise another device has changed or begun it: it is returned as it is.
  return query select league.* from public.league;
end
$$;

comment on function private.save_league(uuid, jsonb, jsonb) is 'See public.save_league.';

create function public.save_league(league_id uuid, before jsonb, after jsonb)
returns setof public.league
language sql
set search_path = ''
begin atomic
  select * from private.save_league(league_id, before, after);
end;

comment on function public.save_league(uuid, jsonb, jsonb) is
  'Changes columns of the league from what the editor saw to what they are now; begins it under this id where before is null. Columns that are not sent stay as they are. Returns the league, unchanged where somebody else had changed one of these columns or begun it under another id. Sent again it changes nothing.';

revoke execute on function
  private.save_league(uuid, jsonb, jsonb), public.save_league(uuid, jsonb, jsonb)
from public, anon, authenticated, service_role;

grant execute on function
  private.save_league(uuid, jsonb, jsonb), public.save_league(uuid, jsonb, jsonb)
to authenticated;
