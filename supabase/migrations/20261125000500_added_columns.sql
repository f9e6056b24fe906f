-- A later migration may add a column. Two things stood in its way: a wrapper written as
-- `select *` keeps the columns of its day, and every call failed; an undo compared and wrote back whole
-- rows, and no change from before the column could be undone.

-- A row as one value has the columns that the table has when it is read.
create or replace function public.save_results(items jsonb)
returns setof public.results
language sql
set search_path = ''
begin atomic
  select private.save_results(items);
end;

create or replace function public.correct_result(
  result_id uuid, before jsonb, after jsonb, match_id uuid
)
returns setof public.results
language sql
set search_path = ''
begin atomic
  select private.correct_result(result_id, before, after, match_id);
end;

-- The part of a row that an entry of the history knows: a column that was added or removed since is no
-- difference.
create function private.known_columns(stored jsonb, known jsonb)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select jsonb_object_agg(cells.key, cells.value)
  from jsonb_each(stored) as cells
  where known ? cells.key and cells.key <> 'corrected_at';
$$;

comment on function private.known_columns(jsonb, jsonb) is
  'A row without the columns that another version of it lacks, and without corrected_at, which a trigger sets; null for no row.';

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
end
$$;

revoke execute on function private.known_columns(jsonb, jsonb)
from public, anon, authenticated, service_role;
