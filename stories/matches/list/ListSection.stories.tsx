import { Button } from '@mantine/core';
import { useState, type ComponentProps } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ListSection } from '../../../src/matches/list/ListSection.tsx';
import { DayRows } from '../../../src/matches/card/DayRows.tsx';
import { MatchCard } from '../../../src/matches/card/MatchCard.tsx';
import { RowSkeletons } from '../../../src/ui/skeletons/RowSkeletons.tsx';
import type { LoadedList } from '../../../src/live/listState.ts';
import type { Result } from '../../../src/padel/result.ts';
import { afterPaint } from '../../../src/ui/afterPaint.ts';
import { today } from '../../../.storybook/fixtures/clock.ts';
import { loaded } from '../../fixtures/listStates.ts';
import { results, straightSets } from '../../fixtures/results.ts';

function rows(list: LoadedList<Result>, isFirstRender: boolean) {
  return (
    <DayRows
      of="result"
      list={list}
      today={today}
      isFirstRender={isFirstRender}
      renderRow={(result) => <MatchCard result={result} hasCategory={false} />}
    />
  );
}

const meta = preview.meta({
  title: 'Feedback/ListSection',
  component: ListSection,
  render: (props: ComponentProps<typeof ListSection<Result>>) => <ListSection {...props} />,
  args: {
    title: 'Últimos Resultados',
    texts: {
      loading: 'Cargando resultados...',
      empty: 'No hay resultados disponibles',
      emptyHint: 'Aquí aparecerán.',
      error: 'Error al cargar los resultados. Intenta de nuevo más tarde.',
    },
    state: loaded(results.slice(0, 3)),
    skeleton: <RowSkeletons of="result" />,
    children: rows,
    onLoadMore: fn(),
  },
});

const code = `import { Button } from '@mantine/core';
import type { ListState } from '../live/listState.ts';
import { MatchCard } from '../matches/card/MatchCard.tsx';
import type { Result } from '../padel/result.ts';
import { ListSection } from '../matches/list/ListSection.tsx';
import { RowSkeletons } from '../ui/skeletons/RowSkeletons.tsx';

export function LastResults({ state }: { state: ListState<Result> }) {
  return (
    <ListSection
      title="Últimos Resultados"
      texts={{
        loading: 'Cargando resultados...',
        empty: 'No hay resultados disponibles',
        emptyHint: 'Aquí aparecerán.',
        error: 'Error al cargar los resultados. Intenta de nuevo más tarde.',
      }}
      state={state}
      skeleton={<RowSkeletons of="result" />}
      actions={<Button>Agregar Resultado</Button>}
      onLoadMore={() => {}}
    >
      {({ items }) => items.map((result) => <MatchCard key={result.id} result={result} />)}
    </ListSection>
  );
}`;

/** The title, and opposite it the administrator's button. */
export const WithActions = meta.story({
  parameters: { docs: { source: { code } } },
  args: { actions: <Button>Agregar Resultado</Button> },
});

/** There are more than are shown: the button loads the next ones. */
export const WithMore = meta.story({
  name: 'Pagination: more rows',
  args: {
    actions: <Button>Agregar Resultado</Button>,
    state: loaded(results.slice(0, 3), { hasMore: true }),
  },
});

/** The last rows have loaded and the button is gone: the first of them is focused, not one that arrived live. */
export const LastByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  render: function Pages(args) {
    const [state, setState] = useState(loaded(results.slice(0, 3), { hasMore: true }));
    const onLoadMore = async () => {
      setState(loaded(results.slice(0, 3), { hasMore: true, isLoadingMore: true }));
      // Sooner, both states would be rendered as one.
      await afterPaint();
      const arrived = { ...straightSets, id: 'arrived' };
      const arrivedIds = new Set([arrived.id]);
      setState(loaded([arrived, ...results.slice(0, 5)], { arrivedIds }));
    };
    return <ListSection {...args} state={state} onLoadMore={() => void onLoadMore()} />;
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Ver más' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(6));
    await expect(canvas.queryByRole('button', { name: 'Ver más' })).toBeNull();
    await waitFor(() => expect(canvas.getAllByRole('article')[4]).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('2 más');
  },
});

/** On a page whose own title says the same, screen readers still have the heading. */
export const TitleHidden = meta.story({
  args: { isTitleHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Últimos Resultados' })).toBeVisible();
  },
});
