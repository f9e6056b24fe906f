-- Who may write, and the question that every policy asks.
--
-- The administrators are a table rather than a claim in the token: an `app_metadata` claim stays
-- true until the token is refreshed, `user_metadata` is the user's own to change. A row deleted
-- here takes the right away with the next statement.
--
-- Nothing in `private` can be reached through the API: the schema is not exposed (config.toml), no
-- API role may look names up in it, and the table below is granted to nobody. Whoever owns the
-- project adds an administrator by hand, in the SQL editor.

create schema if not exists private;

comment on schema private is 'What policies need and requests must not reach.';

revoke all on schema private from public, anon, authenticated, service_role;

create table private.admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);

comment on table private.admins is 'The users who may write results and upcoming matches.';
comment on column private.admins.created_at is 'When the right was given.';

-- The second lock: even a careless grant would show no row and take none. Restrictive, so that no
-- policy added later can open it; the function below reads as the owner, whom no policy binds.
alter table private.admins enable row level security;

create policy "Nobody reaches administrators through the API"
on private.admins
as restrictive
for all
to public
using (false)
with check (false);

revoke all on table private.admins from public, anon, authenticated, service_role;

-- `security definer` lets it read a table that its caller may not see. `stable`, and called as
-- `(select private.is_admin())`, it runs once a statement rather than once a row.
create function private.is_admin()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select 1 from private.admins where admins.user_id = (select auth.uid()));
$$;

comment on function private.is_admin() is
  'Whether the user of this request may write results and upcoming matches.';

-- A policy finds the function without looking its name up, so no role needs the schema.
revoke execute on function private.is_admin() from public, anon, authenticated, service_role;
grant execute on function private.is_admin() to authenticated;
