-- Results: matches that were played, as the organiser enters them on the night.
--
-- Everybody reads them, only the administrator writes them, and every open page receives changes
-- through Realtime.

create table public.results (
  id uuid primary key default gen_random_uuid(),
  team1 text not null,
  team2 text not null,
  score text not null,
  date date not null,
  category text not null,
  created_at timestamptz not null default now()
);

comment on table public.results is 'Matches that were played.';
comment on column public.results.id is
  'A client may choose it, so that a save sent twice is stored once.';
comment on column public.results.score is 'As typed, team1 first, e.g. 6-4, 6-3.';
comment on column public.results.date is 'The day of the match in the league''s own calendar.';
comment on column public.results.category is 'The name of a category (public.categories).';
comment on column public.results.created_at is
  'When the database stored it; no client can set it.';

-- The limits lie far above what real names and scores need, and far below what breaks a page.
alter table public.results
  add constraint results_team1_is_text check (private.is_line_of_text(team1, 80)),
  add constraint results_team2_is_text check (private.is_line_of_text(team2, 80)),
  add constraint results_score_is_text check (private.is_line_of_text(score, 60)),
  add constraint results_date_in_range check (date between '2000-01-01' and '2100-12-31'),
  add constraint results_category_is_known check (
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

-- The order of the lists, of all categories and of one. The id makes it total: rows stored by one
-- statement share created_at, and a page must end between the same two rows every time.
create index results_newest_first on public.results (created_at desc, id desc);
create index results_newest_first_by_category on public.results (category, created_at desc, id desc);

alter table public.results enable row level security;

create policy "Anyone can read results"
on public.results
for select
to anon, authenticated
using (true);

create policy "The administrator can add results"
on public.results
for insert
to authenticated
with check ((select private.is_admin()));

create policy "The administrator can correct results"
on public.results
for update
to authenticated
using ((select private.is_admin()))
with check ((select private.is_admin()));

create policy "The administrator can delete results"
on public.results
for delete
to authenticated
using ((select private.is_admin()));

-- Older projects give every role everything on a new table, TRUNCATE included, which no policy can
-- refuse. So: nothing first, then what each role needs.
revoke all on table public.results from public, anon, authenticated, service_role;

grant select on table public.results to anon, authenticated;
grant insert (id, team1, team2, score, date, category) on table public.results to authenticated;
grant update (team1, team2, score, date, category) on table public.results to authenticated;
grant delete on table public.results to authenticated;
grant select, insert, update, delete on table public.results to service_role;

-- Hosted projects have the publication from the start; a plain Postgres does not.
do $$
begin
  if not exists (select 1 from pg_catalog.pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end
$$;

alter publication supabase_realtime add table public.results;
