-- Pairs: who plays, known by id. The API stays that of the specification: a client writes names. A trigger finds the
-- pair of each name, or adds it, and stores the pair's own spelling. Every spelling that was ever used for a pair leads
-- to it (pair_names); the history knows where each led before a merge or an undo moved it.

-- The pair of a name ------------------------------------------------------------------------------

create or replace function private.pair_meant(pair_category text, pair_name text)
returns uuid
language sql
stable
set search_path = ''
as $$
  -- Once, not for every spelling of the category.
  with meant as materialized (
    select private.name_key(pair_name) as key, private.pair_slug(pair_name) as address
  )
  select pairs.id
  from meant
  join public.pair_names as names
    on names.category = pair_category and (names.key = meant.key or names.address = meant.address)
  join public.pairs on pairs.id = names.pair_id
  -- The name itself before another of its address; of pairs of before the one whose page has the address.
  order by
    names.key = meant.key desc,
    private.pair_slug(pairs.name) = names.address desc, pairs.created_at, pairs.id
  limit 1;
$$;

comment on function private.pair_meant(text, text) is
  'The pair that a name means in a category: by its key, or else by its address; null for a new name.';

revoke execute on function private.pair_meant(text, text) from public, anon, authenticated, service_role;

create or replace function private.pairs_meant(match jsonb)
returns uuid[]
language sql
stable
set search_path = ''
as $$
  select array(
    select coalesce(private.pair_meant(match ->> 'category', teams.name), teams.pair_id::uuid)
    from (
      values (match ->> 'team1', match ->> 'pair1_id'), (match ->> 'team2', match ->> 'pair2_id')
    ) as teams (name, pair_id)
    order by 1
  );
$$;

comment on function private.pairs_meant(jsonb) is
  'The two pairs that the names of a result or match mean now, whichever is named first.';

revoke execute on function private.pairs_meant(jsonb) from public, anon, authenticated, service_role;

create or replace function private.lock_address(pair_category text, pair_name text)
returns void
language sql
set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended(
    pair_category || chr(10)
    || coalesce(nullif(private.pair_slug(pair_name), ''), private.name_key(pair_name)),
    0
  ));
$$;

comment on function private.lock_address(text, text) is
  'Lets one transaction at a time give an address to a pair.';

revoke execute on function private.lock_address(text, text) from public, anon, authenticated, service_role;

create or replace function private.keep_address()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  owner text;
begin
  perform private.lock_address(new.category, new.key);
  -- An undo has asked before, see private.revert: it may bring two pairs of before back.
  if current_setting('league.is_reverting', true) = 'on' then
    return null;
  end if;
  select pairs.name into owner
  from public.pair_names as names
  join public.pairs on pairs.id = names.pair_id
  where names.category = new.category and names.address = new.address and pairs.id <> new.pair_id
  order by pairs.created_at, pairs.id
  limit 1;
  if owner is not null then
    raise unique_violation using
      message = 'Another pair of the category has this address', detail = owner, hint = 'taken_by_pair';
  end if;
  return null;
end
$$;

comment on function private.keep_address() is
  'Refuses a new spelling whose address another pair of the category has or had, with the name of that pair.';

revoke execute on function private.keep_address() from public, anon, authenticated, service_role;

create or replace trigger keep_address
after insert on public.pair_names
for each row execute function private.keep_address();

-- A new pair gets the key of its name in the same statement. One that comes back gets its names from the
-- history: after a merge its own still leads to the other pair at this moment.
create or replace function private.register_pair_name()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if current_setting('league.is_reverting', true) = 'on' then
    insert into public.pair_names (category, key, pair_id)
    values (new.category, private.name_key(new.name), new.id)
    on conflict (category, key) do nothing;
  else
    insert into public.pair_names (category, key, pair_id)
    values (new.category, private.name_key(new.name), new.id);
  end if;
  return null;
end
$$;

comment on function private.register_pair_name() is 'Makes the name of a new pair lead to it.';

revoke execute on function private.register_pair_name() from public, anon, authenticated, service_role;

create or replace trigger register_name
after insert on public.pairs
for each row execute function private.register_pair_name();

create or replace function private.require_name()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- What an undo brings back was there. What is no line of text is left to the constraint.
  if private.pair_slug(new.name) = '' and private.is_line_of_text(new.name, 80)
    and current_setting('league.is_reverting', true) is distinct from 'on'
    and (tg_op = 'INSERT' or new.name <> old.name)
  then
    raise check_violation using message = 'A name needs a letter or a digit', detail = new.name;
  end if;
  return new;
end
$$;

comment on function private.require_name() is 'Refuses a new name without a letter or digit.';

revoke execute on function private.require_name() from public, anon, authenticated, service_role;

create or replace trigger require_name
before insert or update of name on public.pairs
for each row execute function private.require_name();

-- The pairs of a match ----------------------------------------------------------------------------

create or replace function private.find_or_add_pair(pair_category text, pair_name text, is_new_to_row boolean)
returns public.pairs
language plpgsql
security definer
set search_path = ''
as $$
declare
  found public.pairs;
begin
  for attempt in 1..2 loop
    select pairs.* into found
    from public.pairs where pairs.id = private.pair_meant(pair_category, pair_name);
    -- Locked as the foreign key will lock it a moment later: a rename that is about to commit does not see
    -- this row yet, so it is waited for and the new name read. Null when a merge removed the pair.
    if found.id is not null and is_new_to_row then
      select pairs.* into found from public.pairs where pairs.id = found.id for key share;
    end if;
    exit when found.id is not null or attempt = 2;
    -- Two transactions that use a new name at once: the second waits and finds the first one's pair.
    perform private.lock_address(pair_category, pair_name);
  end loop;
  if found.id is null then
    insert into public.pairs (category, name) values (pair_category, pair_name) returning * into found;
    insert into private.mentioned_pairs (pair_id) values (found.id);
  end if;
  return found;
end
$$;

comment on function private.find_or_add_pair(text, text, boolean) is
  'The pair that a name means in a category; a new one for a new name.';

revoke execute on function private.find_or_add_pair(text, text, boolean)
from public, anon, authenticated, service_role;

create or replace function private.set_pairs()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  pair public.pairs;
  is_stored boolean;
begin
  if tg_op = 'INSERT' then
    -- Sent again: `on conflict do nothing` stores nothing, and must add no pairs either.
    execute format('select exists (select from %s where id = $1)', tg_relid::regclass)
    into is_stored using new.id;
    if is_stored then
      return new;
    end if;
  end if;
  -- Left to the constraints, which say what is wrong with the row.
  if not private.is_line_of_text(new.team1, 80) or not private.is_line_of_text(new.team2, 80)
    or not exists (select from public.categories where categories.name = new.category) then
    return new;
  end if;
  pair := private.find_or_add_pair(
    new.category, new.team1, tg_op = 'INSERT' or new.team1 is distinct from old.team1
  );
  new.pair1_id := pair.id;
  new.team1 := pair.name;
  pair := private.find_or_add_pair(
    new.category, new.team2, tg_op = 'INSERT' or new.team2 is distinct from old.team2
  );
  new.pair2_id := pair.id;
  new.team2 := pair.name;
  return new;
end
$$;

comment on function private.set_pairs() is
  'Finds the pairs of a match by the names of its teams and stores their own spelling.';

revoke execute on function private.set_pairs() from public, anon, authenticated, service_role;

create or replace trigger set_pairs
before insert or update of team1, team2, category on public.results
for each row execute function private.set_pairs();

create or replace trigger set_pairs
before insert or update of team1, team2, category on public.upcoming_matches
for each row execute function private.set_pairs();

create or replace function private.require_two_pairs()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- What an undo brings back, private.revert looks at.
  if current_setting('league.is_reverting', true) is distinct from 'on'
    and (tg_op = 'INSERT' or old.pair1_id is distinct from old.pair2_id)
  then
    raise check_violation using message = 'A pair does not play against itself', detail = new.team1;
  end if;
  return null;
end
$$;

comment on function private.require_two_pairs() is
  'Refuses a match of a pair against itself, but for the correction of one of before.';

revoke execute on function private.require_two_pairs() from public, anon, authenticated, service_role;

-- After the row-level security: whoever may not write is told that first.
create or replace trigger require_two_pairs
after insert or update of team1, team2, category on public.results
for each row
when (new.pair1_id = new.pair2_id)
execute function private.require_two_pairs();

create or replace trigger require_two_pairs
after insert or update of team1, team2, category on public.upcoming_matches
for each row
when (new.pair1_id = new.pair2_id)
execute function private.require_two_pairs();

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
  ) or exists (
    select from public.withdrawals
    where withdrawals.pair_id = is_pair_used.pair_id or is_pair_used.pair_id = any (withdrawals.rivals)
  ) or exists (
    select from public.lots where lots.pair_id = is_pair_used.pair_id
  );
$$;

comment on function private.is_pair_used(uuid) is
  'Whether a result, a match, an adjustment, a withdrawal or a lot refers to a pair.';

revoke execute on function private.is_pair_used(uuid) from public, anon, authenticated, service_role;

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

comment on function private.remove_unused_pairs() is
  'Removes a pair that only a match mentioned together with its last match.';

revoke execute on function private.remove_unused_pairs() from public, anon, authenticated, service_role;

create or replace trigger remove_unused_pairs
after delete or update of team1, team2, category on public.results
for each row execute function private.remove_unused_pairs();

create or replace trigger remove_unused_pairs
after delete or update of team1, team2, category on public.upcoming_matches
for each row execute function private.remove_unused_pairs();

create or replace function private.remove_pair_of_adjustment()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.pairs
  where (pairs.id = old.pair_id or to_jsonb(old) -> 'rivals' ? pairs.id::text)
    and exists (select from private.mentioned_pairs where mentioned_pairs.pair_id = pairs.id)
    and not private.is_pair_used(pairs.id);
  return null;
end
$$;

comment on function private.remove_pair_of_adjustment() is
  'Removes a pair that only a match mentioned together with its last points, withdrawal or lot, where it has no match any more.';

revoke execute on function private.remove_pair_of_adjustment() from public, anon, authenticated, service_role;

-- After record_history, whose entry of the row is undone after that of its pair.
do $$
declare
  table_name text;
begin
  foreach table_name in array array['adjustments', 'withdrawals', 'lots'] loop
    execute format(
      'create or replace trigger remove_unused_pair after delete on public.%I '
      'for each row execute function private.remove_pair_of_adjustment()', table_name
    );
  end loop;
end
$$;

-- Renames and merges ------------------------------------------------------------------------------

create or replace function private.keep_last_line()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- Pages of before write the players alone.
  if new.players is distinct from old.players and new.lines = old.lines and new.lines <> '[]' then
    new.lines := case
      when new.players is null then '[]'
      else jsonb_set(new.lines, '{-1,players}', to_jsonb(new.players))
    end;
  end if;
  return new;
end
$$;

comment on function private.keep_last_line() is 'Keeps the last of the lines of a pair what its players are.';

revoke execute on function private.keep_last_line() from public, anon, authenticated, service_role;

create or replace trigger keep_last_line
before update of players on public.pairs
for each row execute function private.keep_last_line();

create or replace function private.rename_in_matches(pair_id uuid, name text)
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

revoke execute on function private.rename_in_matches(uuid, text) from public, anon, authenticated, service_role;

create or replace function private.rename_pair(pair_id uuid, name text)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  pair public.pairs;
  owner public.pairs;
begin
  select * into pair from public.pairs where pairs.id = pair_id for update;
  if pair.id is null then
    raise exception 'There is no such pair' using errcode = 'PT404';
  end if;
  insert into public.pair_names (category, key, pair_id)
  values (pair.category, private.name_key(rename_pair.name), pair.id)
  on conflict do nothing;
  select pairs.* into owner
  from public.pair_names
  join public.pairs on pairs.id = pair_names.pair_id
  where pair_names.category = pair.category and pair_names.key = private.name_key(rename_pair.name);
  if owner.id <> pair.id then
    raise unique_violation using
      message = 'Another pair of the category has this name', detail = owner.name, hint = 'taken_by_pair';
  end if;
  update public.pairs set name = rename_pair.name where pairs.id = pair.id;
  return private.rename_in_matches(pair.id, rename_pair.name);
end
$$;

comment on function private.rename_pair(uuid, text) is 'See public.rename_pair.';

revoke execute on function private.rename_pair(uuid, text) from public, anon, authenticated, service_role;

create or replace function public.rename_pair(pair_id uuid, name text, change_id uuid default null)
returns integer
language sql
set search_path = ''
begin atomic
  select (private.make_change(
    change_id, 'rename_pair', jsonb_build_object('pair_id', pair_id, 'name', name)
  ) -> 0)::integer;
end;

comment on function public.rename_pair(uuid, text, uuid) is
  'Renames a pair and all its matches; the old name still leads to it. Returns how many matches follow.';

revoke execute on function public.rename_pair(uuid, text, uuid) from public, anon, authenticated, service_role;
grant execute on function public.rename_pair(uuid, text, uuid) to authenticated;

-- What both have in a season stays as the pair has it that stays.
create or replace function private.merge_in_seasons(merged_id uuid, kept_id uuid)
returns void
language sql
set search_path = ''
begin atomic
  delete from public.withdrawals
  where withdrawals.pair_id = merged_id and exists (
    select from public.withdrawals as own
    where own.pair_id = kept_id and own.season_id = withdrawals.season_id
  );
  delete from public.lots
  where lots.pair_id = merged_id and exists (
    select from public.lots as own where own.pair_id = kept_id and own.season_id = lots.season_id
  );
  update public.withdrawals set pair_id = kept_id where withdrawals.pair_id = merged_id;
  update public.lots set pair_id = kept_id where lots.pair_id = merged_id;
  update public.withdrawals set rivals = array_replace(rivals, merged_id, kept_id)
  where merged_id = any (withdrawals.rivals);
  -- Nobody is a rival of their own.
  update public.withdrawals set rivals = array_remove(rivals, pair_id)
  where withdrawals.pair_id = any (withdrawals.rivals);
end;

comment on function private.merge_in_seasons(uuid, uuid) is
  'Gives the withdrawals and lots of a pair, and its places among rivals, to the one that it is merged into.';

revoke execute on function private.merge_in_seasons(uuid, uuid) from public, anon, authenticated, service_role;

-- Nobody can have played the matches of the two against each other: they go in the same change, whose undo brings them
-- back. The caller names them, so that none goes of which nobody was told.
create or replace function private.merge_pairs(from_id uuid, into_id uuid, met uuid[])
returns integer
language plpgsql
set search_path = ''
as $$
declare
  merged public.pairs;
  kept public.pairs;
  own uuid[];
  renamed integer;
begin
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
  perform private.merge_in_seasons(merged.id, kept.id);
  renamed := private.rename_in_matches(merged.id, kept.name);
  -- One that only its matches mentioned is removed with the last of them.
  delete from public.pairs where pairs.id = merged.id;
  return renamed;
end
$$;

comment on function private.merge_pairs(uuid, uuid, uuid[]) is 'See public.merge_pairs.';

revoke execute on function private.merge_pairs(uuid, uuid, uuid[]) from public, anon, authenticated, service_role;

create or replace function public.merge_pairs(
  from_id uuid, into_id uuid, met uuid[] default null, change_id uuid default null
)
returns integer
language sql
set search_path = ''
begin atomic
  select (private.make_change(
    change_id, 'merge_pairs', jsonb_build_object('from_id', from_id, 'into_id', into_id, 'met', met)
  ) -> 0)::integer;
end;

comment on function public.merge_pairs(uuid, uuid, uuid[], uuid) is
  'Makes two entries of one pair one; its names lead to the pair that stays, and the matches of the two against each other are removed: those of `met`, and PT409 (HTTP 409) if there is another one; without it all. Returns how many matches follow.';

revoke execute on function public.merge_pairs(uuid, uuid, uuid[], uuid)
from public, anon, authenticated, service_role;
grant execute on function public.merge_pairs(uuid, uuid, uuid[], uuid) to authenticated;
