import { useCallback, useEffect, useMemo, useState } from 'react';
import { useData } from '../data/DataProvider.tsx';
import { readHistory, restoreRow } from '../data/history.ts';
import { OutdatedError } from '../data/permissionError.ts';
import type { Client } from '../data/sources.ts';
import { undoChange } from '../data/undoChange.ts';
import type { RowChange } from '../domain/change.ts';
import { useAsAdmin } from './useAsAdmin.ts';

export type HistoryState =
  | { kind: 'loading' }
  | { kind: 'error' }
  | { kind: 'loaded'; rows: readonly RowChange[]; hasMore: boolean };

/** As many as the database returns at once. */
const pageSize = 50;
const refusal = 'No tienes permisos para ver el historial';

/**
 * The history, or the trash, newest first. It is read again whenever the lists on the page are.
 * `undo` and `restore` throw as `Writes.undo` does.
 */
export function useHistory(isTrash: boolean) {
  const { tables } = useData();
  const asAdmin = useAsAdmin();
  const [state, setState] = useState<HistoryState>({ kind: 'loading' });

  const read = useCallback(
    async (beforeId?: number) => {
      try {
        const page = await asAdmin(refusal, (client) => readHistory(client, { isTrash, beforeId }));
        setState((known) => withPage(known, page, beforeId));
      } catch (error) {
        console.warn('No se pudo leer el historial:', error);
        setState((known) => (known.kind === 'loaded' ? known : { kind: 'error' }));
      }
    },
    [asAdmin, isTrash],
  );
  useEffect(() => {
    const start = setTimeout(() => void read());
    const reread = (cause: unknown) => {
      if (cause === 'load') void read();
    };
    const stops = [tables.results, tables.upcomingMatches].map(({ lists }) =>
      lists.onUpdate(reread),
    );
    return () => {
      clearTimeout(start);
      for (const stop of stops) stop();
    };
  }, [read, tables]);

  const writes = useMemo(() => {
    const reload = () =>
      Promise.all([read(), ...Object.values(tables).map(({ lists }) => lists.reload())]);
    const run = async (
      rowId: string,
      refusal: string,
      write: (client: Client) => Promise<void>,
      changeRows: (rows: readonly RowChange[]) => readonly RowChange[],
    ) => {
      for (const opened of Object.values(tables)) opened.expectOwn(rowId);
      try {
        await asAdmin(refusal, write);
      } catch (error) {
        if (error instanceof OutdatedError) await reload();
        throw error;
      }
      // Rows below the first page are not read again.
      setState((known) =>
        known.kind === 'loaded' ? { ...known, rows: changeRows(known.rows) } : known,
      );
      await reload();
    };
    return {
      undo: ({ id, rowId, change }: RowChange) =>
        run(
          rowId,
          'No tienes permisos para deshacer',
          (client) => undoChange(client, id),
          (rows) => rows.map((row) => (row.change === change ? { ...row, isUndone: true } : row)),
        ),
      restore: ({ id, rowId }: RowChange) =>
        run(
          rowId,
          'No tienes permisos para restaurar',
          (client) => restoreRow(client, id),
          (rows) => rows.filter((row) => row.id !== id),
        ),
    };
  }, [read, tables, asAdmin]);

  return {
    state,
    ...writes,
    loadMore: () => {
      if (state.kind === 'loaded') void read(state.rows.at(-1)?.id);
    },
    retry: () => {
      setState({ kind: 'loading' });
      void read();
    },
  };
}

/** What is known with a page of it: the newest, or those before a row. */
function withPage(
  known: HistoryState,
  page: readonly RowChange[],
  beforeId: number | undefined,
): HistoryState {
  const rows = known.kind === 'loaded' ? known.rows : [];
  const isLast = page.length < pageSize;
  if (beforeId !== undefined) {
    const older = page.filter(({ id }) => !rows.some((row) => row.id === id));
    return { kind: 'loaded', rows: [...rows, ...older], hasMore: !isLast };
  }
  const end = page.at(-1)?.id ?? 0;
  const older = isLast ? [] : rows.filter(({ id }) => id < end);
  const hasMore = known.kind === 'loaded' && older.length > 0 ? known.hasMore : !isLast;
  return { kind: 'loaded', rows: [...page, ...older], hasMore };
}
