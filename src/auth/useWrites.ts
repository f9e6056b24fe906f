import { useMemo } from 'react';
import { useData } from '../data/DataProvider.tsx';
import type { OpenTable } from '../data/openTable.ts';
import type { TableRow } from '../data/table.ts';
import type { OwnChange } from '../data/undoChange.ts';
import { useAuth } from './authContext.ts';

export type Writes<Item, NewItem> = {
  /**
   * @param id made once for what is being typed: saving it again is the same save
   * @returns the row as the database has it
   * @throws PermissionError with the specification's message for anybody but the administrator
   * @throws Error if the database refused it or did not answer
   */
  add: (id: string, values: NewItem) => Promise<Item>;
  /**
   * @param before what the editor saw of the row
   * @returns the row as the database has it
   * @throws ConflictError with the row as it is now, if that is not `before`; nothing is overwritten
   * @throws as `add` does
   */
  change: (id: string, values: NewItem, before: NewItem) => Promise<Item>;
  /** @throws as `add` does */
  remove: (id: string) => Promise<void>;
  /**
   * Undoes one of these, with all that was changed together with it.
   * @throws OutdatedError if somebody changed the row since; nothing is undone then
   * @throws as `add` does
   */
  undo: (change: OwnChange<Item, NewItem>) => Promise<void>;
};

/** The writes of a table; the same functions until the viewer changes. */
export function useWrites<Item extends TableRow & NewItem, NewItem>(
  opened: OpenTable<Item, NewItem>,
): Writes<Item, NewItem> {
  const data = useData();
  const { isAdmin } = useAuth();
  return useMemo(() => {
    const load = async () => {
      const { createWrites } = await import('./createWrites.ts');
      return createWrites(opened, data, isAdmin);
    };
    return {
      add: async (...row) => (await load()).add(...row),
      change: async (...row) => (await load()).change(...row),
      remove: async (...row) => (await load()).remove(...row),
      undo: async (...change) => (await load()).undo(...change),
    };
  }, [opened, data, isAdmin]);
}
