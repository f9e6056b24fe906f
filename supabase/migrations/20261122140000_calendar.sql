-- Calendars to subscribe to: the matches of a pair, of a category or of the league as text/calendar.
--
-- A calendar program sends neither our headers nor an Accept that PostgREST knows: the key stands in
-- the address (that is why `apikey` is an argument) and the domain "*/*" answers any Accept. A match
-- that became a result keeps its UID, which is its id.

-- What the database has to know of the league. src/league/league.config.ts says the same; a test
-- compares both. Another league changes this row in a migration.
create table private.league (
  is_only boolean primary key default true check (is_only),
  name text not null check (private.is_line_of_text(name, 80)),
  address text not null check (address ~ '^https://[^/]+(/.*[^/])?$'),
  time_zone text not null
);

comment on table private.league is 'The one league of this database, as calendars need it.';
comment on column private.league.address is 'The origin of the site, without a slash at its end.';
comment on column private.league.time_zone is 'The zone of every date and time, an IANA name.';

alter table private.league enable row level security;

create policy "Nobody reaches the league's settings through the API"
on private.league
as restrictive
for all
to public
using (false)
with check (false);

revoke all on table private.league from public, anon, authenticated, service_role;

insert into private.league (name, address, time_zone) values
  ('Liga Pádel Córdoba', 'https://ligapadelcordoba.example', 'America/Argentina/Cordoba');

-- Lines of a calendar -----------------------------------------------------------------------------

create function private.calendar_text(value text)
returns text
language sql
immutable
set search_path = ''
as $$
  select regexp_replace(value, '([\\;,])', '\\\1', 'g');
$$;

comment on function private.calendar_text(text) is 'A text as RFC 5545 (3.3.11) escapes it.';

-- At most 75 octets a line (RFC 5545, 3.1), never within a character.
create function private.calendar_line(line text)
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

create function private.url_encoded(value text)
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

create function private.ics(category_slug text, pair_name text)
returns text
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  league private.league;
  category_name text;
  found_pair public.pairs;
  title text;
  events text;
begin
  select * into league from private.league;
  select categories.name into category_name
  from public.categories where categories.slug = category_slug;
  select pairs.* into found_pair
  from public.pair_names
  join public.pairs on pairs.id = pair_names.pair_id
  where pair_names.category = category_name and pair_names.key = private.name_key(pair_name);
  title := case
    when category_slug is not null and category_name is null then 'Categoría no encontrada'
    when pair_name is not null and found_pair.id is null then 'Pareja no encontrada'
    else concat_ws(' · ', found_pair.name, coalesce(category_name, league.name))
  end;

  select string_agg(
    E'BEGIN:VEVENT\r\n'
    || private.calendar_line('UID:' || match.id || '@' || split_part(league.address, '/', 3))
    || private.calendar_line('DTSTAMP:' || to_char(now() at time zone 'UTC', 'YYYYMMDD"T"HH24MISS"Z"'))
    || private.calendar_line('DTSTART:' || to_char(begins at time zone 'UTC', 'YYYYMMDD"T"HH24MISS"Z"'))
    || private.calendar_line('DTEND:' || to_char(
      (begins + interval '90 minutes') at time zone 'UTC', 'YYYYMMDD"T"HH24MISS"Z"'
    ))
    || private.calendar_line('SUMMARY:' || private.calendar_text(
      match.team1 || ' – ' || match.team2 || coalesce(': ' || match.score, '')
    ))
    || case when match.location is null then '' else
      private.calendar_line('LOCATION:' || private.calendar_text(match.location))
    end
    || private.calendar_line('DESCRIPTION:' || private.calendar_text(match.category) || case
      when match.location is null then '' else
        '\nMapa: https://www.google.com/maps/search/?api=1&query=' || private.url_encoded(match.location)
    end)
    || private.calendar_line(
      'URL:' || league.address || '/categorias/' || categories.slug || '#' || match.id
    )
    || E'END:VEVENT\r\n',
    '' order by begins, match.id
  ) into events
  from (
    select id, team1, team2, category, location, null::text as score, pair1_id, pair2_id,
      (date + "time") at time zone league.time_zone as begins
    from public.upcoming_matches
    union all
    -- A result that was never announced has no time, and was in no calendar.
    select id, team1, team2, category, location, score, pair1_id, pair2_id,
      (date + "time") at time zone league.time_zone
    from public.results
    where "time" is not null and date > now() - interval '180 days'
  ) as match
  join public.categories on categories.name = match.category
  where (category_slug is null or match.category = category_name)
    and (pair_name is null or found_pair.id in (match.pair1_id, match.pair2_id));

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

create domain public."*/*" as text;

comment on domain public."*/*" is
  'What a function returns to whatever a client accepts; it sets the Content-Type itself.';

create function public.calendar(
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

revoke execute on function
  private.calendar_text(text), private.calendar_line(text), private.url_encoded(text),
  private.ics(text, text), public.calendar(text, text, text)
from public, anon, authenticated, service_role;

grant execute on function private.ics(text, text), public.calendar(text, text, text)
to anon, authenticated;
