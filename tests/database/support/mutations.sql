-- A statement for each guard that the migrations set up, which removes it. They are read from the
-- catalogue of the migrated database: none can be forgotten.

with
relations as (
  select oid, relname, relacl, relowner, relnamespace, relrowsecurity
  from pg_catalog.pg_class
  where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'p')
),

functions as (
  select oid, proname, proacl, proowner, prosrc, prosecdef, proconfig, prorettype
  from pg_catalog.pg_proc
  where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
),

api_roles (role) as (
  values ('anon'::regrole), ('authenticated'::regrole), ('service_role'::regrole)
),

granted as (
  select relations.oid, acl.grantee::regrole as role, acl.privilege_type as privilege
  from relations
  cross join lateral aclexplode(relations.relacl) as acl
  where acl.grantee <> relations.relowner and acl.grantee <> 0
),

granted_columns as (
  select
    relations.oid,
    acl.grantee::regrole as role,
    acl.privilege_type as privilege,
    pg_attribute.attname as column_name
  from relations
  join pg_catalog.pg_attribute on pg_attribute.attrelid = relations.oid
  cross join lateral aclexplode(pg_attribute.attacl) as acl
  where acl.grantee <> relations.relowner
),

-- Everything that is there, taken away ----------------------------------------------------------

removals (kind, statement) as (
  select 'policy removed', format('drop policy %I on %I.%I', policyname, schemaname, tablename)
  from pg_catalog.pg_policies
  where schemaname in ('public', 'private', 'storage')
  union all
  select 'row-level security off', format('alter table %s disable row level security', oid::regclass)
  from relations
  where relrowsecurity
  union all
  select 'grant removed', format('revoke %s on table %s from %s', privilege, oid::regclass, role)
  from granted
  union all
  select 'grant removed', format('revoke %s (%I) on table %s from %s', privilege, column_name, oid::regclass, role)
  from granted_columns
  union all
  select 'grant removed', format('revoke execute on function %s from %s', functions.oid::regprocedure, acl.grantee::regrole)
  from functions
  cross join lateral aclexplode(functions.proacl) as acl
  where acl.grantee <> functions.proowner and acl.grantee <> 0
  union all
  select 'constraint removed', format('alter table %s drop constraint %I cascade', relations.oid::regclass, pg_constraint.conname)
  from pg_catalog.pg_constraint
  join relations on relations.oid = pg_constraint.conrelid
  where pg_constraint.contype in ('c', 'f', 'p', 'u', 'x')
  union all
  select 'null allowed', format('alter table %s alter column %I drop not null', relations.oid::regclass, pg_attribute.attname)
  from relations
  join pg_catalog.pg_attribute on pg_attribute.attrelid = relations.oid
  where
    pg_attribute.attnum > 0
    and pg_attribute.attnotnull
    and not exists (
      select 1 from pg_catalog.pg_index
      where
        pg_index.indrelid = relations.oid
        and pg_index.indisprimary
        and pg_attribute.attnum = any (pg_index.indkey)
    )
  union all
  select 'default removed', format('alter table %s alter column %I drop default', relations.oid::regclass, pg_attribute.attname)
  from relations
  join pg_catalog.pg_attribute on pg_attribute.attrelid = relations.oid
  where pg_attribute.atthasdef and pg_attribute.attgenerated = ''
  union all
  select 'trigger removed', format('drop trigger %I on %s', pg_trigger.tgname, relations.oid::regclass)
  from pg_catalog.pg_trigger
  join relations on relations.oid = pg_trigger.tgrelid
  where not pg_trigger.tgisinternal
  union all
  select 'index removed', format('drop index %s', pg_index.indexrelid::regclass)
  from pg_catalog.pg_index
  join relations on relations.oid = pg_index.indrelid
  where
    not exists (
      select 1 from pg_catalog.pg_constraint where pg_constraint.conindid = pg_index.indexrelid
    )
  union all
  select 'table unpublished', format('alter publication %I drop table %I.%I', pubname, schemaname, tablename)
  from pg_catalog.pg_publication_tables
  union all
  select 'safe search path lost', format('alter function %s reset search_path', oid::regprocedure)
  from functions
  where proconfig is not null
  union all
  select 'owner''s rights lost', format('alter function %s security invoker', oid::regprocedure)
  from functions
  where prosecdef
  union all
  select 'limit of a bucket removed', format('update storage.buckets set %I = null', limits.name)
  from (values ('public'), ('file_size_limit'), ('allowed_mime_types')) as limits (name)
),

-- Everything that is not there, given ----------------------------------------------------------

gifts (kind, statement) as (
  select 'grant added', format('grant %s on table %s to %s', privilege.name, relations.oid::regclass, api_roles.role)
  from relations
  cross join api_roles
  cross join (
    values
      ('SELECT'), ('INSERT'), ('UPDATE'), ('DELETE'), ('TRUNCATE'), ('REFERENCES'), ('TRIGGER')
  ) as privilege (name)
  where
    (relations.oid, api_roles.role, privilege.name) not in (
      select granted.oid, granted.role, granted.privilege from granted
    )
  union all
  select 'grant added', format('grant %s (%I) on table %s to %s', privilege.name, pg_attribute.attname, relations.oid::regclass, api_roles.role)
  from relations
  join pg_catalog.pg_attribute on pg_attribute.attrelid = relations.oid
  cross join api_roles
  cross join (values ('INSERT'), ('UPDATE')) as privilege (name)
  where
    pg_attribute.attnum > 0
    and api_roles.role = 'authenticated'::regrole
    and (relations.oid, api_roles.role, privilege.name, pg_attribute.attname) not in (
      select granted_columns.oid, granted_columns.role, granted_columns.privilege, granted_columns.column_name
      from granted_columns
    )
  union all
  select 'grant added', format('grant execute on function %s to anon', oid::regprocedure)
  from functions
  where not has_function_privilege('anon', oid, 'execute')
  union all
  select 'grant added', format('grant usage on schema private to %s', api_roles.role)
  from api_roles
  union all
  select 'grant added', format('grant create on schema public to %s', api_roles.role)
  from api_roles
  union all
  select 'policy opened', format('alter policy %I on %I.%I using (true)', policyname, schemaname, tablename)
  from pg_catalog.pg_policies
  where schemaname in ('public', 'private', 'storage') and qual is not null and qual <> 'true'
  union all
  select 'policy opened', format('alter policy %I on %I.%I with check (true)', policyname, schemaname, tablename)
  from pg_catalog.pg_policies
  where schemaname in ('public', 'private', 'storage') and with_check is not null and with_check <> 'true'
  union all
  select 'policy for everybody', format('alter policy %I on %I.%I to public', policyname, schemaname, tablename)
  from pg_catalog.pg_policies
  where schemaname in ('public', 'storage')
),

-- The predicates, each of whose conditions is made true in turn ----------------------------------

conditions (kind, statement) as (
  select
    'condition made true',
    -- The dollar signs keep the function's text as it is.
    replace(
      pg_get_functiondef(functions.oid),
      line.text,
      regexp_replace(line.text, '^(\s*)(and |select )?.*?(;?)$', '\1\2true\3')
    )
  from functions
  cross join lateral regexp_split_to_table(functions.prosrc, '\n') as line (text)
  where functions.prorettype = 'boolean'::regtype and line.text !~ '^\s*(--.*|select)?$'
),

-- The functions' refusals, each of which is left out ----------------------------------------------

refusals (kind, statement) as (
  select 'refusal removed', replace(pg_get_functiondef(functions.oid), refusal.texts[1], 'null;')
  from functions
  cross join lateral regexp_matches(
    functions.prosrc, '(raise [^;]*;|perform private\.require_admin\(\);)', 'g'
  ) as refusal (texts)
)

select kind, statement from removals
union all
select kind, statement from gifts
union all
select kind, statement from conditions
union all
select kind, statement from refusals;
