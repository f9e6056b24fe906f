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

/** @returns `undefined`: not known yet; `null`: a hosted league, which has no such server, or no answer */
export function useLeagueState(): LeagueState | null | undefined {
  const { sources } = useData();
  // A laptop's league answers on the origin of its site.
  const isOwn = new URL(sources.functionAddress('', {})).origin === window.location.origin;
  const [state, setState] = useState<LeagueState | null | undefined>(isOwn ? undefined : null);
  useEffect(() => {
    if (!isOwn) return undefined;
    let isCurrent = true;
    const read = async () => {
      const { functions } = await sources.supabase();
      const { data } = await functions.invoke<LeagueState>('league-state', { method: 'GET' });
      if (isCurrent) setState(data);
    };
    // Without an answer nothing is said: the page shows what it can.
    read().catch(() => {
      if (isCurrent) setState(null);
    });
    return () => {
      isCurrent = false;
    };
  }, [sources, isOwn]);
  return state;
}
