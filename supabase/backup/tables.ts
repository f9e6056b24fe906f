/**
 * The tables that a backup holds: all of the migrations, but `private.publish_hook`, whose token can write a
 * repository, `private.applied_schema`, which is of the database and not of the league, and
 * `public.table_versions`, which a restoration raises. In the order in which their rows are stored.
 */
export const backedUpTables = [
  'private.admins',
  'public.league',
  'public.settings_version',
  'public.categories',
  'public.seasons',
  'public.season_categories',
  'public.organisers',
  'public.clubs',
  'public.sponsors',
  'public.hero_pictures',
  'public.pairs',
  'public.adjustments',
  'public.withdrawals',
  'public.lots',
  'public.pair_names',
  'private.mentioned_pairs',
  'public.results',
  'public.upcoming_matches',
  'private.history',
  'private.changes',
  'public.backup_key',
] as const;

export type BackedUpTable = (typeof backedUpTables)[number];
