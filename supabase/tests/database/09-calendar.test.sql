-- The calendars that everybody can subscribe to.

begin;

select plan(39);

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

-- What changes, and what is gone --------------------------------------------------------------------

insert into auth.users (id, email) values
  ('c0000000-0000-4000-8000-000000000001', 'organizadora@example.com');
insert into private.admins (user_id) values ('c0000000-0000-4000-8000-000000000001');
set local request.jwt.claims = '{"sub": "c0000000-0000-4000-8000-000000000001", "role": "authenticated"}';

create function pg_temp.id_of(number integer)
returns uuid
language sql
as $$ select ('f0000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid $$;

-- The entry of a match in a calendar, in lines; null where it has none.
create function pg_temp.event(number integer, category text default null, pair text default null)
returns text
language sql
as $$
  select substring(
    pg_temp.calendar(category, pair)
    from E'UID:' || pg_temp.id_of(number) || E'@liga\\.example\r\n(([A-Z;=-]+:[^\r]*\r\n)*?)END:VEVENT'
  );
$$;

create temporary table versions (step serial, what text, sequence bigint, cancelled boolean);

-- A step is a change of its own, as a request is.
create function pg_temp.step(what text, number integer default 1)
returns void
language sql
as $$
  update private.history set transaction_id = (1000 + (select count(*) from versions))::text::xid8
  where transaction_id = private.change_number();
  insert into versions (what, sequence, cancelled)
  select
    what, (regexp_match(event, 'SEQUENCE:(\d+)'))[1]::bigint, event like '%STATUS:CANCELLED%'
  from (select pg_temp.event(number, 'sexta-libre')) as entries (event);
$$;

create function pg_temp.undo_last(of integer default 1)
returns void
language sql
as $$
  select public.undo_change(max(history.id)) from private.history
  where history.row_id = pg_temp.id_of(of) and not history.is_undone;
$$;

create function pg_temp.restore(number integer)
returns void
language sql
as $$
  select public.restore_row(max(history.id)) from private.history
  where history.row_id = pg_temp.id_of(number) and history.operation = 'DELETE';
$$;

insert into public.upcoming_matches (id, team1, team2, date, time, location, category) values
  (pg_temp.id_of(1), 'Los Tigres', 'Doble Muro', '2099-11-20', '20:30', 'La Jaula', 'Sexta Libre');
select pg_temp.step('announced');
select is(
  (select array_agg(line) from regexp_split_to_table(pg_temp.event(1), E'\r\n') as line where line ~ '^(SEQ|LAST|STATUS)'),
  (
    select array[
      'SEQUENCE:' || extract(epoch from changed_at - timestamptz '2026-01-01Z')::bigint,
      'LAST-MODIFIED:' || to_char(changed_at at time zone 'UTC', 'YYYYMMDD"T"HH24MISS"Z"'),
      'STATUS:CONFIRMED'
    ]
    from public.upcoming_matches where id = pg_temp.id_of(1)
  ),
  'An entry says when its row changed, in seconds since 2026 too'
);
select is(
  (select changed_at = date_trunc('second', changed_at) and changed_at between now() - interval '1 second' and clock_timestamp()
   from public.upcoming_matches where id = pg_temp.id_of(1)),
  true,
  'A new row changed now, in whole seconds'
);

update public.upcoming_matches set "time" = '21:00' where id = pg_temp.id_of(1);
select pg_temp.step('another hour');
update public.upcoming_matches set "time" = '21:00' where id = pg_temp.id_of(1);
select is(
  (select sequence from versions order by step desc limit 1),
  (select extract(epoch from changed_at - timestamptz '2026-01-01Z')::bigint from public.upcoming_matches where id = pg_temp.id_of(1)),
  'What is saved as it was is no change'
);
select pg_temp.undo_last();
select pg_temp.step('undone');
select public.rename_pair(pair1_id, 'Los Tigres del Sur') from public.upcoming_matches where id = pg_temp.id_of(1);
select pg_temp.step('its pair was renamed');
delete from public.upcoming_matches where id = pg_temp.id_of(1);
select pg_temp.step('deleted');
select matches(
  pg_temp.event(1, 'sexta-libre'),
  E'^SEQUENCE:\\d+\r\nLAST-MODIFIED:\\w+\r\nDTSTAMP:\\w+\r\nDTSTART:20991120T233000Z\r\nDTEND:20991121T010000Z\r\nSTATUS:CANCELLED\r\nSUMMARY:Partido cancelado\r\n$',
  'A deleted match is cancelled, with its UID and time and without names'
);
select is(
  array[
    pg_temp.event(1) is not null,
    pg_temp.event(1, 'sexta-libre', 'doble muro') is not null,
    pg_temp.event(1, 'sexta-libre', 'Los Tigres') is not null,
    pg_temp.event(1, 'sexta-libre', 'los tigres del sur') is not null,
    pg_temp.event(1, 'quinta-libre') is not null,
    pg_temp.event(1, 'sexta-libre', 'La Jauría') is not null
  ],
  array[true, true, true, true, false, false],
  'It is so in the calendars that had it, also in that of a pair that went with it'
);
select pg_temp.restore(1);
select pg_temp.step('restored');
select matches(
  pg_temp.event(1), 'STATUS:CONFIRMED\r\nSUMMARY:Los Tigres del Sur – Doble Muro\r\n', 'Restored, it is there again'
);
delete from public.upcoming_matches where id = pg_temp.id_of(1);
select pg_temp.step('deleted again');
select pg_temp.undo_last();
select pg_temp.step('the deletion undone');
select public.save_results(jsonb_build_array(jsonb_build_object(
  'match_id', pg_temp.id_of(1), 'team1', 'Los Tigres', 'team2', 'Doble Muro', 'score', '6-4, 6-3',
  'date', '2099-11-20', 'category', 'Sexta Libre'
)));
select pg_temp.step('played');
select matches(pg_temp.event(1), 'STATUS:CONFIRMED\r\nSUMMARY:[^\r]*: 6-4', 'What became a result is not cancelled');
update public.results set score = '6-4, 6-4' where id = pg_temp.id_of(1);
select pg_temp.step('corrected');
delete from public.results where id = pg_temp.id_of(1);
select pg_temp.step('the result deleted');
select pg_temp.restore(1);
select pg_temp.step('the result restored');
update private.history set at = at - interval '29 days' where row_id = pg_temp.id_of(1);
select is(
  (select array_agg(what order by step) from (
    select step, what, sequence <= lag(sequence, 1, 0) over (order by step) as falls from versions
  ) as steps where falls is distinct from false),
  null,
  'The number rises with every change, however soon it follows'
);
select is(
  (select array_agg(what order by step) from versions where cancelled),
  array['deleted', 'deleted again', 'the result deleted'],
  'Cancelled is what was deleted, while it is'
);

-- An old client, or one that would set it.
set local role service_role;
insert into public.upcoming_matches (id, team1, team2, date, time, location, category, changed_at) values
  (pg_temp.id_of(2), 'Los Tigres', 'Doble Muro', '2099-11-21', '20:30', 'La Jaula', 'Sexta Libre', '2030-01-01');
reset role;
select is(
  (select changed_at < '2030-01-01' from public.upcoming_matches where id = pg_temp.id_of(2)), true,
  'Nobody sets the time of a change'
);
set local role authenticated;
select throws_ok(
  $$ update public.upcoming_matches set changed_at = now() $$, '42501', null,
  'Nor may the administrator write it'
);
reset role;

-- Thirty days.
delete from public.upcoming_matches where id = pg_temp.id_of(2);
update private.history set at = at - interval '29 days' where row_id = pg_temp.id_of(2);
select matches(pg_temp.event(2), 'STATUS:CANCELLED', 'Twenty-nine days later it is still cancelled');
update private.history set at = at - interval '2 days' where row_id = pg_temp.id_of(2);
select is(pg_temp.event(2), null, 'Thirty-one days later it is gone');

-- Moved: to another category, to other pairs, and back.
insert into public.upcoming_matches (id, team1, team2, date, time, location, category) values
  (pg_temp.id_of(3), 'Los Tigres', 'Doble Muro', '2099-11-22', '20:30', 'La Jaula', 'Sexta Libre'),
  (pg_temp.id_of(4), 'Los Tigres', 'Doble Muro', '2099-11-23', '20:30', 'La Jaula', 'Sexta Libre');
update public.upcoming_matches set category = 'Quinta Libre' where id = pg_temp.id_of(3);
update public.upcoming_matches set team1 = 'Otros Dos' where id = pg_temp.id_of(4);
select matches(pg_temp.event(3, 'sexta-libre'), 'STATUS:CANCELLED', 'The calendar of its old category cancels it');
select matches(pg_temp.event(3, 'quinta-libre'), 'STATUS:CONFIRMED', 'That of the new one has it');
select matches(pg_temp.event(3), 'STATUS:CONFIRMED', 'That of all matches has it once');
select matches(
  pg_temp.event(4, 'sexta-libre', 'los tigres del sur'), 'STATUS:CANCELLED', 'So does that of a pair that does not play it any more'
);
select matches(pg_temp.event(4, 'sexta-libre', 'doble muro'), 'STATUS:CONFIRMED', 'The other pair still plays it');
update public.upcoming_matches set team1 = 'Los Tigres' where id = pg_temp.id_of(4);
select matches(
  pg_temp.event(4, 'sexta-libre', 'los tigres'), 'STATUS:CONFIRMED', 'Moved back, it is there again'
);

-- A category that went after its last match.
insert into public.categories (name, title, slug, position) values ('Novena', 'Novena', 'novena', 99);
insert into public.upcoming_matches (id, team1, team2, date, time, location, category) values
  (pg_temp.id_of(5), 'Uno', 'Dos', '2099-11-24', '20:30', 'La Jaula', 'Novena');
delete from public.upcoming_matches where id = pg_temp.id_of(5);
delete from public.categories where name = 'Novena';
select matches(pg_temp.event(5, 'novena'), 'STATUS:CANCELLED', 'The calendar of a category that is gone cancels its matches');

-- Played on another day; and settled by a result that was stored before.
insert into public.upcoming_matches (id, team1, team2, date, time, location, category) values
  (pg_temp.id_of(6), 'Los Tigres', 'Doble Muro', '2099-11-25', '20:30', 'La Jaula', 'Sexta Libre'),
  (pg_temp.id_of(7), 'Los Tigres', 'La Jauría', '2099-11-26', '20:30', 'La Jaula', 'Sexta Libre');
select public.save_results(jsonb_build_array(
  jsonb_build_object(
    'match_id', pg_temp.id_of(6), 'team1', 'Los Tigres', 'team2', 'Doble Muro', 'score', '6-1, 6-1',
    'date', '2099-11-20', 'category', 'Sexta Libre'
  ),
  jsonb_build_object(
    'id', pg_temp.id_of(8), 'team1', 'Los Tigres', 'team2', 'Otros Dos', 'score', '6-2, 6-2',
    'date', '2099-11-26', 'category', 'Sexta Libre'
  )
));
select pg_temp.step('stored');
select matches(
  pg_temp.event(6), 'DTSTART;VALUE=DATE:20991120\r\nSTATUS:CONFIRMED\r\nSUMMARY:[^\r]*: 6-1',
  'A match that was played on another day is on that day, whose hour nobody knows'
);
select is(pg_temp.event(8), null, 'A result that was never announced has no hour, and no entry');
select public.correct_result(
  pg_temp.id_of(8),
  to_jsonb(results), to_jsonb(results) || '{"team2": "La Jauría", "time": "20:30"}', pg_temp.id_of(7)
) from public.results where id = pg_temp.id_of(8);
select matches(
  pg_temp.event(7), 'STATUS:CONFIRMED\r\nSUMMARY:Los Tigres del Sur – La Jauría: 6-2',
  'A match whose result was stored before and corrected goes on under its own UID'
);
select is(pg_temp.event(8), null, 'and is there once');

-- Not played, and nobody came: the event goes out of calendars as that of a deleted match does.
insert into public.upcoming_matches (id, team1, team2, date, time, location, category) values
  (pg_temp.id_of(9), 'Los Tigres', 'Doble Muro', '2099-11-27', '20:30', 'La Jaula', 'Sexta Libre');
select pg_temp.step('to be cancelled', 9);
select public.save_results(jsonb_build_array(jsonb_build_object(
  'match_id', pg_temp.id_of(9), 'team1', 'Los Tigres', 'team2', 'Doble Muro', 'score', 'No se jugó',
  'date', '2099-11-27', 'time', '20:30', 'category', 'Sexta Libre'
)));
select pg_temp.step('not played', 9);
select matches(
  pg_temp.event(9), 'DTSTART:20991127T233000Z\r\nDTEND:[^\r]*\r\nSTATUS:CANCELLED\r\nSUMMARY:Partido cancelado\r\n$',
  'A match that will not be played is cancelled, under its UID and at its hour'
);
select ok(
  (select sequence from versions where what = 'not played') > (select sequence from versions where what = 'to be cancelled'),
  'by a higher number'
);
update public.results set score = '6-4, 6-3' where id = pg_temp.id_of(9);
select matches(pg_temp.event(9), 'STATUS:CONFIRMED\r\nSUMMARY:[^\r]*: 6-4', 'One that was played after all is there again');
update public.results set score = 'doble W.O.' where id = pg_temp.id_of(9);
select matches(pg_temp.event(9), 'STATUS:CANCELLED', 'and one to which neither pair came is cancelled');

select * from finish();

rollback;
