import { PermissionError, SessionEndedError, WriteRefusedError } from '../data/permissionError.ts';
import type { Client, Sources } from '../data/sources.ts';

/**
 * Writes as the administrator, if the page takes the viewer for one; the database decides.
 * @param refusal what the PermissionError says, in Spanish
 */
export type AsAdmin = <T>(refusal: string, write: (client: Client) => Promise<T>) => Promise<T>;

export function createAsAdmin(sources: Sources, isAdmin: boolean): AsAdmin {
  return async (refusal, write) => {
    if (!isAdmin) throw new PermissionError(refusal);
    const client = await sources.supabase();
    try {
      return await withGoodSession(client, write);
    } catch (error) {
      if (error instanceof WriteRefusedError) throw new PermissionError(refusal, { cause: error });
      throw error;
    }
  };
}

/**
 * Renews the session and writes once more if its token ran out unnoticed, as on a device whose clock
 * was put right meanwhile. A refused write has changed nothing.
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
