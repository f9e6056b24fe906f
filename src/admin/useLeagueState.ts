import { useEffect, useState } from 'react';
import type { Client } from '../live/sources.ts';
import { useData } from '../matches/DataProvider.tsx';
import { timeout } from '../session/requests.ts';

type LaptopState = {
  kind: 'laptop';
  /** Tables that cannot be read, e.g. `public.results`. */
  tables: readonly string[];
  /** The number of pictures that have no whole file. */
  pictures: number;
  /** The moment at which the last backup beside the data was made, ISO 8601. */
  lastBackup: string | null;
  /** The data folder, where it is not in its place any more. */
  missingFolder: string | null;
};

type HostedState = {
  kind: 'hosted';
  /** The time of the last one, ISO 8601. */
  lastBackup: string | null;
  /** Null: none was made. */
  key: BackupKey | null;
};

/** The key of a hosted league's backups. */
export type BackupKey = {
  /** The first letters of the public key, in fours. */
  fingerprint: string;
  /** The place of the private one, in the administrator's words. */
  note: string | null;
};

export type LeagueState = LaptopState | HostedState;

/** @returns `undefined`: not known yet; `null`: no answer */
export function useLeagueState(): LeagueState | null | undefined {
  const { sources } = useData();
  const [state, setState] = useState<LeagueState | null>();
  useEffect(() => {
    let isCurrent = true;
    // A laptop's league answers on the origin of its site.
    const isOwn = new URL(sources.functionAddress('', {})).origin === window.location.origin;
    const read = async () => {
      const client = await sources.supabase();
      const found = await (isOwn ? readLaptop : readHosted)(client);
      if (isCurrent) setState(found);
    };
    // Without an answer nothing is said: the page shows what it can.
    read().catch(() => {
      if (isCurrent) setState(null);
    });
    return () => {
      isCurrent = false;
    };
  }, [sources]);
  return state;
}

async function readLaptop({ functions }: Client): Promise<LaptopState | null> {
  const { data } = await functions.invoke<Omit<LaptopState, 'kind'>>('league-state', {
    method: 'GET',
  });
  return data === null ? null : { kind: 'laptop', ...data };
}

/** @returns null: no answer, or a project whose migrations do not know the key yet */
async function readHosted(client: Client): Promise<HostedState | null> {
  const { data, error } = await client
    .from('backup_key')
    .select('fingerprint, note, last_backup')
    .abortSignal(timeout());
  if (error) return null;
  const [row]: readonly { fingerprint: string; note: string | null; last_backup: string | null }[] =
    data;
  return {
    kind: 'hosted',
    lastBackup: row?.last_backup ?? null,
    key: row === undefined ? null : { fingerprint: row.fingerprint, note: row.note },
  };
}
