import { Button } from '@mantine/core';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { CardList } from '../../../src/components/CardList/CardList.tsx';
import { ResultCard } from '../../../src/components/ResultCard/ResultCard.tsx';
import type { Result } from '../../../src/domain/result.ts';
import { today } from '../../fixtures/clock.ts';
import { loaded } from '../../fixtures/listStates.ts';
import { results } from '../../fixtures/results.ts';

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
