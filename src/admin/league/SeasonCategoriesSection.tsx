import { useState } from 'react';
import { seasonCategoriesTable, type StoredSeason } from './settingTables.ts';
import { useSettings } from '../../league/settings.ts';
import { openTable } from '../../live/openTable.ts';
import { useList } from '../../live/useList.ts';
import { useData } from '../../matches/DataProvider.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SeasonCategoriesForm } from './SeasonCategoriesForm.tsx';
import { seasonCategoriesChange, usualCategory } from './seasonCategories.ts';
import { useSaveRows } from './useSettingsTable.ts';

type SeasonCategoriesSectionProps = { season: StoredSeason; onClose: () => void };

/** Which categories play in a season, how often their pairs meet, and how many go on or go down. */
export function SeasonCategoriesSection({ season, onClose }: SeasonCategoriesSectionProps) {
  const { sources, arrivals } = useData();
  const [open] = useState(() => openTable(seasonCategoriesTable, sources.readRows, { arrivals }));
  const { categories } = useSettings();
  const { state, onRetry } = useList(open.lists, {
    order: 'category',
    season: season.id,
    isWhole: true,
  });
  const saveRows = useSaveRows(open.lists, {
    nameTaken: 'Alguien cambió esto mientras tanto: así está ahora. Revisar y guardar de nuevo.',
  });
  if (state.kind === 'loading') return <output>Cargando…</output>;
  if (state.kind === 'error') {
    return <ErrorState message="No se pudo leer la lista." onRetry={onRetry} />;
  }
  const rows = state.items;
  return (
    <SeasonCategoriesForm
      season={season}
      categories={categories}
      initial={
        rows.length > 0
          ? Object.fromEntries(rows.map((row) => [row.category, row]))
          : // Where nothing is said all play.
            Object.fromEntries(categories.map(({ name }) => [name, usualCategory]))
      }
      onSave={async (playing) => {
        const change = seasonCategoriesChange(open, season.id, rows, playing);
        const outcome =
          change === null ? { kind: 'saved' as const } : await saveRows(change, 'Guardado.');
        if (outcome.kind === 'saved') onClose();
        return outcome;
      }}
      onCancel={onClose}
    />
  );
}
