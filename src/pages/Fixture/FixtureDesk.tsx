import { useState } from 'react';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { FixtureForm } from '../../components/FixtureForm/FixtureForm.tsx';
import { useData } from '../../data/DataProvider.tsx';
import type { SheetMatch } from '../../domain/sheets/importSheet.ts';
import type { SheetRow } from '../../domain/sheets/sheetRows.ts';
import { useList } from '../../live/useList.ts';
import { newId } from '../../utils/newId.ts';
import { AnnounceMatches } from '../shared/AnnounceMatches.tsx';
import { useNow } from '../shared/useNow.ts';

/** A fixture is planned, edited and announced. */
export function FixtureDesk() {
  const { date: today } = useNow();
  const { pairs, upcomingMatches } = useData().tables;
  const { state, retry } = useList(pairs.lists, { order: 'name', isWhole: true });
  const announced = useList(upcomingMatches.lists, { order: 'soonest', isWhole: true }).state;
  const [rows, setRows] = useState<readonly SheetRow<SheetMatch>[] | null>(null);
  if (state.kind === 'error') {
    return <ErrorState message="No se pudieron leer las parejas." onRetry={retry} />;
  }
  if (state.kind === 'loading' || announced.kind !== 'loaded') return null;
  if (rows !== null) {
    return (
      <AnnounceMatches initial={rows} announced={announced.items} onEnd={() => setRows(null)} />
    );
  }
  return (
    <FixtureForm
      pairs={state.items}
      today={today}
      onPlan={(matches) => setRows(matches.map((values) => ({ id: newId(), values })))}
    />
  );
}
