import { useMemo } from 'react';
import { PermissionError, SessionEndedError, WriteRefusedError } from '../data/permissionError.ts';
import { useData } from '../data/DataProvider.tsx';
import type { Client } from '../data/sources.ts';
import { useAuth } from './authContext.ts';

/**
 * Writes as the administrator, if the page takes the viewer for one; the database decides.
 * @param refusal what the PermissionError says, in Spanish
 */
export type AsAdmin = <T>(refusal: string, write: (client: Client) => Promise<T>) => Promise<T>;

/** The same function until the viewer changes. */
export function useAsAdmin(): AsAdmin {
  const { sources } = useData();
  const { isAdmin } = useAuth();
  return useMemo(
    () => async (refusal, write) => {
      if (!isAdmin) throw new PermissionError(refusal);
      const client = await sources.supabase();
      try {
        return await withGoodSession(client, write);
      } catch (error) {
        if (error instanceof WriteRefusedError)
          throw new PermissionError(refusal, { cause: error });
        throw error;
      }
    },
    [sources, isAdmin],
  );
}

/**
 * Renews the session and writes once more if its token ran out unnoticed, as on a device whose clock
 * was put right meanwhile. Every write may be made twice: it is one.
 */
async function withGoodSession<T>(
  client: Client,
  write: (client: Client) => Promise<T>,
): Promise<T> {
  try {
    return await write(client);
  } catch (error) {
    if (!(error instanceof SessionEndedError)) throw error;
    const renewal = await client.auth.refreshSession();
    if (renewal.error) throw error;
    return write(client);
  }
}
