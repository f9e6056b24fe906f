-- A setting more repeated the whole answer of public.league_settings. The answer is composed of parts: a text
-- of the league repeats the first, a list of rows the second, a season the third. Its keys stay: devices and
-- open pages hold them.

create function private.settings_of_league(league public.league)
returns jsonb
language sql
stable
set search_path = ''
begin atomic
  select jsonb_build_object(
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
    )
  );
end;

comment on function private.settings_of_league(public.league) is
  'What public.league_settings says of the league itself.';

create function private.settings_of_lists()
returns jsonb
language sql
stable
set search_path = ''
begin atomic
  select jsonb_build_object(
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
  );
end;

comment on function private.settings_of_lists() is
  'The rows of public.league_settings, by list; seasons apart.';

create function private.settings_of_seasons()
returns jsonb
language sql
stable
set search_path = ''
begin atomic
  select coalesce(
    jsonb_agg(
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
    ),
    '[]'
  )
  from public.seasons;
end;

comment on function private.settings_of_seasons() is
  'The seasons of public.league_settings, in their order, with their rule and their categories.';

create or replace function public.league_settings()
returns jsonb
language sql
stable
set search_path = ''
begin atomic
  select jsonb_build_object(
    'version', (select settings_version.version from public.settings_version),
    'seasons', private.settings_of_seasons()
  ) || private.settings_of_league(league) || private.settings_of_lists()
  from private.known_league() as league;
end;

revoke execute on function
  private.settings_of_league(public.league), private.settings_of_lists(), private.settings_of_seasons()
from public, anon, authenticated, service_role;

grant execute on function
  private.settings_of_league(public.league), private.settings_of_lists(), private.settings_of_seasons()
to anon, authenticated;
