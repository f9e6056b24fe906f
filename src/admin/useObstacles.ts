import { useMemo } from 'react';
import { useSettings } from '../league/settings.ts';
import { useToday } from '../league/useNow.ts';
import { formatDay } from '../padel/spanishDate.ts';
import { civilMomentAt } from '../padel/time.ts';
import { undoFailure } from '../session/errorMessages.ts';
import { useSave } from '../session/save.ts';
import { undoOf, useAsAdmin } from '../session/write.ts';
import type { UndoneChange } from '../session/writeErrors.ts';
import { askFirst } from '../ui/openConfirmation.tsx';
import { undoConsequences } from './consequences.ts';
import { describeChange, type ChangeGroup } from './describeChange.ts';
import { findObstacle, type Obstacle } from './obstacle.ts';

/** Asks what stands in the way of an undo, and offers to undo that. */
export function useObstacles() {
  const asAdmin = useAsAdmin();
  const save = useSave();
  const league = useSettings();
  const today = useToday();
  return useMemo(
    () => ({
      /** `none` where the database cannot be asked: the undo itself says why then. */
      find: (undone: UndoneChange, restores = false): Promise<Obstacle> =>
        asAdmin('No tienes permisos para ver el historial', (client) =>
          findObstacle(client, undone, restores),
        ).catch((error: unknown) => {
          console.warn('No se pudo preguntar qué impide deshacer:', error);
          return 'none';
        }),
      /** Says which change goes first, with its own undo. */
      offer: async (obstacle: ChangeGroup, action: 'deshacer' | 'restaurar') => {
        const { title, lines } = describeChange(obstacle, league);
        const { date, time } = civilMomentAt(Date.parse(obstacle.rows[0].at), league.clock);
        const isAgreed = await askFirst({
          title: `No se puede ${action} todavía`,
          lines: [
            `Después hubo otro cambio, que hay que deshacer antes: ${title} (${formatDay(date, today).toLocaleLowerCase('es')}, ${time}).`,
            ...lines,
            ...(obstacle.rows.length > 1 ? ['Al deshacerlo:', ...undoConsequences(obstacle)] : []),
          ],
          confirm: 'Deshacer ese cambio',
        });
        if (!isAgreed) return;
        const { id, rowId } = obstacle.rows[0];
        await save((write) => write(undoOf([id], [rowId])), {
          ...undoFailure(),
          done: 'Cambio deshecho.',
          showsFailure: true,
        });
      },
    }),
    [asAdmin, save, league, today],
  );
}
