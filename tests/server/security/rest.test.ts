import { describe, expect, test } from 'vitest';
import { shareServer } from '../../support/sharedServer.ts';
import {
  attacksAsAdmin,
  attacksOnCall,
  attacksOnFunction,
  attacksOnHidden,
  attacksOnPublic,
} from './support/attacks.ts';
import { createAttempts, send } from './support/attempts.ts';
import { callAttempt, prepareCalls } from './support/calls.ts';
import { readCatalogue } from './support/catalogue.ts';
import { createIdentities, type Identity } from './support/identities.ts';

// Rows 1-13 and 18-19 of the bad-input matrix: every identity tries everything in the catalogue.

const supabase = await shareServer();
const identities = await createIdentities(supabase);
const { relations, functions } = await readCatalogue(supabase);
const calls = await prepareCalls(supabase);
const attempts = await createAttempts(supabase);

const isPublic = ({ schema }: { schema: string }) => schema === 'public';
const isAdmin = ({ kind }: Identity) => kind === 'admin';
const exposed = relations.filter(isPublic);
/** The tables that the admin writes. */
const written = exposed.filter(({ insertable }) => insertable.length > 0);
const readOnly = exposed.filter((relation) => !written.includes(relation));
const hidden = relations.filter((relation) => !isPublic(relation));

/** Every attack is refused, and no row has changed. */
async function expectRefused(...attacks: Parameters<typeof attempts.failuresOf>) {
  expect(await attempts.failuresOf(...attacks)).toEqual([]);
  expect(await attempts.tables()).toEqual(attempts.tablesBefore);
}

describe('through REST', { timeout: 300_000 }, () => {
  test('only the admin writes an exposed table, and nobody one that is read only', async () => {
    expect(written.map(({ name }) => name)).toEqual([
      'adjustments',
      'categories',
      'clubs',
      'hero_pictures',
      'league',
      'lots',
      'organisers',
      'pairs',
      'results',
      'season_categories',
      'seasons',
      'sponsors',
      'upcoming_matches',
      'withdrawals',
    ]);
    expect(readOnly.map(({ name }) => name)).toEqual([
      'backup_key',
      'pair_names',
      'settings_version',
      'table_versions',
    ]);
    await expectRefused(
      identities,
      (identity) =>
        (isAdmin(identity) ? readOnly : exposed).flatMap((relation) =>
          attacksOnPublic(relation, identity),
        ),
      100,
    );
  });

  test('nobody, the admin included, reaches any other table', async () => {
    expect(hidden.map(({ schema, name }) => `${schema}.${name}`)).toContain('private.admins');
    await expectRefused(
      identities,
      (identity) => hidden.flatMap((relation) => attacksOnHidden(relation, identity)),
      150,
    );
  });

  test('nobody calls a function that was not published to them', async () => {
    expect(functions.map(({ name }) => name)).toContain('is_admin');
    await expectRefused(
      identities,
      (identity) => functions.flatMap((called) => attacksOnFunction(called, functions, identity)),
      100,
    );
  });

  test('only the admin calls a function that writes or reads the history', async () => {
    const published = functions.filter(
      (each) => isPublic(each) && each.callers.length > 0 && !each.callers.includes('anon'),
    );
    expect(calls.map(({ name }) => name).sort()).toEqual(published.map(({ name }) => name));
    await expectRefused(
      identities.filter((identity) => !isAdmin(identity)),
      (identity) => calls.flatMap((call) => attacksOnCall(call, identity)),
    );
  });

  test('the admin sets no column but those granted, and never all rows', async () => {
    await expectRefused(identities.filter(isAdmin), () => written.flatMap(attacksAsAdmin));
  });

  const asQuery = (query: string) => ({
    method: 'GET',
    path: `/rest/v1/results?${encodeURI(query)}`,
  });

  test('a query that PostgREST refuses', async () => {
    const queries = [
      'select=*,auth.users(*)',
      'select=*,users(*)',
      'select=*,admins(*)',
      'select=id,created_at::text;drop table results',
      'select=pg_sleep(5)',
      'select=(select email from auth.users)',
      'select=id::text::regrole',
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
    const attacksOf = ({ kind }: Identity) =>
      queries.map((query) => ({
        attempt: asQuery(query),
        statuses: kind === 'nobody' ? [401, 400] : [400, 404, 416],
      }));
    expect(await attempts.failuresOf(identities, attacksOf, 60)).toEqual([]);
  });

  test('an unusual query returns public rows and nothing else', async () => {
    const queries = [
      'select=count',
      'limit=abc',
      'limit=1e9',
      'offset=-1',
      '__proto__=eq.1',
      'constructor=eq.1',
    ];
    const attacks = queries.map((query) => ({ attempt: asQuery(query), statuses: [] }));
    expect(await attempts.failuresOf(identities, () => attacks, 30)).toEqual([]);
  });

  test('no other service answers', async () => {
    const services = [
      ['POST', '/graphql/v1', { query: '{ __schema { types { name } } }' }, 404],
      ['POST', '/graphql/v1', { query: 'mutation { deleteFromresultsCollection { id } }' }, 404],
      ['GET', '/graphql/v1?query={__typename}', undefined, 404],
      ['POST', '/storage/v1/bucket', { id: 'x' }, 404],
      ['GET', '/storage/v1/object/list', undefined, 404],
      ['POST', '/storage/v1/object/list/pictures', {}, 404],
      ['POST', '/storage/v1/object/other/a.webp', {}, 404],
      ['GET', '/storage/v1/object/public/other/a.webp', undefined, 404],
      ['DELETE', '/storage/v1/object', {}, 404],
      ['POST', '/functions/v1/x', {}, 404],
      ['POST', '/realtime/v1/api/broadcast', {}, 404],
      ['POST', '/pg/query', { query: 'select 1' }, 405],
      ['POST', '/_system/introspect', {}, 405],
    ] as const;
    const attacks = services.map(([method, path, body, status]) => ({
      attempt: { method, path, body },
      statuses: [status],
    }));
    await expectRefused(identities, () => attacks, 30);
  });

  test('the admin may make the calls that everybody else was refused', async () => {
    for (const identity of identities.filter(isAdmin)) {
      for (const call of calls) {
        const { status, text } = await send(supabase.url, identity, callAttempt(call));
        expect([200, 204], `${call.name}: ${text}`).toContain(status);
      }
    }
    expect(await attempts.tables()).not.toEqual(attempts.tablesBefore);
  });
});
