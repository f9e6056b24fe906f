-- The history of any table whose rows have an id: what changes it is listed, and an undo refuses what
-- another table stands in the way of, as it refuses what was changed since.
--
-- The trash stays that of results and matches. Everything else comes back by undoing its deletion.

create or replace function private.revert(entry private.history)
returns void
language plpgsql
security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  stored jsonb;
  columns text;
begin
  if entry.table_name = 'pair_names' then
    perform private.revert_spelling(entry);
    return;
  end if;
  if entry.table_name = 'mentioned_pairs' then
    insert into private.mentioned_pairs (pair_id)
    select pairs.id from public.pairs where pairs.id = entry.row_id
    on conflict (pair_id) do nothing;
    return;
  end if;
  execute format('select to_jsonb(rows) from public.%I as rows where id = $1', entry.table_name)
  into stored using entry.row_id;
  if (stored is null) is distinct from (entry.after is null)
    or private.known_columns(stored, entry.after) is distinct from private.known_columns(entry.after, stored)
  then
    -- A pair that was new with a match and is used elsewhere by now stays.
    if entry.table_name = 'pairs' and entry.before is null then
      return;
    end if;
    raise exception 'The row was changed meanwhile' using errcode = 'PT409';
  end if;
  if entry.before is null then
    if entry.table_name = 'pairs' and private.is_pair_used(entry.row_id) then
      return;
    end if;
    execute format('delete from public.%I where id = $1', entry.table_name) using entry.row_id;
    return;
  end if;
  if entry.table_name = 'pairs' then
    -- Whom its name leads to. A merge that is undone gives it back, see revert_spelling.
    if private.is_name_taken(entry) then
      if entry.after is null then
        -- The matches that come back find the pair that has the name now.
        return;
      end if;
      raise exception 'Another pair has the name' using errcode = 'PT409';
    end if;
  else
    -- Its pairs may be called otherwise by now, and their names then mean others.
    entry.before := entry.before || jsonb_strip_nulls(jsonb_build_object(
      'team1', (select name from public.pairs where id = (entry.before ->> 'pair1_id')::uuid),
      'team2', (select name from public.pairs where id = (entry.before ->> 'pair2_id')::uuid)
    ));
  end if;
  -- The columns that the row had then and the table has now: the others keep their value or default.
  select string_agg(format('%I', attributes.attname), ', ') into columns
  from pg_catalog.pg_attribute as attributes
  where attributes.attrelid = format('public.%I', entry.table_name)::regclass
    and attributes.attnum > 0 and not attributes.attisdropped and attributes.attgenerated = ''
    and entry.before ? attributes.attname::text
    and (entry.after is null or attributes.attname not in ('id', 'created_at'));
  if entry.after is null then
    execute format(
      'insert into public.%I (%s) select %s from jsonb_populate_record(null::public.%I, $1)',
      entry.table_name, columns, columns, entry.table_name
    )
    using entry.before;
    return;
  end if;
  execute format(
    'update public.%I set (%s) = (select %s from jsonb_populate_record(null::public.%I, $1)) where id = $2',
    entry.table_name, columns, columns, entry.table_name
  )
  using entry.before, entry.row_id;
  if entry.table_name = 'pairs' then
    -- The undo of another rename may have removed it.
    insert into public.pair_names (category, key, pair_id)
    values (entry.before ->> 'category', private.name_key(entry.before ->> 'name'), entry.row_id)
    on conflict (category, key) do nothing;
  end if;
exception
  -- A row refers by now to the one that would go; the one that would come back refers to none, or another
  -- one has its address.
  when foreign_key_violation or unique_violation then
    raise exception 'Another row was changed meanwhile' using errcode = 'PT409';
end
$$;

create or replace function private.read_history(before_id bigint, only_deleted boolean, of_row uuid)
returns table (
  id bigint, at timestamptz, actor text, table_name text, row_id uuid, operation text,
  before jsonb, after jsonb, change text, is_undone boolean
)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
  select
    history.id, history.at, users.email::text, history.table_name, history.row_id,
    history.operation, history.before, history.after, history.transaction_id::text,
    history.is_undone
  from private.history
  left join auth.users on users.id = history.actor
  where
    -- Spellings change with the row that brings them.
    history.table_name not in ('pair_names', 'mentioned_pairs')
    and (before_id is null or history.id < before_id)
    and (of_row is null or history.row_id = of_row)
    and (
      not only_deleted
      or (
        history.operation = 'DELETE' and history.table_name in ('results', 'upcoming_matches')
        -- Not restored since, and not a match that was played.
        and not exists (
          select from private.history as later
          where later.row_id = history.row_id and later.id > history.id
        )
        and not exists (
          select from private.settled_matches as settled where settled.match_id = history.row_id
        )
        -- Nor a result that was taken back, whose match is announced again.
        and not exists (
          select from public.upcoming_matches as matches where matches.id = history.row_id
        )
      )
    )
  order by history.id desc
  limit 50;
end
$$;

create or replace function private.undo_change(change_id bigint)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  undone xid8;
  entry private.history;
  count integer := 0;
begin
  perform private.require_admin();
  select history.transaction_id into undone from private.history where history.id = change_id;
  if undone is null then
    raise exception 'There is no such change' using errcode = 'PT404';
  end if;
  perform set_config('league.is_reverting', 'on', true);
  -- Locked, and looked at again: a call that is repeated undoes nothing twice.
  for entry in
    select history.*
    from private.history
    where history.transaction_id = undone and not history.is_undone
    order by
      -- Pairs that were renamed or removed first, then their spellings: the matches find them by name. And
      -- what others refer to, with which those were removed.
      case
        when history.operation = 'INSERT' then 3
        when history.table_name in ('pairs', 'categories', 'seasons') then 1
        when history.table_name in ('pair_names', 'mentioned_pairs') then 2
        else 3
      end,
      history.id desc
    for update
  loop
    perform private.revert(entry);
    count := count + 1;
  end loop;
  update private.history set is_undone = true
  where history.transaction_id = undone and not history.is_undone;
  for entry in select history.* from private.history where history.transaction_id = undone loop
    perform private.refuse_played_match(entry.row_id);
    -- Matches that were stored since a rename.
    if entry.table_name = 'pairs' and entry.operation = 'UPDATE' then
      perform private.rename_in_matches(entry.row_id, entry.before ->> 'name');
    end if;
  end loop;
  perform set_config('league.is_reverting', '', true);
  return count;
end
$$;
