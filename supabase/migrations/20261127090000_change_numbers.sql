-- What was changed together has one number, by which it is undone. It was the transaction's, and those begin
-- again in the database to which a backup is restored: an undo would find rows of an older change as well.
-- A sequence of ours is restored with the rows.

create sequence private.change_numbers;

comment on sequence private.change_numbers is 'Numbers of the changes in the history.';

select setval(
  'private.change_numbers',
  greatest(
    pg_current_xact_id()::text::bigint,
    (select max(history.transaction_id::text::bigint) from private.history)
  )
);

create function private.change_number()
returns xid8
language plpgsql
set search_path = ''
as $$
declare
  -- Of this transaction; empty at the beginning of each.
  number text := current_setting('league.change_number', true);
begin
  if coalesce(number, '') = '' then
    number := nextval('private.change_numbers');
    perform set_config('league.change_number', number, true);
  end if;
  return number::xid8;
end
$$;

comment on function private.change_number() is 'The number of the change that this transaction makes.';

revoke execute on function private.change_number() from public, anon, authenticated, service_role;

alter table private.history alter column transaction_id set default private.change_number();
