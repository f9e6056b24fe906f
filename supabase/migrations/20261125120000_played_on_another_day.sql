-- An announced match may be played on another day. Its hour and place were announced for its own day: a
-- result of another day keeps neither, or calendars and sheets would say that a match of this morning was
-- played tonight.

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
      coalesce(entry.location, planned.location) as location,
      coalesce(entry."time", planned."time") as "time"
    from rows from (
      jsonb_to_recordset(items) as (
        id uuid, team1 text, team2 text, score text, winner smallint, date date, category text,
        location text, "time" time, match_id uuid
      )
    ) with ordinality as entry (
      id, team1, team2, score, winner, date, category, location, "time", match_id, number
    )
    -- What was planned holds for its own day.
    left join public.upcoming_matches as planned
      on planned.id = entry.match_id and planned.date = entry.date
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
