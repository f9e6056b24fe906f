-- Points that the organiser gives to a pair or takes from it. They belong to the pair's id: a rename keeps them.

alter table public.pairs add constraint pairs_id_and_category_are_one unique (id, category);

create table public.adjustments (
  id uuid primary key default gen_random_uuid(),
  season_id uuid not null references public.seasons (id) on delete cascade,
  category text not null,
  pair_id uuid not null,
  points smallint not null,
  reason text not null,
  day date not null,
  foreign key (pair_id, category) references public.pairs (id, category)
);

comment on table public.adjustments is 'Points that the organiser gave to a pair in a season, or took from it.';
comment on column public.adjustments.points is 'Negative: taken.';
comment on column public.adjustments.reason is 'One line, as the table says it.';
comment on column public.adjustments.day is 'When it was decided.';

alter table public.adjustments
  add constraint adjustments_points_in_range check (points between -20 and 20 and points <> 0),
  add constraint adjustments_reason_is_text check (private.is_line_of_text(reason, 120)),
  add constraint adjustments_day_in_range check (day between '2000-01-01' and '2100-12-31');

create index adjustments_by_season on public.adjustments (season_id, category);
create index adjustments_by_pair on public.adjustments (pair_id, category);

create trigger record_history after insert or update or delete on public.adjustments
for each row execute function private.record_history();

create trigger purge_history after insert or update or delete on public.adjustments
for each statement execute function private.purge_history();

create trigger raise_settings_version after insert or update or delete on public.adjustments
for each row execute function private.raise_settings_version();

alter table public.adjustments enable row level security;

create policy "Anyone can read adjustments"
on public.adjustments
for select
to anon, authenticated
using (true);

create policy "The administrator can add adjustments"
on public.adjustments
for insert
to authenticated
with check ((select private.is_admin()));

create policy "The administrator can correct adjustments"
on public.adjustments
for update
to authenticated
using ((select private.is_admin()))
with check ((select private.is_admin()));

create policy "The administrator can delete adjustments"
on public.adjustments
for delete
to authenticated
using ((select private.is_admin()));

revoke all on table public.adjustments from public, anon, authenticated, service_role;
grant select on table public.adjustments to anon, authenticated, service_role;
grant
  insert (id, season_id, category, pair_id, points, reason, day), update (points, reason, day), delete
on table public.adjustments to authenticated;

-- A pair with points is in use: it does not go with its last match, nor by an undo.

create or replace function private.is_pair_used(pair_id uuid)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from public.results where is_pair_used.pair_id in (results.pair1_id, results.pair2_id)
  ) or exists (
    select from public.upcoming_matches as matches
    where is_pair_used.pair_id in (matches.pair1_id, matches.pair2_id)
  ) or exists (
    select from public.adjustments where adjustments.pair_id = is_pair_used.pair_id
  );
$$;

comment on function private.is_pair_used(uuid) is
  'Whether a result, a match or an adjustment refers to a pair.';

create or replace function private.remove_unused_pairs()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.pairs
  where pairs.id in (old.pair1_id, old.pair2_id)
    and exists (select from private.mentioned_pairs where mentioned_pairs.pair_id = pairs.id)
    and not private.is_pair_used(pairs.id);
  return null;
end
$$;

create or replace function private.has_trash(table_name text)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  select table_name in (
    'results', 'upcoming_matches', 'categories', 'seasons', 'organisers', 'clubs', 'sponsors', 'hero_pictures',
    'adjustments'
  );
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
        history.operation = 'DELETE' and private.has_trash(history.table_name)
        -- Points of a season that is gone come back with it.
        and (
          history.table_name <> 'adjustments'
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

-- The points of a pair that is merged go to the one that stays.

create or replace function private.merge_pairs(from_id uuid, into_id uuid, met uuid[])
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  merged public.pairs;
  kept public.pairs;
  own uuid[];
  renamed integer;
begin
  perform private.require_admin();
  -- In one order: of two merges at once none waits for the other in a circle.
  perform from public.pairs where pairs.id in (from_id, into_id) order by pairs.id for update;
  select * into merged from public.pairs where pairs.id = from_id;
  select * into kept from public.pairs where pairs.id = into_id;
  if merged.id is null or kept.id is null or merged.id = kept.id
    or merged.category <> kept.category then
    raise exception 'Two pairs of one category are needed' using errcode = 'PT409';
  end if;
  own := array(
    select results.id from public.results
    where (results.pair1_id, results.pair2_id) in ((merged.id, kept.id), (kept.id, merged.id))
    union all
    select matches.id from public.upcoming_matches as matches
    where (matches.pair1_id, matches.pair2_id) in ((merged.id, kept.id), (kept.id, merged.id))
  );
  if not own <@ met then
    raise exception 'The pairs have another match against each other' using errcode = 'PT409';
  end if;
  -- The pair that stays does not go with the last match that is removed.
  delete from private.mentioned_pairs
  where mentioned_pairs.pair_id = kept.id and cardinality(own) > 0;
  update public.pair_names set pair_id = kept.id where pair_names.pair_id = merged.id;
  -- The id was its address if it shared that of its name.
  insert into public.pair_names (category, key, pair_id)
  values (kept.category, merged.id::text, kept.id);
  delete from public.results where results.id = any (own);
  delete from public.upcoming_matches as matches where matches.id = any (own);
  update public.adjustments set pair_id = kept.id where adjustments.pair_id = merged.id;
  renamed := private.rename_in_matches(merged.id, kept.name);
  -- One that only its matches mentioned is removed with the last of them.
  delete from public.pairs where pairs.id = merged.id;
  return renamed;
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
