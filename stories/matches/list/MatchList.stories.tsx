import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { MatchList } from '../../../src/matches/list/MatchList.tsx';
import { now } from '../../../.storybook/fixtures/clock.ts';
import { loaded } from '../../fixtures/listStates.ts';
import { matches, pending, tonight } from '../../fixtures/matches.ts';
import { longestName } from '../../fixtures/names.ts';
import { onePending } from '../../fixtures/sections.ts';

const meta = preview.meta({
  title: 'Match/MatchList',
  parameters: { framed: 'phone' },
  component: MatchList,
  args: { state: loaded(matches), now, onDelete: fn(), onLoadMore: fn(), onRetry: fn() },
});

/** The page of all matches: those without a result are last. */
export const WithPending = meta.story({
  args: { pending: onePending },
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

/** On the page of a category the title names it. */
export const OfOneCategory = meta.story({
  args: { category: 'Sexta Damas', state: loaded([tonight]) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Próximos Partidos - Sexta Damas' }),
    ).toBeVisible();
  },
});

/** While the first rows load; skeletons keep their space. */
export const Loading = meta.story({
  args: { state: { kind: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cargando próximos partidos...')).toBeVisible();
  },
});

/** Nothing has been announced. */
export const Empty = meta.story({
  args: { state: loaded([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No hay próximos partidos disponibles')).toBeVisible();
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
  tags: ['plays-on'],
  args: { pending: onePending, state: loaded(matches, { hasMore: true }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ver más' }));
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledOnce());
  },
});

/** A match was added a moment ago. */
export const JustArrived = meta.story({
  args: { state: loaded(matches, { arrivedIds: new Set([tonight.id]) }) },
});

/** What the administrator sees: those that are pending can be deleted too. */
export const ForTheAdministrator = meta.story({
  args: { pending: onePending, isAdmin: true, deletingIds: new Set([tonight.id]) },
  play: async ({ args, canvas, userEvent }) => {
    const last = canvas.getAllByRole('listitem').at(-1);
    if (last === undefined) throw new Error('There is no pending match.');
    await userEvent.click(within(last).getByRole('button', { name: /^Eliminar/u }));
    await expect(args.onDelete).toHaveBeenCalledWith(pending);
  },
});

/** Names as long as the database accepts, on the smallest screen. */
export const Longest = meta.story({
  args: {
    category: 'Séptima Libre',
    pending: onePending,
    isAdmin: true,
    state: loaded(
      matches.map((match) => ({
        ...match,
        team1: longestName,
        team2: longestName,
        location: longestName,
      })),
    ),
  },
  globals: { viewport: { value: 'smallest' } },
});
