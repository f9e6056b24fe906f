-- The calendars that everybody can subscribe to.

begin;

select plan(11);

update public.league set address = 'https://liga.example';

insert into public.upcoming_matches (id, team1, team2, date, time, location, category) values
  ('e0000000-0000-4000-8000-000000000001', 'Los Smash', 'Doble; Pared', '2099-11-20', '20:30', 'Club Ñandú, cancha 2', 'Sexta Libre'),
  ('e0000000-0000-4000-8000-000000000002', 'Los Smash', 'La Víbora', '2099-11-21', '21:00', 'La Jaula', 'Quinta Libre');

create function pg_temp.calendar(category text default null, pair text default null)
returns text
language sql
as $$ select replace(public.calendar(category, pair)::text, E'\r\n ', '') $$;

set local role anon;

select matches(
  pg_temp.calendar('sexta-libre'),
  'UID:e0000000-0000-4000-8000-000000000001@liga\.example',
  'A match has its id as UID'
);
select matches(pg_temp.calendar(), 'DTSTART:20991120T233000Z', 'Times are UTC by the league''s zone');
select matches(
  pg_temp.calendar(), 'SUMMARY:Los Smash – Doble\\; Pared\r\n', 'Texts are escaped'
);
select matches(
  pg_temp.calendar(),
  'Mapa: https://www\.google\.com/maps/search/\?api=1&query=Club%20%C3%91and%C3%BA%2C%20cancha%202',
  'The place has a link to a map'
);
select doesnt_match(pg_temp.calendar('sexta-libre'), 'La Víbora', 'A category has its own matches');
select is(
  (
    select max(octet_length(line))
    from regexp_split_to_table(public.calendar()::text, E'\r\n') as line
  ) <= 75,
  true,
  'No line has more than 75 octets'
);
select is(
  current_setting('response.headers'),
  '[{"Content-Type": "text/calendar; charset=utf-8"}, {"Cache-Control": "public, max-age=900"}]',
  'It says what it is'
);
select matches(
  pg_temp.calendar('novena-libre'),
  'NAME:Categoría no encontrada\r\n.*TTL:PT1H\r\nBEGIN:VTIMEZONE\r\n[^ ]*END:VTIMEZONE\r\nEND:VCALENDAR',
  'An unknown category is a calendar that says so and has no events'
);
select matches(
  pg_temp.calendar('sexta-libre', 'Los Nadie'),
  'NAME:Pareja no encontrada\r\n.*TTL:PT1H\r\nBEGIN:VTIMEZONE\r\n[^ ]*END:VTIMEZONE\r\nEND:VCALENDAR',
  'So is an unknown pair'
);

reset role;

delete from public.upcoming_matches where id = 'e0000000-0000-4000-8000-000000000001';
insert into public.results (id, team1, team2, score, date, time, location, category) values
  ('e0000000-0000-4000-8000-000000000001', 'Los Smash', 'Doble; Pared', '6-4, 6-3', '2099-11-20', '20:30', 'La Jaula', 'Sexta Libre');
select matches(
  pg_temp.calendar('sexta-libre', 'LOS SMASH'),
  'UID:e0000000-0000-4000-8000-000000000001@.*SUMMARY:Los Smash – Doble\\; Pared: 6-4\\, 6-3',
  'A match that became a result keeps its UID and ends with its score'
);

insert into public.upcoming_matches (team1, team2, date, time, location, category) values
  ('Los Smach', 'La Jauría', '2099-11-22', '20:30', 'La Jaula', 'Sexta Libre');
update public.pair_names set pair_id = (
  select id from public.pairs where name = 'Los Smash' and category = 'Sexta Libre'
) where key = 'los smach';
update public.upcoming_matches set team1 = team1 where team2 = 'La Jauría';
select matches(
  pg_temp.calendar('sexta-libre', 'Los Smach'),
  'NAME:Los Smash · Sexta Libre',
  'The calendar of a pair that was merged is that of the pair that it was merged into'
);

select * from finish();

rollback;
