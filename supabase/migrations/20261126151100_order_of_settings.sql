-- A list of settings gets another order in one statement: fifty sponsors are one change, and one undo.

create function private.order_rows(table_name text, ids uuid[])
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  if table_name not in ('categories', 'organisers', 'clubs', 'sponsors', 'hero_pictures') then
    raise exception 'This table has no order' using errcode = 'PT404';
  end if;
  execute format(
    'update public.%I as rows set position = places.place '
    'from unnest($1) with ordinality as places (id, place) '
    'where rows.id = places.id and rows.position <> places.place',
    table_name
  )
  using ids;
end
$$;

comment on function private.order_rows(text, uuid[]) is 'See public.order_rows.';

create function public.order_rows(table_name text, ids uuid[])
returns void
language sql
set search_path = ''
begin atomic
  select private.order_rows(table_name, ids);
end;

comment on function public.order_rows(text, uuid[]) is
  'Gives the rows of a list of settings the order of these ids, the first place to the first.';

revoke execute on function private.order_rows(text, uuid[]), public.order_rows(text, uuid[])
from public, anon, authenticated, service_role;

grant execute on function private.order_rows(text, uuid[]), public.order_rows(text, uuid[])
to authenticated;
