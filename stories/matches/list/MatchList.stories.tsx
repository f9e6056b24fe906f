import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { MatchList } from '../../../src/matches/list/MatchList.tsx';
import { now } from '../../../.storybook/fixtures/clock.ts';
import { loaded } from '../../fixtures/listStates.ts';
import { matches, putOff, tonight } from '../../fixtures/matches.ts';
import { onePending } from '../../fixtures/sections.ts';

const meta = preview.meta({
  title: 'Match/MatchList',
  parameters: { framed: 'phone' },
  component: MatchList,
  args: { state: loaded(matches), now, onDelete: fn(), onLoadMore: fn(), onRetry: fn() },
});

/** The page of all matches: those without a result are last. */
export const WithPending = meta.story({
  args: { pending: { state: onePending.state, onLoadMore: onePending.onLoadMore } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Pendientes de resultado' })).toBeVisible();
    const last = canvas.getAllByRole('listitem').at(-1);
    await expect(last).toHaveTextContent('Kick Serrano contra Por Tres');
  },
});

/** Everything that was announced has been played, and no result is in. */
export const OnlyPending = meta.story({
  args: { pending: onePending, state: loaded([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No hay próximos partidos disponibles')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
});

/** A match was put off: it stands below those that wait for their result. */
export const WithPutOff = meta.story({
  args: {
    pending: { state: onePending.state, onLoadMore: onePending.onLoadMore },
    postponed: { state: loaded([putOff]), onLoadMore: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'A reprogramar' })).toBeVisible();
    const last = canvas.getAllByRole('listitem').at(-1);
    await expect(last).toHaveTextContent('La Jaula contra Bandeja y Fernet');
  },
});

/** On the page of a category the title names it. */
export const OfOneCategory = meta.story({
  args: { category: 'Sexta Damas', state: loaded([tonight]) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Próximos Partidos - Sexta Damas' }),
    ).toBeVisible();
  },
});

/** The matches could not be read, and none were there before. */
export const Failed = meta.story({
  args: { state: { kind: 'error' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Error al cargar los próximos partidos. Intenta de nuevo más tarde.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** The database holds more than is shown. */
export const WithMore = meta.story({
  args: { pending: onePending, state: loaded(matches, { hasMore: true }) },
});

/** A match was added a moment ago. */
export const JustArrived = meta.story({
  args: { state: loaded(matches, { arrivedIds: new Set([tonight.id]) }) },
});
