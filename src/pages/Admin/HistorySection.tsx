import { useState } from 'react';
import { useHistory } from '../../auth/useHistory.ts';
import { Button } from '../../components/Button/Button.tsx';
import { ChangeList } from '../../components/ChangeList/ChangeList.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { OutdatedError, PermissionError } from '../../data/permissionError.ts';
import { groupChanges, type ChangeGroup } from '../../domain/describeChange.ts';
import { leagueClock } from '../../league/leagueClock.ts';
import { focusTitleIfLost } from '../shared/focusTitle.ts';
import { notifyAdmin, undoFailure } from '../shared/notifyAdmin.ts';
import { useNow } from '../shared/useNow.ts';

/** What was deleted in the last 30 days, and how to get it back. */
export function TrashSection() {
  return <HistorySection isTrash />;
}

/** What was changed in the last 30 days, and how to undo it. */
export function ChangesSection() {
  return <HistorySection isTrash={false} />;
}

function HistorySection({ isTrash }: { isTrash: boolean }) {
  const { state, undo, restore, loadMore, retry } = useHistory(isTrash);
  const { date: today } = useNow();
  const [busyIds, setBusyIds] = useState<ReadonlySet<number>>(new Set());

  const act = async ({ id, rows }: ChangeGroup) => {
    setBusyIds((before) => new Set(before).add(id));
    try {
      await (isTrash ? restore(rows[0]) : undo(rows[0]));
      void notifyAdmin('done', isTrash ? 'Restaurado.' : 'Cambio deshecho.');
      // The button that had the focus is gone.
      requestAnimationFrame(focusTitleIfLost);
    } catch (error) {
      console.warn('No se pudo deshacer o restaurar:', error);
      void notifyAdmin('failed', isTrash ? restoreFailure(error) : undoFailure(error));
    } finally {
      setBusyIds((before) => new Set([...before].filter((other) => other !== id)));
    }
  };

  if (state.kind === 'loading') return <output>Cargando…</output>;
  if (state.kind === 'error') {
    return <ErrorState message="No se pudo leer el historial." onRetry={retry} />;
  }
  if (state.rows.length === 0) {
    return <p>{isTrash ? 'La papelera está vacía.' : 'Todavía no hay cambios.'}</p>;
  }
  return (
    <>
      <ChangeList
        groups={
          isTrash
            ? state.rows.map((row) => ({ id: row.id, rows: [row] }))
            : groupChanges(state.rows)
        }
        clock={leagueClock}
        today={today}
        action={isTrash ? 'Restaurar' : 'Deshacer'}
        busyIds={busyIds}
        onAct={(group) => void act(group)}
      />
      {state.hasMore ? (
        <Button variant="default" onClick={loadMore}>
          Ver más
        </Button>
      ) : null}
    </>
  );
}

function restoreFailure(error: unknown): string {
  if (error instanceof PermissionError) return error.message;
  return error instanceof OutdatedError
    ? 'No se puede restaurar: está otra vez en la lista, o el partido ya tiene su resultado.'
    : 'No se pudo restaurar. Intenta de nuevo.';
}
