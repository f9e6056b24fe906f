-- A pair that only a match mentioned goes with its last match, unless it has points given or taken. With these it
-- stayed for ever: it goes with the last of them too, and comes back with them.

create function private.remove_pair_of_adjustment()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.pairs
  where pairs.id = old.pair_id
    and exists (select from private.mentioned_pairs where mentioned_pairs.pair_id = pairs.id)
    and not private.is_pair_used(pairs.id);
  return null;
end
$$;

comment on function private.remove_pair_of_adjustment() is
  'Removes a pair that only a match mentioned together with its last points, where it has no match any more.';

-- After record_history, whose entry of the points is undone after that of their pair.
create trigger remove_unused_pair
after delete on public.adjustments
for each row execute function private.remove_pair_of_adjustment();

create or replace function private.restore_row(history_id bigint)
returns void
language plpgsql
security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  entry private.history;
  part private.history;
begin
  perform private.require_admin();
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
          history.row_id in (
            (entry.before ->> 'pair1_id')::uuid, (entry.before ->> 'pair2_id')::uuid,
            (entry.before ->> 'pair_id')::uuid
          )
          -- Those that had points in a season which was removed.
          or history.row_id in (
            select (points.before ->> 'pair_id')::uuid
            from private.history as points
            where points.transaction_id = entry.transaction_id and entry.table_name = 'seasons'
              and points.table_name = 'adjustments' and points.operation = 'DELETE'
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
  -- So do the points of a season, of the pairs that are still there.
  for part in
    select history.*
    from private.history
    join public.pairs on pairs.id = (history.before ->> 'pair_id')::uuid
    where history.transaction_id = entry.transaction_id
      and history.table_name = 'adjustments' and history.operation = 'DELETE'
      and entry.table_name = 'seasons' and history.before ->> 'season_id' = entry.row_id::text
      and not exists (select from public.adjustments where adjustments.id = history.row_id)
    order by history.id
  loop
    perform private.revert(part);
  end loop;
  perform private.refuse_played_match(entry.row_id);
  perform set_config('league.is_reverting', '', true);
end
$$;

revoke execute on function private.remove_pair_of_adjustment() from public, anon, authenticated, service_role;
