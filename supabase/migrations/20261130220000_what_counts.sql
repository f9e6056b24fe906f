-- A match belongs to the season of its day. One of last season that was put off is played after the next one began, and
-- still counts there: `season_id` says so. `stage` says of what it counts for nothing but itself, and `reason` why it
-- was not played.

alter table public.results
  add column season_id uuid constraint results_season_id_fkey references public.seasons (id) on delete restrict,
  add column stage text constraint results_stage_is_known check (stage = 'AM'),
  add column reason text constraint results_reason_is_text check (private.is_line_of_text(reason, 60));

alter table public.upcoming_matches
  add column season_id uuid constraint upcoming_matches_season_id_fkey references public.seasons (id) on delete restrict,
  add column stage text constraint upcoming_matches_stage_is_known check (stage = 'AM');

comment on column public.results.season_id is 'The season that it counts in; null: that of its day.';
comment on column public.results.stage is 'Null: the regular phase; AM: a friendly, which counts in no table.';
comment on column public.results.reason is 'Why it was not played, as it is shown; null: nobody said.';
comment on column public.upcoming_matches.season_id is 'The season that its result counts in; null: that of its day.';
comment on column public.upcoming_matches.stage is 'Null: the regular phase; AM: a friendly, which counts in no table.';

create index results_season_id_idx on public.results (season_id) where season_id is not null;
create index upcoming_matches_season_id_idx on public.upcoming_matches (season_id) where season_id is not null;

-- What a match counts for is written by the administrator's functions alone: a plain INSERT is of the regular phase.
grant insert (reason), update (reason) on public.results to authenticated;

-- A page that is open since before would count wrongly what it does not know. It learns here which code it needs.
alter table public.settings_version add column code smallint not null default 1;

-- Devices keep the settings of a version: those of before have no ids of seasons.
alter table public.settings_version disable trigger user;
update public.settings_version set version = version + 1;
alter table public.settings_version enable trigger user;

comment on column public.settings_version.code is
  'The code of the site that shows these rows truly (src/league/codeVersion.ts): an older page loads itself anew.';
