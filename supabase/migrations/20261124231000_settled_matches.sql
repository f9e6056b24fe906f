-- A result settles its announced match, by whichever form it came. The caller says which match that is;
-- the database searches none, and refuses one that the result cannot be of.
--
-- A new result takes the id of its match. One that was stored for other pairs and is corrected keeps its
-- own: `correct_result` changes it and removes the match in one transaction, which is how the history
-- knows that the match was played.

-- Which match a result is of --------------------------------------------------------------------------

create function private.pairs_meant(match jsonb)
returns uuid[]
language sql
stable
set search_path = ''
as $$
  select array(
    select coalesce(names.pair_id, teams.pair_id::uuid)
    from (
      values (match ->> 'team1', match ->> 'pair1_id'), (match ->> 'team2', match ->> 'pair2_id')
    ) as teams (name, pair_id)
    left join public.pair_names as names
      on names.category = match ->> 'category' and names.key = private.name_key(teams.name)
    order by 1
  );
$$;

comment on function private.pairs_meant(jsonb) is
  'The two pairs that the names of a result or match mean now, whichever is named first.';

create function private.is_of_match(result jsonb, match jsonb)
returns boolean
language sql
stable
set search_path = ''
as $$
  select private.pairs_meant(result) = private.pairs_meant(match);
$$;

comment on function private.is_of_match(jsonb, jsonb) is
  'Whether a result can be that of a match: the same pairs in either order, each of which plays in one category.';

create view private.settled_matches
with (security_invoker = true)
as
select results.id as match_id, results.id as result_id
from public.results
union all
select settled.row_id, results.id
from private.history as settled
join private.history as corrected
  on corrected.transaction_id = settled.transaction_id
  and corrected.table_name = 'results' and corrected.operation = 'UPDATE'
join public.results on results.id = corrected.row_id
where settled.table_name = 'upcoming_matches' and settled.operation = 'DELETE'
  and not settled.is_undone
  and private.is_of_match(to_jsonb(results), settled.before);

comment on view private.settled_matches is
  'Which result a match has: the one of its id, or one that was corrected to be that of the match.';

revoke all on table private.settled_matches from public, anon, authenticated, service_role;

create function private.settle_match(match_id uuid, result_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  announced jsonb;
begin
  -- Locked: of two results that settle it at once, the second finds the first.
  select to_jsonb(matches) into announced
  from public.upcoming_matches as matches
  where matches.id = settle_match.match_id
  for update;
  if announced is not null and exists (
    select from public.results
    where results.id = settle_match.result_id and not private.is_of_match(to_jsonb(results), announced)
  ) then
    raise exception 'The announced match is of other pairs' using errcode = 'PT409';
  end if;
  if exists (
    select from private.settled_matches as settled
    where settled.match_id = settle_match.match_id and settled.result_id <> settle_match.result_id
  ) then
    raise exception 'The match has another result' using errcode = 'PT409';
  end if;
  delete from public.upcoming_matches as matches where matches.id = settle_match.match_id;
end
$$;

comment on function private.settle_match(uuid, uuid) is
  'Removes the announced match of a stored result; PT409 (HTTP 409) if it is none of that result. Nothing happens where it is announced no more, or null.';

-- A new result ----------------------------------------------------------------------------------------

create or replace function private.save_results(items jsonb)
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
      coalesce(own.id, entry.match_id, entry.id, gen_random_uuid()) as id,
      own.id is not null as is_stored, entry.team1, entry.team2, entry.score, entry.winner, entry.date, entry.category, entry.match_id,
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
    -- Sent before without a match: one entry is one result, whatever it says now.
    left join public.results as own on own.id = entry.id
    -- The order of the items is that of the entries.
    order by entry.number
  loop
    if not item.is_stored then
      insert into public.results (
        id, team1, team2, score, winner, date, category, location, "time", created_at
      )
      values (
        item.id, item.team1, item.team2, item.score, item.winner, item.date, item.category,
        item.location, item."time", item.created_at
      )
      on conflict (id) do nothing;
      perform private.settle_match(item.match_id, item.id);
    end if;
    return query select results.* from public.results where results.id = item.id;
  end loop;
end
$$;

comment on function public.save_results(jsonb) is
  'Stores results and removes the announced matches that they name (match_id), all or nothing; PT409 (HTTP 409) for a match of other pairs, or one that has another result. Sent again it changes nothing.';

-- A corrected result ----------------------------------------------------------------------------------

create function private.written_result(result jsonb)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.result_content(result) || jsonb_build_array(typed.location, typed."time")
  from jsonb_to_record(result) as typed (location text, "time" time);
$$;

comment on function private.written_result(jsonb) is
  'What a client writes of a result, as one comparable value, whichever name of a pair it uses.';

create function private.correct_result(result_id uuid, before jsonb, after jsonb, match_id uuid)
returns setof public.results
language plpgsql
security definer
set search_path = ''
as $$
declare
  stored jsonb;
begin
  perform private.require_admin();
  select private.written_result(to_jsonb(results)) into stored
  from public.results
  where results.id = correct_result.result_id
  for update;
  if stored = private.written_result(before) then
    update public.results set (team1, team2, score, winner, date, category, location, "time") = (
      select
        entry.team1, entry.team2, entry.score, entry.winner, entry.date, entry.category,
        entry.location, entry."time"
      from jsonb_to_record(after) as entry (
        team1 text, team2 text, score text, winner smallint, date date, category text,
        location text, "time" time
      )
    )
    where results.id = correct_result.result_id;
    stored := private.written_result(after);
  end if;
  -- Otherwise somebody else has changed it: it is returned as it is.
  if stored = private.written_result(after) then
    perform private.settle_match(correct_result.match_id, correct_result.result_id);
  end if;
  return query select results.* from public.results where results.id = correct_result.result_id;
end
$$;

comment on function private.correct_result(uuid, jsonb, jsonb, uuid) is 'See public.correct_result.';

create function public.correct_result(result_id uuid, before jsonb, after jsonb, match_id uuid)
returns setof public.results
language sql
set search_path = ''
begin atomic
  select * from private.correct_result(result_id, before, after, match_id);
end;

comment on function public.correct_result(uuid, jsonb, jsonb, uuid) is
  'Changes a result from what the editor saw to what it is now and removes the announced match that it turned out to be; PT409 (HTTP 409) as save_results. Returns the result, unchanged where somebody else had changed it. Sent again it changes nothing.';

-- What comes back -------------------------------------------------------------------------------------

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
    history.table_name in ('results', 'upcoming_matches', 'pairs')
    and (before_id is null or history.id < before_id)
    and (of_row is null or history.row_id = of_row)
    and (
      not only_deleted
      or (
        history.operation = 'DELETE' and history.table_name <> 'pairs'
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

-- Who may call what -----------------------------------------------------------------------------------

revoke execute on function
  private.pairs_meant(jsonb), private.is_of_match(jsonb, jsonb), private.settle_match(uuid, uuid),
  private.written_result(jsonb), private.correct_result(uuid, jsonb, jsonb, uuid),
  public.correct_result(uuid, jsonb, jsonb, uuid)
from public, anon, authenticated, service_role;

grant execute on function
  private.correct_result(uuid, jsonb, jsonb, uuid), public.correct_result(uuid, jsonb, jsonb, uuid)
to authenticated;
