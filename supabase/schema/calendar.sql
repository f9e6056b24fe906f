-- Calendars to subscribe to: the matches of a pair, of a category or of the league as text/calendar.
--
-- A calendar program replaces what it knows by a higher SEQUENCE only, and keeps what a feed no longer names. Every row
-- of a match has one time of its last change, from which the feed and the file of the site take LAST-MODIFIED and
-- SEQUENCE; a match that is gone from a calendar is sent as cancelled for 30 days. A match that became a result keeps
-- its UID, which is its id.

-- The time of change ------------------------------------------------------------------------------

create or replace function private.time_of_change(change private.history)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select coalesce(
    (change.after ->> 'changed_at')::timestamptz,
    -- Of a deletion, or of a row that had no such column yet.
    greatest(
      date_trunc('second', change.at),
      (change.before ->> 'changed_at')::timestamptz + interval '1 second'
    )
  );
$$;

comment on function private.time_of_change(private.history) is
  'When a change of a result or match was made, in whole seconds, at least one later than the change before.';

revoke execute on function private.time_of_change(private.history) from public, anon, authenticated, service_role;

create or replace function private.last_change_of(row_id uuid)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  -- Each by an index: this runs for every row that is added.
  select greatest(
    (
      select max(private.time_of_change(history))
      from private.history
      where history.row_id = last_change_of.row_id and history.table_name in ('results', 'upcoming_matches')
    ),
    (select results.changed_at from public.results where results.id = last_change_of.row_id),
    (
      select matches.changed_at
      from public.upcoming_matches as matches
      where matches.id = last_change_of.row_id
    )
  );
$$;

comment on function private.last_change_of(uuid) is
  'When the result and the match of an id last changed or were deleted; null where there never was one.';

revoke execute on function private.last_change_of(uuid) from public, anon, authenticated, service_role;

create or replace function private.last_change(row_id uuid)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  with
  -- A result that was corrected to be that of the match goes on with its entry.
  of_entry as (
    select last_change.row_id as id
    union
    select corrected.row_id
    from private.history as settled
    join private.history as corrected
      on corrected.transaction_id = settled.transaction_id
      and corrected.table_name = 'results' and corrected.operation = 'UPDATE'
    where settled.row_id = last_change.row_id
      and settled.table_name = 'upcoming_matches' and settled.operation = 'DELETE'
  ),
  -- Of two rows the later change may have the earlier time: each change is a second later than all before it.
  changes as (
    select
      private.time_of_change(history) as at,
      count(*) over () - row_number() over (order by history.id) as later
    from of_entry
    join private.history on history.row_id = of_entry.id and history.table_name in ('results', 'upcoming_matches')
  )
  select greatest(
    (select max(private.last_change_of(of_entry.id)) from of_entry),
    (select max(changes.at + changes.later * interval '1 second') from changes)
  );
$$;

comment on function private.last_change(uuid) is
  'When the entry of an id in calendars last changed, with a match, its result or their deletion; null for one that never was.';

revoke execute on function private.last_change(uuid) from public, anon, authenticated, service_role;

-- Before a row is stored its generated column has no value.
create or replace function private.mark_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  before timestamptz;
  computed text[] := array['changed_at', 'is_played'];
begin
  if tg_op = 'INSERT' then
    before := private.last_change(new.id);
  elsif to_jsonb(new) - computed = to_jsonb(old) - computed then
    new.changed_at := old.changed_at;
    return new;
  else
    before := old.changed_at;
  end if;
  new.changed_at := greatest(date_trunc('second', clock_timestamp()), before + interval '1 second');
  return new;
end
$$;

comment on function private.mark_change() is 'Sets changed_at, whatever a client or an undo wrote.';

revoke execute on function private.mark_change() from public, anon, authenticated, service_role;

-- Named to run last: triggers of one kind run in the order of their names.
create or replace trigger set_time_of_change
before insert or update on public.results
for each row execute function private.mark_change();

create or replace trigger set_time_of_change
before insert or update on public.upcoming_matches
for each row execute function private.mark_change();

-- Lines of a calendar -----------------------------------------------------------------------------

create or replace function private.moment_of(day date, "time" time, zone text)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select case when early.moment at time zone zone = day + "time" then least(early.moment, late.moment) else late.moment end
  from
    -- Of an hour that the clock shows twice Postgres takes the second.
    (values ((day + "time") at time zone zone)) as late (moment),
    lateral (values (late.moment - interval '24 hours')) as yesterday (moment),
    -- By the clock as it went before.
    lateral (
      values (
        (day + "time" - (yesterday.moment at time zone zone - yesterday.moment at time zone 'UTC'))
        at time zone 'UTC'
      )
    ) as early (moment);
$$;

comment on function private.moment_of(date, time, text) is
  'When the clock of a zone shows this, as instantOf in src/padel/time.ts: of what it shows twice, the first; what it skips is an hour later.';

revoke execute on function private.moment_of(date, time, text) from public, anon, authenticated, service_role;

create or replace function private.calendar_text(value text)
returns text
language sql
immutable
set search_path = ''
as $$
  select regexp_replace(value, '([\\;,])', '\\\1', 'g');
$$;

comment on function private.calendar_text(text) is 'A text as RFC 5545 (3.3.11) escapes it.';

revoke execute on function private.calendar_text(text) from public, anon, authenticated, service_role;

-- At most 75 octets a line (RFC 5545, 3.1), never within a character.
create or replace function private.calendar_line(line text)
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  folded text := '';
  octets integer := 0;
  letter text;
begin
  foreach letter in array regexp_split_to_array(line, '') loop
    if octets + octet_length(letter) > 75 then
      folded := folded || E'\r\n ';
      octets := 1;
    end if;
    folded := folded || letter;
    octets := octets + octet_length(letter);
  end loop;
  return folded || E'\r\n';
end
$$;

comment on function private.calendar_line(text) is 'One line of a calendar, folded, with its end.';

revoke execute on function private.calendar_line(text) from public, anon, authenticated, service_role;

create or replace function private.url_encoded(value text)
returns text
language sql
immutable
set search_path = ''
as $$
  select coalesce(string_agg(
    case
      when octet between 48 and 57 or octet between 65 and 90 or octet between 97 and 122
        then chr(octet)
      else '%' || upper(lpad(to_hex(octet), 2, '0'))
    end,
    '' order by place
  ), '')
  from (
    select place, get_byte(convert_to(value, 'UTF8'), place) as octet
    from generate_series(0, octet_length(value) - 1) as place
  ) as octets;
$$;

comment on function private.url_encoded(text) is 'A text as the value of a query''s parameter.';

revoke execute on function private.url_encoded(text) from public, anon, authenticated, service_role;

create or replace function private.calendar_moment(moment timestamptz)
returns text
language sql
immutable
set search_path = ''
as $$
  select to_char(moment at time zone 'UTC', 'YYYYMMDD"T"HH24MISS"Z"');
$$;

comment on function private.calendar_moment(timestamptz) is 'A moment as RFC 5545 writes it, in UTC.';

revoke execute on function private.calendar_moment(timestamptz) from public, anon, authenticated, service_role;

-- What a calendar has -----------------------------------------------------------------------------

-- Only what is in a calendar is asked for the last change of its match: with 5,000 results that took half a second.
-- What was not played, or to what neither pair came, is cancelled.
create or replace function private.calendar_events(category_name text, pair uuid, zone text)
returns table (
  id uuid, changed_at timestamptz, day date, begins timestamptz, names text, location text,
  category text, is_cancelled boolean, is_postponed boolean, is_friendly boolean
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
      matches.postponed_at is not null as is_postponed, matches.stage = 'AM' as is_friendly
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
      results.team1 || ' – ' || results.team2 || ': ' || results.score, not results.is_played, false,
      results.stage = 'AM'
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
    listed.is_cancelled, listed.is_postponed, listed.is_friendly
  from listed
  where listed."time" is not null or listed.id in (select had.id from had)
  union all
  select
    had.id, private.last_change(had.id), had.date, private.moment_of(had.date, had."time", zone), null, null, null, true, false, false
  from had
  where had.id not in (select listed.id from listed);
$$;

comment on function private.calendar_events(text, uuid, text) is
  'What a calendar has of a category, of a pair, or of all: matches, results, and for 30 days what it no longer has, without names. `begins` is null where only the day is known; of a match that was put off it is that of before.';

revoke execute on function private.calendar_events(text, uuid, text) from public, anon, authenticated, service_role;

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
        when event.is_friendly then ' · amistoso' else ''
      end || case
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

comment on function private.ics(text, text) is 'See public.calendar.';

revoke execute on function private.ics(text, text) from public, anon, authenticated, service_role;
grant execute on function private.ics(text, text) to anon, authenticated;

-- A calendar program sends neither our headers nor an Accept that PostgREST knows: the key stands in the address (that
-- is why `apikey` is an argument) and the domain "*/*" answers any Accept.
create or replace function public.calendar(
  category text default null, pair text default null, apikey text default null
)
returns public."*/*"
language sql
stable
set search_path = ''
begin atomic
  -- Not `private.calendar`: `supabase db push` takes the `end` within the name for that of the body.
  select private.ics(category, pair)::public."*/*";
end;

comment on function public.calendar(text, text, text) is
  'The matches of a pair, of a category (its slug) or of all, with their scores once played, as text/calendar. A pair is found by any name it ever had.';

revoke execute on function public.calendar(text, text, text) from public, anon, authenticated, service_role;
grant execute on function public.calendar(text, text, text) to anon, authenticated;
