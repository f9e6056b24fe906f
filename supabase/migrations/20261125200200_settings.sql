-- What makes a site the site of this league is data: who organises it, where and when, its categories and
-- seasons, its texts and pictures. Everybody reads it, the administrator writes it, the history has it.
--
-- Open pages hear of a change by one row, settings_version. Texts are stored as they are: whoever writes
-- them into a page escapes them. What a page puts into an address or a style has a form here.

-- What a setting may hold ---------------------------------------------------------------------------

create function private.is_https_link(value text)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  select
    char_length(value) <= 500
    -- ASCII, as a browser writes an address; neither user nor password.
    and value ~ '^https://[A-Za-z0-9][A-Za-z0-9.-]*(:[0-9]+)?([/?#][!-~]*)?$'
    -- What would end an attribute or the url() of a style.
    and value !~ '["<>\\`]';
$$;

comment on function private.is_https_link(text) is 'Whether a text is an address that begins with https://.';

create function private.is_time_zone(value text)
returns boolean
language sql
stable
set search_path = ''
as $$
  select
    -- As browsers name zones too: neither Factory nor a file of Postgres such as posix/UTC.
    value ~ '^(UTC|[A-Z][A-Za-z_]+(/[A-Za-z0-9_+-]+)+)$'
    and exists (select from pg_catalog.pg_timezone_names as zones where zones.name = value);
$$;

comment on function private.is_time_zone(text) is 'Whether a text is the IANA name of a zone that Postgres knows.';

create function private.is_day(value text)
returns boolean
language plpgsql
immutable
set search_path = ''
as $$
begin
  return value ~ '^\d{4}-\d\d-\d\d$' and value::date between '2000-01-01' and '2100-12-31';
exception
  when data_exception then return false;
end
$$;

comment on function private.is_day(text) is 'Whether a text is a day of the calendar, e.g. 2026-11-20.';

-- The next two call others by name, which their callers may not look up: hence their owner's rights.
create function private.are_lines_of_text(lines text[], longest integer, most integer)
returns boolean
language sql
immutable
security definer
set search_path = ''
as $$
  select
    cardinality(lines) <= most
    and coalesce(array_ndims(lines), 1) = 1
    and not exists (select from unnest(lines) as line where private.is_line_of_text(line, longest) is not true);
$$;

comment on function private.are_lines_of_text(text[], integer, integer) is
  'Whether each text of a list is one trimmed, visible line.';

create function private.are_dated_lines(lines jsonb, longest integer, most integer)
returns boolean
language sql
immutable
security definer
set search_path = ''
as $$
  select
    jsonb_typeof(lines) = 'array'
    and (select count(*) from jsonb_path_query(lines, '$[*]')) <= most
    and not exists (
      select from jsonb_path_query(lines, '$[*]') as line
      where (
        -- These two texts and nothing else.
        line = jsonb_build_object('day', line ->> 'day', 'text', line ->> 'text')
        and private.is_day(line ->> 'day')
        and private.is_line_of_text(line ->> 'text', longest)
      ) is not true
    );
$$;

comment on function private.are_dated_lines(jsonb, integer, integer) is
  'Whether a list holds days with a line of text each: [{"day": "2026-11-20", "text": "Final"}].';

-- The league ------------------------------------------------------------------------------------------

-- Calendars needed its name, address and zone before. The rest may be empty: a league begins with a name
-- and a zone.
alter table private.league set schema public;

drop policy "Nobody reaches the league's settings through the API" on public.league;

alter table public.league
  drop constraint league_pkey,
  drop constraint league_address_check,
  add column id uuid primary key default gen_random_uuid(),
  add column short_name text,
  add column description text,
  add column slogan text,
  add column city text,
  add column brand text,
  add column accent text,
  add column profile_name text,
  add column profile_network text,
  add column profile_url text,
  add column story text[] not null default '{}',
  add column scoring text[] not null default '{}',
  add column joining text[] not null default '{}',
  add column dates jsonb not null default '[]',
  alter column is_only set not null,
  alter column address drop not null;

comment on table public.league is 'The one league of this database.';
comment on column public.league.short_name is 'Under an icon on a phone''s home screen.';
comment on column public.league.description is 'One sentence for search engines and shared links.';
comment on column public.league.slogan is 'What the league says of itself, without quotation marks.';
comment on column public.league.city is 'Where places without a map of their own are searched.';
comment on column public.league.address is
  'Where the site is published, without a slash at its end; null: nowhere yet.';
comment on column public.league.brand is 'The colour of what can be pressed, #rrggbb.';
comment on column public.league.accent is 'The colour of what is live or won, #rrggbb.';
comment on column public.league.profile_name is 'The league''s own page on a social network.';
comment on column public.league.story is 'What the league tells of itself, a text a paragraph.';
comment on column public.league.scoring is 'How a match is played and scored, a text a rule.';
comment on column public.league.joining is 'How to join, a text a step.';
comment on column public.league.dates is 'Its dates: [{"day": "2026-11-20", "text": "Final"}].';

alter table public.league
  add constraint league_is_only_key unique (is_only),
  add constraint league_short_name_is_text check (private.is_line_of_text(short_name, 12)),
  add constraint league_description_is_text check (private.is_line_of_text(description, 200)),
  add constraint league_slogan_is_text check (private.is_line_of_text(slogan, 200)),
  add constraint league_city_is_text check (private.is_line_of_text(city, 80)),
  add constraint league_address_is_link check (private.is_https_link(address) and address !~ '/$'),
  add constraint league_time_zone_is_known check (private.is_time_zone(time_zone)),
  add constraint league_brand_is_color check (brand ~ '^#[0-9a-f]{6}$'),
  add constraint league_accent_is_color check (accent ~ '^#[0-9a-f]{6}$'),
  add constraint league_profile_name_is_text check (private.is_line_of_text(profile_name, 80)),
  add constraint league_profile_network_is_known check (profile_network in ('Instagram', 'Facebook')),
  add constraint league_profile_url_is_link check (private.is_https_link(profile_url)),
  add constraint league_profile_is_whole check (
    num_nulls(profile_name, profile_network, profile_url) in (0, 3)
  ),
  add constraint league_story_is_text check (private.are_lines_of_text(story, 1000, 20)),
  add constraint league_scoring_is_text check (private.are_lines_of_text(scoring, 300, 20)),
  add constraint league_joining_is_text check (private.are_lines_of_text(joining, 300, 20)),
  add constraint league_dates_are_dated_lines check (private.are_dated_lines(dates, 120, 50));

-- Categories ------------------------------------------------------------------------------------------

alter table public.categories
  -- An order can be changed row by row, and an undo finds its place taken by nobody.
  drop constraint categories_position_key,
  add column title text,
  add column short_name text,
  add column spreadsheet text,
  add column ladder text,
  add column level smallint,
  add column old_slugs text[] not null default '{}';

update public.categories set title = name;

alter table public.categories
  alter column title set not null,
  add constraint categories_title_is_text check (private.is_line_of_text(title, 40)),
  add constraint categories_short_name_is_text check (private.is_line_of_text(short_name, 12)),
  add constraint categories_spreadsheet_is_link check (private.is_https_link(spreadsheet)),
  add constraint categories_ladder_is_text check (private.is_line_of_text(ladder, 40)),
  add constraint categories_level_is_positive check (level > 0),
  add constraint categories_slug_is_short check (char_length(slug) <= 60);

comment on column public.categories.position is 'The order of every list; equal ones by name.';
comment on column public.categories.title is 'What is shown of the name.';
comment on column public.categories.short_name is 'What fits a narrow place; null: the title.';
comment on column public.categories.spreadsheet is 'Its table of positions elsewhere, which anyone may open.';
comment on column public.categories.ladder is 'Where pairs go up and down, e.g. Libre.';
comment on column public.categories.level is 'Its place on the ladder, 1 is the highest.';
comment on column public.categories.old_slugs is
  'Slugs that it had, by which its page, stars and calendars still find it; kept by a trigger.';

create function private.keep_old_slug()
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

create trigger keep_old_slug
before insert or update of slug on public.categories
for each row execute function private.keep_old_slug();

-- Seasons ---------------------------------------------------------------------------------------------

create table public.seasons (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique,
  name text not null,
  starts_on date not null unique,
  ends_on date,
  points text not null default '2-1-0',
  ties text not null default 'direct-first',
  super_tie_break text not null default 'one-game',
  walkover text not null default '6-0 6-0'
);

comment on table public.seasons is
  'The seasons. Each lasts until the next one starts; the latest that has started is being played.';
comment on column public.seasons.slug is 'The last part of the address of its table.';
comment on column public.seasons.ends_on is 'Only shown.';
comment on column public.seasons.points is 'What a match gives: won, lost on court, lost by W.O.';
comment on column public.seasons.ties is 'What is compared first among pairs with equal points.';
comment on column public.seasons.super_tie_break is 'What a super tie-break adds to the games.';
comment on column public.seasons.walkover is 'What a W.O. adds to sets and games.';

alter table public.seasons
  add constraint seasons_slug_is_slug check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 60),
  add constraint seasons_name_is_text check (private.is_line_of_text(name, 40)),
  add constraint seasons_starts_on_in_range check (starts_on between '2000-01-01' and '2100-12-31'),
  add constraint seasons_ends_on_in_range check (ends_on > starts_on and ends_on <= '2100-12-31'),
  add constraint seasons_points_is_known check (points in ('2-1-0', '3-1-0', '3-0', '1-0')),
  add constraint seasons_ties_is_known check (ties in ('direct-first', 'difference-first')),
  add constraint seasons_super_tie_break_is_known check (
    super_tie_break in ('one-game', 'no-games', 'points')
  ),
  add constraint seasons_walkover_is_known check (walkover in ('6-0 6-0', 'no-games'));

create table public.season_categories (
  id uuid primary key default gen_random_uuid(),
  season_id uuid not null references public.seasons (id) on delete cascade,
  category text not null references public.categories (name) on delete cascade,
  legs smallint,
  qualified smallint not null default 0,
  relegated smallint not null default 0,
  unique (season_id, category)
);

comment on table public.season_categories is 'Which categories play in a season, and how.';
comment on column public.season_categories.legs is
  'How often two pairs meet; null: only announced matches are known to be still to play.';
comment on column public.season_categories.qualified is 'How many pairs go on to the play-offs.';
comment on column public.season_categories.relegated is 'How many pairs go down.';

alter table public.season_categories
  add constraint season_categories_legs_is_one_or_two check (legs in (1, 2)),
  add constraint season_categories_qualified_in_range check (qualified between 0 and 32),
  add constraint season_categories_relegated_in_range check (relegated between 0 and 32);

create index season_categories_by_category on public.season_categories (category);

-- Organisers, clubs, sponsors, pictures ---------------------------------------------------------------

create table public.organisers (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  whatsapp text not null,
  position smallint not null
);

comment on table public.organisers is 'The contacts for players.';
comment on column public.organisers.whatsapp is 'In international form, e.g. +54 9 351 555-0134.';
comment on column public.organisers.position is 'The order of the list; equal ones by id.';

alter table public.organisers
  add constraint organisers_name_is_text check (private.is_line_of_text(name, 80)),
  add constraint organisers_whatsapp_is_number check (
    whatsapp ~ '^\+[0-9][0-9 ()-]{6,28}$'
    and char_length(regexp_replace(whatsapp, '[^0-9]', '', 'g')) between 8 and 15
  );

create table public.clubs (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  network text not null,
  url text not null,
  address text not null,
  map text not null,
  position smallint not null
);

comment on table public.clubs is 'The clubs of the league. A match whose place names one leads there.';
comment on column public.clubs.url is 'Its page on the social network.';
comment on column public.clubs.address is 'Street and number, as one would tell a visitor.';
comment on column public.clubs.map is 'Opens a map.';
comment on column public.clubs.position is 'The order of the list; equal ones by id.';

alter table public.clubs
  add constraint clubs_name_is_text check (private.is_line_of_text(name, 80)),
  add constraint clubs_network_is_known check (network in ('Instagram', 'Facebook')),
  add constraint clubs_url_is_link check (private.is_https_link(url)),
  add constraint clubs_address_is_text check (private.is_line_of_text(address, 120)),
  add constraint clubs_map_is_link check (private.is_https_link(map));

create table public.sponsors (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  picture text not null,
  alt text not null,
  position smallint not null
);

comment on table public.sponsors is 'Who pays for the league, in the order of the carousel.';
comment on column public.sponsors.picture is 'The path of its logo, e.g. sponsors/el-tornillo.svg.';
comment on column public.sponsors.alt is 'What the logo shows, for those who do not see it.';
comment on column public.sponsors.position is 'The order of the list; equal ones by id.';

-- A path of plain names: no address of another site, and no way out of the folder.
alter table public.sponsors
  add constraint sponsors_name_is_text check (private.is_line_of_text(name, 80)),
  add constraint sponsors_picture_is_path check (
    picture ~ '^([a-z0-9-]+/)*[a-z0-9-]+\.(avif|jpg|png|svg|webp)$' and char_length(picture) <= 120
  ),
  add constraint sponsors_alt_is_text check (private.is_line_of_text(alt, 200));

create table public.hero_pictures (
  id uuid primary key default gen_random_uuid(),
  picture text not null,
  phone_picture text,
  alt text not null,
  focus text not null default '50% 50%',
  position smallint not null
);

comment on table public.hero_pictures is 'The pictures of the home page''s slider.';
comment on column public.hero_pictures.picture is 'The path of the picture, e.g. hero/remate.avif.';
comment on column public.hero_pictures.phone_picture is
  'Of the same picture, cropped for phones; null: they load the wide one.';
comment on column public.hero_pictures.alt is 'What it shows, for those who do not see it.';
comment on column public.hero_pictures.focus is
  'The point that stays in view when it is cropped, from the left and from the top.';
comment on column public.hero_pictures.position is 'The order of the list; equal ones by id.';

alter table public.hero_pictures
  add constraint hero_pictures_picture_is_path check (
    picture ~ '^([a-z0-9-]+/)*[a-z0-9-]+\.(avif|jpg|png|svg|webp)$' and char_length(picture) <= 120
  ),
  add constraint hero_pictures_phone_picture_is_path check (
    phone_picture ~ '^([a-z0-9-]+/)*[a-z0-9-]+\.(avif|jpg|png|svg|webp)$'
    and char_length(phone_picture) <= 120
  ),
  add constraint hero_pictures_alt_is_text check (private.is_line_of_text(alt, 200)),
  add constraint hero_pictures_focus_is_point check (
    focus ~ '^(100|[0-9]{1,2})% (100|[0-9]{1,2})%$'
  );

-- The version -----------------------------------------------------------------------------------------

create table public.settings_version (
  id uuid primary key default gen_random_uuid(),
  is_only boolean not null unique default true check (is_only),
  version bigint not null default 1
);

comment on table public.settings_version is
  'Which settings these are: one row, by which open pages hear that any of them changed. Apart from them and not in the history, or each change would stand in the way of undoing the one before.';
comment on column public.settings_version.version is
  'Raised once in every transaction that changes a setting.';

insert into public.settings_version default values;

create function private.raise_settings_version()
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

-- The same for every table of settings ----------------------------------------------------------------

alter table public.settings_version enable row level security;

create policy "Anyone can read the version of the settings"
on public.settings_version
for select
to anon, authenticated
using (true);

revoke all on table public.settings_version from public, anon, authenticated, service_role;
grant select on table public.settings_version to anon, authenticated, service_role;

drop policy "Anyone can read categories" on public.categories;

do $$
declare
  settings record;
begin
  for settings in
    select *
    from (values
      ('league', 'the league'),
      ('categories', 'categories'),
      ('seasons', 'seasons'),
      ('season_categories', 'the categories of seasons'),
      ('organisers', 'organisers'),
      ('clubs', 'clubs'),
      ('sponsors', 'sponsors'),
      ('hero_pictures', 'hero pictures')
    ) as tables (name, words)
  loop
    execute format(
      'create trigger record_history after insert or update or delete on public.%I '
      'for each row execute function private.record_history()', settings.name
    );
    execute format(
      'create trigger purge_history after insert or update or delete on public.%I '
      'for each statement execute function private.purge_history()', settings.name
    );
    -- For each row: a statement that finds none, as anybody may send, changes nothing.
    execute format(
      'create trigger raise_settings_version after insert or update or delete on public.%I '
      'for each row execute function private.raise_settings_version()', settings.name
    );
    execute format('alter table public.%I enable row level security', settings.name);
    execute format(
      'create policy %I on public.%I for select to anon, authenticated using (true)',
      'Anyone can read ' || settings.words, settings.name
    );
    execute format(
      'create policy %I on public.%I for insert to authenticated '
      'with check ((select private.is_admin()))',
      'The administrator can add ' || settings.words, settings.name
    );
    execute format(
      'create policy %I on public.%I for update to authenticated '
      'using ((select private.is_admin())) with check ((select private.is_admin()))',
      'The administrator can correct ' || settings.words, settings.name
    );
    -- There is always a league.
    if settings.name <> 'league' then
      execute format(
        'create policy %I on public.%I for delete to authenticated '
        'using ((select private.is_admin()))',
        'The administrator can delete ' || settings.words, settings.name
      );
    end if;
    execute format(
      'revoke all on table public.%I from public, anon, authenticated, service_role', settings.name
    );
    execute format(
      'grant select on table public.%I to anon, authenticated, service_role', settings.name
    );
  end loop;
end
$$;

grant
  insert (
    id, name, short_name, description, slogan, city, time_zone, address, brand, accent, profile_name,
    profile_network, profile_url, story, scoring, joining, dates
  ),
  update (
    name, short_name, description, slogan, city, time_zone, address, brand, accent, profile_name,
    profile_network, profile_url, story, scoring, joining, dates
  )
on table public.league to authenticated;

grant
  insert (id, name, title, short_name, slug, spreadsheet, ladder, level, position),
  update (title, short_name, slug, spreadsheet, ladder, level, position),
  delete
on table public.categories to authenticated;

grant
  insert (id, slug, name, starts_on, ends_on, points, ties, super_tie_break, walkover),
  update (slug, name, starts_on, ends_on, points, ties, super_tie_break, walkover),
  delete
on table public.seasons to authenticated;

grant
  insert (id, season_id, category, legs, qualified, relegated),
  update (legs, qualified, relegated),
  delete
on table public.season_categories to authenticated;

grant
  insert (id, name, whatsapp, position), update (name, whatsapp, position), delete
on table public.organisers to authenticated;

grant
  insert (id, name, network, url, address, map, position),
  update (name, network, url, address, map, position),
  delete
on table public.clubs to authenticated;

grant
  insert (id, name, picture, alt, position), update (name, picture, alt, position), delete
on table public.sponsors to authenticated;

grant
  insert (id, picture, phone_picture, alt, focus, position),
  update (picture, phone_picture, alt, focus, position),
  delete
on table public.hero_pictures to authenticated;

-- Constraints run with the rights of the writer; triggers need no grant.
revoke execute on function
  private.is_https_link(text), private.is_time_zone(text), private.is_day(text),
  private.are_lines_of_text(text[], integer, integer),
  private.are_dated_lines(jsonb, integer, integer), private.keep_old_slug(),
  private.raise_settings_version()
from public, anon, authenticated, service_role;

grant execute on function
  private.is_https_link(text), private.is_time_zone(text), private.is_day(text),
  private.are_lines_of_text(text[], integer, integer),
  private.are_dated_lines(jsonb, integer, integer)
to authenticated;

alter publication supabase_realtime add table public.settings_version;
