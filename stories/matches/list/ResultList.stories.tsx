import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ResultList } from '../../../src/matches/list/ResultList.tsx';
import { today } from '../../../.storybook/fixtures/clock.ts';
import { loaded } from '../../fixtures/listStates.ts';
import { results, straightSets, superTieBreak } from '../../fixtures/results.ts';

const meta = preview.meta({
  title: 'Match/ResultList',
  parameters: { framed: 'phone' },
  component: ResultList,
  args: { state: loaded(results), today, onDelete: fn(), onLoadMore: fn(), onRetry: fn() },
});

/** The results page, as a visitor finds it. */
export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Últimos Resultados');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(results.length);
  },
});

/** On the page of a category the title names it. */
export const OfOneCategory = meta.story({
  args: { category: 'Sexta Damas', state: loaded([superTieBreak, straightSets]) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Últimos Resultados - Sexta Damas' }),
    ).toBeVisible();
  },
});

/** While the first rows load; skeletons keep their space. */
export const Loading = meta.story({
  args: { state: { kind: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cargando resultados...')).toBeVisible();
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true');
  },
});

/** Before the first match of a season. */
export const Empty = meta.story({
  args: { state: loaded([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No hay resultados disponibles')).toBeVisible();
  },
});

/** The results could not be read, and none were there before. */
export const Failed = meta.story({
  args: { state: { kind: 'error' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Error al cargar los resultados. Intenta de nuevo más tarde.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** The database holds more than is shown. */
export const WithMore = meta.story({
  tags: ['plays-on'],
  args: { state: loaded(results, { hasMore: true }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ver más' }));
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledOnce());
  },
});

/** The next rows are loading: the button says so and does not request them twice. */
export const LoadingMore = meta.story({
  args: { state: loaded(results, { hasMore: true, isLoadingMore: true }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cargando…' }));
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
});

/** A result arrived live a moment ago: its card is highlighted for some seconds. */
export const JustArrived = meta.story({
  args: { state: loaded(results, { arrivedIds: new Set([superTieBreak.id]) }) },
});
