-- A match's whole life: who won where the score cannot say it, where and when it was played, whether
-- it was corrected, and a history from which any change can be undone.

-- What a result knows -----------------------------------------------------------------------------

alter table public.results
  add column winner smallint,
  add column location text,
  add column time time,
  add column corrected_at timestamptz,
  add constraint results_winner_is_a_side check (winner in (1, 2)),
  add constraint results_location_is_text check (private.is_line_of_text(location, 120)),
  add constraint results_time_is_whole_minute check (
    "time" < '24:00' and extract(second from "time") = 0
  );

comment on column public.results.winner is
  'Team 1 or 2 where the score does not say who won: a W.O. or a retirement.';
comment on column public.results.location is 'Where it was played; kept from the announced match.';
comment on column public.results.time is 'When it began; kept from the announced match.';
comment on column public.results.corrected_at is
  'When what it says was last changed, more than ten minutes after it was stored; set by a trigger.';

grant insert (winner, location, time) on table public.results to authenticated;
grant update (winner, location, time) on table public.results to authenticated;

-- Rows of one statement keep their order.
alter table public.results alter column created_at set default clock_timestamp();
alter table public.upcoming_matches alter column created_at set default clock_timestamp();

-- History -------------------------------------------------------------------------------------------

create table private.history (
  id bigint generated always as identity primary key,
  transaction_id xid8 not null default pg_current_xact_id(),
  at timestamptz not null default clock_timestamp(),
  actor uuid default auth.uid(),
  table_name text not null,
  row_id uuid not null,
  operation text not null check (operation in ('INSERT', 'UPDATE', 'DELETE')),
  before jsonb,
  after jsonb,
  is_undone boolean not null default false
);

comment on table private.history is
  'Every change of results, upcoming matches, pairs and their spellings in the last 30 days.';
comment on column private.history.row_id is 'Of a spelling: the pair that it leads or led to.';
comment on column private.history.transaction_id is 'What was changed together is undone together.';
comment on column private.history.actor is 'Who changed it; null for the owner of the database.';

create index history_by_row on private.history (row_id, id desc);
create index history_by_transaction on private.history (transaction_id);
create index history_by_time on private.history (at);

alter table private.history enable row level security;

create policy "Nobody reaches the history through the API"
on private.history
as restrictive
for all
to public
using (false)
with check (false);

revoke all on table private.history from public, anon, authenticated, service_role;

-- In UTC, whatever the session's time zone is: an undo compares these texts.
create function private.record_history()
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
  if tg_op = 'UPDATE' and private.is_category_renamed(row_before ->> 'category') then
    return null;
  end if;
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

-- pg_cron is not available everywhere. Once a statement: a night's results are one.
create function private.purge_history()
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

create trigger record_history
after insert or update or delete on public.results
for each row execute function private.record_history();

create trigger purge_history
after insert or update or delete on public.results
for each statement execute function private.purge_history();

create trigger record_history
after insert or update or delete on public.upcoming_matches
for each row execute function private.record_history();

create trigger purge_history
after insert or update or delete on public.upcoming_matches
for each statement execute function private.purge_history();

create trigger record_history
after insert or update or delete on public.pairs
for each row execute function private.record_history();

create trigger purge_history
after insert or update or delete on public.pairs
for each statement execute function private.purge_history();

-- Spellings change together with a row of the three tables, whose triggers purge.
create trigger record_history
after insert or update or delete on public.pair_names
for each row execute function private.record_history('pair_id');

create trigger record_history
after delete on private.mentioned_pairs
for each row execute function private.record_history('pair_id');

-- A renamed category is renamed in the past too: what was changed before can still be undone.
create function private.rename_in_history()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.history set before = before || jsonb_build_object('category', new.name)
  where before ->> 'category' = old.name;
  update private.history set after = after || jsonb_build_object('category', new.name)
  where after ->> 'category' = old.name;
  return null;
end
$$;

comment on function private.rename_in_history() is 'Writes the new name of a category into the history.';

create trigger rename_in_history
after update of name on public.categories
for each row execute function private.rename_in_history();

-- Corrections -----------------------------------------------------------------------------------------

-- What visitors read of a result. A pair is the one that its name means now: no rename or merge corrects
-- a result. The id counts where the name means nothing any more.
create function private.result_content(result jsonb)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_array(
    result -> 'score', result -> 'winner', result -> 'date', result -> 'category',
    coalesce(to_jsonb(names1.pair_id), result -> 'pair1_id'),
    coalesce(to_jsonb(names2.pair_id), result -> 'pair2_id')
  )
  from (values (result ->> 'category')) as plays (category)
  left join public.pair_names as names1
    on names1.category = plays.category and names1.key = private.name_key(result ->> 'team1')
  left join public.pair_names as names2
    on names2.category = plays.category and names2.key = private.name_key(result ->> 'team2');
$$;

comment on function private.result_content(jsonb) is
  'What a correction of a result can change, as one comparable value.';

-- A result that was undone or deleted and typed again under the same id was stored at another time; one
-- that was restored keeps its time.
create function private.first_result(result_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(history.before, history.after)
  from private.history
  join public.results on results.id = history.row_id
  where history.row_id = result_id and history.table_name = 'results'
    and history.operation <> 'DELETE'
    and (coalesce(history.before, history.after) ->> 'created_at')::timestamptz = results.created_at
  order by history.id
  limit 1;
$$;

comment on function private.first_result(uuid) is
  'A result as it was first stored, or as the history first knows it.';

create function private.mark_correction()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  content jsonb := private.result_content(to_jsonb(new));
  first jsonb;
begin
  -- An undo puts the mark back together with the rest.
  if current_setting('league.is_reverting', true) = 'on'
    or private.is_category_renamed(old.category)
    or content = private.result_content(to_jsonb(old)) then
    return new;
  end if;
  first := private.first_result(new.id);
  if content = private.result_content(first) then
    -- Marked already where the history has lost what was before.
    new.corrected_at := first ->> 'corrected_at';
  elsif new.created_at < now() - interval '10 minutes' then
    new.corrected_at := now();
  end if;
  return new;
end
$$;

comment on function private.mark_correction() is
  'Sets corrected_at ten minutes after a result was stored; clears it when the result is as it first was.';

-- Named to run after set_pairs: triggers of one kind run in the order of their names.
create trigger set_pairs_then_mark_correction
before update on public.results
for each row execute function private.mark_correction();

-- What only the administrator may call ----------------------------------------------------------------

create function private.require_admin()
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'Only the administrator may do this';
  end if;
end
$$;

comment on function private.require_admin() is 'Refuses everybody but the administrator with 42501.';

-- Results of announced matches keep the match's id: the same match cannot be settled twice, and a
-- calendar that knows the match finds its result. Repeating the call changes nothing.
create function private.save_results(items jsonb)
returns setof public.results
language plpgsql
security definer
set search_path = ''
as $$
declare
  item record;
  started timestamptz := clock_timestamp();
begin
  perform private.require_admin();
  for item in
    select
      coalesce(entry.match_id, entry.id, gen_random_uuid()) as id, entry.team1, entry.team2,
      entry.score, entry.winner, entry.date, entry.category, entry.match_id,
      -- A clock that counts milliseconds gives several entries the same time.
      started + entry.number * interval '1 microsecond' as created_at,
      coalesce(entry.location, matches.location) as location,
      coalesce(entry."time", matches."time") as "time"
    from rows from (
      jsonb_to_recordset(items) as (
        id uuid, team1 text, team2 text, score text, winner smallint, date date, category text,
        location text, "time" time, match_id uuid
      )
    ) with ordinality as entry (
      id, team1, team2, score, winner, date, category, location, "time", match_id, number
    )
    left join public.upcoming_matches as matches on matches.id = entry.match_id
    -- The order of the items is that of the entries.
    order by entry.number
  loop
    insert into public.results (
      id, team1, team2, score, winner, date, category, location, "time", created_at
    )
    values (
      item.id, item.team1, item.team2, item.score, item.winner, item.date, item.category,
      item.location, item."time", item.created_at
    )
    on conflict (id) do nothing;
    delete from public.upcoming_matches where upcoming_matches.id = item.match_id;
    return query select results.* from public.results where results.id = item.id;
  end loop;
end
$$;

comment on function private.save_results(jsonb) is 'See public.save_results.';

create function public.save_results(items jsonb)
returns setof public.results
language sql
set search_path = ''
begin atomic
  select * from private.save_results(items);
end;

comment on function public.save_results(jsonb) is
  'Stores results and removes the announced matches that they settle, all or nothing.';

create function private.is_pair_used(pair_id uuid)
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
  );
$$;

comment on function private.is_pair_used(uuid) is 'Whether a result or match refers to a pair.';

create function private.is_name_taken(entry private.history)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from public.pair_names as names
    where names.category = entry.before ->> 'category'
      and names.key = private.name_key(entry.before ->> 'name')
      and names.pair_id <> entry.row_id
      and not exists (
        select from private.history as moved
        where moved.transaction_id = entry.transaction_id and moved.table_name = 'pair_names'
          and moved.operation = 'UPDATE' and moved.row_id = entry.row_id
      )
  );
$$;

comment on function private.is_name_taken(private.history) is
  'Whether the name that a pair had before a change leads to another one now, by no merge of that change.';

-- A match has the id of its result.
create function private.refuse_played_match(row_id uuid)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if exists (select from public.results where results.id = row_id)
    and exists (select from public.upcoming_matches as matches where matches.id = row_id)
  then
    raise exception 'The match is announced and has a result' using errcode = 'PT409';
  end if;
end
$$;

comment on function private.refuse_played_match(uuid) is
  'PT409 (HTTP 409) if a match would be announced and have a result.';

-- Spellings are no rows of their own to whoever undoes a change. One that means something else by now
-- is left as it is, but a pair that was merged must get back what the merge took.
create function private.revert_spelling(entry private.history)
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
      insert into public.pair_names (category, key, pair_id)
      select entry.before ->> 'category', entry.before ->> 'key', pairs.id
      from public.pairs
      where pairs.id = entry.row_id
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

-- Puts one row back as it was before a change; the row must still be as the change left it.
create function private.revert(entry private.history)
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
  if (stored - 'corrected_at') is distinct from (entry.after - 'corrected_at') then
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
  if entry.after is null then
    execute format(
      'insert into public.%I select * from jsonb_populate_record(null::public.%I, $1)',
      entry.table_name, entry.table_name
    )
    using entry.before;
    return;
  end if;
  select string_agg(format('%I', key), ', ') into columns
  from jsonb_object_keys(entry.before) as key
  where key not in ('id', 'created_at');
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

comment on function private.revert(private.history) is
  'Puts a row back as it was before a change; PT409 (HTTP 409) if it was changed since.';

create function private.undo_change(change_id bigint)
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
      -- Pairs that were renamed or removed first, then their spellings: the matches find them by name.
      case
        when history.operation = 'INSERT' then 3
        when history.table_name = 'pairs' then 1
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

comment on function private.undo_change(bigint) is 'See public.undo_change.';

create function public.undo_change(change_id bigint)
returns integer
language sql
set search_path = ''
begin atomic
  select private.undo_change(change_id);
end;

comment on function public.undo_change(bigint) is
  'Undoes a change with all that was changed together with it, once; PT409 (HTTP 409) if any was changed since.';

create function private.restore_row(history_id bigint)
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
    or entry.table_name not in ('results', 'upcoming_matches')
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
  perform private.refuse_played_match(entry.row_id);
  perform set_config('league.is_reverting', '', true);
end
$$;

comment on function private.restore_row(bigint) is 'See public.restore_row.';

create function public.restore_row(history_id bigint)
returns void
language sql
set search_path = ''
begin atomic
  select private.restore_row(history_id);
end;

comment on function public.restore_row(bigint) is
  'Brings a deleted row back, or a changed one as it was before that change; PT409 (HTTP 409) if the deleted one is there again, or its match is announced and has a result.';

-- Pairs -------------------------------------------------------------------------------------------------

create function private.rename_in_matches(pair_id uuid, name text)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  in_results integer;
  in_matches integer;
begin
  update public.results set
    team1 = case when pair1_id = pair_id then name else team1 end,
    team2 = case when pair2_id = pair_id then name else team2 end
  where pair1_id = pair_id and team1 <> name or pair2_id = pair_id and team2 <> name;
  get diagnostics in_results = row_count;
  update public.upcoming_matches set
    team1 = case when pair1_id = pair_id then name else team1 end,
    team2 = case when pair2_id = pair_id then name else team2 end
  where pair1_id = pair_id and team1 <> name or pair2_id = pair_id and team2 <> name;
  get diagnostics in_matches = row_count;
  return in_results + in_matches;
end
$$;

comment on function private.rename_in_matches(uuid, text) is
  'Writes the name of a pair into its results and matches; returns how many there are.';

create function private.rename_pair(pair_id uuid, name text)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  pair public.pairs;
  owner_id uuid;
begin
  perform private.require_admin();
  select * into pair from public.pairs where pairs.id = pair_id for update;
  if pair.id is null then
    raise exception 'There is no such pair' using errcode = 'PT404';
  end if;
  insert into public.pair_names (category, key, pair_id)
  values (pair.category, private.name_key(name), pair.id)
  on conflict do nothing;
  select pair_names.pair_id into owner_id
  from public.pair_names
  where pair_names.category = pair.category and pair_names.key = private.name_key(name);
  if owner_id <> pair.id then
    raise unique_violation using message = 'Another pair of the category has this name';
  end if;
  update public.pairs set name = rename_pair.name where pairs.id = pair.id;
  return private.rename_in_matches(pair.id, rename_pair.name);
end
$$;

comment on function private.rename_pair(uuid, text) is 'See public.rename_pair.';

create function public.rename_pair(pair_id uuid, name text)
returns integer
language sql
set search_path = ''
begin atomic
  select private.rename_pair(pair_id, name);
end;

comment on function public.rename_pair(uuid, text) is
  'Renames a pair and all its matches; the old name still leads to it. Returns how many matches follow.';

create function private.merge_pairs(from_id uuid, into_id uuid)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  merged public.pairs;
  kept public.pairs;
  renamed integer;
begin
  perform private.require_admin();
  select * into merged from public.pairs where pairs.id = from_id for update;
  select * into kept from public.pairs where pairs.id = into_id for update;
  if merged.id is null or kept.id is null or merged.id = kept.id
    or merged.category <> kept.category then
    raise exception 'Two pairs of one category are needed' using errcode = 'PT409';
  end if;
  update public.pair_names set pair_id = kept.id where pair_names.pair_id = merged.id;
  renamed := private.rename_in_matches(merged.id, kept.name);
  -- One that only its matches mentioned is removed with the last of them.
  delete from public.pairs where pairs.id = merged.id;
  return renamed;
end
$$;

comment on function private.merge_pairs(uuid, uuid) is 'See public.merge_pairs.';

create function public.merge_pairs(from_id uuid, into_id uuid)
returns integer
language sql
set search_path = ''
begin atomic
  select private.merge_pairs(from_id, into_id);
end;

comment on function public.merge_pairs(uuid, uuid) is
  'Makes two entries of one pair one; its names lead to the pair that stays. Returns how many matches follow.';

-- What is read of the history ---------------------------------------------------------------------------

create function private.read_history(before_id bigint, only_deleted boolean, of_row uuid)
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
    history.table_name in ('results', 'upcoming_matches', 'pairs')
    and (before_id is null or history.id < before_id)
    and (of_row is null or history.row_id = of_row)
    and (
      not only_deleted
      or (
        history.operation = 'DELETE' and history.table_name <> 'pairs'
        -- Not restored since, and not a match that became the result of the same id.
        and not exists (
          select from private.history as later
          where later.row_id = history.row_id and later.id > history.id
        )
        and not exists (select from public.results where results.id = history.row_id)
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

create function public.read_history(
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

create function private.first_version(result_id uuid)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select first.result - 'created_at' - 'corrected_at'
  from (values (private.first_result(result_id))) as first (result)
  where exists (
    select from public.results where results.id = result_id and results.corrected_at is not null
  )
    -- Corrected already as far back as the history goes: nobody knows what it was at first.
    and first.result ->> 'corrected_at' is null;
$$;

comment on function private.first_version(uuid) is 'See public.first_version.';

create function public.first_version(result_id uuid)
returns jsonb
language sql
stable
set search_path = ''
begin atomic
  select private.first_version(result_id);
end;

comment on function public.first_version(uuid) is
  'A corrected result as it was before its corrections; null for every other, and where the history does not go back that far.';

-- Who may call what -------------------------------------------------------------------------------------

do $$
declare
  called regprocedure;
begin
  for called in
    select oid::regprocedure from pg_catalog.pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and proname in (
        'save_results', 'undo_change', 'restore_row', 'rename_pair', 'merge_pairs', 'read_history',
        'first_version', 'revert', 'require_admin', 'rename_in_matches', 'record_history', 'purge_history',
        'mark_correction',
        'result_content', 'first_result', 'is_pair_used', 'is_name_taken', 'refuse_played_match',
        'revert_spelling', 'rename_in_history'
      )
  loop
    execute format(
      'revoke execute on function %s from public, anon, authenticated, service_role', called
    );
  end loop;
end
$$;

grant execute on function
  private.save_results(jsonb), public.save_results(jsonb),
  private.undo_change(bigint), public.undo_change(bigint),
  private.restore_row(bigint), public.restore_row(bigint),
  private.rename_pair(uuid, text), public.rename_pair(uuid, text),
  private.merge_pairs(uuid, uuid), public.merge_pairs(uuid, uuid),
  private.read_history(bigint, boolean, uuid), public.read_history(bigint, boolean, uuid)
to authenticated;

-- Visitors may see what a corrected result said at first.
grant execute on function private.first_version(uuid), public.first_version(uuid)
to anon, authenticated;
