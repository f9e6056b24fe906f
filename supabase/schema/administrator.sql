-- Who may call what changes the league. The question itself, private.is_admin, is that of every policy and stands in a
-- migration.

create or replace function private.require_admin()
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only the administrator may do this';
  end if;
end
$$;

comment on function private.require_admin() is 'Refuses everybody but the administrator with 42501.';

revoke execute on function private.require_admin() from public, anon, authenticated, service_role;
