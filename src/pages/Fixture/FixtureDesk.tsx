import { useState } from 'react';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { FixtureForm } from '../../components/FixtureForm/FixtureForm.tsx';
import { useData } from '../../data/DataProvider.tsx';
import { itemsOf } from '../../domain/listState.ts';
import type { SheetMatch } from '../../domain/sheets/importSheet.ts';
import type { SheetRow } from '../../domain/sheets/sheetRows.ts';
import { haveFailed, retryFailed, useList } from '../../live/useList.ts';
import { useHasBeen } from '../../utils/hooks/useHasBeen.ts';
import { newId } from '../../utils/newId.ts';
import { AnnounceMatches } from '../shared/AnnounceMatches.tsx';
import { useNow } from '../shared/useNow.ts';

/** A fixture is planned, edited and announced. */
export function FixtureDesk() {
  const { date: today } = useNow();
  const { pairs, upcomingMatches } = useData().tables;
  // Nothing is withheld: duplicates of what another device saves are found immediately.
  const lists = [
    useList(pairs.lists, { order: 'name', isWhole: true }, false),
    useList(upcomingMatches.lists, { order: 'soonest', isWhole: true }, false),
  ] as const;
  const [known, announced] = lists;
  // A list that fails later takes nothing from what is being planned.
  const isLoaded = useHasBeen(lists.every(({ state }) => state.kind === 'loaded'));
  const [rows, setRows] = useState<readonly SheetRow<SheetMatch>[] | null>(null);
  if (!isLoaded) {
    if (!haveFailed(lists)) return null;
    return (
      <ErrorState
        message="No se pudieron leer las parejas y los partidos."
        onRetry={() => retryFailed(lists)}
      />
    );
  }
  if (rows !== null) {
    return (
      <AnnounceMatches
        rows={rows}
        announced={itemsOf(announced.state)}
        onRows={setRows}
        onEnd={() => setRows(null)}
      />
    );
  }
  return (
    <FixtureForm
      pairs={itemsOf(known.state)}
      today={today}
      onPlan={(matches) => setRows(matches.map((values) => ({ id: newId(), values })))}
    />
  );
}
