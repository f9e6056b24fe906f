-- Makes of a database one that has the functions of another version: its files made others, in each way in which
-- functions can differ, and do not make what today's do.

-- Another return type, another parameter, within a body that is parsed.
drop function public.first_version(uuid);
create function public.first_version(result_id uuid, since date default null)
returns text
language sql
begin atomic
  select private.first_version(result_id)::text;
end;

-- Another return type of what two others need, and of what a view needs.
drop function public.calendar(text, text, text);
drop function private.ics(text, text);
create function private.ics(category_slug text, pair_name text)
returns bytea
language sql
as $$ select null::bytea $$;
create function public.calendar(category text default null, pair text default null)
returns bytea
language sql
begin atomic
  select private.ics(category, pair);
end;
drop view private.settled_matches;
drop function private.is_of_match(jsonb, jsonb);
create function private.is_of_match(result jsonb, match jsonb)
returns integer
language sql
as $$ select 1 $$;
create view private.settled_matches as
select results.id, private.is_of_match(null, null) as number from public.results;

-- Triggers that are gone, are others, or were never here.
drop trigger keep_rule on public.seasons;
drop trigger purge_history on public.results;
create trigger purge_history
after insert on public.results
for each row execute function private.purge_history();
create function private.of_another_version()
returns trigger
language plpgsql
as $$ begin return null; end $$;
create trigger of_another_version
after insert on public.results
for each row execute function private.of_another_version();

-- The same function with other rights, another owner's rights, another comment, and none.
grant execute on function private.undo_change(bigint) to anon;
alter function private.require_admin() security invoker set search_path = 'public';
comment on function public.undo_change(bigint) is 'Another comment.';
comment on function public.restore_row(bigint, uuid) is null;

update private.applied_schema set
  digest = 'of another version',
  objects = objects || array[
    'function public.first_version(uuid,date)', 'function public.calendar(text,text)',
    'function private.of_another_version()', 'trigger of_another_version on public.results'
  ];
