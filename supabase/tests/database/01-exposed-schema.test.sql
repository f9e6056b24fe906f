-- What the API exposes, read from the catalogue of the running database rather than from the
-- migrations: whatever a table of `public` gets, by whichever way, shows here.

begin;

select plan(26);

create temporary view exposed_relations as
select pg_class.oid, pg_class.relname, pg_class.relkind, pg_class.relrowsecurity, pg_class.relacl, pg_class.relowner
from pg_catalog.pg_class
where pg_class.relnamespace = 'public'::regnamespace and pg_class.relkind in ('r', 'p', 'v', 'm', 'f', 'S');

-- Every privilege on every relation, whole or by column, of everybody but its owner.
create temporary view privileges as
select
  exposed_relations.relname::text as relation,
  coalesce(nullif(acl.grantee, 0)::regrole::text, 'public') as role,
  acl.privilege_type as privilege,
  '*' as columns,
  acl.is_grantable
from exposed_relations
cross join lateral aclexplode(exposed_relations.relacl) as acl
where acl.grantee <> exposed_relations.relowner
union all
select
  exposed_relations.relname::text,
  coalesce(nullif(acl.grantee, 0)::regrole::text, 'public'),
  acl.privilege_type,
  string_agg(pg_attribute.attname, ',' order by pg_attribute.attnum),
  bool_or(acl.is_grantable)
from exposed_relations
join pg_catalog.pg_attribute on pg_attribute.attrelid = exposed_relations.oid
cross join lateral aclexplode(pg_attribute.attacl) as acl
where acl.grantee <> exposed_relations.relowner
group by exposed_relations.relname, acl.grantee, acl.privilege_type;

-- The tables ------------------------------------------------------------------------------------

select set_eq(
  $$ select relname::text from exposed_relations where relkind not in ('S') $$,
  array[
    'results', 'upcoming_matches', 'categories', 'pairs', 'pair_names', 'league', 'seasons',
    'season_categories', 'organisers', 'clubs', 'sponsors', 'hero_pictures', 'settings_version',
    'adjustments', 'withdrawals', 'lots', 'backup_key', 'table_versions'
  ],
  'The exposed schema holds these tables and nothing else that can be read'
);

select is_empty(
  $$ select relname from exposed_relations where relkind in ('r', 'p') and not relrowsecurity $$,
  'Every table of the exposed schema has row-level security on'
);

select is_empty(
  $$
    select pg_class.oid::regclass from pg_catalog.pg_class
    where
      pg_class.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      and pg_class.relkind in ('r', 'p')
      and not exists (
        select 1 from pg_catalog.pg_index where indrelid = pg_class.oid and indisprimary
      )
  $$,
  'Every table of ours has a primary key, the only part of a deleted row that Realtime sends'
);

select is_empty(
  $$
    select table_schema, table_name, column_name from information_schema.columns
    where
      table_schema in ('public', 'private')
      and (table_schema, table_name) in (
        select schemaname::text, tablename::text from pg_catalog.pg_tables
      )
      and is_nullable = 'YES'
      and format('%s.%s', table_name, column_name) not in (
        'results.winner', 'results.location', 'results.time', 'results.corrected_at',
        'results.pair1_id', 'results.pair2_id', 'upcoming_matches.pair1_id',
        'upcoming_matches.pair2_id', 'pairs.players', 'history.actor', 'history.before',
        'history.after', 'league.short_name', 'league.description', 'league.slogan', 'league.city',
        'league.address', 'league.brand', 'league.accent', 'league.profile_name',
        'league.profile_network', 'league.profile_url', 'categories.short_name',
        'categories.spreadsheet', 'categories.ladder', 'categories.level', 'seasons.ends_on',
        'seasons.draw', 'seasons.rule_changed_on', 'results.is_played',
        'results.season_id', 'results.stage', 'results.reason', 'upcoming_matches.season_id', 'upcoming_matches.stage',
        'upcoming_matches.postponed_at', 'season_categories.legs', 'hero_pictures.phone_picture', 'league.icon',
        'backup_key.note', 'backup_key.last_backup', 'league.endings_counted_at', 'applied_schema.digest', 'changes.answer',
        'clubs.url', 'clubs.address', 'clubs.map', 'league.country'
      )
  $$,
  'Only these columns may be left out without a default'
);

select set_eq(
  $$
    select table_name || '.' || column_name || ' ' || column_default from information_schema.columns
    where table_schema in ('public', 'private') and column_default is not null
  $$,
  array[
    'results.id gen_random_uuid()',
    'results.created_at clock_timestamp()',
    'results.changed_at clock_timestamp()',
    'upcoming_matches.id gen_random_uuid()',
    'upcoming_matches.created_at clock_timestamp()',
    'upcoming_matches.changed_at clock_timestamp()',
    'pairs.id gen_random_uuid()',
    'pairs.created_at clock_timestamp()',
    'history.at clock_timestamp()',
    'history.is_undone false',
    'league.is_only true',
    'league.id gen_random_uuid()',
    'league.story ''{}''::text[]',
    'league.scoring ''{}''::text[]',
    'league.joining ''{}''::text[]',
    'league.dates ''[]''::jsonb',
    'categories.id gen_random_uuid()',
    'categories.old_slugs ''{}''::text[]',
    'seasons.id gen_random_uuid()',
    'seasons.points ''2-1-0''::text',
    'seasons.ties ''direct-first''::text',
    'seasons.super_tie_break ''one-game''::text',
    'seasons.walkover ''6-0 6-0''::text',
    'season_categories.id gen_random_uuid()',
    'adjustments.id gen_random_uuid()',
    'withdrawals.id gen_random_uuid()',
    'withdrawals.rivals ''{}''::uuid[]',
    'withdrawals.created_at clock_timestamp()',
    'lots.id gen_random_uuid()',
    'pairs.lines ''[]''::jsonb',
    'season_categories.qualified 0',
    'season_categories.relegated 0',
    'organisers.id gen_random_uuid()',
    'clubs.id gen_random_uuid()',
    'sponsors.id gen_random_uuid()',
    'hero_pictures.id gen_random_uuid()',
    'hero_pictures.focus ''50% 50%''::text',
    'settings_version.id gen_random_uuid()',
    'settings_version.is_only true',
    'backup_key.id gen_random_uuid()',
    'backup_key.is_only true',
    'settings_version.version 1', 'settings_version.code 1',
    'table_versions.version 1',
    'history.actor auth.uid()',
    'history.transaction_id private.change_number()',
    'admins.created_at now()',
    'applied_schema.is_only true',
    'changes.at now()'
  ],
  'The database makes ids, times, who it was and the usual settings, and nothing else'
);

select set_eq(
  $$
    select proname || ' ' || role.name
    from pg_catalog.pg_proc
    cross join (values ('anon'), ('authenticated'), ('service_role')) as role (name)
    where
      pronamespace = 'public'::regnamespace
      and has_function_privilege(role.name, pg_proc.oid, 'execute')
      and not exists (
        select 1 from pg_catalog.pg_depend
        where pg_depend.objid = pg_proc.oid and pg_depend.deptype = 'e'
      )
  $$,
  array[
    'save_results authenticated', 'correct_result authenticated', 'save_league authenticated',
    'undo_change authenticated', 'undo_entry authenticated', 'find_obstacle authenticated',
    'change_rows authenticated', 'restore_row authenticated',
    'rename_pair authenticated', 'merge_pairs authenticated', 'read_history authenticated',
    'first_version authenticated', 'first_version anon',
    'calendar authenticated', 'calendar anon', 'unused_pictures authenticated', 'order_rows authenticated',
    'league_settings authenticated', 'league_settings anon',
    'site_versions authenticated', 'site_versions anon'
  ],
  'The exposed schema offers these functions to these roles'
);

select is_empty(
  $$
    select proname from pg_catalog.pg_proc
    where
      pronamespace = 'public'::regnamespace and prosecdef
      and not exists (
        select 1 from pg_catalog.pg_depend
        where pg_depend.objid = pg_proc.oid and pg_depend.deptype = 'e'
      )
  $$,
  'No function of the exposed schema runs with its owner''s rights'
);

select is_empty(
  $$
    select grantee.rolname
    from (values ('public'), ('extensions'), ('private'), ('auth')) as schema (name)
    cross join (values ('anon'), ('authenticated'), ('service_role')) as grantee (rolname)
    where has_schema_privilege(grantee.rolname, schema.name, 'create')
  $$,
  'No API role may create anything in any schema'
);

-- The privileges --------------------------------------------------------------------------------

select set_eq(
  $$ select relation, role, privilege, columns from privileges $$,
  $$
    values
      ('results', 'anon', 'SELECT', '*'),
      ('results', 'authenticated', 'SELECT', '*'),
      ('results', 'authenticated', 'INSERT', 'id,team1,team2,score,date,category,winner,location,time,reason'),
      ('results', 'authenticated', 'UPDATE', 'team1,team2,score,date,category,winner,location,time,reason'),
      ('results', 'authenticated', 'DELETE', '*'),
      ('results', 'service_role', 'SELECT', '*'),
      ('results', 'service_role', 'INSERT', '*'),
      ('results', 'service_role', 'UPDATE', '*'),
      ('results', 'service_role', 'DELETE', '*'),
      ('upcoming_matches', 'anon', 'SELECT', '*'),
      ('upcoming_matches', 'authenticated', 'SELECT', '*'),
      ('upcoming_matches', 'authenticated', 'INSERT', 'id,team1,team2,date,time,location,category'),
      ('upcoming_matches', 'authenticated', 'UPDATE', 'team1,team2,date,time,location,category,postponed_at'),
      ('upcoming_matches', 'authenticated', 'DELETE', '*'),
      ('upcoming_matches', 'service_role', 'SELECT', '*'),
      ('upcoming_matches', 'service_role', 'INSERT', '*'),
      ('upcoming_matches', 'service_role', 'UPDATE', '*'),
      ('upcoming_matches', 'service_role', 'DELETE', '*'),
      ('categories', 'anon', 'SELECT', '*'),
      ('categories', 'authenticated', 'SELECT', '*'),
      ('categories', 'service_role', 'SELECT', '*'),
      ('pairs', 'anon', 'SELECT', '*'),
      ('pairs', 'authenticated', 'SELECT', '*'),
      ('pairs', 'authenticated', 'INSERT', 'id,category,name,players,lines'),
      ('pairs', 'authenticated', 'UPDATE', 'players,lines'),
      ('pairs', 'authenticated', 'DELETE', '*'),
      ('pairs', 'service_role', 'SELECT', '*'),
      ('pair_names', 'anon', 'SELECT', '*'),
      ('pair_names', 'authenticated', 'SELECT', '*'),
      ('pair_names', 'service_role', 'SELECT', '*'),
      ('league', 'anon', 'SELECT', '*'),
      ('league', 'authenticated', 'SELECT', '*'),
      ('league', 'service_role', 'SELECT', '*'),
      ('league', 'authenticated', 'INSERT', 'name,address,time_zone,id,short_name,description,slogan,city,brand,accent,profile_name,profile_network,profile_url,story,scoring,joining,dates,icon,country'),
      ('league', 'authenticated', 'UPDATE', 'name,address,time_zone,short_name,description,slogan,city,brand,accent,profile_name,profile_network,profile_url,story,scoring,joining,dates,icon,endings_counted_at,country'),
      ('categories', 'authenticated', 'INSERT', 'name,slug,position,id,title,short_name,spreadsheet,ladder,level'),
      ('categories', 'authenticated', 'UPDATE', 'slug,position,title,short_name,spreadsheet,ladder,level'),
      ('categories', 'authenticated', 'DELETE', '*'),
      ('seasons', 'anon', 'SELECT', '*'),
      ('seasons', 'authenticated', 'SELECT', '*'),
      ('seasons', 'service_role', 'SELECT', '*'),
      ('seasons', 'authenticated', 'INSERT', 'id,slug,name,starts_on,ends_on,points,ties,super_tie_break,walkover,win20,win21,draw,loss12,loss02,walkover_win,walkover_loss,unplayed,tie_lines'),
      ('seasons', 'authenticated', 'UPDATE', 'slug,name,starts_on,ends_on,points,ties,super_tie_break,walkover,win20,win21,draw,loss12,loss02,walkover_win,walkover_loss,unplayed,tie_lines'),
      ('seasons', 'authenticated', 'DELETE', '*'),
      ('adjustments', 'anon', 'SELECT', '*'),
      ('adjustments', 'authenticated', 'SELECT', '*'),
      ('adjustments', 'service_role', 'SELECT', '*'),
      ('adjustments', 'authenticated', 'INSERT', 'id,season_id,category,pair_id,points,reason,day'),
      ('adjustments', 'authenticated', 'UPDATE', 'points,reason,day'),
      ('adjustments', 'authenticated', 'DELETE', '*'),
      ('withdrawals', 'anon', 'SELECT', '*'),
      ('withdrawals', 'authenticated', 'SELECT', '*'),
      ('withdrawals', 'service_role', 'SELECT', '*'),
      ('withdrawals', 'authenticated', 'INSERT', 'id,season_id,category,pair_id,day,kind,rivals'),
      ('withdrawals', 'authenticated', 'UPDATE', 'day,kind,rivals'),
      ('withdrawals', 'authenticated', 'DELETE', '*'),
      ('lots', 'anon', 'SELECT', '*'),
      ('lots', 'authenticated', 'SELECT', '*'),
      ('lots', 'service_role', 'SELECT', '*'),
      ('lots', 'authenticated', 'INSERT', 'id,season_id,category,pair_id,place'),
      ('lots', 'authenticated', 'UPDATE', 'place'),
      ('lots', 'authenticated', 'DELETE', '*'),
      ('season_categories', 'anon', 'SELECT', '*'),
      ('season_categories', 'authenticated', 'SELECT', '*'),
      ('season_categories', 'service_role', 'SELECT', '*'),
      ('season_categories', 'authenticated', 'INSERT', 'id,season_id,category,legs,qualified,relegated'),
      ('season_categories', 'authenticated', 'UPDATE', 'legs,qualified,relegated'),
      ('season_categories', 'authenticated', 'DELETE', '*'),
      ('organisers', 'anon', 'SELECT', '*'),
      ('organisers', 'authenticated', 'SELECT', '*'),
      ('organisers', 'service_role', 'SELECT', '*'),
      ('organisers', 'authenticated', 'INSERT', 'id,name,whatsapp,position'),
      ('organisers', 'authenticated', 'UPDATE', 'name,whatsapp,position'),
      ('organisers', 'authenticated', 'DELETE', '*'),
      ('clubs', 'anon', 'SELECT', '*'),
      ('clubs', 'authenticated', 'SELECT', '*'),
      ('clubs', 'service_role', 'SELECT', '*'),
      ('clubs', 'authenticated', 'INSERT', 'id,name,network,url,address,map,position'),
      ('clubs', 'authenticated', 'UPDATE', 'name,network,url,address,map,position'),
      ('clubs', 'authenticated', 'DELETE', '*'),
      ('sponsors', 'anon', 'SELECT', '*'),
      ('sponsors', 'authenticated', 'SELECT', '*'),
      ('sponsors', 'service_role', 'SELECT', '*'),
      ('sponsors', 'authenticated', 'INSERT', 'id,name,picture,alt,position'),
      ('sponsors', 'authenticated', 'UPDATE', 'name,picture,alt,position'),
      ('sponsors', 'authenticated', 'DELETE', '*'),
      ('hero_pictures', 'anon', 'SELECT', '*'),
      ('hero_pictures', 'authenticated', 'SELECT', '*'),
      ('hero_pictures', 'service_role', 'SELECT', '*'),
      ('hero_pictures', 'authenticated', 'INSERT', 'id,picture,phone_picture,alt,focus,position'),
      ('hero_pictures', 'authenticated', 'UPDATE', 'picture,phone_picture,alt,focus,position'),
      ('hero_pictures', 'authenticated', 'DELETE', '*'),
      ('settings_version', 'anon', 'SELECT', '*'),
      ('settings_version', 'authenticated', 'SELECT', '*'),
      ('settings_version', 'service_role', 'SELECT', '*'),
      ('table_versions', 'anon', 'SELECT', '*'),
      ('table_versions', 'authenticated', 'SELECT', '*'),
      ('table_versions', 'service_role', 'SELECT', '*'),
      ('backup_key', 'authenticated', 'SELECT', '*'),
      ('backup_key', 'authenticated', 'UPDATE', 'note')
  $$,
  'The privileges on the exposed tables are exactly these'
);

-- Said again in words, because row-level security covers none of these three.
select is_empty(
  $$ select relation, role from privileges where privilege = 'TRUNCATE' $$,
  'Nobody but the owner may truncate an exposed table'
);

select is_empty(
  $$ select relation, role, privilege from privileges where privilege in ('REFERENCES', 'TRIGGER') $$,
  'Nobody but the owner may refer to an exposed table or put a trigger on it'
);

select is_empty(
  $$ select relation, role, privilege from privileges where is_grantable $$,
  'Nobody may hand a privilege on'
);

-- The policies ----------------------------------------------------------------------------------

select policies_are(
  'public',
  'results',
  array[
    'Anyone can read results',
    'The administrator can add results',
    'The administrator can correct results',
    'The administrator can delete results'
  ],
  'Results have one policy a command'
);

select policies_are(
  'public',
  'upcoming_matches',
  array[
    'Anyone can read upcoming matches',
    'The administrator can add upcoming matches',
    'The administrator can correct upcoming matches',
    'The administrator can delete upcoming matches'
  ],
  'Upcoming matches have one policy a command'
);

select is_empty(
  $$
    select privileges.relation, privileges.role, privileges.privilege
    from privileges
    where
      privileges.role in ('anon', 'authenticated')
      and not exists (
        select 1 from pg_catalog.pg_policies
        where
          pg_policies.schemaname = 'public'
          and pg_policies.tablename = privileges.relation
          and pg_policies.cmd = privileges.privilege
          and pg_policies.permissive = 'PERMISSIVE'
          and privileges.role = any (pg_policies.roles)
      )
  $$,
  'Every privilege of a visitor or user has its policy'
);

select is_empty(
  $$
    select policyname from pg_catalog.pg_policies
    where schemaname = 'public' and (cmd = 'ALL' or 'public' = any (roles))
  $$,
  'Every policy names one command and its roles'
);

select is_empty(
  $$
    select policyname from pg_catalog.pg_policies
    where
      schemaname = 'public'
      and cmd <> 'SELECT'
      and (
        roles <> array['authenticated']::name[]
        or coalesce(qual, with_check) !~* 'select private\.is_admin\(\)'
        or coalesce(with_check, qual) !~* 'select private\.is_admin\(\)'
      )
  $$,
  'Every policy for a write asks, once a statement, whether the user is the administrator'
);

-- The private schema ----------------------------------------------------------------------------

select is_empty(
  $$
    select role.name
    from (values ('anon'), ('authenticated'), ('service_role'), ('authenticator')) as role (name)
    where has_schema_privilege(role.name, 'private', 'usage')
  $$,
  'No API role may look a name up in the private schema'
);

select is_empty(
  $$
    select role.name, pg_class.relname
    from (values ('anon'), ('authenticated'), ('service_role'), ('authenticator')) as role (name)
    cross join pg_catalog.pg_class
    where
      pg_class.relnamespace = 'private'::regnamespace
      and pg_class.relkind in ('r', 'p', 'v', 'm', 'f')
      and (
        has_table_privilege(
          role.name, pg_class.oid, 'select, insert, update, delete, truncate, references, trigger'
        )
        or has_any_column_privilege(role.name, pg_class.oid, 'select, insert, update, references')
      )
  $$,
  'No API role has any privilege on a table of the private schema'
);

select ok(
  (select relrowsecurity from pg_catalog.pg_class where oid = 'private.admins'::regclass),
  'The table of administrators has row-level security on'
);

select is_empty(
  $$
    select relname from pg_catalog.pg_class
    where
      relnamespace = 'private'::regnamespace and relkind = 'r'
      and (
        not relrowsecurity
        or (
          select string_agg(concat_ws(' ', permissive, roles, cmd, qual, with_check), ', ')
          from pg_catalog.pg_policies
          where schemaname = 'private' and tablename = relname
        ) is distinct from 'RESTRICTIVE {public} ALL false false'
      )
  $$,
  'Every table of the private schema is closed to everybody by its one RLS policy'
);

select is(
  (
    select string_agg(concat_ws(' ', permissive, roles, cmd, qual, with_check), ', ')
    from pg_catalog.pg_policies
    where schemaname = 'private' and tablename = 'admins'
  ),
  'RESTRICTIVE {public} ALL false false',
  'The one policy on the table of administrators closes it to everybody'
);

select set_eq(
  $$
    select pg_proc.proname::text, role.name
    from pg_catalog.pg_proc
    cross join (values ('anon'), ('authenticated'), ('service_role'), ('authenticator')) as role (name)
    where
      pg_proc.pronamespace = 'private'::regnamespace
      and has_function_privilege(role.name, pg_proc.oid, 'execute')
  $$,
  $$
    values
      ('is_admin', 'authenticated'),
      ('make_change', 'authenticated'),
      ('find_obstacle', 'authenticated'),
      ('read_history', 'authenticated'),
      ('first_version', 'authenticated'),
      ('first_version', 'anon'),
      ('ics', 'authenticated'),
      ('ics', 'anon'),
      ('clock_offsets', 'authenticated'),
      ('clock_offsets', 'anon'),
      ('known_league', 'authenticated'),
      ('known_league', 'anon'),
      ('settings_of_league', 'authenticated'),
      ('settings_of_league', 'anon'),
      ('settings_of_lists', 'authenticated'),
      ('settings_of_lists', 'anon'),
      ('settings_of_seasons', 'authenticated'),
      ('settings_of_seasons', 'anon'),
      ('is_https_link', 'authenticated'),
      ('are_tie_lines', 'authenticated'),
      ('last_day', 'anon'),
      ('last_day', 'authenticated'),
      ('exact_rule', 'anon'),
      ('exact_rule', 'authenticated'),
      ('is_played', 'authenticated'),
      ('is_played', 'service_role'),
      ('is_time_zone', 'authenticated'),
      ('is_day', 'authenticated'),
      ('are_lines_of_text', 'authenticated'),
      ('are_dated_lines', 'authenticated'),
      ('are_lines', 'authenticated'),
      ('is_stored_picture', 'authenticated'),
      ('is_picture_path', 'authenticated'),
      ('is_picture_unused', 'authenticated'),
      ('unused_pictures', 'authenticated'),
      ('is_line_of_text', 'authenticated'),
      ('is_line_of_text', 'service_role')
  $$,
  'The private functions run for whom the policies and constraints need them, and nobody else'
);

select is_empty(
  $$
    select proname
    from pg_catalog.pg_proc
    where
      pronamespace in ('private'::regnamespace, 'public'::regnamespace)
      and not exists (
        select 1 from pg_catalog.pg_depend
        where pg_depend.objid = pg_proc.oid and pg_depend.deptype = 'e'
      )
      and not coalesce(proconfig, '{}') @> array['search_path=""']
  $$,
  'No function of ours can be led astray by a search path'
);

-- Realtime and the lists ------------------------------------------------------------------------

select set_eq(
  $$
    select schemaname || '.' || tablename from pg_catalog.pg_publication_tables
    where pubname = 'supabase_realtime'
  $$,
  array['public.results', 'public.upcoming_matches', 'public.settings_version'],
  'Realtime publishes the two lists, the version of the settings and nothing else'
);

select set_eq(
  $$
    select tablename || ' ' || regexp_replace(indexdef, '^.* USING ', '') from pg_catalog.pg_indexes
    where schemaname = 'public' and indexname not like '%_pkey'
  $$,
  array[
    'results btree (created_at DESC, id DESC)',
    'results btree (category, created_at DESC, id DESC)',
    'results btree (date DESC, created_at DESC, id DESC)',
    'results btree (category, date DESC, created_at DESC, id DESC)',
    'results btree (pair1_id, date DESC, created_at DESC, id DESC)',
    'results btree (pair2_id, date DESC, created_at DESC, id DESC)',
    'upcoming_matches btree (date, "time", id)',
    'upcoming_matches btree (category, date, "time", id)',
    'upcoming_matches btree (pair1_id, date, "time", id)',
    'upcoming_matches btree (pair2_id, date, "time", id)',
    'results btree (season_id) WHERE (season_id IS NOT NULL)',
    'upcoming_matches btree (season_id) WHERE (season_id IS NOT NULL)',
    'pairs btree (category, name)',
    'pair_names btree (pair_id)',
    'pair_names btree (category, address)',
    'categories btree (slug)',
    'categories btree (name)',
    'league btree (is_only)',
    'seasons btree (slug)',
    'seasons btree (starts_on)',
    'season_categories btree (season_id, category)',
    'season_categories btree (category)',
    'adjustments btree (season_id, category)',
    'adjustments btree (pair_id, category)',
    'withdrawals btree (season_id, category, pair_id)',
    'withdrawals btree (pair_id, category)',
    'lots btree (season_id, category, pair_id)',
    'lots btree (pair_id, category)',
    'pairs btree (id, category)',
    'settings_version btree (is_only)', 'backup_key btree (is_only)'
  ],
  'Each list has an index in its order, and what is once in a table has one too'
);

select * from finish();

rollback;
