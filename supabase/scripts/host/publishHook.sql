-- Calls the address that builds and publishes the site again (a build hook of the host, GitHub's
-- repository_dispatch) after the last of several changes of the settings. `npm run host` runs it where such
-- an address is given, and may run it again. It is no migration: the embedded server has neither extension.
--
-- A statement ends before an empty line and has none inside: `supabase db query` takes one at a time.
-- To stop it: select cron.unschedule('publish-hook');

create extension if not exists pg_net;

create extension if not exists pg_cron with schema pg_catalog;

create table if not exists private.publish_hook (
  is_only boolean primary key default true check (is_only),
  address text not null check (private.is_https_link(address)),
  token text,
  seen bigint,
  called bigint
);

comment on table private.publish_hook is
  'What is called to publish the site again: its address and token, which version of the settings was there at the last look, and for which one it was called.';

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

create or replace function private.call_publish_hook()
returns void
language plpgsql
set search_path = ''
as $$
declare
  hook private.publish_hook;
  current_version bigint := (select settings_version.version from public.settings_version);
begin
  select * into hook from private.publish_hook for update;
  update private.publish_hook set seen = current_version;
  -- Changes are still being made, or it is published already.
  if hook.seen is distinct from current_version or hook.called = current_version then
    return;
  end if;
  update private.publish_hook set called = current_version;
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

comment on function private.call_publish_hook() is
  'Calls the hook once for settings that have not changed since the last look.';

revoke execute on function private.call_publish_hook() from public, anon, authenticated, service_role;

select cron.schedule('publish-hook', '*/5 * * * *', 'select private.call_publish_hook()');

select cron.schedule(
  'publish-hook-log',
  '0 5 * * *',
  'delete from cron.job_run_details where end_time < now() - interval ''7 days'''
);
