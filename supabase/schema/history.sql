-- The history: every change of the last 30 days, with the row before and after. From it any change is undone, and a
-- deleted row comes back.

-- In UTC, whatever the session's time zone is: an undo compares these texts.
create or replace function private.record_history()
returns trigger
language plpgsql
security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  -- The column that says which row or pair it is.
  id_column text := coalesce(tg_argv[0], 'id');
  row_before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  row_after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
begin
  if row_before is distinct from row_after then
    insert into private.history (table_name, row_id, operation, before, after)
    values (
      tg_table_name,
      (coalesce(row_before, row_after) ->> id_column)::uuid,
      tg_op,
      row_before,
      row_after
    );
  end if;
  return null;
end
$$;

comment on function private.record_history() is 'Keeps what a row was and is.';

revoke execute on function private.record_history() from public, anon, authenticated, service_role;

-- pg_cron is not available everywhere: each statement purges. A night's results are one.
create or replace function private.purge_history()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.history where at < now() - interval '30 days';
  return null;
end
$$;

comment on function private.purge_history() is 'Purges what is older than 30 days.';

revoke execute on function private.purge_history() from public, anon, authenticated, service_role;

-- The tables whose changes are kept and can be undone.
do $$
declare
  table_name text;
begin
  foreach table_name in array array[
    'results', 'upcoming_matches', 'pairs', 'league', 'categories', 'seasons', 'season_categories', 'organisers',
    'clubs', 'sponsors', 'hero_pictures', 'adjustments', 'withdrawals', 'lots'
  ] loop
    execute format(
      'create or replace trigger record_history after insert or update or delete on public.%I '
      'for each row execute function private.record_history()', table_name
    );
    execute format(
      'create or replace trigger purge_history after insert or update or delete on public.%I '
      'for each statement execute function private.purge_history()', table_name
    );
  end loop;
end
$$;

-- Spellings change together with a row of the three tables, whose triggers purge.
create or replace trigger record_history
after insert or update or delete on public.pair_names
for each row execute function private.record_history('pair_id');

create or replace trigger record_history
after delete on private.mentioned_pairs
for each row execute function private.record_history('pair_id');

-- What is read of it ------------------------------------------------------------------------------

create or replace function private.has_trash(table_name text)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  select table_name in (
    'results', 'upcoming_matches', 'categories', 'seasons', 'organisers', 'clubs', 'sponsors', 'hero_pictures',
    'adjustments', 'withdrawals', 'lots'
  );
$$;

comment on function private.has_trash(text) is 'Whether a deleted row of this table is in the trash.';

revoke execute on function private.has_trash(text) from public, anon, authenticated, service_role;

create or replace function private.is_of_pair_in_season(table_name text)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  select table_name in ('adjustments', 'withdrawals', 'lots');
$$;

comment on function private.is_of_pair_in_season(text) is
  'Whether rows of this table are of a pair in a season: they go with the season and come back with it.';

revoke execute on function private.is_of_pair_in_season(text) from public, anon, authenticated, service_role;

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
        history.operation = 'DELETE' and private.has_trash(history.table_name)
        -- Points of a season that is gone come back with it, and so do withdrawals and lots.
        and (
          not private.is_of_pair_in_season(history.table_name)
          or exists (
            select from public.seasons where seasons.id = (history.before ->> 'season_id')::uuid
          )
        )
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

comment on function private.read_history(bigint, boolean, uuid) is 'See public.read_history.';

revoke execute on function private.read_history(bigint, boolean, uuid) from public, anon, authenticated, service_role;
grant execute on function private.read_history(bigint, boolean, uuid) to authenticated;

create or replace function public.read_history(
  before_id bigint default null, only_deleted boolean default false, of_row uuid default null
)
returns table (
  id bigint, at timestamptz, actor text, table_name text, row_id uuid, operation text,
  before jsonb, after jsonb, change text, is_undone boolean
)
language sql
stable
set search_path = ''
begin atomic
  select * from private.read_history(before_id, only_deleted, of_row);
end;

comment on function public.read_history(bigint, boolean, uuid) is
  'The last changes, of all rows or of one, 50 at a time, newest first; or the trash: what was deleted and not restored. Rows of one `change` are undone together.';

revoke execute on function public.read_history(bigint, boolean, uuid) from public, anon, authenticated, service_role;
grant execute on function public.read_history(bigint, boolean, uuid) to authenticated;

-- What an undo refuses ----------------------------------------------------------------------------

create or replace function private.is_name_taken(entry private.history)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from public.pair_names as names
    where names.category = entry.before ->> 'category'
      and names.key = private.name_key(entry.before ->> 'name')
      and not exists (
        select from private.history as moved
        where moved.transaction_id = entry.transaction_id and moved.table_name = 'pair_names'
          and moved.operation = 'UPDATE' and moved.row_id = entry.row_id
      )
  );
$$;

comment on function private.is_name_taken(private.history) is
  'Whether the name that a pair had before a change leads to another one now, by no merge of that change.';

revoke execute on function private.is_name_taken(private.history) from public, anon, authenticated, service_role;

create or replace function private.address_taken_by(entry private.history)
returns text
language sql
stable
set search_path = ''
as $$
  select pairs.name
  from public.pair_names as names
  join public.pairs on pairs.id = names.pair_id
  where names.category = entry.before ->> 'category'
    and names.address = private.pair_slug(entry.before ->> 'name')
    and pairs.id <> entry.row_id
    -- The spelling is still its own: a pair of before, or one that was renamed since.
    and not exists (
      select from public.pair_names as own
      where own.category = names.category and own.pair_id = entry.row_id
        and own.key = private.name_key(entry.before ->> 'name')
    )
    -- Nor is it that of a pair which the same change merged it into, or removed with it.
    and not exists (
      select from private.history as changed
      where changed.transaction_id = entry.transaction_id
        and (
          changed.table_name = 'pair_names' and changed.operation = 'UPDATE'
          and changed.row_id = entry.row_id
          or changed.table_name = 'pairs' and changed.operation = 'DELETE' and changed.row_id = pairs.id
        )
    )
  order by pairs.created_at, pairs.id
  limit 1;
$$;

comment on function private.address_taken_by(private.history) is
  'The pair that has the address which a pair had before a change, and did not have it then; null for none.';

revoke execute on function private.address_taken_by(private.history) from public, anon, authenticated, service_role;

create or replace function private.refuse_played_match(row_id uuid)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if exists (
    select from private.settled_matches as settled
    join public.upcoming_matches as matches on matches.id = settled.match_id
    where settled.match_id = refuse_played_match.row_id
    union all
    select from private.settled_matches as settled
    join public.upcoming_matches as matches on matches.id = settled.match_id
    where settled.result_id = refuse_played_match.row_id
  ) then
    raise exception 'The match is announced and has a result' using errcode = 'PT409';
  end if;
end
$$;

comment on function private.refuse_played_match(uuid) is
  'PT409 (HTTP 409) if a match would be announced and have a result.';

revoke execute on function private.refuse_played_match(uuid) from public, anon, authenticated, service_role;

create or replace function private.refuse_merged_match(entry private.history)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if entry.before ->> 'pair1_id' <> entry.before ->> 'pair2_id' and exists (
    select from public.results where results.id = entry.row_id and results.pair1_id = results.pair2_id
    union all
    select from public.upcoming_matches as matches
    where matches.id = entry.row_id and matches.pair1_id = matches.pair2_id
  ) then
    raise exception 'Its two pairs are one by now' using errcode = 'PT409';
  end if;
end
$$;

comment on function private.refuse_merged_match(private.history) is
  'PT409 (HTTP 409) if a match came back whose two pairs were merged since.';

revoke execute on function private.refuse_merged_match(private.history)
from public, anon, authenticated, service_role;

-- What comes back ---------------------------------------------------------------------------------

-- A column that was added or removed since is no difference. Without the two that triggers set, what was changed and
-- changed back can still be undone.
create or replace function private.known_columns(stored jsonb, known jsonb)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select jsonb_object_agg(cells.key, cells.value)
  from jsonb_each(stored) as cells
  where known ? cells.key and cells.key not in ('corrected_at', 'changed_at');
$$;

comment on function private.known_columns(jsonb, jsonb) is
  'A row without the columns that another version of it lacks, and without corrected_at and changed_at, which triggers set; null for no row.';

revoke execute on function private.known_columns(jsonb, jsonb) from public, anon, authenticated, service_role;

-- Spellings are no rows of their own to whoever undoes a change. One that means something else by now
-- is left as it is, but a pair that was merged must get back what the merge took.
create or replace function private.revert_spelling(entry private.history)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  case entry.operation
    when 'INSERT' then
      -- The name of a pair stays its spelling.
      delete from public.pair_names
      using public.pairs
      where pair_names.category = entry.after ->> 'category'
        and pair_names.key = entry.after ->> 'key'
        and pair_names.pair_id = entry.row_id
        and pairs.id = entry.row_id
        and private.name_key(pairs.name) <> pair_names.key;
    when 'DELETE' then
      perform private.lock_address(entry.before ->> 'category', entry.before ->> 'key');
      insert into public.pair_names (category, key, pair_id)
      select entry.before ->> 'category', entry.before ->> 'key', pairs.id
      from public.pairs
      where pairs.id = entry.row_id
        -- An older spelling stays with the pair that has it, or its address, by now.
        and (
          private.name_key(pairs.name) = entry.before ->> 'key'
          or not exists (
            select from public.pair_names as names
            where names.category = entry.before ->> 'category' and names.pair_id <> pairs.id
              and names.address = private.pair_slug(entry.before ->> 'key')
              and not exists (
                select from private.history as gone
                where gone.transaction_id = entry.transaction_id and gone.table_name = 'pairs'
                  and gone.operation = 'DELETE' and gone.row_id = names.pair_id
              )
          )
        )
      on conflict (category, key) do nothing;
    else
      update public.pair_names set pair_id = entry.row_id
      where pair_names.category = entry.before ->> 'category'
        and pair_names.key = entry.before ->> 'key'
        and pair_names.pair_id = (entry.after ->> 'pair_id')::uuid;
      if not found then
        raise exception 'The pair was changed meanwhile' using errcode = 'PT409';
      end if;
  end case;
end
$$;

comment on function private.revert_spelling(private.history) is
  'Puts a spelling of a pair back as it was before a change.';

revoke execute on function private.revert_spelling(private.history) from public, anon, authenticated, service_role;

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
  owner text;
begin
  if entry.table_name = 'pair_names' then
    perform private.revert_spelling(entry);
    return;
  end if;
  if entry.table_name = 'mentioned_pairs' and entry.before is null then
    delete from private.mentioned_pairs where mentioned_pairs.pair_id = entry.row_id;
    return;
  end if;
  if entry.table_name = 'mentioned_pairs' then
    insert into private.mentioned_pairs (pair_id)
    select pairs.id from public.pairs where pairs.id = entry.row_id
    on conflict (pair_id) do nothing;
    -- Of a pair that was there all the time the undo is undone by this entry, of another one by its own.
    if found and not exists (
      select from private.history as added
      where added.transaction_id = private.change_number() and added.table_name = 'pairs'
        and added.operation = 'INSERT' and added.row_id = entry.row_id
    ) then
      insert into private.history (table_name, row_id, operation, after)
      values ('mentioned_pairs', entry.row_id, 'INSERT', entry.before);
    end if;
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
    if entry.after is null and private.is_name_taken(entry) then
      -- The matches that come back find the pair that has the name now.
      return;
    end if;
    perform private.lock_address(entry.before ->> 'category', entry.before ->> 'name');
    owner := private.address_taken_by(entry);
    if owner is not null then
      raise exception 'Another pair has the address' using
        errcode = 'PT409', detail = owner, hint = 'taken_by_pair';
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
    perform private.refuse_merged_match(entry);
    return;
  end if;
  execute format(
    'update public.%I set (%s) = (select %s from jsonb_populate_record(null::public.%I, $1)) where id = $2',
    entry.table_name, columns, columns, entry.table_name
  )
  using entry.before, entry.row_id;
  perform private.refuse_merged_match(entry);
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

comment on function private.revert(private.history) is
  'Puts a row back as it was before a change; PT409 (HTTP 409) if it was changed since.';

revoke execute on function private.revert(private.history) from public, anon, authenticated, service_role;

create or replace function private.undo_number(undone xid8)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  entry private.history;
  count integer := 0;
begin
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
        when history.table_name = 'pair_names' then 2
        -- A pair whose matches are not all back would go with the one that leaves it.
        when history.table_name = 'mentioned_pairs' then 4
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

comment on function private.undo_number(xid8) is
  'Undoes all that has this number in the history, once; PT409 (HTTP 409) if any was changed since. Returns how many rows.';

revoke execute on function private.undo_number(xid8) from public, anon, authenticated, service_role;

create or replace function private.undo_change(history_id bigint)
returns integer
language sql
set search_path = ''
begin atomic
  select private.undo_number((select history.transaction_id from private.history where history.id = history_id));
end;

comment on function private.undo_change(bigint) is 'See public.undo_entry.';

revoke execute on function private.undo_change(bigint) from public, anon, authenticated, service_role;

create or replace function public.undo_entry(history_id bigint, change_id uuid default null)
returns integer
language sql
set search_path = ''
begin atomic
  select (private.make_change(
    change_id, 'undo_entry', jsonb_build_object('history_id', history_id)
  ) -> 0)::integer;
end;

comment on function public.undo_entry(bigint, uuid) is
  'Undoes the change to which an entry of the history belongs, with all that was changed together with it, once; PT409 (HTTP 409) if any was changed since. Returns how many rows.';

revoke execute on function public.undo_entry(bigint, uuid) from public, anon, authenticated, service_role;
grant execute on function public.undo_entry(bigint, uuid) to authenticated;

create or replace function public.undo_change(change uuid, change_id uuid default null)
returns integer
language sql
set search_path = ''
begin atomic
  select (private.make_change(
    change_id, 'undo_change', jsonb_build_object('change', change)
  ) -> 0)::integer;
end;

comment on function public.undo_change(uuid, uuid) is
  'Undoes the call that was made with this id (change), once; PT409 (HTTP 409) if any of its rows was changed since. Returns how many rows.';

revoke execute on function public.undo_change(uuid, uuid) from public, anon, authenticated, service_role;
grant execute on function public.undo_change(uuid, uuid) to authenticated;

-- Pages that were opened before an undo had an id.
create or replace function public.undo_change(change_id bigint)
returns integer
language sql
set search_path = ''
begin atomic
  select (private.make_change(
    null, 'undo_entry', jsonb_build_object('history_id', change_id)
  ) -> 0)::integer;
end;

comment on function public.undo_change(bigint) is 'Undoes a change of the history, as public.undo_entry does.';

revoke execute on function public.undo_change(bigint) from public, anon, authenticated, service_role;
grant execute on function public.undo_change(bigint) to authenticated;

create or replace function private.pairs_in(stored jsonb)
returns uuid[]
language sql
immutable
parallel safe
set search_path = ''
as $$
  select array(
    select named.id::uuid
    from (
      values (stored ->> 'pair1_id'), (stored ->> 'pair2_id'), (stored ->> 'pair_id')
      union all
      select rivals.id from jsonb_array_elements_text(stored -> 'rivals') as rivals (id)
    ) as named (id)
    where named.id is not null
  );
$$;

comment on function private.pairs_in(jsonb) is 'The pairs that a row refers to.';

revoke execute on function private.pairs_in(jsonb) from public, anon, authenticated, service_role;

create or replace function private.restore_row(history_id bigint)
returns void
language plpgsql
set search_path = ''
set timezone = 'UTC'
as $$
declare
  entry private.history;
  part private.history;
begin
  select * into entry from private.history where history.id = history_id;
  if entry.id is null or entry.before is null
    -- A pair comes back with its matches, or by undo_change.
    or not private.has_trash(entry.table_name)
    or (entry.operation <> 'DELETE' and entry.table_name not in ('results', 'upcoming_matches'))
  then
    raise exception 'There is nothing to restore' using errcode = 'PT404';
  end if;
  perform set_config('league.is_reverting', 'on', true);
  -- The row's pairs, where they were removed with it or since, and what was removed with each of them:
  -- its spellings, and that only matches mentioned it.
  for part in
    with
    removed as (
      select distinct on (history.row_id) history.*
      from private.history
      where history.table_name = 'pairs' and history.operation = 'DELETE'
        and (
          history.row_id = any (private.pairs_in(entry.before))
          -- Those that had points in a season which was removed.
          or history.row_id in (
            select unnest(private.pairs_in(points.before))
            from private.history as points
            where points.transaction_id = entry.transaction_id and entry.table_name = 'seasons'
              and private.is_of_pair_in_season(points.table_name) and points.operation = 'DELETE'
          )
        )
        and not exists (select from public.pairs where pairs.id = history.row_id)
        and not exists (
          select from public.pair_names as names
          where names.category = history.before ->> 'category'
            and names.key = private.name_key(history.before ->> 'name')
        )
      order by history.row_id, history.id desc
    )
    select history.*
    from removed
    join private.history
      on history.transaction_id = removed.transaction_id and history.row_id = removed.row_id
    where history.operation = 'DELETE'
    order by history.table_name = 'pairs' desc, history.id
  loop
    perform private.revert(part);
  end loop;
  -- What was deleted may be there again. A changed row becomes what it was; what happened to it since is
  -- in the history too.
  if entry.operation <> 'DELETE' then
    execute format('select to_jsonb(rows) from public.%I as rows where id = $1', entry.table_name)
    into entry.after using entry.row_id;
  end if;
  perform private.revert(entry);
  -- How a category plays in a season was removed with either, and comes back where both are there.
  for part in
    select history.*
    from private.history
    join public.seasons on seasons.id = (history.before ->> 'season_id')::uuid
    join public.categories on categories.name = history.before ->> 'category'
    where history.transaction_id = entry.transaction_id
      and history.table_name = 'season_categories' and history.operation = 'DELETE'
      and entry.row_id in (seasons.id, categories.id)
      and not exists (
        select from public.season_categories as played
        where played.season_id = seasons.id and played.category = categories.name
      )
    order by history.id
  loop
    perform private.revert(part);
  end loop;
  -- So do the points, withdrawals and lots of a season, of the pairs that are still there.
  for part in
    select history.*
    from private.history
    join public.pairs on pairs.id = (history.before ->> 'pair_id')::uuid
    where history.transaction_id = entry.transaction_id
      and private.is_of_pair_in_season(history.table_name) and history.operation = 'DELETE'
      and entry.table_name = 'seasons' and history.before ->> 'season_id' = entry.row_id::text
      and not exists (
        select from private.history as later
        where later.row_id = history.row_id and later.table_name = history.table_name and later.id > history.id
      )
    order by history.id
  loop
    perform private.revert(part);
  end loop;
  perform private.refuse_played_match(entry.row_id);
  perform set_config('league.is_reverting', '', true);
end
$$;

comment on function private.restore_row(bigint) is 'See public.restore_row.';

revoke execute on function private.restore_row(bigint) from public, anon, authenticated, service_role;

create or replace function public.restore_row(history_id bigint, change_id uuid default null)
returns void
language sql
set search_path = ''
begin atomic
  select from private.make_change(
    change_id, 'restore_row', jsonb_build_object('history_id', history_id)
  );
end;

comment on function public.restore_row(bigint, uuid) is
  'Brings a deleted row back, or a changed result or match as it was before that change; PT409 (HTTP 409) if the deleted one is there again, another one has its name or address, or its match is announced and has a result.';

revoke execute on function public.restore_row(bigint, uuid) from public, anon, authenticated, service_role;
grant execute on function public.restore_row(bigint, uuid) to authenticated;

create or replace function private.can_take_back(first_id bigint, last_id bigint, restores boolean)
returns boolean
language plpgsql
set search_path = ''
as $$
begin
  if first_id is not null then
    perform private.undo_change(first_id);
  end if;
  if restores then
    perform private.restore_row(last_id);
  else
    perform private.undo_change(last_id);
  end if;
  -- Takes the try back.
  raise exception 'It can be taken back' using errcode = 'PT200';
exception
  when sqlstate 'PT200' then
    return true;
  -- Whatever refuses it: a constraint, a trigger, a row that was changed. A statement that is cancelled is none of them.
  when others then
    return false;
end
$$;

comment on function private.can_take_back(bigint, bigint, boolean) is
  'Whether a change can be undone, or its row restored, after another one (null: none) was undone. Changes nothing.';

revoke execute on function private.can_take_back(bigint, bigint, boolean)
from public, anon, authenticated, service_role;

create or replace function private.is_reverse(entry private.history, earlier private.history)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select earlier.id < entry.id
    and earlier.table_name = entry.table_name and earlier.row_id = entry.row_id
    and earlier.before - 'changed_at' is not distinct from entry.after - 'changed_at'
    and earlier.after - 'changed_at' is not distinct from entry.before - 'changed_at';
$$;

comment on function private.is_reverse(private.history, private.history) is
  'Whether a row became again by one entry what it was before an earlier one.';

revoke execute on function private.is_reverse(private.history, private.history)
from public, anon, authenticated, service_role;

-- An undo or a restore that is refused names what stands in its way: the database tries it, and takes the try back.
create or replace function private.find_obstacle(change_id bigint, restores boolean)
returns table (is_free boolean, obstacle bigint)
language plpgsql
security definer
set search_path = ''
as $$
declare
  later record;
  -- The rows of the change, and by which name others refer to its categories.
  own_rows uuid[];
  own_categories text[];
  -- The newest that has or mentions a row of the change and can be undone by itself.
  newest bigint;
begin
  perform private.require_admin();
  perform private.take_turn();
  if private.can_take_back(null, change_id, restores) then
    return query select true, null::bigint;
    return;
  end if;
  select
    array_agg(own.row_id),
    array_agg(coalesce(own.after, own.before) ->> 'name') filter (where own.table_name = 'categories')
  into own_rows, own_categories
  from private.history as asked
  join private.history as own on own.transaction_id = asked.transaction_id
  where asked.id = change_id;
  for later in
    select max(history.id) as id, bool_or(
      history.row_id = any (own_rows)
      or exists (
        select from jsonb_each_text(coalesce(history.after, history.before)) as mentioned
        where mentioned.value = any (own_rows::text[])
          or mentioned.key = 'category' and mentioned.value = any (own_categories)
      )
    ) as has_row
    from private.history
    where history.id > change_id and not history.is_undone
      -- What read_history lists.
      and history.table_name not in ('pair_names', 'mentioned_pairs')
      and history.transaction_id not in (
        select asked.transaction_id from private.history as asked where asked.id = change_id
      )
      -- To undo an undo would make the change again that was in the way.
      and not exists (
        select from private.history as undone
        where undone.is_undone and undone.id > change_id
          and private.is_reverse(history, undone)
          -- Nor was that one such an undo itself.
          and not exists (
            select from private.history as one_before
            where one_before.is_undone and one_before.id > change_id
              and private.is_reverse(undone, one_before)
          )
      )
    group by history.transaction_id
    order by has_row desc, id desc
    limit 50
  loop
    if private.can_take_back(later.id, change_id, restores) then
      return query select false, later.id;
      return;
    end if;
    -- Several stand in the way: the newest goes first.
    if newest is null and later.has_row and private.can_take_back(null, later.id, false) then
      newest := later.id;
    end if;
  end loop;
  return query select false, newest;
end
$$;

comment on function private.find_obstacle(bigint, boolean) is 'See public.find_obstacle.';

revoke execute on function private.find_obstacle(bigint, boolean) from public, anon, authenticated, service_role;
grant execute on function private.find_obstacle(bigint, boolean) to authenticated;

create or replace function public.find_obstacle(change_id bigint, restores boolean default false)
returns table (is_free boolean, obstacle bigint)
language sql
set search_path = ''
begin atomic
  select * from private.find_obstacle(change_id, restores);
end;

comment on function public.find_obstacle(bigint, boolean) is
  'Whether a change can be undone now, or its row restored; if not, the last id of the later change that has to be undone first, null if none would help. Changes nothing.';

revoke execute on function public.find_obstacle(bigint, boolean) from public, anon, authenticated, service_role;
grant execute on function public.find_obstacle(bigint, boolean) to authenticated;

create or replace function private.find_obstacle(change uuid, restores boolean)
returns table (is_free boolean, obstacle bigint)
language sql
security definer
set search_path = ''
begin atomic
  select found.*
  from (
    select max(history.id) as id
    from private.changes
    join private.history on history.transaction_id = changes.number
    where changes.id = change
  ) as last
  cross join private.find_obstacle(last.id, restores) as found;
end;

comment on function private.find_obstacle(uuid, boolean) is 'See public.find_obstacle.';

revoke execute on function private.find_obstacle(uuid, boolean) from public, anon, authenticated, service_role;
grant execute on function private.find_obstacle(uuid, boolean) to authenticated;

create or replace function public.find_obstacle(change uuid, restores boolean default false)
returns table (is_free boolean, obstacle bigint)
language sql
set search_path = ''
begin atomic
  select * from private.find_obstacle(change, restores);
end;

comment on function public.find_obstacle(uuid, boolean) is
  'The same for the call that was made with this id, as public.undo_change takes it.';

revoke execute on function public.find_obstacle(uuid, boolean) from public, anon, authenticated, service_role;
grant execute on function public.find_obstacle(uuid, boolean) to authenticated;
