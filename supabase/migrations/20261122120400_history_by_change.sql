-- The history as it is shown: which rows were changed together, and what is undone already.

drop function public.read_history(bigint, boolean, uuid);
drop function private.read_history(bigint, boolean, uuid);

create function private.read_history(before_id bigint, only_deleted boolean, of_row uuid)
returns table (
  id bigint, at timestamptz, actor text, table_name text, row_id uuid, operation text,
  before jsonb, after jsonb, change text, is_undone boolean
)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
  select
    history.id, history.at, users.email::text, history.table_name, history.row_id,
    history.operation, history.before, history.after, history.transaction_id::text,
    history.is_undone
  from private.history
  left join auth.users on users.id = history.actor
  where
    (before_id is null or history.id < before_id)
    and (of_row is null or history.row_id = of_row)
    and (
      not only_deleted
      or (
        history.operation = 'DELETE' and history.table_name <> 'pairs'
        -- Not restored since, and not a match that became the result of the same id.
        and not exists (
          select from private.history as later
          where later.row_id = history.row_id and later.id > history.id
        )
        and not exists (select from public.results where results.id = history.row_id)
      )
    )
  order by history.id desc
  limit 50;
end
$$;

comment on function private.read_history(bigint, boolean, uuid) is 'See public.read_history.';

create function public.read_history(
  before_id bigint default null, only_deleted boolean default false, of_row uuid default null
)
returns table (
  id bigint, at timestamptz, actor text, table_name text, row_id uuid, operation text,
  before jsonb, after jsonb, change text, is_undone boolean
)
language sql
stable
set search_path = ''
begin atomic
  select * from private.read_history(before_id, only_deleted, of_row);
end;

comment on function public.read_history(bigint, boolean, uuid) is
  'The last changes, of all rows or of one, 50 at a time, newest first; or the trash: what was deleted and not restored. Rows of one `change` are undone together.';

revoke execute on function
  private.read_history(bigint, boolean, uuid), public.read_history(bigint, boolean, uuid)
from public, anon, authenticated, service_role;

grant execute on function
  private.read_history(bigint, boolean, uuid), public.read_history(bigint, boolean, uuid)
to authenticated;
