-- What every hosted Supabase project has before its first migration and a bare Postgres lacks: the
-- roles of the API, the functions that read the request's token, the publication of Realtime and
-- the schema of the extensions. Auth's own tables are not here: Auth itself creates them.
--
-- Safe to run again and on top of what @supabase/lite makes; only superusers can run it.

do $$
begin
  if not exists (select 1 from pg_catalog.pg_roles where rolname = 'anon') then
    create role anon;
  end if;
  if not exists (select 1 from pg_catalog.pg_roles where rolname = 'authenticated') then
    create role authenticated;
  end if;
  if not exists (select 1 from pg_catalog.pg_roles where rolname = 'service_role') then
    create role service_role;
  end if;
  -- The role that the API connects as before it becomes one of the three. It has no password.
  if not exists (select 1 from pg_catalog.pg_roles where rolname = 'authenticator') then
    create role authenticator;
  end if;
end
$$;

-- Set on every run: an existing role must not have more rights than the hosted one.
alter role anon with nologin noinherit nosuperuser nocreatedb nocreaterole nobypassrls;
alter role authenticated with nologin noinherit nosuperuser nocreatedb nocreaterole nobypassrls;
alter role service_role with nologin noinherit nosuperuser nocreatedb nocreaterole bypassrls;
alter role authenticator with noinherit nosuperuser nocreatedb nocreaterole nobypassrls;

grant anon, authenticated, service_role to authenticator;

-- Postgres 15 and later revoke this; an upgraded database may still allow every role to create.
revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role;

create schema if not exists extensions;
grant usage on schema extensions to anon, authenticated, service_role;

create extension if not exists pgcrypto with schema extensions;

create schema if not exists auth;
grant usage on schema auth to anon, authenticated, service_role;

-- PostgREST used to set one variable for each claim and now sets one for all of them. Both are
-- read, the old form first, as the hosted functions do.
create or replace function auth.uid()
returns uuid
language sql
stable
as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid
$$;

create or replace function auth.role()
returns text
language sql
stable
as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.role', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
  )::text
$$;

create or replace function auth.email()
returns text
language sql
stable
as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.email', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
  )::text
$$;

create or replace function auth.jwt()
returns jsonb
language sql
stable
as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')
  )::jsonb
$$;

do $$
begin
  if not exists (select 1 from pg_catalog.pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end
$$;
