-- A match that is put off: who says so, what ends it, and what it leaves to its result and to calendars.

begin;

select plan(21);

insert into auth.users (id, email) values
  ('c0000000-0000-4000-8000-000000000001', 'organizadora@example.com'),
  ('c0000000-0000-4000-8000-000000000002', 'jugador@example.com');
insert into private.admins (user_id) values ('c0000000-0000-4000-8000-000000000001');

insert into public.upcoming_matches (id, team1, team2, date, time, location, category) values
  ('f0000000-0000-4000-8000-000000000001', 'Los Smash', 'Doble Pared', '2026-11-26', '20:30', 'Cancha 1', 'Sexta Libre');

create temporary table changes (number serial, label text);

-- A test is one transaction; what was changed since the last call becomes a change of its own.
create function pg_temp.is_change(label text)
returns void
language sql
security definer
as $$
  insert into changes (label) values (label);
  update private.history set transaction_id = (select max(number) from changes)::text::xid8
  where transaction_id = private.change_number();
$$;

create function pg_temp.undo(label text)
returns void
language sql
security definer
as $$
  select public.undo_change((
    select min(history.id) from private.history
    where history.transaction_id = (
      select max(changes.number) from changes where changes.label = undo.label
    )::text::xid8
  ));
  select pg_temp.is_change('undo ' || label);
$$;

create function pg_temp.put_off(mark timestamptz default '2026-11-26 18:00Z')
returns void
language sql
as $$
  update public.upcoming_matches set postponed_at = mark
  where id = 'f0000000-0000-4000-8000-000000000001';
$$;

-- *2026-11-26 20:30 put off*
create function pg_temp.standing()
returns text
language sql
as $$
  select concat_ws(' ', date, to_char("time", 'HH24:MI'), case when postponed_at is not null then 'put off' end)
  from public.upcoming_matches where id = 'f0000000-0000-4000-8000-000000000001';
$$;

select pg_temp.is_change('before');

-- Who says so -----------------------------------------------------------------------------------------

set local role anon;
select throws_ok(
  $$ update public.upcoming_matches set postponed_at = now() $$, '42501', null, 'A visitor puts no match off'
);
select lives_ok($$ select postponed_at from public.upcoming_matches $$, 'Everybody reads that a match was put off');
reset role;

set local role authenticated;
set local request.jwt.claims = '{"sub": "c0000000-0000-4000-8000-000000000002", "role": "authenticated"}';
select is_empty(
  $$ update public.upcoming_matches set postponed_at = now() returning id $$, 'Nobody else who signed in does'
);
set local request.jwt.claims = '{"sub": "c0000000-0000-4000-8000-000000000001", "role": "authenticated"}';
select throws_ok(
  $$ insert into public.upcoming_matches (team1, team2, date, time, location, category, postponed_at)
  values ('A', 'B', '2026-11-26', '20:30', 'Club', 'Sexta Libre', now()) $$,
  '42501', null, 'A match is announced before it is put off'
);
select pg_temp.put_off();
select is(pg_temp.standing(), '2026-11-26 20:30 put off', 'The administrator puts a match off; day and hour stay');

-- What ends it ------------------------------------------------------------------------------------------

update public.upcoming_matches set location = 'Cancha 2', team2 = 'Doble  Pared' where id = 'f0000000-0000-4000-8000-000000000001';
select is(pg_temp.standing(), '2026-11-26 20:30 put off', 'Another place or spelling ends nothing');
update public.upcoming_matches set date = '2026-11-26', "time" = '20:30' where id = 'f0000000-0000-4000-8000-000000000001';
select is(pg_temp.standing(), '2026-11-26 20:30 put off', 'Nor does the day that it had, as a page of before writes it');
update public.upcoming_matches set date = '2026-12-01' where id = 'f0000000-0000-4000-8000-000000000001';
select is(pg_temp.standing(), '2026-12-01 20:30', 'A new day ends it');
select pg_temp.put_off();
update public.upcoming_matches set "time" = '21:00' where id = 'f0000000-0000-4000-8000-000000000001';
select is(pg_temp.standing(), '2026-12-01 21:00', 'So does a new hour');
select pg_temp.put_off();
update public.upcoming_matches set date = '2026-12-02', postponed_at = now() where id = 'f0000000-0000-4000-8000-000000000001';
select is(pg_temp.standing(), '2026-12-02 21:00', 'Also in a statement that puts it off');
update public.upcoming_matches set postponed_at = null, date = '2026-11-26', "time" = '20:30' where id = 'f0000000-0000-4000-8000-000000000001';
select pg_temp.is_change('before');

-- What an undo brings back -----------------------------------------------------------------------------

select pg_temp.put_off();
select pg_temp.is_change('put off');
update public.upcoming_matches set date = '2026-12-01' where id = 'f0000000-0000-4000-8000-000000000001';
select pg_temp.is_change('moved');
select pg_temp.undo('moved');
select is(pg_temp.standing(), '2026-11-26 20:30 put off', 'An undo of the new day brings day and mark back');
select pg_temp.undo('undo moved');
select is(pg_temp.standing(), '2026-12-01 20:30', 'And its own undo takes both away');
select pg_temp.undo('undo undo moved');
select pg_temp.undo('put off');
select is(pg_temp.standing(), '2026-11-26 20:30', 'Putting off is undone');

select pg_temp.put_off();
select pg_temp.is_change('put off again');
delete from public.upcoming_matches where id = 'f0000000-0000-4000-8000-000000000001';
select pg_temp.is_change('deleted');
select pg_temp.undo('deleted');
select is(pg_temp.standing(), '2026-11-26 20:30 put off', 'What is deleted comes back put off');

-- Calendars ----------------------------------------------------------------------------------------------

create function pg_temp.entry()
returns text
language sql
as $$
  select substring(replace(public.calendar('sexta-libre')::text, E'\r\n ', '') from 'UID:f0000000-0000-4000-8000-000000000001.*?END:VEVENT');
$$;

select matches(
  pg_temp.entry(),
  'DTSTART:20261126T233000Z.*STATUS:CANCELLED\r\nTRANSP:TRANSPARENT\r\nSUMMARY:A reprogramar: Los Smash – Doble Pared\r\n',
  'A calendar has it as cancelled, with its names'
);
update public.upcoming_matches set date = '2026-12-01' where id = 'f0000000-0000-4000-8000-000000000001';
select matches(
  pg_temp.entry(),
  'DTSTART:20261201T233000Z.*STATUS:CONFIRMED\r\nSUMMARY:Los Smash – Doble Pared\r\n',
  'And again as before once it has a new day'
);
select doesnt_match(pg_temp.entry(), 'TRANSP', 'It takes its hour then');

-- Its result -----------------------------------------------------------------------------------------------

select pg_temp.put_off();
select pg_temp.is_change('put off for good');
select public.save_results('[{
  "match_id": "f0000000-0000-4000-8000-000000000001", "team1": "Los Smash", "team2": "Doble Pared",
  "score": "6-4, 6-3", "winner": null, "date": "2026-12-01", "category": "Sexta Libre", "time": null, "location": null
}]');
select pg_temp.is_change('played');
select results_eq(
  $$ select date, "time", location from public.results where id = 'f0000000-0000-4000-8000-000000000001' $$,
  $$ values (date '2026-12-01', null::time, null::text) $$,
  'Its result takes neither hour nor place from the day that it had, even on that day'
);
select is(pg_temp.standing(), null, 'It is announced no more');
select pg_temp.undo('played');
select is(pg_temp.standing(), '2026-12-01 20:30 put off', 'Without its result it is put off again');
reset role;

select is(
  (
    select count(*)::integer from private.history
    where row_id = 'f0000000-0000-4000-8000-000000000001' and after ->> 'postponed_at' is not null
      and before ->> 'postponed_at' is null
  ) > 0,
  true,
  'The history has it'
);

select * from finish();

rollback;
