import { useMemo } from 'react';
import { newId } from '../live/newId.ts';
import { useLiveData, type LiveData } from '../live/liveData.ts';
import type { Client } from '../live/sources.ts';
import { useAuth } from './authContext.ts';
import { callFunction } from './requests.ts';
import {
  ConflictError,
  NameTakenError,
  OutdatedError,
  PermissionError,
  SentBeforeError,
  SessionEndedError,
  WriteRefusedError,
  type UndoneChange,
} from './writeErrors.ts';

/** A write to the database, with what shows it on the page. */
export type Write<Saved> = {
  /** The message of the PermissionError, in Spanish. */
  refusal: string;
  /** Ids of rows that it or its undo adds: this page does not announce them as new. */
  ids: readonly string[];
  /** What it changes; by it an attempt is known whose response was lost. Default: its ids. */
  about?: string;
  /** The change id of its first attempt, if a later visit repeats it. */
  changeId?: string;
  /** Sends the request; sent again with the same change id and content it has the first response. */
  send: (client: Client, changeId: string) => Promise<Saved>;
  /** Sends what is typed now where an earlier attempt has stored other content; default: `send`. */
  sendTyped?: (client: Client, changeId: string, stored: readonly unknown[]) => Promise<Saved>;
  /** Shows in the lists what the database stored. */
  apply?: (saved: Saved) => void;
};

export type Written<Saved> = {
  /** The row as the database stored it. */
  saved: Saved;
  /**
   * Undoes the write.
   * @throws OutdatedError if one of its rows was changed since, or all is undone already
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
function isUnseen(error: unknown): boolean {
  return [OutdatedError, ConflictError, NameTakenError].some((Unseen) => error instanceof Unseen);
}

export function createWrite({ sources, tables, reload }: LiveData, isAdmin: boolean): RunWrite {
  const asAdmin = createAsAdmin(sources, isAdmin);
  const run = async <Saved>(write: Write<Saved>): Promise<Sent<Saved>> => {
    const { refusal, ids, apply } = write;
    // The events may come before the response.
    for (const { expectOwn } of Object.values(tables)) ids.forEach(expectOwn);
    const sent = await asAdmin(refusal, (client) => sendOnce(client, write)).catch(
      (error: unknown) => {
        // The lists do not show yet what somebody else stored.
        if (isUnseen(error)) void reload();
        throw error;
      },
    );
    apply?.(sent.saved);
    const reloading = reload();
    if (apply === undefined) await reloading;
    return sent;
  };
  return async (write) => {
    const { saved, changes } = await run(write);
    const undo = { ...undoOf(changes, write.ids), changeId: newId() };
    return { saved, undo: async () => void (await run(undo)) };
  };
}

/**
 * The write that undoes changes in their order, each with all rows that it changed; its own undo makes them again. While
 * it is sent it throws an OutdatedError if a row was changed since, or all is undone already.
 * @param ids those of the rows
 */
export function undoOf(changes: readonly UndoneChange[], ids: readonly string[]): Write<void> {
  return {
    refusal: 'No tienes permisos para deshacer',
    ids,
    async send(client, firstId) {
      let changeId = firstId;
      let count = 0;
      for (const change of changes) {
        // The correction of a first attempt is undone before that.
        // oxlint-disable-next-line no-await-in-loop
        count += await undoChange(client, change, changeId);
        changeId = idAfter(changeId);
      }
      if (count === 0) throw new OutdatedError('Nothing is left to undo.');
    },
  };
}

/** @returns how many rows were undone; 0: the change had none, or all is undone already */
async function undoChange(client: Client, undone: UndoneChange, changeId: string): Promise<number> {
  const request =
    typeof undone === 'string'
      ? callFunction(client, 'undo_change', { change: undone, change_id: changeId })
      : callFunction(client, 'undo_entry', { history_id: undone, change_id: changeId });
  return request.then(Number, (error: unknown) => {
    if (error instanceof OutdatedError || error instanceof NameTakenError) error.undone = undone;
    throw error;
  });
}

/** `changes` are the change ids under which something was stored, the last one first. */
type Sent<Saved> = { saved: Saved; changes: readonly string[] };

/** The change ids of a page's writes without a response, by what they change: repeated, they have the same. */
const unanswered = new WeakMap<Client, Map<string, string>>();

/** Stores once what is sent again, and corrects what an earlier attempt has stored otherwise. */
async function sendOnce<Saved>(client: Client, write: Write<Saved>): Promise<Sent<Saved>> {
  const { refusal, ids, about = ids.join(' '), send, sendTyped = send } = write;
  const key = `${refusal} ${about}`;
  const waiting = unanswered.get(client) ?? new Map<string, string>();
  unanswered.set(client, waiting);
  const firstId = write.changeId ?? waiting.get(key) ?? newId();
  waiting.delete(key);
  const sendFrom = async (
    changeId: string,
    earlier: readonly string[] = [],
    stored?: readonly unknown[],
  ): Promise<Sent<Saved>> => {
    const changes = [changeId, ...earlier];
    try {
      const sending = stored ? sendTyped(client, changeId, stored) : send(client, changeId);
      return { saved: await sending, changes };
    } catch (error) {
      if (!(error instanceof SentBeforeError)) throw error;
      return sendFrom(idAfter(changeId), changes, error.stored);
    }
  };
  try {
    return await sendFrom(firstId);
  } catch (error) {
    if (!isUnseen(error)) waiting.set(key, firstId);
    throw error;
  }
}

/** The change id of what is typed after a first attempt: always the same, so that it can be repeated, too. */
function idAfter(changeId: string): string {
  const last = (Number.parseInt(changeId.slice(-12), 16) + 1) % 2 ** 48;
  return changeId.slice(0, -12) + last.toString(16).padStart(12, '0');
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
