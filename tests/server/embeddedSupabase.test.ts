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

test.each(['gzip, br', 'identity'])(
  'rows are sent in the form that a browser accepts: %s',
  async (accepted) => {
    const response = await fetch(`${supabase.url}/rest/v1/results?select=*&limit=50`, {
      headers: { apikey: supabase.publishableKey, 'accept-encoding': accepted },
    });
    expect(response.headers.get('content-encoding')).toBe(accepted === 'identity' ? null : 'gzip');
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    expect(await response.json()).toHaveLength(50);
  },
);

describe('requests at the same moment', () => {
  test('store the rows of the admin, and of nobody else', async () => {
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

  test('leave the server’s own queries in its own role', async () => {
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
});
