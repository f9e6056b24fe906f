import { useCallback, useEffect, useState } from 'react';
import { newId } from '../../live/newId.ts';
import type { Client } from '../../live/sources.ts';
import { columnOf } from '../../live/table.ts';
import { onSettingsChange } from '../../league/settings.ts';
import { settingFailure } from '../../session/errorMessages.ts';
import { callFunction, timeout, writeErrorOf } from '../../session/requests.ts';
import { useSave, type SaveOutcome } from '../../session/save.ts';
import { useAsAdmin, type Write } from '../../session/write.ts';
import { ConflictError, OutdatedError } from '../../session/writeErrors.ts';
import type { UploadPictures } from './useSettingsTable.ts';

/** Some columns of the league, by their names, as the database has them. */
export type LeagueColumns = Readonly<Record<string, unknown>>;

/** The one row of `public.league`; of one of which nothing is stored yet, its id and its zone. */
type StoredLeague = LeagueColumns & { id: string };

/** `new`: nothing is stored yet. */
type StoredLeagueState =
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
  const [state, setState] = useState<StoredLeagueState>({ kind: 'loading' });
  // Made once: a first save that is repeated stores the league once.
  const [unstored] = useState(() => ({ id: newId(), time_zone: zoneOfDevice() }));

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
      const change = leagueChange(before, changes, isNew);
      const send = async (client: Client, changeId: string) => {
        await uploadPictures?.(client, changes);
        return change.send(client, changeId);
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
async function findLeague(client: Client): Promise<StoredLeague | null> {
  const { data, error } = await client.from('league').select('*').limit(1).abortSignal(timeout());
  if (error) throw writeErrorOf(error);
  return data.length === 0 ? null : readLeague(data);
}

function readLeague(rows: unknown): StoredLeague {
  const [row]: unknown[] = Array.isArray(rows) ? rows : [];
  const id = columnOf(row, 'id');
  if (typeof id !== 'string') throw new OutdatedError('There is no league any more.');
  return { ...Object(row), id };
}

/** Those of the columns whose value is another than the row has. */
export function changedColumns(row: object, columns: LeagueColumns): LeagueColumns {
  return Object.fromEntries(
    Object.entries(columns).filter(([name, value]) => !hasValues(row, { [name]: value })),
  );
}

/** The columns of a row that are among others. */
function columnsOf(row: StoredLeague, others: LeagueColumns): LeagueColumns {
  return Object.fromEntries(Object.keys(others).map((name) => [name, row[name]]));
}

/** Whether a row has these values. */
function hasValues(row: unknown, columns: LeagueColumns): boolean {
  return Object.entries(columns).every(
    ([name, value]) => JSON.stringify(columnOf(row, name)) === JSON.stringify(value),
  );
}

/**
 * Begins the league, or changes columns of it.
 * @throws ConflictError, while it is sent, if another device has begun or changed it meanwhile
 */
function leagueChange(
  before: StoredLeague,
  changes: LeagueColumns,
  isNew: boolean,
): Write<StoredLeague> {
  const was = columnsOf(before, changes);
  const send = async (client: Client, changeId: string, from: LeagueColumns | null) => {
    const rows = await callFunction(client, 'save_league', {
      league_id: before.id,
      before: from,
      after: changes,
      change_id: changeId,
    });
    const stored = readLeague(rows);
    const isSaved = stored.id === before.id && hasValues(stored, changes);
    if (!isSaved) throw new ConflictError(stored);
    return stored;
  };
  const from = isNew ? null : was;
  return {
    refusal,
    ids: [],
    about: JSON.stringify(from),
    send: (client, changeId) => send(client, changeId, from),
    sendTyped: (client, changeId, stored) =>
      send(client, changeId, columnsOf(readLeague(stored), changes)),
    apply: () => undefined,
  };
}
