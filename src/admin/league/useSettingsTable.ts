import { useEffect, useState } from 'react';
import { openTable, type OpenTable, type TableLists } from '../../live/openTable.ts';
import type { Client } from '../../live/sources.ts';
import type { TableRow } from '../../live/table.ts';
import { useList } from '../../live/useList.ts';
import type { SettingsTable } from '../../league/settingTables.ts';
import { onSettingsChange } from '../../league/settings.ts';
import { useData } from '../../matches/DataProvider.tsx';
import { errorMessage, type FailureTexts } from '../../session/errorMessages.ts';
import { notifyAdmin } from '../../session/notifyAdmin.ts';
import { removeUnusedPictures } from '../../session/pictures.ts';
import { callFunction } from '../../session/requests.ts';
import { undoOwnChange } from '../../session/undoChange.ts';
import { useAsAdmin, useWrite, type Write } from '../../session/write.ts';
import { ConflictError, NameTakenError } from '../../session/writeErrors.ts';
import { addition, correction, deletion, refusalTo } from '../../session/writeRows.ts';

/**
 * What came of a save; `failed`: why, in Spanish.
 * @property column the one in which another row has the same
 */
export type SaveOutcome =
  { kind: 'saved' } | { kind: 'failed'; message: string; column?: string | null };

/** Sentences in Spanish for what the database refuses of a table. */
export type Refusals = Pick<FailureTexts, 'nameTaken' | 'inUse'>;

/** The write that adds a row with this id. */
export type AddRow<Row extends TableRow, Fields> = (
  open: OpenTable<Row, Fields>,
  id: string,
  values: Fields,
) => Write<Row>;

export const saveFailure: FailureTexts = {
  failed: 'No se pudo guardar. Lo escrito sigue aquí: intentar de nuevo.',
  outdated: 'Alguien cambió esto mientras tanto: así está ahora. Revisar y guardar de nuevo.',
  sessionEnded: 'La sesión terminó: iniciar sesión otra vez en otra pestaña y guardar de nuevo.',
};

/** Where the form begins again with what somebody else has stored. */
export const conflictMessage =
  'No se guardó: alguien cambió esto mientras tanto. El formulario muestra lo nuevo.';

/** Stores the pictures that a row names. */
export type UploadPictures<Fields> = (client: Client, values: Fields) => Promise<void>;

/**
 * The rows of a table of settings, in their order, and what the administrator does with them.
 * @param uploadPictures runs before a row is stored: a row never names a picture that is not there
 */
export function useSettingsTable<
  Row extends TableRow & Fields,
  Fields extends { position: number },
>(
  table: SettingsTable<Row, Fields>,
  refusals: Refusals = {},
  uploadPictures?: UploadPictures<Fields>,
  addRow: AddRow<Row, Fields> = addition,
) {
  const { sources, readClock, arrivals } = useData();
  const [open] = useState(() => openTable(table, sources.readRows, { clock: readClock, arrivals }));
  const { lists } = open;
  const asAdmin = useAsAdmin();
  const { state, onRetry } = useList(lists, { order: 'position', isWhole: true });
  const save = useSave(lists, refusals);
  const run = async <Saved>(action: Write<Saved>, done: string): Promise<SaveOutcome> => {
    const outcome = await save(action, done);
    if (outcome.kind === 'saved' && uploadPictures !== undefined) {
      // The next save tries again.
      void asAdmin(action.refusal, removeUnusedPictures).catch(() => {});
    }
    return outcome;
  };
  const withPictures = <Saved>(action: Write<Saved>, values: Fields): Write<Saved> => ({
    ...action,
    async send(client) {
      await uploadPictures?.(client, values);
      return action.send(client);
    },
  });
  return {
    state,
    onRetry,
    /** @param id made once for a form: a save that is repeated stores nothing twice */
    add: (id: string, values: Fields) =>
      run(withPictures(addRow(open, id, values), values), 'Agregado.'),
    change: (row: Row, values: Fields) =>
      run(withPictures(correction(open, row.id, values, row), values), 'Guardado.'),
    remove: (row: Row) => run(deletion(open, row.id), 'Eliminado.'),
    /** Stores the rows in this order: one undo takes it back. */
    reorder: (rows: readonly Row[]) => run(reordering(table, rows), 'Orden guardado.'),
  };
}

/** What a table of settings is written with: it says how that ended, and reads the lists again. */
export function useSave(
  lists: Pick<TableLists<never>, 'reload' | 'reloadSoon'>,
  refusals: Refusals = {},
) {
  const write = useWrite();
  // An undo, or another device, has changed them.
  useEffect(() => onSettingsChange(() => void lists.reload()), [lists]);
  return async <Saved>(action: Write<Saved>, done: string): Promise<SaveOutcome> => {
    try {
      const { undo } = await write(action);
      void notifyAdmin('done', done, undo);
      return { kind: 'saved' };
    } catch (error) {
      console.warn('No se pudo guardar:', error);
      if (error instanceof ConflictError) {
        // The form begins again, and would not show a message of its own.
        void notifyAdmin('failed', conflictMessage);
        return { kind: 'failed', message: conflictMessage };
      }
      const column = error instanceof NameTakenError ? error.column : null;
      const message = errorMessage(error, { ...saveFailure, ...refusals });
      return { kind: 'failed', message, column };
    } finally {
      lists.reloadSoon();
    }
  };
}

function reordering<Row extends TableRow & Fields, Fields extends { position: number }>(
  table: SettingsTable<Row, Fields>,
  rows: readonly Row[],
): Write<void> {
  const moves = rows
    .map((row, index) => ({ id: row.id, before: row, after: { ...row, position: index + 1 } }))
    .filter(({ before, after }) => before.position !== after.position);
  return {
    refusal: refusalTo('editar', table),
    ids: [],
    async send(client) {
      await callFunction(client, 'order_rows', {
        table_name: table.name,
        ids: rows.map(({ id }) => id),
      });
    },
    async sendUndo(client) {
      const [move] = moves;
      // The others were moved in the same statement.
      if (move !== undefined) await undoOwnChange(client, table, move);
    },
  };
}
