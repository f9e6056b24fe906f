import '@mantine/core/styles/Stack.layer.css';
import { Button, Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Link } from '../ui/Link.tsx';
import { MatchesEditor } from './sheets/MatchesEditor.tsx';
import { useData } from '../matches/DataProvider.tsx';
import type { SheetMatch } from './sheets/importSheet.ts';
import { isIncomplete, matchProblem, newMatchOf, type SheetRow } from './sheets/sheetRows.ts';
import type { MatchIdentity } from '../padel/sameMatch.ts';
import { paths } from '../league/paths.ts';
import controls from '../ui/theme/controls.module.css';
import { PasteSection } from './PasteSection.tsx';
import {
  errorMessage,
  saveManyFailure,
  undoManyFailure,
  type FailureTexts,
} from '../session/errorMessages.ts';
import { useWrite, type Written } from '../session/write.ts';
import { additions } from '../session/writeRows.ts';
import { StepTitle } from '../ui/StepTitle.tsx';

type AnnounceMatchesProps = {
  /** The matches as they were read or planned, and edited since. */
  rows: readonly SheetRow<SheetMatch>[];
  /** What a row stands under, such as *Fecha 1*. */
  headingOf?: (id: string) => string;
  /** What is said of them above. */
  about?: ReactNode;
  /** Matches that are not announced again. */
  announced: readonly (MatchIdentity & { id: string })[];
  onRows: (rows: readonly SheetRow<SheetMatch>[]) => void;
  onEnd: () => void;
};

type Saved = {
  count: number;
  undo: Written<void>['undo'];
  /** All rows, as they were before. */
  before: readonly SheetRow<SheetMatch>[];
};

/** Many matches, edited and announced in one call, which can be undone. */
export function AnnounceMatches(props: AnnounceMatchesProps) {
  const { rows, headingOf, about, announced, onRows, onEnd } = props;
  const { upcomingMatches } = useData().tables;
  const write = useWrite();
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [saved, setSaved] = useState<Saved | null>(null);
  // What is being saved arrives live: it is no match that was announced before.
  const own = new Set(rows.map(({ id }) => id));
  const others = announced.filter(({ id }) => !own.has(id));

  const run = async (action: () => Promise<void>, failure: FailureTexts) => {
    setSaving(true);
    setFailure(null);
    try {
      await action();
    } catch (error) {
      console.warn('No se pudo guardar:', error);
      setFailure(errorMessage(error, failure));
    } finally {
      setSaving(false);
    }
  };
  const onSave = async () => {
    const ready = rows.flatMap(({ id, values }) => {
      const match = newMatchOf(values);
      return match === null || matchProblem(values, others) !== null ? [] : [{ id, values: match }];
    });
    const { undo } = await write(additions(upcomingMatches, ready));
    setSaved({ count: ready.length, undo, before: rows });
    onRows(rows.filter(isIncomplete));
  };
  const onUndo = async ({ undo, before }: Saved) => {
    await undo();
    setSaved(null);
    onRows(before);
  };

  if (saved !== null) {
    const { count } = saved;
    return (
      <PasteSection key="announced" labelledBy="announced">
        <StepTitle id="announced">
          {count === 1 ? '1 partido anunciado.' : `${count} partidos anunciados.`}
        </StepTitle>
        {rows.length === 0 ? null : (
          <Text>{rows.length === 1 ? 'Falta 1 partido.' : `Faltan ${rows.length} partidos.`}</Text>
        )}
        <output>{failure}</output>
        <div className={controls['actions']}>
          <Button
            variant="default"
            disabled={isSaving}
            onClick={() => void run(() => onUndo(saved), undoManyFailure)}
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
      </PasteSection>
    );
  }
  return (
    <Stack key="matches" component="section" aria-labelledby="matches">
      <StepTitle id="matches">Revisar los partidos</StepTitle>
      {about}
      <MatchesEditor
        rows={rows}
        headingOf={headingOf}
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
        onSave={() => void run(onSave, saveManyFailure)}
        onCancel={onEnd}
      />
    </Stack>
  );
}
