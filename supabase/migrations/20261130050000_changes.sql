-- A page gives each save an id that it has made once. The database keeps the call under it: sent again, because its
-- answer was lost, it is answered as before and writes nothing; and by this id the page undoes what it did.

create table private.changes (
  id uuid primary key,
  at timestamptz not null default now(),
  digest text not null,
  number xid8 not null,
  answer jsonb
);

comment on table private.changes is
  'The calls that the administrator made, by the id that the page gave them, for 30 days.';
comment on column private.changes.digest is
  'Of the function and its arguments: the same id with others is refused.';
comment on column private.changes.number is
  'Of the rows that it changed, as `private.history.transaction_id`; none has it where it changed nothing.';
comment on column private.changes.answer is 'What the call returned, as a list; null: it is still running.';

alter table private.changes enable row level security;

create policy "Nobody reaches the changes through the API"
on private.changes
as restrictive
for all
to public
using (false)
with check (false);

revoke all on table private.changes from public, anon, authenticated, service_role;
