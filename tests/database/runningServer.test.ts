import type { PGlite } from '@electric-sql/pglite';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoAdmin, demoUser } from '../../supabase/embedded/keys.ts';
import type { EmbeddedSupabase } from '../../supabase/embedded/startEmbeddedSupabase.ts';
import { shareServer } from '../support/sharedServer.ts';
import { openTestDatabase, openingTimeout } from './support/testDatabase.ts';

// The pgTAP files prove the migrations. @supabase/lite grants on its own account, and so might
// anything else in the server: here the database that answers requests is asked.

/** What everybody but the owner may do, and what holds them back. */
const access = `
  select kind, name, access
  from (
    select 'relation' as kind, oid::regclass::text as name, acl::text as access
    from pg_catalog.pg_class
    cross join lateral unnest(relacl) as acl
    where relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema', 'extensions')
    union all
    select 'column', attrelid::regclass || '.' || attname, acl::text
    from pg_catalog.pg_attribute
    cross join lateral unnest(attacl) as acl
    where attrelid::regclass::text !~ '^(pg_|information_schema|extensions)'
    union all
    select 'function', oid::regprocedure::text, acl::text
    from pg_catalog.pg_proc
    cross join lateral unnest(coalesce(proacl, acldefault('f', proowner))) as acl
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
  ) as grants
  where access not like 'postgres=%'
  union all
  select 'schema', nspname, acl::text
  from pg_catalog.pg_namespace
  cross join lateral unnest(nspacl) as acl
  where nspname in ('public', 'private')
  union all
  select 'row-level security', oid::regclass::text, relrowsecurity::text
  from pg_catalog.pg_class
  where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'r'
  union all
  select 'policy', schemaname || '.' || tablename || ' ' || policyname,
    concat_ws(' ', permissive, roles, cmd, qual, with_check)
  from pg_catalog.pg_policies
  union all
  select 'role', rolname, concat_ws(' ', rolsuper, rolbypassrls, rolinherit, rolcanlogin)
  from pg_catalog.pg_roles
  where rolname in ('anon', 'authenticated', 'service_role')
  order by kind, name, access
`;

let supabase: EmbeddedSupabase;
let migrated: PGlite;

beforeAll(async () => {
  [supabase, migrated] = await Promise.all([shareServer(), openTestDatabase()]);
}, openingTimeout);

afterAll(() => migrated.close());

/** Reads as a visitor or, signed in, as a user. */
async function readAs(credentials?: { email: string; password: string }) {
  const client = createClient(supabase.url, supabase.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const signIn = credentials && (await client.auth.signInWithPassword(credentials));
  const { data } = await client.from('results').select('id').limit(1);
  return { user: signIn?.data.user?.id, rows: data?.length };
}

test('after requests of every kind the running server grants what the migrations grant', async () => {
  expect(await readAs()).toEqual({ user: undefined, rows: 1 });
  for (const { email, password, userId } of [demoUser, demoAdmin]) {
    expect(await readAs({ email, password })).toEqual({ user: userId, rows: 1 });
  }

  const { rows: expected } = await migrated.query(access);
  const rows = await supabase.database.exclusive(
    async (postgres) => (await postgres.query(access)).rows,
  );
  expect(rows).toEqual(expected);
});
