-- A league in which nothing is set yet: its pages have settings and its calendar answers all the same.

begin;

select plan(8);

delete from public.categories;
delete from public.league;

set local role anon;

select is(
  public.league_settings() - 'version' - 'clock' - 'about',
  '{
    "name": "Liga de pádel", "shortName": "Liga de páde", "description": "", "slogan": "", "city": "",
    "country": "", "timeZone": "UTC", "address": "", "brand": "#1d4ed8", "accent": "#d8f238", "icon": "", "profile": null,
    "categories": [], "seasons": [], "organisers": [], "clubs": [], "sponsors": [], "heroPictures": []
  }',
  'A league of which nothing is set has a common name, UTC and empty lists'
);
select is(
  public.league_settings() -> 'about', '{"story": [], "scoring": [], "joining": [], "dates": []}',
  'Nosotros is empty'
);
select is(
  public.league_settings() -> 'clock', '[{"from": 0, "minutes": 0}]', 'Its clock is that of UTC'
);
select is(
  (public.league_settings() ->> 'version')::bigint, (select version from public.settings_version),
  'It has a version, by which its pages hear of the first change'
);
select matches(
  public.calendar()::text, E'X-WR-CALNAME:Liga de pádel\r\n', 'Its calendar has the same name'
);
select matches(
  public.calendar('sexta-libre')::text, 'Categoría no encontrada', 'No category is found'
);

reset role;
insert into public.league (name, time_zone) values ('Liga del Norte', 'America/Lima');
set local role anon;

select is(
  public.league_settings() #>> '{name}' || ', ' || (public.league_settings() #>> '{timeZone}'),
  'Liga del Norte, America/Lima',
  'Once it is set, its name and zone are its own'
);
select matches(public.calendar()::text, E'X-WR-CALNAME:Liga del Norte\r\n', 'Its calendar''s too');

select * from finish();

rollback;
