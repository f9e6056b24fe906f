-- All settings in one answer: a build bakes it into the pages, an open page reads it when the version
-- differs. Whatever is not set is an empty text or list, so that a page tests nothing else.

create function private.clock_offsets(zone text)
returns jsonb
language sql
stable
set search_path = ''
as $$
  with
    days as (
      select day, extract(epoch from (day at time zone zone) - (day at time zone 'UTC')) / 60 as minutes
      from generate_series(
        date_trunc('year', now(), 'UTC') - interval '1 year',
        date_trunc('year', now(), 'UTC') + interval '20 years',
        interval '1 day'
      ) as day
    ),
    changes as (
      select day, minutes, lag(minutes) over (order by day) as old
      from days
    ),
    -- Zones change on a quarter of an hour.
    moments as (
      select
        changes.minutes,
        (
          select min(moment)
          from generate_series(day - interval '1 day', day, interval '15 minutes') as moment
          where extract(epoch from (moment at time zone zone) - (moment at time zone 'UTC')) / 60
            = changes.minutes
        ) as begins
      from changes
      where minutes <> old
    )
  select
    jsonb_build_array(
      jsonb_build_object('from', 0, 'minutes', (select minutes::integer from days order by day limit 1))
    ) || coalesce(
      jsonb_agg(
        jsonb_build_object('from', (extract(epoch from begins) * 1000)::bigint, 'minutes', minutes::integer)
        order by begins
      ),
      '[]'
    )
  from moments;
$$;

comment on function private.clock_offsets(text) is
  'A zone''s offsets from UTC in minutes, each with the moment from which it holds, ms since 1970: a phone takes 100 ms to load its own zones.';

create function public.league_settings()
returns jsonb
language sql
stable
set search_path = ''
begin atomic
  select jsonb_build_object(
    'version', (select settings_version.version from public.settings_version),
    'name', league.name,
    'shortName', coalesce(league.short_name, left(league.name, 12)),
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
  from public.league;
end;

comment on function public.league_settings() is
  'All settings of the league, with their version, as the site''s pages hold them.';

revoke execute on function private.clock_offsets(text), public.league_settings()
from public, anon, authenticated, service_role;

grant execute on function private.clock_offsets(text), public.league_settings()
to anon, authenticated;
