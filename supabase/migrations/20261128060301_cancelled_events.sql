-- A match that will not be played, or to which neither pair came, stayed in calendars as one that was played. Its event is
-- cancelled, as that of a match that was deleted.

create or replace function private.calendar_events(category_name text, pair uuid, zone text)
returns table (
  id uuid, changed_at timestamptz, day date, begins timestamptz, names text, location text,
  category text, is_cancelled boolean
)
language sql
stable
set search_path = ''
as $$
  with
  -- What the calendar had: a match may also have been moved to another category, or to other pairs.
  had as materialized (
    select distinct on (history.row_id)
      history.row_id as id, was.date, was."time"
    from private.history
    cross join lateral jsonb_to_record(history.before) as was (date date, "time" time, category text)
    where history.table_name in ('results', 'upcoming_matches')
      and history.at > now() - interval '30 days'
      and was."time" is not null and was.date > now() - interval '180 days'
      and (category_name is null or was.category = category_name)
      and (pair is null or pair = any (private.pairs_meant(history.before)))
    order by history.row_id, history.id desc
  ),
  listed as (
    select
      matches.id, matches.changed_at, matches.date, matches."time", matches.location, matches.category,
      matches.team1 || ' – ' || matches.team2 as names, false as is_cancelled
    from public.upcoming_matches as matches
    where (category_name is null or matches.category = category_name)
      and (pair is null or pair in (matches.pair1_id, matches.pair2_id))
    union all
    select
      -- One that was corrected to be the result of an announced match continues that match.
      coalesce(settled.match_id, results.id),
      case when settled.match_id is null then results.changed_at
        else greatest(results.changed_at, private.last_change(settled.match_id)) end,
      results.date, results."time", results.location, results.category,
      results.team1 || ' – ' || results.team2 || ': ' || results.score, not results.is_played
    from public.results
    left join private.settled_matches as settled
      on settled.result_id = results.id and settled.match_id <> results.id
      and not exists (select from public.results as own where own.id = settled.match_id)
    where results.date > now() - interval '180 days'
      and (category_name is null or results.category = category_name)
      and (pair is null or pair in (results.pair1_id, results.pair2_id))
      -- A result has no hour if it was never announced, and is in no calendar, or if it was played on another
      -- day than announced.
      and (results."time" is not null or coalesce(settled.match_id, results.id) in (select had.id from had))
  )
  select
    listed.id, listed.changed_at, listed.date,
    private.moment_of(listed.date, listed."time", zone), listed.names, listed.location, listed.category,
    listed.is_cancelled
  from listed
  where listed."time" is not null or listed.id in (select had.id from had)
  union all
  select
    had.id, private.last_change(had.id), had.date, private.moment_of(had.date, had."time", zone), null, null, null, true
  from had
  where had.id not in (select listed.id from listed);
$$;
