import { notifyAdmin } from '../session/notifyAdmin.ts';
import { errorMessage } from '../session/errorMessages.ts';
import { useWrite } from '../session/write.ts';
import { additions, type NewRow } from '../session/writeRows.ts';
import { useLiveData } from '../live/liveData.ts';
import type { Table, TableRow } from '../live/table.ts';
import { saveFailure, type SaveOutcome } from './league/useSettingsTable.ts';

type Texts = { done: string; nameTaken: string };

/** Adds many rows, all or none; says so with an undo. */
export function useSaveMany(onSaved?: () => void) {
  const write = useWrite();
  const { reload } = useLiveData();
  return async <Row extends TableRow, Fields>(
    table: Table<Row, Fields>,
    rows: readonly NewRow<Fields>[],
    { done, nameTaken }: Texts,
  ): Promise<SaveOutcome> => {
    try {
      const { undo } = await write(additions({ table }, rows));
      void notifyAdmin('done', done, undo);
      onSaved?.();
      return { kind: 'saved' };
    } catch (error) {
      console.warn('No se pudo guardar:', error);
      // An attempt whose response was lost may have stored them: then they are not added again.
      void reload();
      return { kind: 'failed', message: errorMessage(error, { ...saveFailure, nameTaken }) };
    }
  };
}
