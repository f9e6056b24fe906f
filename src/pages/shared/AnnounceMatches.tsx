import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../utils/Link.tsx';
import { MatchSheet } from '../../components/MatchSheet/MatchSheet.tsx';
import { useData } from '../../data/DataProvider.tsx';
import type { SheetMatch } from '../../domain/sheets/importSheet.ts';
import {
  isIncomplete,
  matchProblem,
  newMatchOf,
  type SheetRow,
} from '../../domain/sheets/sheetRows.ts';
import type { MatchIdentity } from '../../domain/sameMatch.ts';
import { paths } from '../../paths.ts';
import controls from '../../theme/controls.module.css';
import classes from './SavedRows.module.css';
import { saveFailure, undoAllFailure } from './saveFailures.ts';
import { StepTitle } from './StepTitle.tsx';
import { useInsertRows } from './useInsertRows.ts';

type AnnounceMatchesProps = {
  /** The matches as they were read or planned, and edited since. */
  rows: readonly SheetRow<SheetMatch>[];
  /** Matches that are not announced again. */
  announced: readonly (MatchIdentity & { id: string })[];
  onRows: (rows: readonly SheetRow<SheetMatch>[]) => void;
  onEnd: () => void;
};

type Saved = {
  ids: readonly string[];
  /** All rows, as they were before. */
  before: readonly SheetRow<SheetMatch>[];
};

/** Many matches, edited and announced in one call, which can be undone. */
export function AnnounceMatches({ rows, announced, onRows, onEnd }: AnnounceMatchesProps) {
  const { insert, undo } = useInsertRows(useData().tables.upcomingMatches);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [saved, setSaved] = useState<Saved | null>(null);
  // What is being saved arrives live: it is no match that was announced before.
  const own = new Set(rows.map(({ id }) => id));
  const others = announced.filter(({ id }) => !own.has(id));

  const run = async (action: () => Promise<void>, describe: (error: unknown) => string) => {
    setSaving(true);
    setFailure(null);
    try {
      await action();
    } catch (error) {
      console.warn('No se pudo guardar:', error);
      setFailure(describe(error));
    } finally {
      setSaving(false);
    }
  };
  const onSave = async () => {
    const ready = rows.flatMap(({ id, values }) => {
      const match = newMatchOf(values);
      return match === null || matchProblem(values, others) !== null ? [] : [{ id, values: match }];
    });
    await insert(ready);
    setSaved({ ids: ready.map(({ id }) => id), before: rows });
    onRows(rows.filter(isIncomplete));
  };
  const onUndo = async ({ ids, before }: Saved) => {
    const [first] = ids;
    if (first !== undefined) await undo(first);
    setSaved(null);
    onRows(before);
  };

  if (saved !== null) {
    const count = saved.ids.length;
    return (
      <section key="announced" className={classes['saved']} aria-labelledby="announced">
        <StepTitle id="announced">
          {count === 1 ? '1 partido anunciado.' : `${count} partidos anunciados.`}
        </StepTitle>
        {rows.length === 0 ? null : (
          <p>{rows.length === 1 ? 'Falta 1 partido.' : `Faltan ${rows.length} partidos.`}</p>
        )}
        <output>{failure}</output>
        <div className={controls['actions']}>
          <Button
            variant="default"
            disabled={isSaving}
            onClick={() => void run(() => onUndo(saved), undoAllFailure)}
          >
            Deshacer
          </Button>
          {rows.length === 0 ? null : (
            <Button onClick={() => setSaved(null)}>
              {rows.length === 1 ? 'Completar el que falta' : 'Completar los que faltan'}
            </Button>
          )}
          <Button variant={rows.length === 0 ? 'filled' : 'default'} onClick={onEnd}>
            Terminar
          </Button>
          <Link to={paths.upcoming()}>Todos los partidos</Link>
        </div>
      </section>
    );
  }
  return (
    <section key="matches" aria-labelledby="matches">
      <StepTitle id="matches">Revisar los partidos</StepTitle>
      <MatchSheet
        rows={rows}
        announced={others}
        isSaving={isSaving}
        failure={failure}
        onChange={(id, changes) =>
          onRows(
            rows.map((row) =>
              row.id === id ? { id, values: { ...row.values, ...changes } } : row,
            ),
          )
        }
        onRemove={(id) => onRows(rows.filter((row) => row.id !== id))}
        onSave={() => void run(onSave, saveFailure)}
        onCancel={onEnd}
      />
    </section>
  );
}
