import { useCallback, useEffect, useState } from 'react';
import { newId } from '../../live/newId.ts';
import type { Client } from '../../live/sources.ts';
import { onSettingsChange } from '../../league/settings.ts';
import {
  changedColumns,
  emptyLeague,
  hasValues,
  leagueColumns,
  parseStoredLeague,
  type LeagueColumns,
  type StoredLeague,
} from '../../league/storedLeague.ts';
import { settingFailure } from '../../session/errorMessages.ts';
import { duplicateKey, timeout, writeErrorOf } from '../../session/requests.ts';
import { readStoredHistory } from '../../session/storedHistory.ts';
import { undoChange, undoInsertion } from '../../session/undoChange.ts';
import { useSave, type SaveOutcome } from '../../session/save.ts';
import { useAsAdmin, type Write } from '../../session/write.ts';
import { ConflictError, OutdatedError, WriteRefusedError } from '../../session/writeErrors.ts';
import { listOf } from '../../session/writeRows.ts';
import type { UploadPictures } from './useSettingsTable.ts';

/** `new`: nothing is stored yet. */
export type LeagueState =
  | { kind: 'loading' }
  | { kind: 'error' }
  | { kind: 'new'; league: StoredLeague }
  | { kind: 'loaded'; league: StoredLeague };

const refusal = 'No tienes permisos para editar la liga';

/**
 * The row of the league, read again after each change of a setting, and how it is changed.
 * @param uploadPictures runs before the row is changed: it never names a picture that is not there
 */
export function useLeague(uploadPictures?: UploadPictures<LeagueColumns>) {
  const asAdmin = useAsAdmin();
  const save = useSave();
  const [state, setState] = useState<LeagueState>({ kind: 'loading' });
  // Made once: a first save that is repeated stores the league once.
  const [unstored] = useState(() => emptyLeague(newId(), zoneOfDevice()));

  const read = useCallback(async () => {
    try {
      const league = await asAdmin(refusal, findLeague);
      setState(league === null ? { kind: 'new', league: unstored } : { kind: 'loaded', league });
    } catch (error) {
      console.warn('No se pudo leer la liga:', error);
      setState((known) => ('league' in known ? known : { kind: 'error' }));
    }
  }, [asAdmin, unstored]);
  useEffect(() => {
    const start = setTimeout(() => void read());
    const stop = onSettingsChange(() => void read());
    return () => {
      clearTimeout(start);
      stop();
    };
  }, [read]);

  return {
    state,
    retry: () => {
      setState({ kind: 'loading' });
      void read();
    },
    /**
     * Stores what the columns have now and did not have in the row that the form began with; of a new league,
     * all of them.
     */
    async store(before: StoredLeague, columns: LeagueColumns): Promise<SaveOutcome> {
      const isNew = before === unstored;
      const changes = isNew ? columns : changedColumns(before, columns);
      if (Object.keys(changes).length === 0) return { kind: 'saved' };
      const change = isNew ? leagueAddition(before.id, changes) : leagueChange(before, changes);
      const send = async (client: Client) => {
        await uploadPictures?.(client, changes);
        return change.send(client);
      };
      const outcome = await save(
        async (write) => {
          const written = await write({ ...change, send });
          setState({ kind: 'loaded', league: written.saved });
          return written;
        },
        { ...settingFailure, done: 'Guardado.' },
      );
      // The form begins again with what is stored now.
      if (outcome.kind === 'conflict') await read();
      return outcome;
    },
  };
}

/** The zone in which the device is, for a league that is begun on it. */
function zoneOfDevice(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The row of the league; `null`: nothing is stored yet. */
export async function findLeague(client: Client): Promise<StoredLeague | null> {
  const { data, error } = await client
    .from('league')
    .select(leagueColumns)
    .limit(1)
    .abortSignal(timeout());
  if (error) throw writeErrorOf(error);
  const [row] = data;
  return row === undefined ? null : parseStoredLeague(row);
}

async function readLeague(client: Client): Promise<StoredLeague> {
  const league = await findLeague(client);
  if (league === null) throw new OutdatedError('There is no league any more.');
  return league;
}

/** @throws ConflictError, while it is sent, if another device has stored the league meanwhile */
function leagueAddition(id: string, columns: LeagueColumns): Write<StoredLeague> {
  return {
    refusal,
    ids: [],
    async send(client) {
      const { error } = await client
        .from('league')
        .insert({ id, ...columns })
        .abortSignal(timeout());
      if (error !== null && error.code !== duplicateKey) throw writeErrorOf(error);
      const stored = await readLeague(client);
      if (stored.id !== id) throw new ConflictError(stored);
      const changes = changedColumns(stored, columns);
      if (Object.keys(changes).length === 0) return stored;
      // An addition whose response was lost: what was typed since is a change of it.
      return leagueChange(stored, changes).send(client);
    },
    apply: () => undefined,
    sendUndo: (client) => undoInsertion(client, 'league', id),
  };
}

/** @throws ConflictError, while it is sent, if one of the columns has another value by now */
function leagueChange(before: StoredLeague, changes: LeagueColumns): Write<StoredLeague> {
  const was = columnsOf(before, changes);
  return {
    refusal,
    ids: [],
    async send(client) {
      const stored = await readLeague(client);
      // The response of a change that is repeated was lost.
      if (hasValues(stored, changes)) return stored;
      if (!hasValues(stored, was)) throw new ConflictError(stored);
      let request = client.from('league').update(changes).eq('id', before.id);
      for (const [column, value] of Object.entries(was)) {
        if (value === null) request = request.is(column, null);
        if (typeof value === 'string') request = request.filter(column, 'in', listOf(value));
      }
      const { data, error } = await request.select('id').abortSignal(timeout());
      if (error) throw writeErrorOf(error);
      const current = await readLeague(client);
      if (data.length > 0) return current;
      if (!hasValues(current, was)) throw new ConflictError(current);
      throw new WriteRefusedError('The database did not let the league be changed.');
    },
    apply: () => undefined,
    async sendUndo(client) {
      const history = await readStoredHistory(client, { rowId: before.id });
      const own = history.find(
        (change) =>
          !change.isUndone && hasValues(change.after, changes) && hasValues(change.before, was),
      );
      if (own === undefined) throw new OutdatedError('The change is not in the history.');
      await undoChange(client, own.id);
    },
  };
}

/** What a row has in the columns of a change. */
function columnsOf(row: StoredLeague, changes: LeagueColumns): LeagueColumns {
  return Object.fromEntries(Object.entries(row).filter(([name]) => name in changes));
}
