import { useEffect, useState } from 'react';
import { useData } from '../matches/DataProvider.tsx';

/** What the server of a laptop's league says of it to the administrator. */
export type LeagueState = {
  /** Tables that cannot be read, e.g. `public.results`. */
  tables: readonly string[];
  /** How many pictures have no whole file. */
  pictures: number;
  /** When the last daily backup was made, ISO 8601. */
  lastBackup: string | null;
};

/** Null: not known, or a hosted league, which has no such server. */
export function useLeagueState(): LeagueState | null {
  const { sources } = useData();
  const [state, setState] = useState<LeagueState | null>(null);
  useEffect(() => {
    // A laptop's league answers on the origin of its site.
    if (new URL(sources.functionAddress('', {})).origin !== window.location.origin)
      return undefined;
    let isCurrent = true;
    const read = async () => {
      const { functions } = await sources.supabase();
      const { data } = await functions.invoke<LeagueState>('league-state', { method: 'GET' });
      if (isCurrent) setState(data);
    };
    // Without an answer nothing is said: the page shows what it can.
    read().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [sources]);
  return state;
}
