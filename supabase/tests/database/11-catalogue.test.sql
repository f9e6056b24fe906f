-- What has no other sign than that it is there: triggers that clear up, the indexes of the history,
-- and whose rights a function has. Read from the catalogue of the migrated database.

begin;

select plan(3);

select set_eq(
  $$
    select format('%s: %s', pg_trigger.tgrelid::regclass, pg_trigger.tgname)
    from pg_catalog.pg_trigger
    join pg_catalog.pg_class on pg_class.oid = pg_trigger.tgrelid
    where
      pg_class.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not pg_trigger.tgisinternal
  $$,
  array[
    'categories: keep_old_slug',
    'results: set_time_of_change',
    'upcoming_matches: set_time_of_change',
    'league: purge_history',
    'league: raise_settings_version',
    'league: record_history',
    'categories: purge_history',
    'categories: raise_settings_version',
    'categories: record_history',
    'categories: register_in_seasons',
    'seasons: keep_rule',
    'adjustments: purge_history',
    'adjustments: raise_settings_version',
    'adjustments: record_history',
    'adjustments: remove_unused_pair',
    'withdrawals: purge_history',
    'withdrawals: raise_settings_version',
    'withdrawals: record_history',
    'withdrawals: remove_unused_pair',
    'lots: purge_history',
    'lots: raise_settings_version',
    'lots: record_history',
    'lots: remove_unused_pair',
    'pairs: keep_last_line',
    'seasons: purge_history',
    'seasons: raise_settings_version',
    'seasons: record_history',
    'season_categories: purge_history',
    'season_categories: raise_settings_version',
    'season_categories: record_history',
    'league: check_written_setting',
    'categories: check_written_setting',
    'organisers: purge_history',
    'organisers: raise_settings_version',
    'organisers: record_history',
    'clubs: check_written_setting',
    'clubs: purge_history',
    'clubs: raise_settings_version',
    'clubs: record_history',
    'sponsors: check_written_setting',
    'sponsors: purge_history',
    'sponsors: raise_settings_version',
    'sponsors: record_history',
    'hero_pictures: check_written_setting',
    'hero_pictures: purge_history',
    'hero_pictures: raise_settings_version',
    'hero_pictures: record_history',
    'pair_names: keep_address',
    'pair_names: record_history',
    'pairs: purge_history',
    'pairs: raise_settings_version',
    'pairs: raise_table_version',
    'results: raise_table_version',
    'upcoming_matches: raise_table_version',
    'pairs: record_history',
    'pairs: register_name',
    'pairs: require_name',
    'private.mentioned_pairs: record_history',
    'results: purge_history',
    'results: record_history',
    'results: remove_unused_pairs',
    'results: require_two_pairs',
    'results: set_pairs',
    'results: set_pairs_then_mark_correction',
    'upcoming_matches: end_postponement',
    'results: drop_reason',
    'upcoming_matches: purge_history',
    'upcoming_matches: record_history',
    'upcoming_matches: remove_unused_pairs',
    'upcoming_matches: require_two_pairs',
    'upcoming_matches: set_pairs'
  ],
  'Every table has these triggers: its pairs are known, unused ones go, changes are kept and end'
);

select set_eq(
  $$
    select pg_index.indexrelid::regclass::text from pg_catalog.pg_index
    where pg_index.indrelid = 'private.history'::regclass and not pg_index.indisprimary
  $$,
  array[
    'private.history_by_row', 'private.history_by_time', 'private.history_by_transaction'
  ],
  'The history is found by row, transaction and time'
);

select set_eq(
  $$
    select pg_proc.oid::regprocedure::text from pg_catalog.pg_proc
    where
      pg_proc.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and pg_proc.prosecdef
  $$,
  array[
    'private.are_dated_lines(jsonb,integer,integer)',
    'private.are_lines(jsonb)',
    'private.are_lines_of_text(text[],integer,integer)',
    'private.ics(text,text)',
    'private.find_obstacle(bigint,boolean)',
    'private.find_obstacle(uuid,boolean)',
    'private.find_or_add_pair(text,text,boolean)',
    'private.first_result(uuid)',
    'private.first_version(uuid)',
    'private.is_admin()',
    'private.keep_address()',
    'private.keep_old_slug()',
    'private.keep_rule()',
    'private.drop_reason()',
    'private.is_played(text)',
    'private.check_written_setting()',
    'private.require_name()',
    'private.require_two_pairs()',
    'private.register_in_seasons()',
    'private.mark_correction()',
    'private.make_change(uuid,text,jsonb)',
    'private.purge_history()',
    'private.read_history(bigint,boolean,uuid)',
    'private.record_history()',
    'private.register_pair_name()',
    'private.remove_pair_of_adjustment()',
    'private.remove_unused_pairs()',
    'private.raise_settings_version()',
    'private.raise_table_version()',
    'private.require_admin()',
    'private.revert(private.history)',
    'private.revert_spelling(private.history)',
    'private.set_pairs()',
    'private.is_picture_path(text,text)',
    'private.is_picture_unused(text,timestamp with time zone)',
    'private.unused_pictures()',
    'private.mark_change()'
  ],
  'Only these functions have their owner''s rights'
);

select * from finish();

rollback;
