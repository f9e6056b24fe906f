-- All that a database has but rows, a line each: functions, triggers, views, columns, rights, policies, constraints,
-- indexes, comments and what is published, of the schemas that migrations and functions write to.

with
ours as (
  select oid from pg_catalog.pg_namespace where nspname in ('public', 'private', 'storage')
),

relations as (
  select oid, relkind, relacl, relrowsecurity, relname from pg_catalog.pg_class
  where relnamespace in (select oid from ours) and relkind in ('r', 'v', 'S')
)

select line from (
  select pg_get_functiondef(oid) || concat_ws(' | ', '', proowner::regrole, proacl, obj_description(oid, 'pg_proc')) as line
  from pg_catalog.pg_proc
  where pronamespace in (select oid from ours) and prokind = 'f'
  union all
  select pg_get_triggerdef(oid) || concat_ws(' | ', '', tgenabled, obj_description(oid, 'pg_trigger'))
  from pg_catalog.pg_trigger
  where tgrelid in (select oid from relations) and not tgisinternal
  union all
  select concat_ws(' | ', oid::regclass, relkind, relacl, relrowsecurity, obj_description(oid, 'pg_class'),
    case when relkind = 'v' then pg_get_viewdef(oid) end)
  from relations
  union all
  select concat_ws(' | ', attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull, attacl,
    col_description(attrelid, attnum), pg_get_expr(adbin, adrelid))
  from pg_catalog.pg_attribute
  left join pg_catalog.pg_attrdef on adrelid = attrelid and adnum = attnum
  where attrelid in (select oid from relations) and attnum > 0 and not attisdropped
  union all
  select concat_ws(' | ', schemaname, tablename, policyname, permissive, roles, cmd, qual, with_check)
  from pg_catalog.pg_policies
  union all
  select concat_ws(' | ', conrelid::regclass, conname, pg_get_constraintdef(oid))
  from pg_catalog.pg_constraint
  where connamespace in (select oid from ours) and contype <> 'n'
  union all
  select indexdef from pg_catalog.pg_indexes where schemaname in ('public', 'private', 'storage')
  union all
  select concat_ws(' | ', pubname, schemaname, tablename, attnames) from pg_catalog.pg_publication_tables
) as lines
order by line;
