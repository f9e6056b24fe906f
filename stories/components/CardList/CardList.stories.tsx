import { Button } from '@mantine/core';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { CardList } from '../../../src/components/CardList/CardList.tsx';
import { ResultCard } from '../../../src/components/ResultCard/ResultCard.tsx';
import type { Result } from '../../../src/domain/result.ts';
import { today } from '../../fixtures/clock.ts';
import { loaded } from '../../fixtures/listStates.ts';
import { results, straightSets } from '../../fixtures/results.ts';

function renderCard(result: Result, isNew: boolean) {
  return <ResultCard result={result} today={today} isNew={isNew} />;
}

const meta = preview.meta({
  title: 'Components/CardList',
  component: CardList<Result>,
  args: {
    title: 'Últimos Resultados',
    texts: {
      loading: 'Cargando resultados...',
      empty: 'No hay resultados disponibles',
      emptyHint: 'Aquí aparecerán.',
      error: 'Error al cargar los resultados. Intenta de nuevo más tarde.',
    },
    state: loaded(results.slice(0, 3)),
    skeleton: 'result' as const,
    renderCard,
    onLoadMore: fn(),
  },
});

/** What results and matches have in common; opposite the title is the administrator's button. */
export const WithActions = meta.story({ args: { actions: <Button>Agregar Resultado</Button> } });

/** The button keeps its place and the focus while the next rows are on their way. */
export const MoreByKeyboard = meta.story({
  args: { state: loaded(results.slice(0, 3), { hasMore: true }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Ver más' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
});

/** The last rows have come, and the button has gone: the first of them has the focus. */
export const LastByKeyboard = meta.story({
  render: function Pages(args) {
    const [state, setState] = useState(loaded(results.slice(0, 3), { hasMore: true }));
    const onLoadMore = async () => {
      setState(loaded(results.slice(0, 3), { hasMore: true, isLoadingMore: true }));
      await new Promise(requestAnimationFrame);
      setState(loaded(results.slice(0, 5)));
    };
    return <CardList {...args} state={state} onLoadMore={() => void onLoadMore()} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(5));
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getAllByRole('heading', { level: 3 })[3]).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('2 más');
  },
});

const many = Array.from({ length: 60 }, (_, place) => ({
  ...straightSets,
  id: `many-${place}`,
  team1: `Pareja ${place}`,
}));

/** Many come at once, more than a screen holds: the cards that stand there stay the very same. */
export const ManyArrive = meta.story({
  render: function Arriving(args) {
    const [state, setState] = useState(loaded(many.slice(40)));
    const actions = <Button onClick={() => setState(loaded(many))}>Llegan 40</Button>;
    return <CardList {...args} state={state} actions={actions} />;
  },
  play: async ({ canvas, userEvent }) => {
    const last = canvas.getAllByRole('article').at(-1);
    await userEvent.click(canvas.getByRole('button', { name: 'Llegan 40' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(60));
    await expect(last).toBeInTheDocument();
  },
});
