-- A deleted setting is in the trash, as a deleted result is, and comes back with what went with it.

create function private.has_trash(table_name text)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  select table_name in (
    'results', 'upcoming_matches', 'categories', 'seasons', 'organisers', 'clubs', 'sponsors', 'hero_pictures'
  );
$$;

comment on function private.has_trash(text) is 'Whether a deleted row of this table is in the trash.';

revoke execute on function private.has_trash(text) from public, anon, authenticated, service_role;

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
        and history.row_id in (
          (entry.before ->> 'pair1_id')::uuid, (entry.before ->> 'pair2_id')::uuid
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
  perform private.refuse_played_match(entry.row_id);
  perform set_config('league.is_reverting', '', true);
end
$$;

comment on function public.restore_row(bigint) is
  'Brings a deleted row back, or a changed result or match as it was before that change; PT409 (HTTP 409) if the deleted one is there again, another one has its name or address, or its match is announced and has a result.';
