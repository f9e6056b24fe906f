-- Calls the address that builds and publishes the site again (a build hook of the host, GitHub's
-- repository_dispatch) after changes of rows or settings: once they have paused, in half an hour at the latest, and never
-- twice in half an hour. `npm run host` runs it where such an address is given, and may run it again. It is no migration: the embedded server has neither extension.
--
-- A statement ends before an empty line and has none inside: `supabase db query` takes one at a time.
-- To stop it: select cron.unschedule('publish-hook');

create extension if not exists pg_net;

create extension if not exists pg_cron with schema pg_catalog;

create table if not exists private.publish_hook (
  is_only boolean primary key default true check (is_only),
  address text not null check (private.is_https_link(address)),
  token text,
  seen_versions text,
  waiting_since timestamptz,
  called_versions text,
  called_at timestamptz
);

comment on table private.publish_hook is
  'What is called to publish the site again: its address and token, which numbers of public.site_versions were there at the last look, since when changes wait, and when and for which numbers it was called last.';

-- One that was installed before knows the settings alone.
alter table private.publish_hook
  add column if not exists seen_versions text,
  add column if not exists waiting_since timestamptz,
  add column if not exists called_versions text,
  add column if not exists called_at timestamptz,
  drop column if exists seen,
  drop column if exists called;

alter table private.publish_hook enable row level security;

drop policy if exists "Nobody reaches the hook through the API" on private.publish_hook;

create policy "Nobody reaches the hook through the API"
on private.publish_hook
as restrictive
for all
to public
using (false)
with check (false);

revoke all on table private.publish_hook from public, anon, authenticated, service_role;

drop function if exists private.call_publish_hook();

create or replace function private.call_publish_hook(looked_at timestamptz default clock_timestamp())
returns void
language plpgsql
set search_path = ''
as $$
declare
  hook private.publish_hook;
  current_versions text := (
    select string_agg(site_versions.name || ' ' || site_versions.version, ', ' order by site_versions.name)
    from public.site_versions()
  );
begin
  select * into hook from private.publish_hook for update;
  update private.publish_hook
  set
    seen_versions = current_versions,
    waiting_since = case
      when hook.called_versions is distinct from current_versions then coalesce(hook.waiting_since, looked_at)
    end;
  -- It is published already, or was published a moment ago.
  if hook.called_versions = current_versions or looked_at - hook.called_at < interval '30 minutes' then
    return;
  end if;
  -- Changes are still being made: they do not put it off for ever.
  if
    hook.seen_versions is distinct from current_versions
    and looked_at - coalesce(hook.waiting_since, looked_at) < interval '25 minutes'
  then
    return;
  end if;
  update private.publish_hook
  set called_versions = current_versions, called_at = looked_at, waiting_since = null;
  perform net.http_post(
    url := hook.address,
    -- What GitHub asks for; others ignore it.
    body := '{"event_type": "settings"}',
    headers := jsonb_strip_nulls(jsonb_build_object(
      'Content-Type', 'application/json',
      'User-Agent', 'padel-league',
      'Authorization', 'Bearer ' || hook.token
    ))
  );
end
$$;

comment on function private.call_publish_hook(timestamptz) is
  'Calls the hook for rows and settings that have not changed since the last look, or that have waited, once in half an hour.';

revoke execute on function private.call_publish_hook(timestamptz) from public, anon, authenticated, service_role;

select cron.schedule('publish-hook', '*/5 * * * *', 'select private.call_publish_hook()');

select cron.schedule(
  'publish-hook-log',
  '0 5 * * *',
  'delete from cron.job_run_details where end_time < now() - interval ''7 days'''
);
