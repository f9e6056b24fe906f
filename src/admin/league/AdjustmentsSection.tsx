import { Text } from '@mantine/core';
import { useState } from 'react';
import { useToday } from '../../league/useNow.ts';
import { openTable } from '../../live/openTable.ts';
import { useList } from '../../live/useList.ts';
import { useData } from '../../matches/DataProvider.tsx';
import type { AdjustmentsRequest } from '../../matches/RowDialogs.tsx';
import { formatDayOfMonth } from '../../padel/spanishDate.ts';
import { describeAdjustment, formatDifference } from '../../standings/standingsText.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { adjustmentFields } from './settingFields.ts';
import { SettingsRows } from './SettingsRows.tsx';
import { adjustmentsTable, positionOfDay, seasonsTable } from './settingTables.ts';

type AdjustmentsSectionProps = Pick<AdjustmentsRequest, 'season' | 'category' | 'pair'>;

/** Points given to the pairs of a category in a season, or taken from them; with `pair`, of that one. */
export function AdjustmentsSection({ season, category, pair }: AdjustmentsSectionProps) {
  const { sources, arrivals, tables } = useData();
  const [seasons] = useState(() => openTable(seasonsTable, sources.readRows, { arrivals }));
  const known = useList(seasons.lists, { order: 'position', isWhole: true });
  const registered = useList(tables.pairs.lists, { order: 'name', category, isWhole: true });
  const today = useToday();
  const states = [known.state, registered.state];
  if (states.some(({ kind }) => kind === 'loading')) return <output>Cargando…</output>;
  const { state } = known;
  const id = state.kind === 'loaded' && state.items.find(({ slug }) => slug === season)?.id;
  if (typeof id !== 'string' || registered.state.kind !== 'loaded') {
    return (
      <ErrorState
        message="No se pudieron leer la temporada y sus parejas."
        onRetry={() => {
          known.onRetry();
          registered.onRetry();
        }}
      />
    );
  }
  const pairs = registered.state.items;
  const nameOf = (of: string) => pairs.find((each) => each.id === of)?.name ?? 'Otra pareja';
  return (
    <SettingsRows
      table={adjustmentsTable}
      fields={adjustmentFields}
      shown={{
        pair: {
          // Whose points they are is said once: an entry for another pair is another entry.
          render: ({ values, initial, error, onChange }) =>
            initial.pair === '' ? (
              <SelectField
                label="Pareja"
                required
                error={error}
                data={[
                  { value: '', label: 'Elegir…' },
                  ...pairs.map(({ id: value, name: label }) => ({ value, label })),
                ]}
                value={values.pair}
                onChange={(event) => onChange({ pair: event.currentTarget.value })}
              />
            ) : (
              <Text fw={700}>
                <bdi>{nameOf(initial.pair)}</bdi>
              </Text>
            ),
        },
      }}
      isShown={(row) =>
        row.season === id && row.category === category && (pair === undefined || row.pair === pair)
      }
      begun={() => ({ season: id, category, pair: pair ?? '', day: today })}
      positionOf={({ day }) => positionOfDay(day)}
      noun="puntos de"
      addLabel="Dar o quitar puntos"
      most={100}
      isOrdered={false}
      nameOf={(row) => nameOf(row.pair)}
      detailOf={({ points, reason, day }) =>
        `${formatDifference(points)} (${reason}, ${formatDayOfMonth(day)})`
      }
      renderPreview={(_, { pair: of, points, reason, day }) => (
        <Text size="sm">
          {describeAdjustment({
            category,
            pairId: of,
            name: of === '' ? '…' : nameOf(of),
            points,
            reason: reason || '…',
            day,
          })}
        </Text>
      )}
    />
  );
}
