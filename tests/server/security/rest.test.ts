import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  attacksAsAdmin,
  attacksOnFunction,
  attacksOnHidden,
  attacksOnPublic,
  type Attack,
} from './support/attacks.ts';
import { createAttempts, type Attempts } from './support/attempts.ts';
import {
  digestTables,
  readCatalogue,
  type DatabaseFunction,
  type Relation,
} from './support/catalogue.ts';
import { openSecurityLeague, type SecurityLeague } from './support/securityLeague.ts';
import { createIdentities, type Identity } from './support/identities.ts';

// Rows 1-13 and 18-19 of the bad-input matrix: everybody tries everything that the catalogue holds.

const timeout = 120_000;
let league: SecurityLeague;
let attempts: Attempts;
let identities: Identity[];
let relations: Relation[];
let functions: DatabaseFunction[];
let before: Record<string, string>;

beforeAll(async () => {
  league = await openSecurityLeague();
  attempts = createAttempts(league.supabase);
  identities = await createIdentities(league);
  ({ relations, functions } = await readCatalogue(league.supabase));
  before = await digestTables(league.supabase);
}, timeout);

afterAll(async () => {
  const { failures } = attempts;
  console.log(
    `hostile requests refused: ${attempts.tried() - failures.length} of ${attempts.tried()} (REST)`,
  );
  await league.close();
});

/** Tries all, and fails with those that were not refused and the tables that are not as before. */
async function expectRefusals(
  attacksOf: (identity: Identity) => Attack[],
  attackers: Identity[] = identities,
) {
  const earlier = attempts.failures.length;
  const tried = attempts.tried();
  for (const identity of attackers) {
    for (const { attempt, statuses } of attacksOf(identity)) {
      await attempts.expectRefused(identity, attempt, ...statuses);
    }
  }
  expect(attempts.failures.slice(earlier)).toEqual([]);
  expect(attempts.tried()).toBeGreaterThan(tried);
  expect(await digestTables(league.supabase)).toEqual(before);
}

const isPublic = ({ schema }: { schema: string }) => schema === 'public';
const isAdmin = ({ kind }: Identity) => kind === 'admin';

describe('through REST', () => {
  test('nobody but the admin writes a table that is exposed', { timeout: timeout }, async () => {
    const exposed = relations.filter(isPublic);
    expect(exposed.map(({ name }) => name)).toEqual(['results', 'upcoming_matches']);
    await expectRefusals(
      (identity) => exposed.flatMap((relation) => attacksOnPublic(relation, identity)),
      identities.filter((identity) => !isAdmin(identity)),
    );
  });

  test('nobody, the admin included, reaches any other table', { timeout: timeout }, async () => {
    const hidden = relations.filter((relation) => !isPublic(relation));
    expect(hidden.map(({ schema, name }) => `${schema}.${name}`)).toContain('private.admins');
    await expectRefusals((identity) =>
      hidden.flatMap((relation) => attacksOnHidden(relation, identity)),
    );
  });

  test('nobody, the admin included, calls a function', { timeout: timeout }, async () => {
    expect(functions.map(({ name }) => name)).toContain('is_admin');
    await expectRefusals((identity) =>
      functions.flatMap((called) => attacksOnFunction(called, identity)),
    );
  });

  test('the admin sets no column but those granted, and never all rows', async () => {
    await expectRefusals(
      () => relations.filter(isPublic).flatMap(attacksAsAdmin),
      identities.filter(isAdmin),
    );
  });

  test('a query is no way in', { timeout: timeout }, async () => {
    const queries = [
      'select=*,auth.users(*)',
      'select=*,users(*)',
      'select=*,admins(*)',
      'select=id,created_at::text;drop table results',
      'select=pg_sleep(5)',
      'select=*&order=;drop',
      'select=*&order=(select 1 from auth.users)',
      "id=eq.1' or '1'='1",
      'id=in.(select id from auth.users)',
      'or=(id.eq.1,id.in.(select 1))',
      'and=(',
      'limit=-1',
      'nope=eq.1',
      'team1=foo.1',
      'select=team1->>x',
    ];
    await expectRefusals(
      ({ kind }) =>
        queries.map((query) => ({
          attempt: { method: 'GET', path: `/rest/v1/results?${encodeURI(query)}` },
          statuses: kind === 'nobody' ? [401, 400] : [400, 404, 416],
        })),
      identities,
    );
  });

  test('what a query may ask for shows the league and no more', async () => {
    const queries = [
      'select=(select email from auth.users)',
      'select=count',
      'limit=abc',
      'limit=1e9',
      'offset=-1',
      '__proto__=eq.1',
      'constructor=eq.1',
    ];
    const earlier = attempts.failures.length;
    for (const identity of identities) {
      for (const query of queries) {
        const path = `/rest/v1/results?${encodeURI(query)}`;
        await attempts.expectHarmless(identity, { method: 'GET', path });
      }
    }
    expect(attempts.failures.slice(earlier)).toEqual([]);
  });

  test('no other service answers', async () => {
    const introspection = { query: '{ __schema { types { name } } }' };
    const mutation = { query: 'mutation { deleteFromresultsCollection { affectedCount } }' };
    await expectRefusals(() => [
      { attempt: { method: 'POST', path: '/graphql/v1', body: introspection }, statuses: [404] },
      { attempt: { method: 'POST', path: '/graphql/v1', body: mutation }, statuses: [404] },
      { attempt: { method: 'GET', path: '/graphql/v1?query={__typename}' }, statuses: [404] },
      {
        attempt: { method: 'POST', path: '/storage/v1/bucket', body: { id: 'x' } },
        statuses: [404],
      },
      { attempt: { method: 'GET', path: '/storage/v1/object/list' }, statuses: [404] },
      { attempt: { method: 'POST', path: '/functions/v1/x', body: {} }, statuses: [404] },
      {
        attempt: { method: 'POST', path: '/realtime/v1/api/broadcast', body: {} },
        statuses: [404],
      },
      {
        attempt: { method: 'POST', path: '/pg/query', body: { query: 'select 1' } },
        statuses: [405],
      },
      { attempt: { method: 'POST', path: '/_system/introspect', body: {} }, statuses: [405] },
    ]);
  });
});
