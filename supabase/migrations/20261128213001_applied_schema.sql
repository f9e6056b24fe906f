-- What a function does stands in one file of supabase/schema, which is applied after the migrations
-- wherever it changed. The database keeps which files it has, and what they made: the next ones drop what none of them
-- makes any more, and nothing else.
--
-- Migrations hold the functions that a constraint, a generated column, a default, an index or a policy needs: nothing
-- checks old rows again, so a new meaning is a new name there.

create table private.applied_schema (
  is_only boolean primary key default true check (is_only),
  digest text,
  objects text[] not null
);

comment on table private.applied_schema is 'What the files of supabase/schema made here last, one row.';
comment on column private.applied_schema.digest is 'Of the files; null: none were applied yet.';
comment on column private.applied_schema.objects is
  'Their functions, triggers and views, as `drop` names them.';

alter table private.applied_schema enable row level security;

create policy "Nobody reaches the applied files through the API"
on private.applied_schema
as restrictive
for all
to public
using (false)
with check (false);

revoke all on table private.applied_schema from public, anon, authenticated, service_role;

-- What earlier migrations made, and the files make from now on.
insert into private.applied_schema (objects) values (
  array[
    'trigger check_written_setting on public.categories', 'trigger check_written_setting on public.clubs',
    'trigger check_written_setting on public.hero_pictures', 'trigger check_written_setting on public.league',
    'trigger check_written_setting on public.sponsors', 'trigger end_postponement on public.upcoming_matches',
    'trigger keep_address on public.pair_names', 'trigger keep_old_slug on public.categories',
    'trigger keep_rule on public.seasons', 'trigger purge_history on public.adjustments',
    'trigger purge_history on public.categories', 'trigger purge_history on public.clubs',
    'trigger purge_history on public.hero_pictures', 'trigger purge_history on public.league',
    'trigger purge_history on public.organisers', 'trigger purge_history on public.pairs',
    'trigger purge_history on public.results', 'trigger purge_history on public.season_categories',
    'trigger purge_history on public.seasons', 'trigger purge_history on public.sponsors',
    'trigger purge_history on public.upcoming_matches', 'trigger raise_settings_version on public.adjustments',
    'trigger raise_settings_version on public.categories', 'trigger raise_settings_version on public.clubs',
    'trigger raise_settings_version on public.hero_pictures', 'trigger raise_settings_version on public.league',
    'trigger raise_settings_version on public.organisers', 'trigger raise_settings_version on public.pairs',
    'trigger raise_settings_version on public.season_categories', 'trigger raise_settings_version on public.seasons',
    'trigger raise_settings_version on public.sponsors', 'trigger record_history on private.mentioned_pairs',
    'trigger record_history on public.adjustments', 'trigger record_history on public.categories',
    'trigger record_history on public.clubs', 'trigger record_history on public.hero_pictures',
    'trigger record_history on public.league', 'trigger record_history on public.organisers',
    'trigger record_history on public.pair_names', 'trigger record_history on public.pairs',
    'trigger record_history on public.results', 'trigger record_history on public.season_categories',
    'trigger record_history on public.seasons', 'trigger record_history on public.sponsors',
    'trigger record_history on public.upcoming_matches', 'trigger register_in_seasons on public.categories',
    'trigger register_name on public.pairs', 'trigger remove_unused_pair on public.adjustments',
    'trigger remove_unused_pairs on public.results', 'trigger remove_unused_pairs on public.upcoming_matches',
    'trigger require_name on public.pairs', 'trigger require_two_pairs on public.results',
    'trigger require_two_pairs on public.upcoming_matches', 'trigger set_pairs on public.results',
    'trigger set_pairs on public.upcoming_matches', 'trigger set_pairs_then_mark_correction on public.results',
    'trigger set_time_of_change on public.results', 'trigger set_time_of_change on public.upcoming_matches',
    'view private.settled_matches', 'function private.address_taken_by(private.history)',
    'function private.calendar_events(text,uuid,text)', 'function private.calendar_line(text)',
    'function private.calendar_moment(timestamp with time zone)', 'function private.calendar_text(text)',
    'function private.check_written_setting()', 'function private.clock_offsets(text)',
    'function private.correct_result(uuid,jsonb,jsonb,uuid)', 'function private.end_postponement()',
    'function private.exact_rule(public.seasons)', 'function private.find_or_add_pair(text,text,boolean)',
    'function private.first_result(uuid)', 'function private.first_version(uuid)', 'function private.has_trash(text)',
    'function private.ics(text,text)', 'function private.is_name_taken(private.history)',
    'function private.is_of_match(jsonb,jsonb)', 'function private.is_pair_used(uuid)',
    'function private.is_web_address(text,boolean)', 'function private.keep_address()',
    'function private.keep_old_slug()', 'function private.keep_rule()', 'function private.known_columns(jsonb,jsonb)',
    'function private.known_league()', 'function private.last_change(uuid)', 'function private.last_change_of(uuid)',
    'function private.last_day(public.seasons)', 'function private.lines_of_ties(text)',
    'function private.lock_address(text,text)', 'function private.mark_change()',
    'function private.mark_correction()', 'function private.merge_pairs(uuid,uuid,uuid[])',
    'function private.moment_of(date,time without time zone,text)', 'function private.order_rows(text,uuid[])',
    'function private.pair_meant(text,text)', 'function private.pairs_meant(jsonb)',
    'function private.points_words()', 'function private.purge_history()',
    'function private.raise_settings_version()', 'function private.read_history(bigint,boolean,uuid)',
    'function private.record_history()', 'function private.refuse_merged_match(private.history)',
    'function private.refuse_played_match(uuid)', 'function private.register_in_seasons()',
    'function private.register_pair_name()', 'function private.remove_pair_of_adjustment()',
    'function private.remove_unused_pairs()', 'function private.rename_in_matches(uuid,text)',
    'function private.rename_pair(uuid,text)', 'function private.require_admin()', 'function private.require_name()',
    'function private.require_two_pairs()', 'function private.restore_row(bigint)',
    'function private.result_content(jsonb)', 'function private.revert(private.history)',
    'function private.revert_spelling(private.history)', 'function private.save_league(uuid,jsonb,jsonb)',
    'function private.save_results(jsonb)', 'function private.set_pairs()',
    'function private.settings_of_league(public.league)', 'function private.settings_of_lists()',
    'function private.settings_of_seasons()', 'function private.settle_match(uuid,uuid)',
    'function private.time_of_change(private.history)', 'function private.undo_change(bigint)',
    'function private.unused_pictures()', 'function private.url_encoded(text)',
    'function private.written_result(jsonb)', 'function public.calendar(text,text,text)',
    'function public.correct_result(uuid,jsonb,jsonb,uuid)', 'function public.first_version(uuid)',
    'function public.league_settings()', 'function public.merge_pairs(uuid,uuid,uuid[])',
    'function public.order_rows(text,uuid[])', 'function public.read_history(bigint,boolean,uuid)',
    'function public.rename_pair(uuid,text)', 'function public.restore_row(bigint)',
    'function public.save_league(uuid,jsonb,jsonb)', 'function public.save_results(jsonb)',
    'function public.undo_change(bigint)', 'function public.unused_pictures()'
  ]
);
