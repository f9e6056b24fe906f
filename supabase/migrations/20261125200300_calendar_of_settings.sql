-- A calendar shows the title of a category, finds it by a slug that it had, and does without the address of
-- a site that is not published yet. It reads the league where its settings are.

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
  title text;
  events text;
begin
  select * into league from public.league;
  select categories.* into found_category
  from public.categories
  where categories.slug = category_slug or category_slug = any (categories.old_slugs);
  select pairs.* into found_pair
  from public.pair_names
  join public.pairs on pairs.id = pair_names.pair_id
  where pair_names.category = found_category.name and pair_names.key = private.name_key(pair_name);
  title := case
    when category_slug is not null and found_category.id is null then 'Categoría no encontrada'
    when pair_name is not null and found_pair.id is null then 'Pareja no encontrada'
    else concat_ws(' · ', found_pair.name, coalesce(found_category.title, league.name))
  end;

  select string_agg(
    E'BEGIN:VEVENT\r\n'
    || private.calendar_line('UID:' || match.id || coalesce('@' || split_part(league.address, '/', 3), ''))
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
    || private.calendar_line('DESCRIPTION:' || private.calendar_text(categories.title) || case
      when match.location is null then '' else
        '\nMapa: https://www.google.com/maps/search/?api=1&query=' || private.url_encoded(match.location)
    end)
    || case when league.address is null then '' else
      private.calendar_line(
        'URL:' || league.address || '/categorias/' || categories.slug || '#' || match.id
      )
    end
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
  where (category_slug is null or match.category = found_category.name)
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
