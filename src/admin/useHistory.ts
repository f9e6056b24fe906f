import { useCallback, useEffect, useState } from 'react';
import { onSettingsChange } from '../league/settings.ts';
import { useList } from '../live/useList.ts';
import { announced } from '../matches/announced.ts';
import { useData } from '../matches/DataProvider.tsx';
import { readHistory, type HistoryPage, type HistoryEntry } from '../matches/history.ts';
import { callFunction } from '../session/requests.ts';
import { undoOf, useAsAdmin, type RunWrite, type Write } from '../session/write.ts';

type HistoryState =
  | { kind: 'loading' }
  | { kind: 'error' }
  | { kind: 'loaded'; rows: readonly HistoryEntry[]; hasMore: boolean };

const refusal = 'No tienes permisos para ver el historial';

/**
 * The history or the trash, newest first, read again whenever the latest results or the next matches are loaded.
 * `undo` and `restore` write with the function that they are given, and throw as that does.
 */
export function useHistory(isTrash: boolean) {
  const { tables } = useData();
  const asAdmin = useAsAdmin();
  // Lists that are on the page are loaded again after each save.
  useList(tables.results.lists, { order: 'day' });
  useList(tables.upcomingMatches.lists, announced);
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
    const stops = [
      ...[tables.results, tables.upcomingMatches].map(({ lists }) => lists.onUpdate(reread)),
      onSettingsChange(() => void read()),
    ];
    return () => {
      clearTimeout(start);
      for (const stop of stops) stop();
    };
  }, [read, tables]);

  const run = async (
    write: RunWrite,
    own: Write<void>,
    changeRows: (rows: readonly HistoryEntry[]) => readonly HistoryEntry[],
  ) => {
    const written = await write(own);
    // Rows below the first page are not read again.
    setState((known) =>
      known.kind === 'loaded' ? { ...known, rows: changeRows(known.rows) } : known,
    );
    return written;
  };

  return {
    state,
    undo: (write: RunWrite, row: HistoryEntry) =>
      run(write, undoOf([row.id], [row.rowId]), (rows) =>
        rows.map((each) => (each.change === row.change ? { ...each, isUndone: true } : each)),
      ),
    restore: (write: RunWrite, row: HistoryEntry) =>
      run(write, restorationOf(row), (rows) => rows.filter(({ id }) => id !== row.id)),
    loadMore: () => {
      if (state.kind === 'loaded') void read(state.rows.at(-1)?.id);
    },
    retry: () => {
      setState({ kind: 'loading' });
      void read();
    },
  };
}

/** The write that brings a deleted row back; an OutdatedError says that it is there, or a result of that match. */
export function restorationOf({ id, rowId }: HistoryEntry): Write<void> {
  return {
    refusal: 'No tienes permisos para restaurar',
    ids: [rowId],
    async send(client, change_id) {
      await callFunction(client, 'restore_row', { history_id: id, change_id });
    },
  };
}

/** The known history with a page: the newest changes, or those before a row. */
function withPage(
  known: HistoryState,
  { rows: page, isLast }: HistoryPage,
  beforeId: number | undefined,
): HistoryState {
  const rows = known.kind === 'loaded' ? known.rows : [];
  if (beforeId !== undefined) {
    const older = page.filter(({ id }) => !rows.some((row) => row.id === id));
    return { kind: 'loaded', rows: [...rows, ...older], hasMore: !isLast };
  }
  const end = page.at(-1)?.id ?? 0;
  const older = isLast ? [] : rows.filter(({ id }) => id < end);
  const hasMore = known.kind === 'loaded' && older.length > 0 ? known.hasMore : !isLast;
  return { kind: 'loaded', rows: [...page, ...older], hasMore };
}
