-- Pictures lie in Storage. What an address shows never changes: nothing updates an object, and one is deleted only when
-- neither a row nor the history, which an undo brings back, names it.

create or replace function private.unused_pictures()
returns setof text
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
  select objects.name
  from storage.objects
  where objects.bucket_id = 'pictures' and private.is_picture_unused(objects.name, objects.created_at)
  order by objects.name;
end
$$;

revoke execute on function private.unused_pictures() from public, anon, authenticated, service_role;
grant execute on function private.unused_pictures() to authenticated;

create or replace function public.unused_pictures()
returns setof text
language sql
stable
set search_path = ''
begin atomic
  select private.unused_pictures();
end;

comment on function public.unused_pictures() is
  'The paths of pictures in the bucket that the administrator may delete through the API of Storage.';

revoke execute on function public.unused_pictures() from public, anon, authenticated, service_role;
grant execute on function public.unused_pictures() to authenticated;
