-- Two entries of one pair may have been written against each other. A merge removes those matches, which
-- nobody can have played, in the same change: its undo brings them back. The caller names them, so that none
-- goes of which nobody was told.

drop function public.merge_pairs(uuid, uuid);
drop function private.merge_pairs(uuid, uuid);

create function private.merge_pairs(from_id uuid, into_id uuid, met uuid[])
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
  renamed := private.rename_in_matches(merged.id, kept.name);
  -- One that only its matches mentioned is removed with the last of them.
  delete from public.pairs where pairs.id = merged.id;
  return renamed;
end
$$;

comment on function private.merge_pairs(uuid, uuid, uuid[]) is 'See public.merge_pairs.';

create function public.merge_pairs(from_id uuid, into_id uuid, met uuid[] default null)
returns integer
language sql
set search_path = ''
begin atomic
  select private.merge_pairs(from_id, into_id, met);
end;

comment on function public.merge_pairs(uuid, uuid, uuid[]) is
  'Makes two entries of one pair one; its names lead to the pair that stays, and the matches of the two against each other are removed: those of `met`, and PT409 (HTTP 409) if there is another one; without it all. Returns how many matches follow.';

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

revoke execute on function
  private.merge_pairs(uuid, uuid, uuid[]), public.merge_pairs(uuid, uuid, uuid[])
from public, anon, authenticated, service_role;

grant execute on function
  private.merge_pairs(uuid, uuid, uuid[]), public.merge_pairs(uuid, uuid, uuid[])
to authenticated;
