import { useLiveData } from '../live/liveData.ts';
import type { Table, TableRow } from '../live/table.ts';
import { settingFailure } from '../session/errorMessages.ts';
import { useSave, type SaveOutcome } from '../session/save.ts';
import { additions } from '../session/writeRows.ts';
import { newId } from '../live/newId.ts';

/** Adds many rows, all or none. */
export function useSaveMany(onSaved?: () => void) {
  const save = useSave();
  const { reload } = useLiveData();
  return async <Row extends TableRow, Fields>(
    table: Table<Row, Fields>,
    added: readonly Fields[],
    texts: { done: string; nameTaken: string },
  ): Promise<SaveOutcome> => {
    const rows = added.map((values) => ({ id: newId(), values }));
    const change = additions({ table }, rows);
    const outcome = await save((write) => write(change), { ...settingFailure, ...texts });
    // An attempt whose response was lost may have stored them: then they are not added again.
    if (outcome.kind !== 'saved') void reload();
    else onSaved?.();
    return outcome;
  };
}
