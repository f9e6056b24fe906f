-- What makes a site the site of this league is data: everybody reads it in one answer, the administrator writes it, the
-- history has it. Open pages hear of a change by one row, settings_version. Texts are stored as they are: whoever
-- writes them into a page escapes them.

-- What pages read ---------------------------------------------------------------------------------

create or replace function private.known_league()
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

revoke execute on function private.known_league() from public, anon, authenticated, service_role;
grant execute on function private.known_league() to anon, authenticated;

create or replace function private.clock_offsets(zone text)
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

revoke execute on function private.clock_offsets(text) from public, anon, authenticated, service_role;
grant execute on function private.clock_offsets(text) to anon, authenticated;

create or replace function private.settings_of_league(league public.league)
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
    'country', coalesce(league.country, ''),
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

revoke execute on function private.settings_of_league(public.league) from public, anon, authenticated, service_role;
grant execute on function private.settings_of_league(public.league) to anon, authenticated;

create or replace function private.settings_of_lists()
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

revoke execute on function private.settings_of_lists() from public, anon, authenticated, service_role;
grant execute on function private.settings_of_lists() to anon, authenticated;

create or replace function private.settings_of_seasons()
returns jsonb
language sql
stable
set search_path = ''
begin atomic
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', seasons.id,
        'name', seasons.name,
        'slug', seasons.slug,
        'firstDay', seasons.starts_on,
        'lastDay', private.last_day(seasons),
        'rule', jsonb_build_object(
          'points', seasons.points,
          'ties', seasons.ties,
          'superTieBreak', seasons.super_tie_break,
          'walkover', seasons.walkover,
          'exact', private.exact_rule(seasons)
        ),
        'ruleChangedOn', seasons.rule_changed_on,
        'adjustments', coalesce((
          select jsonb_agg(
            jsonb_build_object(
              'category', adjustments.category,
              'pairId', adjustments.pair_id,
              'points', adjustments.points,
              'reason', adjustments.reason,
              'day', adjustments.day
            )
            order by adjustments.day, adjustments.id
          )
          from public.adjustments
          where adjustments.season_id = seasons.id
        ), '[]'),
        'withdrawals', coalesce((
          select jsonb_agg(
            jsonb_build_object(
              'id', withdrawals.id,
              'category', withdrawals.category,
              'pairId', withdrawals.pair_id,
              'day', withdrawals.day,
              'kind', withdrawals.kind,
              'rivals', withdrawals.rivals,
              'createdAt', withdrawals.created_at
            )
            order by withdrawals.day, withdrawals.id
          )
          from public.withdrawals
          where withdrawals.season_id = seasons.id
        ), '[]'),
        'lots', coalesce((
          select jsonb_agg(
            jsonb_build_object(
              'id', lots.id, 'category', lots.category, 'pairId', lots.pair_id, 'place', lots.place
            )
            order by lots.category, lots.place, lots.id
          )
          from public.lots
          where lots.season_id = seasons.id
        ), '[]'),
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

revoke execute on function private.settings_of_seasons() from public, anon, authenticated, service_role;
grant execute on function private.settings_of_seasons() to anon, authenticated;

-- A build bakes the answer into the pages, an open page reads it when the version differs. Its keys stay: devices and
-- open pages hold them. Whatever is not set is an empty text or list, so that a page tests nothing else.
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

comment on function public.league_settings() is
  'All settings of the league, with their version, as the site''s pages hold them.';

revoke execute on function public.league_settings() from public, anon, authenticated, service_role;
grant execute on function public.league_settings() to anon, authenticated;

-- What a change does ------------------------------------------------------------------------------

create or replace function private.raise_settings_version()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new is not distinct from old
    or current_setting('league.settings_raised_in', true) = pg_current_xact_id()::text then
    return null;
  end if;
  perform set_config('league.settings_raised_in', pg_current_xact_id()::text, true);
  update public.settings_version set version = version + 1;
  return null;
end
$$;

comment on function private.raise_settings_version() is 'Raises the version, once in a transaction.';

revoke execute on function private.raise_settings_version() from public, anon, authenticated, service_role;

-- The tables of settings. For each row: a statement that finds none, as anybody may send, changes nothing.
do $$
declare
  table_name text;
begin
  foreach table_name in array array[
    'league', 'categories', 'seasons', 'season_categories', 'organisers', 'clubs', 'sponsors', 'hero_pictures',
    'adjustments', 'withdrawals', 'lots'
  ] loop
    execute format(
      'create or replace trigger raise_settings_version after insert or update or delete on public.%I '
      'for each row execute function private.raise_settings_version()', table_name
    );
  end loop;
end
$$;

-- An open page hears of the pairs that come with a match. Those of a list that the organiser adds reach it as a change
-- of settings does, once for the whole list.
create or replace trigger raise_settings_version
after insert or delete on public.pairs
for each row
-- Not those that another trigger adds or removes, with a result or a match.
when (pg_trigger_depth() = 0)
execute function private.raise_settings_version();

create or replace function private.keep_old_slug()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (
    select from public.categories as others
    where others.id <> new.id and new.slug = any (others.old_slugs)
  ) then
    raise unique_violation using message = 'Another category had this slug';
  end if;
  -- An undo puts them back together with the slug.
  if tg_op = 'UPDATE' and new.slug <> old.slug
    and current_setting('league.is_reverting', true) is distinct from 'on' then
    new.old_slugs := array_append(array_remove(old.old_slugs, new.slug), old.slug);
  end if;
  return new;
end
$$;

comment on function private.keep_old_slug() is
  'Keeps the slug that a category had; refuses one that leads to another category.';

revoke execute on function private.keep_old_slug() from public, anon, authenticated, service_role;

create or replace trigger keep_old_slug
before insert or update of slug on public.categories
for each row execute function private.keep_old_slug();

-- Seasons that name no category are left alone: there all play. It comes in the same transaction as the category, and
-- so goes with its undo.
create or replace function private.register_in_seasons()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- An undo brings back how it played.
  if current_setting('league.is_reverting', true) = 'on' then
    return null;
  end if;
  insert into public.season_categories (season_id, category)
  select seasons.id, new.name
  from public.seasons
  where exists (select from public.season_categories as others where others.season_id = seasons.id)
    and seasons.starts_on >= coalesce(
      (
        select max(begun.starts_on)
        from public.seasons as begun, public.league
        where begun.starts_on <= (now() at time zone league.time_zone)::date
      ),
      '-infinity'
    );
  return null;
end
$$;

comment on function private.register_in_seasons() is
  'Lets a new category play in the season that is being played and in those to come.';

revoke execute on function private.register_in_seasons() from public, anon, authenticated, service_role;

-- Named to run after record_history: what is recorded last is undone first.
create or replace trigger register_in_seasons
after insert on public.categories
for each row execute function private.register_in_seasons();

-- What the administrator writes -------------------------------------------------------------------

create or replace function private.is_web_address(value text, is_site boolean)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  select
    char_length(value) <= 500
    and value !~ '["<>\\`]'
    and value ~* concat(
      '^https://(?:',
      -- The last part of a name begins with a letter, or browsers read all of it as numbers.
      '(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z](?:[a-z0-9-]*[a-z0-9])?',
      '|(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])',
      ')(?::(?:6553[0-5]|655[0-2][0-9]|65[0-4][0-9]{2}|6[0-4][0-9]{3}|[1-5]?[0-9]{1,4}))?',
      -- Pages are added to the site's: neither query nor fragment, and no part that leads elsewhere.
      case when is_site then '(?:/(?!\.{1,2}(?:/|$))[^/?#]+)*$' else '(?:[/?#][!-~]*)?$' end
    )
    and value ~ '^[!-~]+$';
$$;

comment on function private.is_web_address(text, boolean) is
  'Whether a browser can open an address, or a site can be published there: as src/league/links.ts has it.';

revoke execute on function private.is_web_address(text, boolean) from public, anon, authenticated, service_role;

-- Constraints ask about the whole row at each change of it: a row of before could be neither reordered nor renamed.
-- These rules are asked of what is written anew.
create or replace function private.check_written_setting()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  written jsonb := to_jsonb(new);
  before jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) else '{}' end;
  value text;
begin
  -- An undo brings back what was there.
  if current_setting('league.is_reverting', true) = 'on' then
    return new;
  end if;
  for index in 0 .. tg_nargs - 1 loop
    value := written ->> tg_argv[index];
    if value is null or value is not distinct from before ->> tg_argv[index] then
      continue;
    end if;
    if tg_argv[index] in ('picture', 'phone_picture') then
      if value !~ '/' then
        raise check_violation using message = 'A picture lies in a folder: ' || value;
      end if;
    elsif not private.is_web_address(value, tg_table_name = 'league' and tg_argv[index] = 'address') then
      raise check_violation using message = 'No browser opens this address: ' || value;
    end if;
  end loop;
  return new;
end
$$;

comment on function private.check_written_setting() is
  'Refuses addresses and paths of pictures, in the columns of its arguments, that no page can show.';

revoke execute on function private.check_written_setting() from public, anon, authenticated, service_role;

create or replace trigger check_written_setting
before insert or update of address, profile_url on public.league
for each row execute function private.check_written_setting('address', 'profile_url');

create or replace trigger check_written_setting
before insert or update of spreadsheet on public.categories
for each row execute function private.check_written_setting('spreadsheet');

create or replace trigger check_written_setting
before insert or update of url, map on public.clubs
for each row execute function private.check_written_setting('url', 'map');

create or replace trigger check_written_setting
before insert or update of picture on public.sponsors
for each row execute function private.check_written_setting('picture');

create or replace trigger check_written_setting
before insert or update of picture, phone_picture on public.hero_pictures
for each row execute function private.check_written_setting('picture', 'phone_picture');

-- For pages that were opened before an order was a call of change_rows. In one statement: fifty sponsors are one change,
-- and one undo.
create or replace function private.order_rows(table_name text, ids uuid[])
returns void
language plpgsql
set search_path = ''
as $$
begin
  if table_name not in ('categories', 'organisers', 'clubs', 'sponsors', 'hero_pictures') then
    raise exception 'This table has no order' using errcode = 'PT404';
  end if;
  execute format(
    'update public.%I as rows set position = places.place '
    'from unnest($1) with ordinality as places (id, place) '
    'where rows.id = places.id and rows.position <> places.place',
    table_name
  )
  using ids;
end
$$;

comment on function private.order_rows(text, uuid[]) is 'See public.order_rows.';

revoke execute on function private.order_rows(text, uuid[]) from public, anon, authenticated, service_role;

create or replace function public.order_rows(table_name text, ids uuid[], change_id uuid default null)
returns void
language sql
set search_path = ''
begin atomic
  select from private.make_change(
    change_id, 'order_rows', jsonb_build_object('table_name', table_name, 'ids', ids)
  );
end;

comment on function public.order_rows(text, uuid[], uuid) is
  'Gives the rows of a list of settings the order of these ids, the first place to the first.';

revoke execute on function public.order_rows(text, uuid[], uuid) from public, anon, authenticated, service_role;
grant execute on function public.order_rows(text, uuid[], uuid) to authenticated;

-- A filter of a request cannot compare lists, and makes an address that is refused when the texts are long.
create or replace function private.save_league(league_id uuid, before jsonb, after jsonb)
returns setof public.league
language plpgsql
set search_path = ''
as $$
declare
  columns text;
  stored jsonb;
begin
  -- The grants of the table say what the administrator writes of it: a column more needs nothing here.
  if exists (
    select from jsonb_object_keys(after) as named
    where not has_column_privilege('authenticated', 'public.league', named, 'update')
  ) then
    raise insufficient_privilege using message = 'permission denied for a column of table league';
  end if;
  select string_agg(quote_ident(named), ', ') into columns from jsonb_object_keys(after) as named;
  if before is null and not exists (select from public.league) then
    execute format(
      'insert into public.league (id, %1$s) '
      'select $1, %1$s from jsonb_populate_record(null::public.league, $2) on conflict do nothing',
      columns
    ) using league_id, after;
  end if;
  perform from public.league where league.id = league_id for update;
  select jsonb_object_agg(named, to_jsonb(league) -> named) into stored
  from public.league, jsonb_object_keys(after) as named
  where league.id = league_id;
  -- One that was begun, and whose response was lost, is changed to what is typed now.
  if stored <> after and stored = coalesce(before, stored) then
    execute format(
      'update public.league set (%1$s) = '
      '(select %1$s from jsonb_populate_record(null::public.league, $2)) where id = $1',
      columns
    ) using league_id, after;
  end if;
  -- Otherwise another device has changed or begun it: it is returned as it is.
  return query select league.* from public.league;
end
$$;

comment on function private.save_league(uuid, jsonb, jsonb) is 'See public.save_league.';

revoke execute on function private.save_league(uuid, jsonb, jsonb) from public, anon, authenticated, service_role;

-- A row as one value has the columns that the table has when it is read: a body that names them would lack a new one.
create or replace function public.save_league(
  league_id uuid, before jsonb, after jsonb, change_id uuid default null
)
returns setof public.league
language sql
set search_path = ''
begin atomic
  select jsonb_populate_record(null::public.league, stored)
  from jsonb_array_elements(private.make_change(
    change_id, 'save_league', jsonb_build_object('league_id', league_id, 'before', before, 'after', after)
  )) as stored;
end;

comment on function public.save_league(uuid, jsonb, jsonb, uuid) is
  'Changes columns of the league from what the editor saw to what they are now; begins it under this id where before is null. Columns that are not sent stay as they are. Returns the league, unchanged where somebody else had changed one of these columns or begun it under another id. Sent again it changes nothing.';

revoke execute on function public.save_league(uuid, jsonb, jsonb, uuid)
from public, anon, authenticated, service_role;
grant execute on function public.save_league(uuid, jsonb, jsonb, uuid) to authenticated;
