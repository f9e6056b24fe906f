-- Change capture for the embedded Realtime server: every change of a published table is written to
-- an outbox in its own transaction: a rolled-back change leaves no entry, and committed ones are read
-- in commit order. Run at every start: older entries are dropped, since nothing is ever replayed.

create schema if not exists realtime;

drop function if exists realtime.capture_change() cascade;
drop table if exists realtime.outbox;

create table realtime.outbox (
  id bigint generated always as identity primary key,
  transaction_id text not null default pg_catalog.pg_current_xact_id()::text,
  transaction_start timestamptz not null default pg_catalog.transaction_timestamp(),
  relation oid not null,
  operation text not null,
  record jsonb,
  old_record jsonb
);

alter table realtime.outbox enable row level security;

-- Runs as its owner: writers of the table need no right on the outbox. The settings make the JSON
-- independent of the writer's session.
create function realtime.capture_change() returns trigger
  language plpgsql
  security definer
  set search_path = ''
  set timezone = 'UTC'
  set intervalstyle = 'postgres'
  set bytea_output = 'hex'
as $$
begin
  insert into realtime.outbox (relation, operation, record, old_record)
  values (
    tg_relid,
    tg_op,
    case when tg_op <> 'DELETE' then pg_catalog.to_jsonb(new) end,
    case when tg_op <> 'INSERT' then pg_catalog.to_jsonb(old) end
  );
  perform pg_catalog.pg_notify('realtime_outbox', pg_catalog.pg_current_xact_id()::text);
  return null;
end;
$$;

-- The trigger's name sorts before those of foreign keys and of other triggers: a row is captured before
-- the rows that its change causes.
create or replace function realtime.synchronise_triggers(publication_name text) returns void
  language plpgsql
  set search_path = ''
as $$
declare
  target regclass;
begin
  for target in
    select member.oid
    from pg_catalog.pg_publication_tables published
    join pg_catalog.pg_namespace schema on schema.nspname = published.schemaname
    join pg_catalog.pg_class member
      on member.relnamespace = schema.oid and member.relname = published.tablename
    where published.pubname = publication_name
      and published.schemaname <> 'realtime'
      and member.relkind = 'r'
      and not exists (
        select from pg_catalog.pg_trigger existing
        where existing.tgrelid = member.oid
          and existing.tgfoid = 'realtime.capture_change()'::regprocedure
      )
  loop
    execute pg_catalog.format(
      'create trigger "0_realtime_capture" after insert or update or delete on %s '
        'for each row execute function realtime.capture_change()',
      target
    );
    execute pg_catalog.format('alter table %s enable always trigger "0_realtime_capture"', target);
  end loop;

  for target in
    select existing.tgrelid
    from pg_catalog.pg_trigger existing
    join pg_catalog.pg_class captured on captured.oid = existing.tgrelid
    join pg_catalog.pg_namespace schema on schema.oid = captured.relnamespace
    where existing.tgfoid = 'realtime.capture_change()'::regprocedure
      and not exists (
        select from pg_catalog.pg_publication_tables published
        where published.pubname = publication_name
          and published.schemaname = schema.nspname
          and published.tablename = captured.relname
      )
  loop
    execute pg_catalog.format('drop trigger "0_realtime_capture" on %s', target);
  end loop;
end;
$$;

-- Default privileges may have granted all rights on the new objects.
do $$
declare
  grantee text;
begin
  for grantee in
    select 'public'
    union all
    select pg_catalog.quote_ident(rolname)
    from pg_catalog.pg_roles
    where rolname in ('anon', 'authenticated', 'service_role', 'authenticator')
  loop
    execute 'revoke all on schema realtime from ' || grantee;
    execute 'revoke all on all tables in schema realtime from ' || grantee;
    execute 'revoke all on all sequences in schema realtime from ' || grantee;
    execute 'revoke all on all functions in schema realtime from ' || grantee;
  end loop;
end;
$$;
