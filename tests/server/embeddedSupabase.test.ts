import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { demoAdmin, demoUser } from '../../supabase/embedded/keys.ts';
import { shareServer } from '../support/sharedServer.ts';

const supabase = await shareServer();
const visitor = client();
const admin = await signedIn(demoAdmin);
const user = await signedIn(demoUser);

function client(): SupabaseClient {
  return createClient(supabase.url, supabase.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
}

async function signedIn({ email, password }: { email: string; password: string }) {
  const signed = client();
  const { error } = await signed.auth.signInWithPassword({ email, password });
  expect(error).toBeNull();
  return signed;
}

const result = {
  team1: 'Los Smash',
  team2: 'Doble Pared',
  score: '6-4, 6-3',
  date: '2026-11-20',
  category: 'Sexta Libre',
};

describe('the demo league', () => {
  test('is there for everybody to read', async () => {
    const results = await visitor.from('results').select('*', { count: 'exact', head: true });
    const matches = await visitor
      .from('upcoming_matches')
      .select('*', { count: 'exact', head: true });
    expect(results.count).toBeGreaterThanOrEqual(110);
    expect(matches.count).toBeGreaterThanOrEqual(35);
  });

  test.each(['gzip, br', 'identity'])(
    'in the form that a browser accepts: %s',
    async (accepted) => {
      const response = await fetch(`${supabase.url}/rest/v1/results?select=*&limit=50`, {
        headers: { apikey: supabase.publishableKey, 'accept-encoding': accepted },
      });
      expect(response.headers.get('content-encoding')).toBe(
        accepted === 'identity' ? null : 'gzip',
      );
      expect(response.headers.get('vary')).toContain('Accept-Encoding');
      expect(await response.json()).toHaveLength(50);
    },
  );

  test('has the admin that it prints', async () => {
    const { data } = await admin.auth.getUser();
    expect(data.user?.id).toBe(demoAdmin.userId);
  });
});

describe('who may write', () => {
  test('the admin: a row is stored, changed and deleted', async () => {
    const saved = await admin.from('results').insert(result).select().single();
    expect(saved.error).toBeNull();
    const id: unknown = saved.data.id;
    const changed = await admin.from('results').update({ score: '6-4, 6-2' }).eq('id', id).select();
    expect(changed.data).toMatchObject([{ score: '6-4, 6-2' }]);
    const deleted = await admin.from('results').delete().eq('id', id).select();
    expect(deleted.data).toHaveLength(1);
  });

  test('nobody else', async () => {
    const asVisitor = await visitor.from('results').insert(result);
    expect(asVisitor.status).toBe(401);
    expect(asVisitor.error?.code).toBe('42501');
    const asUser = await user.from('results').insert(result);
    expect(asUser.status).toBe(403);
    expect(asUser.error?.code).toBe('42501');
  });

  test('nobody else, while the admin is writing at the same moment', async () => {
    const clients = [admin, visitor, user];
    const attempts = await Promise.all(
      Array.from({ length: 30 }, (_, turn) =>
        (clients[turn % 3] ?? visitor).from('results').insert(result).select('id'),
      ),
    );
    const stored = attempts.map((attempt) => attempt.error === null);
    expect(stored).toEqual(attempts.map((_, turn) => turn % 3 === 0));
    const ids = attempts.flatMap((attempt) => attempt.data?.map((row) => row.id) ?? []);
    await admin.from('results').delete().in('id', ids);
  });

  test('the server’s own queries never run in a request’s role', async () => {
    const seen: unknown[] = [];
    // Without HTTP in between: all of them are in flight at the same moment.
    const request = async () => {
      const { status } = await supabase.database.answer(
        new Request(`${supabase.url}/rest/v1/results?select=id`, {
          headers: { apikey: supabase.publishableKey },
        }),
        { address: '', isVisitor: true, isGone: () => false, onTimeout: () => undefined },
      );
      expect(status).toBe(200);
    };
    const look = () =>
      supabase.database.exclusive(async (postgres) => {
        for (let turn = 0; turn < 5; turn += 1) {
          const { rows } = await postgres.query<{ role: string }>('select current_user as role');
          seen.push(rows[0]?.role);
        }
      });
    await Promise.all([request(), look(), request(), look(), look(), request(), look(), look()]);
    expect(new Set(seen)).toEqual(new Set(['postgres']));
  });

  test('nobody signs up', async () => {
    const { error } = await client().auth.signUp({
      email: 'intruso@example.com',
      password: 'una-clave-larga-2026',
    });
    expect(error?.code).toBe('signup_disabled');
  });
});

describe('a request without a right to it', () => {
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${supabase.url}${path}`, { headers });

  test('without a key is refused, never served with more rights', async () => {
    expect((await get('/rest/v1/results')).status).toBe(401);
  });

  test('to a schema that the API does not expose is refused', async () => {
    const response = await get('/rest/v1/admins', {
      apikey: supabase.publishableKey,
      'accept-profile': 'private',
    });
    expect(response.status).toBe(406);
  });

  test.each(['/storage/v1/bucket', '/graphql/v1', '/functions/v1/x', '/_system', '/studio'])(
    'to %s finds nothing',
    async (path) => {
      const response = await get(path, { apikey: supabase.publishableKey });
      expect([404, 503]).toContain(response.status);
    },
  );
});
