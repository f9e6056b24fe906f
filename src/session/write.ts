import { useMemo } from 'react';
import { useLiveData, type LiveData } from '../live/liveData.ts';
import type { Client } from '../live/sources.ts';
import { useAuth } from './authContext.ts';
import {
  ConflictError,
  NameTakenError,
  OutdatedError,
  PermissionError,
  SessionEndedError,
  WriteRefusedError,
} from './writeErrors.ts';

/** A write to the database, with what shows it on the page and what undoes it. */
export type Write<Saved> = {
  /** The message of the PermissionError, in Spanish. */
  refusal: string;
  /** Ids of rows that it or its undo adds: this page does not announce them as new. */
  ids: readonly string[];
  /** Sends the request; sent once more if the session had expired. */
  send: (client: Client) => Promise<Saved>;
  /** Shows in the lists what the database stored. */
  apply?: (saved: Saved) => void;
  /** Sends the request that undoes it. */
  sendUndo: (client: Client, saved: Saved) => Promise<void>;
};

export type Written<Saved> = {
  /** The row as the database stored it. */
  saved: Saved;
  /**
   * Undoes the write.
   * @throws OutdatedError if one of its rows was changed since; nothing is undone then
   * @throws as the write itself does
   */
  undo: () => Promise<void>;
};

/**
 * Runs a write of a save. Afterwards all lists are loaded again, those of other tables too: a new name is
 * a new pair, a result settles a match. A write without `apply` waits until they are.
 * @throws PermissionError, before anything is sent, to anybody but the administrator; also if the
 *   database refuses the write
 * @throws ConflictError or OutdatedError if a row is not any more what the caller saw
 * @throws Error if it failed otherwise, or the database did not respond
 */
export type RunWrite = <Saved>(write: Write<Saved>) => Promise<Written<Saved>>;

/** The errors of a write that are due to something that this page does not show. */
const unseen = [OutdatedError, ConflictError, NameTakenError];

const undoRefusal = 'No tienes permisos para deshacer';

export function createWrite({ sources, tables, reload }: LiveData, isAdmin: boolean): RunWrite {
  const asAdmin = createAsAdmin(sources, isAdmin);
  const run = async <Saved>(write: Omit<Write<Saved>, 'sendUndo'>): Promise<Saved> => {
    const { refusal, ids, send, apply } = write;
    // The events may come before the response.
    for (const { expectOwn } of Object.values(tables)) ids.forEach(expectOwn);
    const saved = await asAdmin(refusal, send).catch((error: unknown) => {
      // The lists do not show yet what somebody else stored.
      if (unseen.some((Unseen) => error instanceof Unseen)) void reload();
      throw error;
    });
    apply?.(saved);
    const reloading = reload();
    if (apply === undefined) await reloading;
    return saved;
  };
  return async ({ sendUndo, ...write }) => {
    const saved = await run(write);
    const undo = { refusal: undoRefusal, ids: write.ids };
    return { saved, undo: () => run({ ...undo, send: (client) => sendUndo(client, saved) }) };
  };
}

/**
 * Sends a request as the administrator, if the page takes the viewer for one; the database decides.
 * @param refusal the message of the PermissionError, in Spanish
 */
type AsAdmin = <Result>(
  refusal: string,
  send: (client: Client) => Promise<Result>,
) => Promise<Result>;

/** @returns the same function until the viewer changes */
export function useAsAdmin(): AsAdmin {
  const { sources } = useLiveData();
  const { isAdmin } = useAuth();
  return useMemo(() => createAsAdmin(sources, isAdmin), [sources, isAdmin]);
}

function createAsAdmin({ supabase }: LiveData['sources'], isAdmin: boolean): AsAdmin {
  return async (refusal, send) => {
    if (!isAdmin) throw new PermissionError(refusal);
    const client = await supabase();
    try {
      return await withRenewedSession(client, send);
    } catch (error) {
      if (error instanceof WriteRefusedError) throw new PermissionError(refusal, { cause: error });
      throw error;
    }
  };
}

/**
 * Renews the session and sends once more if its token expired unnoticed, as on a device whose clock was
 * set meanwhile. A refused request has changed nothing.
 */
async function withRenewedSession<Result>(
  client: Client,
  send: (client: Client) => Promise<Result>,
): Promise<Result> {
  try {
    return await send(client);
  } catch (error) {
    if (!(error instanceof SessionEndedError)) throw error;
    const renewal = await client.auth.refreshSession();
    if (renewal.error) throw error;
    return send(client);
  }
}
