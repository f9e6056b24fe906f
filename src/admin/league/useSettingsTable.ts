import { useEffect, useState } from 'react';
import { openTable, type OpenTable, type TableLists } from '../../live/openTable.ts';
import type { Client } from '../../live/sources.ts';
import type { TableRow } from '../../live/table.ts';
import { useList } from '../../live/useList.ts';
import type { SettingsTable } from './settingTables.ts';
import { onSettingsChange } from '../../league/settings.ts';
import { useData } from '../../matches/DataProvider.tsx';
import { settingFailure, type FailureTexts } from '../../session/errorMessages.ts';
import { removeUnusedPictures } from '../../session/pictures.ts';
import { useSave, type SaveOutcome } from '../../session/save.ts';
import { useAsAdmin, type Write } from '../../session/write.ts';
import {
  addition,
  changeOfRows,
  correction,
  deletion,
  nothing,
  refusalTo,
} from '../../session/writeRows.ts';

/** Sentences in Spanish for what the database refuses of a table. */
export type Refusals = Pick<FailureTexts, 'nameTaken' | 'inUse'>;

/** The write that adds a row with this id. */
export type AddRow<Row extends TableRow, Fields> = (
  open: OpenTable<Row, Fields>,
  id: string,
  values: Fields,
) => Write<Row>;

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
  const { sources, arrivals } = useData();
  const [open] = useState(() => openTable(table, sources.readRows, { arrivals }));
  const { lists } = open;
  const asAdmin = useAsAdmin();
  const { state, onRetry } = useList(lists, { order: 'position', isWhole: true });
  const saveRows = useSaveRows(lists, refusals);
  const run = async <Saved>(change: Write<Saved>, done: string, showsFailure = false) => {
    const outcome = await saveRows(change, done, showsFailure);
    if (outcome.kind === 'saved' && uploadPictures !== undefined) {
      // The next save tries again.
      void asAdmin(change.refusal, removeUnusedPictures).catch(() => {});
    }
    return outcome;
  };
  const withPictures = <Saved>(action: Write<Saved>, values: Fields): Write<Saved> => ({
    ...action,
    async send(client, changeId) {
      await uploadPictures?.(client, values);
      return action.send(client, changeId);
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
    remove: (row: Row) => run(deletion(open, row.id), 'Eliminado.', true),
    /** Stores the rows in this order: one undo takes it back. */
    reorder: (rows: readonly Row[]) => run(reordering(table, rows), 'Orden guardado.', true),
  };
}

/** Saves rows of a list of settings, which is read again then, and after each change of another device. */
export function useSaveRows(
  lists: Pick<TableLists<never>, 'reload' | 'reloadSoon'>,
  refusals: Refusals = {},
) {
  const save = useSave();
  // An undo, or another device, has changed them.
  useEffect(() => onSettingsChange(() => void lists.reload()), [lists]);
  return <Saved>(change: Write<Saved>, done: string, showsFailure = false): Promise<SaveOutcome> =>
    save((write) => write(change), { ...settingFailure, ...refusals, done, showsFailure }).finally(
      () => lists.reloadSoon(),
    );
}

/** The write that stores rows in this order. */
export function reordering<Row extends TableRow & Fields, Fields extends { position: number }>(
  table: SettingsTable<Row, Fields>,
  rows: readonly Row[],
): Write<void> {
  const moves = rows
    .map(({ id, position }, index) => ({
      id,
      before: { position },
      after: { position: index + 1 },
    }))
    .filter(({ before, after }) => before.position !== after.position);
  return changeOfRows(table, refusalTo('editar', table), moves, nothing);
}
