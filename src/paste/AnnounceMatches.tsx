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
import { saveManyFailure, undoManyFailure } from '../session/errorMessages.ts';
import { undoing, useSave, useSaving } from '../session/save.ts';
import type { Written } from '../session/write.ts';
import { additions } from '../session/writeRows.ts';
import { StepTitle } from './StepTitle.tsx';
import type { Slot } from '../matches/clashes.ts';
import { isAsked, remarksOf, type Answer } from '../admin/form/remarks.ts';
import { useSettings } from '../league/settings.ts';
import { useToday } from '../league/useNow.ts';
import { useKnownPairs } from '../pairs/useKnownPairs.ts';

type AnnounceMatchesProps = {
  /** The matches as they were read or planned, and edited since. */
  rows: readonly SheetRow<SheetMatch>[];
  /** The heading above a row, such as *Fecha 1*. */
  headingOf?: (id: string) => string;
  /** A sentence above them. */
  about?: ReactNode;
  /** Matches that are not announced again. */
  announced: readonly (MatchIdentity & { id: string })[];
  /** The announced matches of all categories, which take courts and hours. */
  taken: readonly (Slot & { id: string })[];
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
  const { rows, headingOf, about, announced, taken, onRows, onEnd } = props;
  const { upcomingMatches } = useData().tables;
  const save = useSave();
  const { isSaving, failure, run } = useSaving();
  const [saved, setSaved] = useState<Saved | null>(null);
  // What is being saved arrives live: it is no match that was announced before.
  const own = new Set(rows.map(({ id }) => id));
  const others = announced.filter(({ id }) => !own.has(id));

  const today = useToday();
  const league = useSettings();
  const pairs = useKnownPairs();
  const [kept, setKept] = useState<readonly string[]>([]);
  // The days of a table or a plan were asked about before.
  const [dated, setDated] = useState<readonly string[]>([]);
  const takenBefore = taken.filter(({ id }) => !own.has(id));
  const remarksOn = ({ id, values }: SheetRow<SheetMatch>) => {
    const beside = rows.filter((row) => row.id !== id).map((row) => row.values);
    const before = dated.includes(id) ? {} : { date: values.date };
    return remarksOf(
      { kind: 'match', texts: values, before, kept },
      { settings: league, pairs, matches: [...takenBefore, ...beside] },
      today,
    );
  };
  const isOpen = (row: SheetRow<SheetMatch>) => isAsked(remarksOn(row));
  const onAnswer = (
    id: string,
    { kept: meant, asked: _asked, match: _match, ...changes }: Answer,
  ) => {
    if (meant !== undefined) setKept([...kept, meant]);
    else onRows(withChanges(rows, [id], changes));
  };

  const onSave = async () => {
    const ready = rows.flatMap((row) => {
      const match = newMatchOf(row.values);
      if (match === null || matchProblem(row.values, others) !== null) return [];
      return isOpen(row) ? [] : [{ id: row.id, values: match }];
    });
    const saved = new Set(ready.map(({ id }) => id));
    await run(() =>
      save(async (write) => {
        const written = await write(additions(upcomingMatches, ready));
        setSaved({ count: ready.length, undo: written.undo, before: rows });
        onRows(rows.filter((row) => isIncomplete(row) || (isOpen(row) && !saved.has(row.id))));
        return written;
      }, saveManyFailure),
    );
  };
  const onUndo = async ({ undo, before }: Saved) => {
    const { kind } = await run(() => save(undoing(undo), undoManyFailure));
    if (kind !== 'saved') return;
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
          <Button variant="default" disabled={isSaving} onClick={() => void onUndo(saved)}>
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
        remarksOf={remarksOn}
        onAnswer={onAnswer}
        isSaving={isSaving}
        failure={failure}
        onChange={(ids, changes) => {
          if ('date' in changes) setDated([...dated, ...ids]);
          onRows(withChanges(rows, ids, changes));
        }}
        onRemove={(id) => onRows(rows.filter((row) => row.id !== id))}
        onSave={() => void onSave()}
        onCancel={onEnd}
      />
    </Stack>
  );
}

function withChanges(
  rows: readonly SheetRow<SheetMatch>[],
  ids: readonly string[],
  changes: Partial<SheetMatch>,
): SheetRow<SheetMatch>[] {
  return rows.map(({ id, values }) =>
    ids.includes(id) ? { id, values: { ...values, ...changes } } : { id, values },
  );
}
