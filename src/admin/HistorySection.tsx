import { Button } from '@mantine/core';
import { useState } from 'react';
import { useHistory } from './useHistory.ts';
import { useObstacles } from './useObstacles.ts';
import { ChangeList } from './ChangeList.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { undoFailure, type FailureTexts } from '../session/errorMessages.ts';
import { useSave } from '../session/save.ts';
import { undoConsequences } from './consequences.ts';
import { describeChange, groupChanges, type ChangeGroup } from './describeChange.ts';
import { isSettingsEntry, type HistoryEntry } from '../matches/history.ts';
import { askFirst } from '../ui/openConfirmation.tsx';
import { focusTitleIfLost } from '../ui/focusTitle.ts';
import { useToday } from '../league/useNow.ts';
import { useSettings } from '../league/settings.ts';

/** Lists the deletions of the last 30 days, and restores rows. */
export function TrashSection() {
  return <HistorySection isTrash />;
}

/** Lists the changes of the last 30 days, and undoes them. */
export function ChangesSection() {
  return <HistorySection isTrash={false} />;
}

function HistorySection({ isTrash }: { isTrash: boolean }) {
  const { state, undo, restore, loadMore, retry } = useHistory(isTrash);
  const save = useSave();
  const obstacles = useObstacles();
  const today = useToday();
  const league = useSettings();
  const [busyIds, setBusyIds] = useState<ReadonlySet<number>>(new Set());

  const act = async (group: ChangeGroup) => {
    const { id, rows } = group;
    const [first] = rows;
    setBusyIds((before) => new Set(before).add(id));
    // What a question promises is asked of the database first.
    const obstacle = await obstacles.find(first.id, isTrash);
    if (typeof obstacle === 'object') {
      await obstacles.offer(obstacle, isTrash ? 'restaurar' : 'deshacer');
    } else if (await mayAct(group, obstacle)) {
      const { kind } = await save(
        (write) => (isTrash ? restore(write, first) : undo(write, first)),
        {
          ...(isTrash ? restoreFailure(first) : undoFailure()),
          done: isTrash ? 'Restaurado.' : 'Cambio deshecho.',
          notUndone: 'algo de esto cambió después',
          showsFailure: true,
        },
      );
      // The button that had the focus is removed.
      if (kind === 'saved') requestAnimationFrame(focusTitleIfLost);
    }
    setBusyIds((before) => new Set([...before].filter((other) => other !== id)));
  };

  /** Many rows are asked about; not where the undo is going to be refused. */
  const mayAct = async (group: ChangeGroup, obstacle: 'none' | 'unknown') => {
    if (isTrash || group.rows.length === 1 || obstacle === 'unknown') return true;
    const title = `Deshacer: ${describeChange(group, league).title}`;
    return askFirst({ title, lines: undoConsequences(group), confirm: 'Deshacer' });
  };

  if (state.kind === 'loading') return <output>Cargando…</output>;
  if (state.kind === 'error') {
    return <ErrorState message="No se pudo leer el historial." onRetry={retry} />;
  }
  if (state.rows.length === 0) {
    return <p>{isTrash ? 'La papelera está vacía.' : 'No hay cambios en los últimos 30 días.'}</p>;
  }
  return (
    <>
      <ChangeList
        groups={
          isTrash
            ? state.rows.map((row) => ({ id: row.id, rows: [row] }))
            : groupChanges(state.rows)
        }
        clock={league.clock}
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

function restoreFailure(entry: HistoryEntry): FailureTexts {
  const meanwhile = isSettingsEntry(entry)
    ? 'su nombre, el final de su dirección o su primer día ya se usan en otro lugar'
    : 'el partido ya tiene su resultado';
  return {
    failed: 'No se pudo restaurar. Intenta de nuevo.',
    outdated: `No se puede restaurar: está otra vez en la lista, o ${meanwhile}.`,
    nameTaken: (owner) =>
      `No se puede restaurar: el nombre de su pareja es ahora el de «${owner}», aunque cambien los signos.`,
  };
}
