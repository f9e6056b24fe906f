-- A result: it is saved, settles its announced match, and is corrected. The caller says which match that is, and one that
-- the result cannot be of is refused. Of a caller that says nothing, only the day itself is searched.
--
-- A new result takes the id of its match. One that was stored for other pairs and is corrected keeps its own:
-- correct_result changes it and removes the match in one transaction, which is how the history knows that the match was
-- played.

-- The season of a match ---------------------------------------------------------------------------

-- As `seasonOf` in src/league/season.ts; tests/unit/league/membership.json tests both.
create or replace function private.is_of_season(day date, season_id uuid, season public.seasons)
returns boolean
language sql
stable
set search_path = ''
as $$
  select coalesce(
    is_of_season.season_id = season.id,
    day >= season.starts_on and day < coalesce(
      (select min(later.starts_on) from public.seasons as later where later.starts_on > season.starts_on),
      'infinity'
    )
  );
$$;

comment on function private.is_of_season(date, uuid, public.seasons) is
  'Whether a match belongs to a season: the one that it names, else that of its day.';

revoke execute on function private.is_of_season(date, uuid, public.seasons)
from public, anon, authenticated, service_role;

create or replace function private.drop_reason()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if private.is_played(new.score) then
    new.reason := null;
  end if;
  return new;
end
$$;

comment on function private.drop_reason() is
  'Takes away why a match was not played once it has a score: pages of before write the score alone.';

revoke execute on function private.drop_reason() from public, anon, authenticated, service_role;

-- Named to run before set_pairs and set_time_of_change.
create or replace trigger drop_reason
before insert or update on public.results
for each row execute function private.drop_reason();

-- Corrections that visitors see -------------------------------------------------------------------

-- What visitors read of a result. A pair is the one that its name means now: no rename or merge corrects
-- a result. The id counts where the name means nothing any more.
create or replace function private.result_content(result jsonb)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_array(
    result -> 'score', result -> 'winner', result -> 'date', result -> 'category',
    coalesce(
      to_jsonb(private.pair_meant(result ->> 'category', result ->> 'team1')), result -> 'pair1_id'
    ),
    coalesce(
      to_jsonb(private.pair_meant(result ->> 'category', result ->> 'team2')), result -> 'pair2_id'
    ),
    nullif(result -> 'season_id', 'null'), nullif(result -> 'stage', 'null')
  );
$$;

comment on function private.result_content(jsonb) is
  'What a correction of a result can change, as one comparable value.';

revoke execute on function private.result_content(jsonb) from public, anon, authenticated, service_role;

-- A result that was undone or deleted and typed again under the same id was stored at another time; one
-- that was restored keeps its time.
create or replace function private.first_result(result_id uuid)
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

revoke execute on function private.first_result(uuid) from public, anon, authenticated, service_role;

create or replace function private.mark_correction()
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

revoke execute on function private.mark_correction() from public, anon, authenticated, service_role;

-- Named to run after set_pairs: triggers of one kind run in the order of their names.
create or replace trigger set_pairs_then_mark_correction
before update on public.results
for each row execute function private.mark_correction();

create or replace function private.first_version(result_id uuid)
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

revoke execute on function private.first_version(uuid) from public, anon, authenticated, service_role;
grant execute on function private.first_version(uuid) to anon, authenticated;

create or replace function public.first_version(result_id uuid)
returns jsonb
language sql
stable
set search_path = ''
begin atomic
  select private.first_version(result_id);
end;

comment on function public.first_version(uuid) is
  'A corrected result as it was before its corrections; null for every other, and where the history does not go back that far.';

revoke execute on function public.first_version(uuid) from public, anon, authenticated, service_role;
grant execute on function public.first_version(uuid) to anon, authenticated;

-- Which match a result settles --------------------------------------------------------------------

create or replace function private.is_of_match(result jsonb, match jsonb)
returns boolean
language sql
stable
set search_path = ''
as $$
  select private.pairs_meant(result) = private.pairs_meant(match);
$$;

comment on function private.is_of_match(jsonb, jsonb) is
  'Whether a result can be that of a match: the same pairs in either order, each of which plays in one category.';

revoke execute on function private.is_of_match(jsonb, jsonb) from public, anon, authenticated, service_role;

create or replace view private.settled_matches
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

create or replace function private.settle_match(match_id uuid, result_id uuid)
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

revoke execute on function private.settle_match(uuid, uuid) from public, anon, authenticated, service_role;

-- What the administrator writes -------------------------------------------------------------------

create or replace function private.written_result(result jsonb)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.result_content(result) || jsonb_build_array(typed.location, typed."time", typed.reason)
  from jsonb_to_record(result) as typed (location text, "time" time, reason text);
$$;

comment on function private.written_result(jsonb) is
  'What a client writes of a result, as one comparable value, whichever name of a pair it uses.';

revoke execute on function private.written_result(jsonb) from public, anon, authenticated, service_role;

create or replace function private.match_of_day(result jsonb)
returns uuid
language plpgsql
stable
set search_path = ''
as $$
declare
  found uuid[] := array(
    select matches.id from public.upcoming_matches as matches
    where matches.date = (result ->> 'date')::date and matches.postponed_at is null
      and private.is_of_match(result, to_jsonb(matches))
  );
begin
  if cardinality(found) > 1 then
    raise exception 'Two announced matches can be meant' using errcode = 'PT409';
  end if;
  -- It has this result already: the call is sent again.
  return coalesce(found[1], (
    select results.id from public.results
    join private.history as settled
      on settled.row_id = results.id and settled.table_name = 'upcoming_matches' and settled.operation = 'DELETE'
    where results.date = (result ->> 'date')::date
      -- What a call does not say, the match has said.
      and private.result_content(to_jsonb(results)) = private.result_content(
        jsonb_build_object('season_id', results.season_id, 'stage', results.stage) || result
      )
    limit 1
  ));
end
$$;

comment on function private.match_of_day(jsonb) is
  'The one announced match of two pairs on the day of their result, never one that was put off; PT409 (HTTP 409) if there are two.';

revoke execute on function private.match_of_day(jsonb) from public, anon, authenticated, service_role;

-- Results of announced matches keep the match's id: the same match cannot be settled twice, and a
-- calendar that knows the match finds its result. Repeating the call changes nothing.
create or replace function private.save_results(items jsonb)
returns setof public.results
language plpgsql
set search_path = ''
as $$
declare
  item record;
  match uuid;
  planned public.upcoming_matches;
  is_as_planned boolean;
  started timestamptz := clock_timestamp();
begin
  for item in
    select
      entry.*, own.id is not null as is_stored, items -> (entry.number - 1)::integer as typed,
      -- A clock that counts milliseconds gives several entries the same time.
      started + entry.number * interval '1 microsecond' as created_at
    from rows from (
      jsonb_to_recordset(items) as (
        id uuid, team1 text, team2 text, score text, winner smallint, date date, category text,
        location text, "time" time, match_id uuid, season_id uuid, stage text, reason text
      )
    ) with ordinality as entry (
      id, team1, team2, score, winner, date, category, location, "time", match_id, season_id, stage, reason, number
    )
    -- Sent before without a match: one entry is one result, whatever it says now.
    left join public.results as own on own.id = entry.id
    -- The order of the items is that of the entries.
    order by entry.number
  loop
    if not item.is_stored then
      match := case when item.typed ? 'match_id' then item.match_id else private.match_of_day(item.typed) end;
      item.id := coalesce(match, item.id, gen_random_uuid());
      select matches.* into planned from public.upcoming_matches as matches where matches.id = match;
      -- Hour and place hold for the day that was planned, if the match was not put off.
      is_as_planned := planned.date = item.date and planned.postponed_at is null;
      insert into public.results (
        id, team1, team2, score, winner, date, category, location, "time", created_at, season_id, stage, reason
      )
      values (
        item.id, item.team1, item.team2, item.score, item.winner, item.date, item.category,
        coalesce(item.location, case when is_as_planned then planned.location end),
        coalesce(item."time", case when is_as_planned then planned."time" end), item.created_at,
        -- A page of before does not send them: what the match counts for was said when it was announced.
        case when item.typed ? 'season_id' then item.season_id else planned.season_id end,
        case when item.typed ? 'stage' then item.stage else planned.stage end,
        item.reason
      )
      on conflict (id) do nothing;
      perform private.settle_match(match, item.id);
    end if;
    return query select results.* from public.results where results.id = item.id;
  end loop;
end
$$;

comment on function private.save_results(jsonb) is 'See public.save_results.';

revoke execute on function private.save_results(jsonb) from public, anon, authenticated, service_role;

-- A row as one value has the columns that the table has when it is read: a body that names them would lack a new one.
create or replace function public.save_results(items jsonb, change_id uuid default null)
returns setof public.results
language sql
set search_path = ''
begin atomic
  select jsonb_populate_record(null::public.results, saved)
  from jsonb_array_elements(
    private.make_change(change_id, 'save_results', jsonb_build_object('items', items))
  ) as saved;
end;

comment on function public.save_results(jsonb, uuid) is
  'Stores results and removes the announced matches that they settle, all or nothing: the one that an item names as match_id, none where that is null, and where it is absent the one of the two pairs on that very day. PT409 (HTTP 409) for a match of other pairs, one that has another result, or two on that day. Sent again it changes nothing.';

revoke execute on function public.save_results(jsonb, uuid) from public, anon, authenticated, service_role;
grant execute on function public.save_results(jsonb, uuid) to authenticated;

-- A page that was opened before a column existed does not send it: what a call does not send is neither compared nor
-- written.
create or replace function private.correct_result(result_id uuid, before jsonb, after jsonb, match_id uuid)
returns setof public.results
language plpgsql
set search_path = ''
as $$
declare
  -- As JSON; without its pairs, since the names that are sent say which they are.
  kept jsonb;
  stored jsonb;
begin
  select to_jsonb(results) - 'pair1_id' - 'pair2_id', private.written_result(to_jsonb(results))
  into kept, stored
  from public.results
  where results.id = correct_result.result_id
  for update;
  if stored = private.written_result(kept || before) then
    update public.results set (
      team1, team2, score, winner, date, category, location, "time", season_id, stage, reason
    ) = (
      select
        entry.team1, entry.team2, entry.score, entry.winner, entry.date, entry.category,
        entry.location, entry."time", entry.season_id, entry.stage, entry.reason
      from jsonb_to_record(kept || after) as entry (
        team1 text, team2 text, score text, winner smallint, date date, category text,
        location text, "time" time, season_id uuid, stage text, reason text
      )
    )
    where results.id = correct_result.result_id;
    stored := private.written_result(kept || after);
  end if;
  -- Otherwise somebody else has changed it: it is returned as it is.
  if stored = private.written_result(kept || after) then
    perform private.settle_match(correct_result.match_id, correct_result.result_id);
  end if;
  return query select results.* from public.results where results.id = correct_result.result_id;
end
$$;

comment on function private.correct_result(uuid, jsonb, jsonb, uuid) is 'See public.correct_result.';

revoke execute on function private.correct_result(uuid, jsonb, jsonb, uuid)
from public, anon, authenticated, service_role;

create or replace function public.correct_result(
  result_id uuid, before jsonb, after jsonb, match_id uuid, change_id uuid default null
)
returns setof public.results
language sql
set search_path = ''
begin atomic
  select jsonb_populate_record(null::public.results, stored)
  from jsonb_array_elements(private.make_change(
    change_id, 'correct_result',
    jsonb_build_object('result_id', result_id, 'before', before, 'after', after, 'match_id', match_id)
  )) as stored;
end;

comment on function public.correct_result(uuid, jsonb, jsonb, uuid, uuid) is
  'Changes a result from what the editor saw to what it is now and removes the announced match that it turned out to be; PT409 (HTTP 409) as save_results. Columns that are not sent are neither compared nor changed. Returns the result, unchanged where somebody else had changed it. Sent again it changes nothing.';

revoke execute on function public.correct_result(uuid, jsonb, jsonb, uuid, uuid)
from public, anon, authenticated, service_role;
grant execute on function public.correct_result(uuid, jsonb, jsonb, uuid, uuid) to authenticated;

-- Matches that were put off -----------------------------------------------------------------------

create or replace function private.end_postponement()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- An undo brings day, hour and mark back together.
  if current_setting('league.is_reverting', true) = 'on' then
    return new;
  end if;
  if (new.date, new."time") is distinct from (old.date, old."time") then
    new.postponed_at := null;
  end if;
  return new;
end
$$;

comment on function private.end_postponement() is
  'Clears postponed_at with a new day or hour, whoever writes it: pages of before write the day alone.';

revoke execute on function private.end_postponement() from public, anon, authenticated, service_role;

-- Named to run before set_time_of_change.
create or replace trigger end_postponement
before update on public.upcoming_matches
for each row execute function private.end_postponement();
