-- A league begins empty: its organiser sets name, zone and categories. Earlier migrations inserted those of
-- the demo, which its seed inserts now. What a league has begun to use or to change stays.

do $$
begin
  if exists (select from public.pairs)
    or exists (select from public.results)
    or exists (select from public.upcoming_matches)
    or exists (select from public.seasons)
    or exists (select from public.organisers)
    or exists (select from public.clubs)
    or exists (select from public.sponsors)
    or exists (select from public.hero_pictures)
    -- In the trash.
    or exists (select from private.history where table_name in ('results', 'upcoming_matches'))
    or exists (
      select from public.categories
      where (name, title, slug, position) not in (
        values
          ('Octava Damas', 'Octava Damas', 'octava-damas', 1),
          ('Séptima Damas', 'Séptima Damas', 'septima-damas', 2),
          ('Sexta Damas', 'Sexta Damas', 'sexta-damas', 3),
          ('Octava Libre', 'Octava Libre', 'octava-libre', 4),
          ('Séptima Libre', 'Séptima Libre', 'septima-libre', 5),
          ('Sexta Libre', 'Sexta Libre', 'sexta-libre', 6),
          ('Quinta Libre', 'Quinta Libre', 'quinta-libre', 7)
      )
      or num_nonnulls(short_name, spreadsheet, ladder, level) > 0
    )
    or exists (
      select from public.league
      where (name, address, time_zone) is distinct from (
          'Liga Pádel Córdoba', 'https://ligapadelcordoba.example', 'America/Argentina/Cordoba'
        )
        or num_nonnulls(
          short_name, description, slogan, city, brand, accent, profile_name, icon
        ) > 0
        or cardinality(story || scoring || joining) > 0
        or dates <> '[]'
    )
  then
    return;
  end if;
  delete from public.categories;
  delete from public.league;
end
$$;

-- They were no change of a league's.
delete from private.history where transaction_id = pg_current_xact_id();

-- Until there is a league ----------------------------------------------------------------------------

create function private.known_league()
returns setof public.league
language sql
stable
set search_path = ''
as $$
  select league.* from public.league
  union all
  select unset.*
  from jsonb_populate_record(
    null::public.league,
    '{"name": "Liga de pádel", "time_zone": "UTC", "story": [], "scoring": [], "joining": [], "dates": []}'
  ) as unset
  where not exists (select from public.league);
$$;

comment on function private.known_league() is
  'The league; where nothing is set yet, one with a common name and the time of UTC.';

revoke execute on function private.known_league()
from public, anon, authenticated, service_role;

grant execute on function private.known_league() to anon, authenticated;

create or replace function public.league_settings()
returns jsonb
language sql
stable
set search_path = ''
begin atomic
  select jsonb_build_object(
    'version', (select settings_version.version from public.settings_version),
    'name', league.name,
    'shortName', coalesce(league.short_name, rtrim(left(league.name, 12))),
    'description', coalesce(league.description, ''),
    'slogan', coalesce(league.slogan, ''),
    'city', coalesce(league.city, ''),
    'timeZone', league.time_zone,
    'clock', private.clock_offsets(league.time_zone),
    'address', coalesce(league.address, ''),
    'brand', coalesce(league.brand, '#1d4ed8'),
    'accent', coalesce(league.accent, '#d8f238'),
    'icon', coalesce(league.icon, ''),
    'profile', (
      select jsonb_build_object(
        'name', league.profile_name, 'network', league.profile_network, 'url', league.profile_url
      )
      where league.profile_name is not null
    ),
    'about', jsonb_build_object(
      'story', league.story, 'scoring', league.scoring, 'joining', league.joining, 'dates', league.dates
    ),
    'categories', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'name', categories.name,
          'title', categories.title,
          'shortName', coalesce(categories.short_name, categories.title),
          'slug', categories.slug,
          'oldSlugs', categories.old_slugs,
          'spreadsheet', coalesce(categories.spreadsheet, '')
        )
        order by categories.position, categories.id
      )
      from public.categories
    ), '[]'),
    'seasons', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'name', seasons.name,
          'slug', seasons.slug,
          'firstDay', seasons.starts_on,
          'rule', jsonb_build_object(
            'points', seasons.points,
            'ties', seasons.ties,
            'superTieBreak', seasons.super_tie_break,
            'walkover', seasons.walkover
          ),
          'categories', coalesce((
            select jsonb_object_agg(
              season_categories.category,
              jsonb_build_object(
                'legs', season_categories.legs,
                'qualified', season_categories.qualified,
                'relegated', season_categories.relegated
              )
            )
            from public.season_categories
            where season_categories.season_id = seasons.id
          ), '{}')
        )
        order by seasons.starts_on
      )
      from public.seasons
    ), '[]'),
    'organisers', coalesce((
      select jsonb_agg(
        jsonb_build_object('name', organisers.name, 'whatsapp', organisers.whatsapp)
        order by organisers.position, organisers.id
      )
      from public.organisers
    ), '[]'),
    'clubs', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'name', clubs.name,
          'network', clubs.network,
          'url', clubs.url,
          'address', clubs.address,
          'map', clubs.map
        )
        order by clubs.position, clubs.id
      )
      from public.clubs
    ), '[]'),
    'sponsors', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'name', sponsors.name, 'picture', sponsors.picture, 'alt', sponsors.alt
        )
        order by sponsors.position, sponsors.id
      )
      from public.sponsors
    ), '[]'),
    'heroPictures', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'picture', hero_pictures.picture,
          'phonePicture', coalesce(hero_pictures.phone_picture, ''),
          'alt', hero_pictures.alt,
          'focus', hero_pictures.focus
        )
        order by hero_pictures.position, hero_pictures.id
      )
      from public.hero_pictures
    ), '[]')
  )
  from private.known_league() as league;
end;

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
  select * into league from private.known_league();
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
