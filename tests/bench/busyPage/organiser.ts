import { createClient } from '@supabase/supabase-js';
import { demoAdmin, demoPublishableKey } from '../../../supabase/embedded/keys.ts';

/** Somebody who enters results through the API, as the administrator's page does. */
export type Organiser = {
  /** Adds a result a name, all in one request. */
  add(teams: readonly string[]): Promise<void>;
  /** Deletes whatever was added here. */
  removeAdded(): Promise<void>;
  /** Adds results until there are so many of them. */
  fillUp(count: number): Promise<void>;
};

const opponents = 'Los de la medición';

export async function signInOrganiser(url: string): Promise<Organiser> {
  const client = createClient(url, demoPublishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { error } = await client.auth.signInWithPassword(demoAdmin);
  if (error !== null) throw error;
  const results = () => client.from('results');

  const add = async (teams: readonly string[]) => {
    const { error } = await results().insert(teams.map((team1) => rowOf(team1)));
    if (error !== null) throw error;
  };
  return {
    add,
    async removeAdded() {
      const { error } = await results().delete().eq('team2', opponents);
      if (error !== null) throw error;
    },
    async fillUp(count) {
      const { count: present } = await results().select('id', { count: 'exact', head: true });
      const missing = count - (present ?? 0);
      for (let first = 0; first < missing; first += 500) {
        const length = Math.min(500, missing - first);
        await add(Array.from({ length }, (_, place) => `Pareja ${first + place}`));
      }
    },
  };
}

function rowOf(team1: string) {
  return {
    team1,
    team2: opponents,
    score: '7-6(5), 4-6, [10-8]',
    date: '2026-11-20',
    category: 'Sexta Libre',
  };
}
