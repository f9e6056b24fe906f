-- A match that was rained off is announced for no day until it has a new one: `postponed_at` says so. Day, hour and
-- place stay those that were last announced, so that pages of before show it as they did.

alter table public.upcoming_matches add column postponed_at timestamptz;

comment on column public.upcoming_matches.postponed_at is
  'When it was put off; null: it is played as announced. A new day or hour clears it.';

grant update (postponed_at) on table public.upcoming_matches to authenticated;

create function private.end_postponement()
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
create trigger end_postponement
before update on public.upcoming_matches
for each row execute function private.end_postponement();

-- Its result ----------------------------------------------------------------------------------------

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
    -- What was planned holds for its own day, if the match was not put off.
    left join public.upcoming_matches as planned
      on planned.id = entry.match_id and planned.date = entry.date and planned.postponed_at is null
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

-- What a calendar has -----------------------------------------------------------------------------

-- Another column in what it returns. Only what is in a calendar is asked for the last change of its match: with
-- 5,000 results that took half a second. What was not played, or to what neither pair came, is cancelled.
drop function private.calendar_events(text, uuid, text);

create function private.calendar_events(category_name text, pair uuid, zone text)
returns table (
  id uuid, changed_at timestamptz, day date, begins timestamptz, names text, location text,
  category text, is_cancelled boolean, is_postponed boolean
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
      matches.team1 || ' – ' || matches.team2 as names, false as is_cancelled,
      matches.postponed_at is not null as is_postponed
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
      results.team1 || ' – ' || results.team2 || ': ' || results.score, not results.is_played, false
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
    listed.is_cancelled, listed.is_postponed
  from listed
  where listed."time" is not null or listed.id in (select had.id from had)
  union all
  select
    had.id, private.last_change(had.id), had.date, private.moment_of(had.date, had."time", zone), null, null, null, true, false
  from had
  where had.id not in (select listed.id from listed);
$$;

comment on function private.calendar_events(text, uuid, text) is
  'What a calendar has of a category, of a pair, or of all: matches, results, and for 30 days what it no longer has, without names. `begins` is null where only the day is known; of a match that was put off it is that of before.';

revoke execute on function private.calendar_events(text, uuid, text)
from public, anon, authenticated, service_role;

create or replace function private.ics(category_slug text, pair_name text)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  league public.league;
  found_category public.categories;
  found_pair public.pairs;
  category_name text;
  pair_id uuid;
  title text;
  events text;
begin
  select * into league from private.known_league();
  select categories.* into found_category
  from public.categories
  where categories.slug = category_slug or category_slug = any (categories.old_slugs);
  select pairs.* into found_pair
  from public.pairs where pairs.id = private.pair_meant(found_category.name, pair_name);
  title := case
    when category_slug is not null and found_category.id is null then 'Categoría no encontrada'
    when pair_name is not null and found_pair.id is null then 'Pareja no encontrada'
    else concat_ws(' · ', found_pair.name, coalesce(found_category.title, league.name))
  end;
  -- A pair goes with its last match, and a category may go then: their calendars still cancel it.
  category_name := coalesce(found_category.name, (
    select history.before ->> 'name'
    from private.history
    where history.table_name = 'categories' and history.operation = 'DELETE'
      and history.before ->> 'slug' = category_slug
    order by history.id desc
    limit 1
  ));
  pair_id := coalesce(found_pair.id, (
    select history.row_id
    from private.history
    where history.table_name = 'pair_names' and history.operation = 'DELETE'
      and history.before ->> 'category' = category_name
      and history.before ->> 'key' = private.name_key(pair_name)
    order by history.id desc
    limit 1
  ));

  select string_agg(
    E'BEGIN:VEVENT\r\n'
    || private.calendar_line('UID:' || event.id || coalesce('@' || split_part(league.address, '/', 3), ''))
    -- The first second of 2026 is 0, see src/pairs/ics.ts.
    || private.calendar_line(
      'SEQUENCE:' || (extract(epoch from event.changed_at) - extract(epoch from timestamptz '2026-01-01Z'))::bigint
    )
    || private.calendar_line('LAST-MODIFIED:' || private.calendar_moment(event.changed_at))
    || private.calendar_line('DTSTAMP:' || private.calendar_moment(now()))
    || case when event.begins is null then
      private.calendar_line('DTSTART;VALUE=DATE:' || to_char(event.day, 'YYYYMMDD'))
    else
      private.calendar_line('DTSTART:' || private.calendar_moment(event.begins))
      || private.calendar_line('DTEND:' || private.calendar_moment(event.begins + interval '90 minutes'))
    end
    || case when event.is_cancelled then
      E'STATUS:CANCELLED\r\nSUMMARY:Partido cancelado\r\n'
    else
      -- Some programs hide what is cancelled, some strike it through, some show it as before.
      case when event.is_postponed then E'STATUS:CANCELLED\r\nTRANSP:TRANSPARENT\r\n' else E'STATUS:CONFIRMED\r\n' end
      || private.calendar_line('SUMMARY:' || private.calendar_text(
        case when event.is_postponed then 'A reprogramar: ' else '' end || event.names
      ))
      || case when event.location is null then '' else
        private.calendar_line('LOCATION:' || private.calendar_text(event.location))
      end
      || private.calendar_line('DESCRIPTION:' || private.calendar_text(categories.title) || case
        when event.location is null then '' else
          '\nMapa: https://www.google.com/maps/search/?api=1&query=' || private.url_encoded(event.location)
      end)
      || case when league.address is null then '' else
        private.calendar_line(
          'URL:' || league.address || '/categorias/' || categories.slug || '#' || event.id
        )
      end
    end
    || E'END:VEVENT\r\n',
    '' order by event.day, event.begins, event.id
  ) into events
  from private.calendar_events(category_name, pair_id, league.time_zone) as event
  left join public.categories on categories.name = event.category
  -- Nothing is of a category or pair that is not known.
  where (category_slug is null or category_name is not null) and (pair_name is null or pair_id is not null);

  perform set_config(
    'response.headers',
    '[{"Content-Type": "text/calendar; charset=utf-8"}, {"Cache-Control": "public, max-age=900"}]',
    true
  );
  return E'BEGIN:VCALENDAR\r\nVERSION:2.0\r\n'
    || private.calendar_line('PRODID:-//' || private.calendar_text(league.name) || '//ES')
    || E'CALSCALE:GREGORIAN\r\nMETHOD:PUBLISH\r\n'
    || private.calendar_line('NAME:' || private.calendar_text(title))
    || private.calendar_line('X-WR-CALNAME:' || private.calendar_text(title))
    || E'REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\nX-PUBLISHED-TTL:PT1H\r\n'
    -- A calendar has at least one component (RFC 5545, 3.6): a zone that nothing refers to.
    || coalesce(
      events,
      E'BEGIN:VTIMEZONE\r\nTZID:UTC\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\n'
      || E'TZOFFSETFROM:+0000\r\nTZOFFSETTO:+0000\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n'
    )
    || E'END:VCALENDAR\r\n';
end
$$;
