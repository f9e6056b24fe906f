-- Every call that writes for the administrator goes through private.make_change, which asks who calls. A call with an id
-- of its own is made once: a page whose request or answer was lost sends it again. By this id it is undone.

-- A save changes results before matches, and its undo matches before results: at once each would wait for the other.
create or replace function private.take_turn()
returns void
language plpgsql
set search_path = ''
as $$
begin
  lock table private.changes in share row exclusive mode;
end
$$;

comment on function private.take_turn() is 'Lets one call of an administrator change rows at a time.';

revoke execute on function private.take_turn() from public, anon, authenticated, service_role;

create or replace function private.make_change(change_id uuid, function_name text, arguments jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  content text := encode(sha256(convert_to(function_name || arguments, 'UTF8')), 'hex');
  made private.changes;
  said record;
  returned jsonb;
begin
  perform private.require_admin();
  -- The same call again waits here until the first one has ended.
  perform private.take_turn();
  if change_id is not null then
    delete from private.changes where changes.at < now() - interval '30 days';
    -- What else the transaction changes is another change.
    perform set_config('league.change_number', '', true);
    insert into private.changes (id, digest, number)
    values (change_id, content, private.change_number())
    on conflict do nothing;
    if not found then
      select changes.* into made from private.changes where changes.id = change_id;
      if made.digest <> content then
        raise exception 'The change was sent before, with other content' using
          errcode = 'PT409', detail = made.answer::text, hint = 'sent_before';
      end if;
      return made.answer;
    end if;
  end if;
  select named.* into said
  from jsonb_to_record(arguments) as named (
    items jsonb, changes jsonb, result_id uuid, before jsonb, after jsonb, match_id uuid, league_id uuid,
    table_name text, ids uuid[], pair_id uuid, name text, from_id uuid, into_id uuid, met uuid[],
    history_id bigint, change uuid
  );
  case function_name
    when 'change_rows' then
      select jsonb_agg(private.change_row(entry.value) order by entry.number) into returned
      from jsonb_array_elements(said.changes) with ordinality as entry (value, number);
    when 'save_results' then
      select jsonb_agg(to_jsonb(saved)) into returned from private.save_results(said.items) as saved;
    when 'correct_result' then
      select jsonb_agg(to_jsonb(stored)) into returned
      from private.correct_result(said.result_id, said.before, said.after, said.match_id) as stored;
    when 'save_league' then
      select jsonb_agg(to_jsonb(stored)) into returned
      from private.save_league(said.league_id, said.before, said.after) as stored;
    when 'order_rows' then
      perform private.order_rows(said.table_name, said.ids);
    when 'rename_pair' then
      returned := jsonb_build_array(private.rename_pair(said.pair_id, said.name));
    when 'merge_pairs' then
      returned := jsonb_build_array(private.merge_pairs(said.from_id, said.into_id, said.met));
    when 'restore_row' then
      perform private.restore_row(said.history_id);
    when 'undo_entry' then
      returned := jsonb_build_array(private.undo_change(said.history_id));
    when 'undo_change' then
      select changes.* into made from private.changes where changes.id = said.change;
      returned := jsonb_build_array(private.undo_number(made.number));
  end case;
  returned := coalesce(returned, '[]');
  if change_id is not null then
    update private.changes set answer = returned where changes.id = change_id;
    perform set_config('league.change_number', '', true);
  end if;
  return returned;
end
$$;

comment on function private.make_change(uuid, text, jsonb) is
  'Calls a function of the administrator. With an id that it knows it returns what that call returned; PT409 (HTTP 409, hint sent_before, the first answer as details) where that was another call.';

revoke execute on function private.make_change(uuid, text, jsonb) from public, anon, authenticated, service_role;
grant execute on function private.make_change(uuid, text, jsonb) to authenticated;

-- Rows of any table ---------------------------------------------------------------------------------

create or replace function private.typed_row(table_name text, typed jsonb)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  typed_row jsonb;
begin
  execute format('select to_jsonb(jsonb_populate_record(null::public.%I, $1))', table_name)
  into typed_row using typed;
  return typed_row;
end
$$;

comment on function private.typed_row(text, jsonb) is 'Columns of a row as the table writes them: 21:00 is 21:00:00.';

revoke execute on function private.typed_row(text, jsonb) from public, anon, authenticated, service_role;

-- The grants of a table say what the administrator writes of it: a column more needs nothing here. What a match counts
-- for is in no grant, since a plain INSERT of a client of before would leave it out or make it up; a call says it.
create or replace function private.require_columns(table_name text, names text[], privilege text)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if exists (
    select from unnest(names) as named
    where not has_column_privilege('authenticated', format('public.%I', table_name), named, privilege)
      and not (table_name in ('results', 'upcoming_matches') and named in ('season_id', 'stage'))
  ) then
    raise insufficient_privilege using message = 'permission denied for a column of table ' || table_name;
  end if;
end
$$;

comment on function private.require_columns(text, text[], text) is
  'Refuses columns that the administrator may not insert or update, with 42501.';

revoke execute on function private.require_columns(text, text[], text)
from public, anon, authenticated, service_role;

create or replace function private.change_row(change jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  table_name text := change ->> 'table';
  row_id uuid := change ->> 'id';
  stored jsonb;
  after jsonb;
  before jsonb;
  written text[];
  columns text;
begin
  execute format('select to_jsonb(rows) from public.%I as rows where id = $1 for update', table_name)
  into stored using row_id;
  if jsonb_typeof(change -> 'after') is distinct from 'object' then
    if not has_table_privilege('authenticated', format('public.%I', table_name), 'delete') then
      raise insufficient_privilege using message = 'permission denied for table ' || table_name;
    end if;
    execute format('delete from public.%I where id = $1', table_name) using row_id;
    return null;
  end if;
  after := private.typed_row(table_name, change -> 'after');
  before := private.typed_row(table_name, nullif(change -> 'before', 'null'));
  written := array(
    select named from jsonb_object_keys(change -> 'after') as named
    where stored is null or stored -> named <> after -> named
  );
  if stored is not null and cardinality(written) = 0 then
    return stored;
  end if;
  -- A new row has none before it. Without `before` it does not matter what the row was.
  if stored is null and change -> 'before' is distinct from 'null'
    or stored is not null and change ? 'before' and (
      before is null
      or exists (
        select from jsonb_object_keys(change -> 'after') as named
        where stored -> named <> before -> named
      )
    )
  then
    raise exception 'The row was changed meanwhile' using
      errcode = 'PT409', detail = coalesce(stored, 'null')::text, hint = 'row_changed';
  end if;
  select string_agg(quote_ident(named), ', ') into columns from unnest(written) as named;
  if stored is null then
    perform private.require_columns(table_name, written || array['id'], 'insert');
    execute format(
      'insert into public.%1$I (id, %2$s) select $1, %2$s from jsonb_populate_record(null::public.%1$I, $2)',
      table_name, columns
    ) using row_id, after;
  else
    perform private.require_columns(table_name, written, 'update');
    execute format(
      'update public.%1$I set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $2)) where id = $1',
      table_name, columns
    ) using row_id, after;
  end if;
  execute format('select to_jsonb(rows) from public.%I as rows where id = $1', table_name)
  into stored using row_id;
  return stored;
end
$$;

comment on function private.change_row(jsonb) is 'One of the changes of public.change_rows; the row as it is then.';

revoke execute on function private.change_row(jsonb) from public, anon, authenticated, service_role;

create or replace function public.change_rows(changes jsonb, change_id uuid default null)
returns jsonb
language sql
set search_path = ''
begin atomic
  select private.make_change(change_id, 'change_rows', jsonb_build_object('changes', changes));
end;

comment on function public.change_rows(jsonb, uuid) is
  'Adds, changes and deletes rows, all or nothing. Each change has `table`, `id`, `before` (what the editor saw; null: a new row; without it whatever is stored) and `after` (the columns that are written; null: the row is deleted). PT409 (HTTP 409, hint row_changed, the row as details) where a row is neither as before nor as after. Returns the rows in their order, null for a deleted one.';

revoke execute on function public.change_rows(jsonb, uuid) from public, anon, authenticated, service_role;
grant execute on function public.change_rows(jsonb, uuid) to authenticated;
