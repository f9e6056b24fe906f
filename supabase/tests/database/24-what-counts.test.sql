-- What a match counts for: who says so, what a page of before leaves as it is, and what comes back.

begin;

select plan(29);

insert into auth.users (id, email) values
  ('c0000000-0000-4000-8000-000000000001', 'organizadora@example.com'),
  ('c0000000-0000-4000-8000-000000000002', 'jugador@example.com');
insert into private.admins (user_id) values ('c0000000-0000-4000-8000-000000000001');

delete from public.seasons;
insert into public.seasons (id, name, slug, starts_on) values
  ('50000000-0000-4000-8000-000000000001', 'Apertura', 'apertura', '2026-03-01'),
  ('50000000-0000-4000-8000-000000000002', 'Clausura', 'clausura', '2026-08-01');
insert into public.upcoming_matches (id, team1, team2, date, time, location, category, season_id, stage) values
  ('f0000000-0000-4000-8000-000000000001', 'Los Smash', 'Doble Pared', '2026-08-26', '20:30', 'Cancha 1', 'Sexta Libre',
    '50000000-0000-4000-8000-000000000001', null),
  ('f0000000-0000-4000-8000-000000000002', 'Los Smash', 'La Jaula', '2026-08-27', '20:30', 'Cancha 1', 'Sexta Libre',
    null, 'AM');

create temporary sequence changes;
grant usage on sequence changes to public;

create function pg_temp.is_change()
returns void
language sql
security definer
as $$
  update private.history set transaction_id = nextval('pg_temp.changes')::text::xid8
  where transaction_id = private.change_number();
$$;
create function pg_temp.undo_last()
returns void
language sql
security definer
as $$
  select public.undo_change((
    select min(history.id) from private.history
    where history.transaction_id = (
      select last.transaction_id from private.history as last order by last.id desc limit 1
    )
  ));
  select pg_temp.is_change();
$$;

create function pg_temp.counts(id uuid)
returns text
language sql
as $$
  select concat_ws(' ', seasons.slug, results.stage, results.reason)
  from public.results left join public.seasons on seasons.id = results.season_id
  where results.id = counts.id;
$$;

create function pg_temp.item(more jsonb)
returns jsonb
language sql
as $$
  select jsonb_build_array(jsonb_build_object(
    'team1', 'Los Smash', 'team2', 'Doble Pared', 'score', '6-4, 6-3', 'winner', null, 'date', '2026-08-30',
    'category', 'Sexta Libre', 'match_id', null
  ) || more);
$$;

-- Who says so -----------------------------------------------------------------------------------------

set local role anon;
select lives_ok($$ select season_id, stage, reason from public.results $$, 'Everybody reads what a result counts for');
select lives_ok($$ select season_id, stage from public.upcoming_matches $$, 'And a match');
select lives_ok($$ select code from public.settings_version $$, 'And which code a page needs');
select throws_ok(
  $$ update public.results set reason = 'lluvia' $$, '42501', null, 'A visitor gives no reason'
);
select throws_ok($$ update public.settings_version set code = 9 $$, '42501', null, 'And asks for no other code');
reset role;

set local role authenticated;
set local request.jwt.claims = '{"sub": "c0000000-0000-4000-8000-000000000002", "role": "authenticated"}';
select throws_ok(
  $$ select public.save_results(pg_temp.item('{"stage": "AM"}')) $$, '42501', null, 'Nobody else saves a friendly'
);
set local request.jwt.claims = '{"sub": "c0000000-0000-4000-8000-000000000001", "role": "authenticated"}';
select throws_ok(
  $$ insert into public.results (team1, team2, score, date, category, stage)
  values ('A', 'B', '6-4, 6-3', '2026-08-26', 'Sexta Libre', 'AM') $$,
  '42501', null, 'A plain row has no stage'
);
select throws_ok(
  $$ update public.results set season_id = '50000000-0000-4000-8000-000000000001' $$,
  '42501', null, 'Nor is it moved to a season but by a correction'
);
select throws_ok(
  $$ select public.save_results(pg_temp.item('{"stage": "final"}')) $$, '23514', null, 'Another stage is none'
);
select throws_ok(
  $$ select public.save_results(pg_temp.item('{"season_id": "50000000-0000-4000-8000-000000000009"}')) $$,
  '23503', null, 'Another season is none'
);

-- What is saved ---------------------------------------------------------------------------------------

select public.save_results(pg_temp.item('{"match_id": "f0000000-0000-4000-8000-000000000001"}'));
select pg_temp.is_change();
select is(
  pg_temp.counts('f0000000-0000-4000-8000-000000000001'), 'apertura',
  'A page of before settles a match: it counts where the match did, on another day too'
);
select public.save_results(pg_temp.item('{"match_id": "f0000000-0000-4000-8000-000000000001"}'));
select is(
  (select count(*)::integer from public.results where team2 = 'Doble Pared'), 1, 'Sent again it is the same result'
);
select public.save_results(pg_temp.item(
  '{"match_id": "f0000000-0000-4000-8000-000000000002", "team2": "La Jaula", "stage": null}'
));
select pg_temp.is_change();
select is(
  pg_temp.counts('f0000000-0000-4000-8000-000000000002'), '',
  'What is said counts: a friendly that was played for the table'
);
select public.save_results(pg_temp.item(
  '{"id": "e0000000-0000-4000-8000-000000000001", "team2": "La Jaula", "score": "No se jugó", "reason": "lluvia",
    "season_id": "50000000-0000-4000-8000-000000000001", "stage": "AM"}'
));
select pg_temp.is_change();
select is(
  pg_temp.counts('e0000000-0000-4000-8000-000000000001'), 'apertura AM lluvia', 'A new result says all three'
);

-- A correction ----------------------------------------------------------------------------------------

select public.correct_result(
  'e0000000-0000-4000-8000-000000000001', '{"score": "No se jugó"}', '{"score": "6-1, 6-1"}', null
);
select pg_temp.is_change();
select is(
  pg_temp.counts('e0000000-0000-4000-8000-000000000001'), 'apertura AM',
  'A page of before writes a score: what it counts for stays, the reason goes'
);
select pg_temp.undo_last();
select is(pg_temp.counts('e0000000-0000-4000-8000-000000000001'), 'apertura AM lluvia', 'Its undo brings the reason back');
select public.correct_result(
  'e0000000-0000-4000-8000-000000000001',
  '{"season_id": "50000000-0000-4000-8000-000000000001", "stage": "AM"}', '{"season_id": null, "stage": null}', null
);
select pg_temp.is_change();
select is(pg_temp.counts('e0000000-0000-4000-8000-000000000001'), 'lluvia', 'A correction changes what it counts for');
select public.correct_result(
  'e0000000-0000-4000-8000-000000000001', '{"stage": "AM"}', '{"stage": null, "reason": "acuerdo"}', null
);
select is(
  pg_temp.counts('e0000000-0000-4000-8000-000000000001'), 'lluvia', 'Not where somebody else has changed it'
);
select pg_temp.undo_last();
select is(pg_temp.counts('e0000000-0000-4000-8000-000000000001'), 'apertura AM lluvia', 'And is undone');
reset role;
update public.results set created_at = now() - interval '1 hour' where id = 'e0000000-0000-4000-8000-000000000001';
update private.history set after = after || jsonb_build_object('created_at', now() - interval '1 hour')
where row_id = 'e0000000-0000-4000-8000-000000000001' and operation = 'INSERT';
set local role authenticated;
select public.correct_result(
  'e0000000-0000-4000-8000-000000000001', '{"stage": "AM"}', '{"stage": null}', null
);
select isnt(
  (select corrected_at from public.results where id = 'e0000000-0000-4000-8000-000000000001'), null,
  'Visitors see that what it counts for was corrected'
);
select is(
  public.first_version('e0000000-0000-4000-8000-000000000001') ->> 'stage', 'AM', 'And what it was'
);

select public.change_rows('[{
  "table": "results", "id": "e0000000-0000-4000-8000-000000000001",
  "before": {"stage": null, "season_id": "50000000-0000-4000-8000-000000000001"},
  "after": {"stage": "AM", "season_id": null}
}]');
select is(pg_temp.counts('e0000000-0000-4000-8000-000000000001'), 'AM lluvia', 'A form corrects it by its columns');
select pg_temp.is_change();
delete from public.results where id = 'e0000000-0000-4000-8000-000000000001';
select public.restore_row((
  select max(id) from public.read_history(of_row => 'e0000000-0000-4000-8000-000000000001')
));
select is(
  pg_temp.counts('e0000000-0000-4000-8000-000000000001'), 'AM lluvia', 'What was deleted comes back with all it said'
);

-- A match ---------------------------------------------------------------------------------------------

select public.change_rows('[{
  "table": "upcoming_matches", "id": "f0000000-0000-4000-8000-000000000003", "before": null, "after": {
    "team1": "Los Smash", "team2": "La Jaula", "date": "2026-09-26", "time": "20:30", "location": "Cancha 1",
    "category": "Sexta Libre", "stage": "AM", "season_id": "50000000-0000-4000-8000-000000000001"
  }
}]');
select is(
  (select stage from public.upcoming_matches where id = 'f0000000-0000-4000-8000-000000000003'), 'AM',
  'A friendly is announced'
);
select throws_ok(
  $$ select public.change_rows('[{
    "table": "upcoming_matches", "id": "f0000000-0000-4000-8000-000000000003", "after": {"changed_at": "2026-09-26"}
  }]') $$,
  '42501', null, 'Other columns are as the grants say'
);
select matches(
  replace(public.calendar('sexta-libre')::text, E'\r\n ', ''),
  'UID:f0000000-0000-4000-8000-000000000003.*DESCRIPTION:Sexta Libre · amistoso', 'Calendars say that it is a friendly'
);
select throws_matching(
  $$ delete from public.seasons where slug = 'apertura' $$, 'season_id_fkey', 'A season that matches name stays'
);
reset role;

-- A rule ----------------------------------------------------------------------------------------------

delete from public.upcoming_matches;
delete from public.results;
update public.seasons set rule_changed_on = null;
insert into public.results (team1, team2, score, date, category, season_id, stage) values
  ('Los Smash', 'La Jaula', '6-1, 6-1', '2026-09-01', 'Sexta Libre', '50000000-0000-4000-8000-000000000001', null),
  ('Los Smash', 'La Jaula', '6-1, 6-1', '2026-09-01', 'Sexta Libre', null, 'AM');
update public.seasons set walkover = 'no-games';
select results_eq(
  $$ select slug, rule_changed_on is null from public.seasons order by slug $$,
  $$ values ('apertura', false), ('clausura', true) $$,
  'A new rule is of the season in which results count, friendlies apart'
);
select is(
  (select private.is_of_season('2026-09-01', null, seasons) from public.seasons where slug = 'clausura'), true,
  'Without a season a match is of its day'
);

select * from finish();

rollback;
