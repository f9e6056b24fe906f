-- Upcoming matches: what the league has announced, with day, time and place.
--
-- The same access as results: everybody reads, only the administrator writes, Realtime sends changes.

create table public.upcoming_matches (
  id uuid primary key default gen_random_uuid(),
  team1 text not null,
  team2 text not null,
  date date not null,
  time time not null,
  location text not null,
  category text not null,
  created_at timestamptz not null default now()
);

comment on table public.upcoming_matches is 'Matches that are announced and not played yet.';
comment on column public.upcoming_matches.id is
  'A client may choose it, so that a save sent twice is stored once.';
comment on column public.upcoming_matches.date is
  'The day of the match in the league''s own calendar.';
comment on column public.upcoming_matches.time is
  'When it starts by the league''s own clock, to the minute.';
comment on column public.upcoming_matches.location is 'The club, with the court where it is known.';
comment on column public.upcoming_matches.category is
  'The name of a category (public.categories).';
comment on column public.upcoming_matches.created_at is
  'When the database stored it; no client can set it.';

-- `time` takes 24:00 and fractions of a second, which no clock on a wall shows.
alter table public.upcoming_matches
  add constraint upcoming_matches_team1_is_text check (private.is_line_of_text(team1, 80)),
  add constraint upcoming_matches_team2_is_text check (private.is_line_of_text(team2, 80)),
  add constraint upcoming_matches_location_is_text check (private.is_line_of_text(location, 120)),
  add constraint upcoming_matches_date_in_range check (date between '2000-01-01' and '2100-12-31'),
  add constraint upcoming_matches_time_is_whole_minute check (
    "time" < '24:00' and extract(second from "time") = 0
  ),
  add constraint upcoming_matches_category_is_known check (
    category in (
      'Octava Damas',
      'Séptima Damas',
      'Sexta Damas',
      'Octava Libre',
      'Séptima Libre',
      'Sexta Libre',
      'Quinta Libre'
    )
  );

-- The order of the lists, of all categories and of one; the id makes it total, as for results.
create index upcoming_matches_newest_first
on public.upcoming_matches (created_at desc, id desc);
create index upcoming_matches_newest_first_by_category
on public.upcoming_matches (category, created_at desc, id desc);

alter table public.upcoming_matches enable row level security;

create policy "Anyone can read upcoming matches"
on public.upcoming_matches
for select
to anon, authenticated
using (true);

create policy "The administrator can add upcoming matches"
on public.upcoming_matches
for insert
to authenticated
with check ((select private.is_admin()));

create policy "The administrator can correct upcoming matches"
on public.upcoming_matches
for update
to authenticated
using ((select private.is_admin()))
with check ((select private.is_admin()));

create policy "The administrator can delete upcoming matches"
on public.upcoming_matches
for delete
to authenticated
using ((select private.is_admin()));

-- Nothing first, then what each role needs (see results).
revoke all on table public.upcoming_matches from public, anon, authenticated, service_role;

grant select on table public.upcoming_matches to anon, authenticated;
grant insert (id, team1, team2, date, time, location, category)
on table public.upcoming_matches to authenticated;
grant update (team1, team2, date, time, location, category)
on table public.upcoming_matches to authenticated;
grant delete on table public.upcoming_matches to authenticated;
grant select, insert, update, delete on table public.upcoming_matches to service_role;

alter publication supabase_realtime add table public.upcoming_matches;
