import { expect, fn, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import type { CategorySeason } from '../../src/league/season.ts';
import { nameKey } from '../../src/padel/nameKey.ts';
import { LeftView } from '../../src/standings/LeftView.tsx';
import type { SeasonState } from '../../src/standings/seasonState.ts';
import { now } from '../../.storybook/fixtures/clock.ts';
import { sextaDamas } from '../fixtures/categories.ts';
import { nextWeek, tonight } from '../fixtures/matches.ts';
import { longestName, longestWord } from '../fixtures/names.ts';
import { season, seasonPairs, seasonResults } from '../fixtures/season.ts';

const once: CategorySeason = { ...season, legs: 1 };
type Loaded = Extract<SeasonState, { kind: 'loaded' }>;

function stateOf(more: Partial<Loaded> = {}): SeasonState {
  return {
    kind: 'loaded',
    results: seasonResults,
    pairs: [...seasonPairs, 'Recién Anotada'],
    matches: [tonight, nextWeek],
    ...more,
  };
}

const meta = preview.meta({
  title: 'Pages/Left',
  tags: ['changing'],
  component: LeftView,
  args: {
    category: sextaDamas,
    season: once,
    state: stateOf(),
    own: new Set([nameKey('Pala Rosa')]),
    now,
    onRetry: fn(),
  },
  parameters: { fullBleed: true, route: '/categorias/sexta-damas/falta' },
});

/** One's own pair first; no match stands twice; who stands in no match is named. */
export const Loaded = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 });
    await expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Pala Rosa: 3',
      'Anunciados: 2',
      'Sin fecha: 5',
    ]);
    await expect(canvas.getByText(/^Sin partidos/u).parentElement).toHaveTextContent(
      'Sin partidos (los suyos no están contados): Recién Anotada',
    );
    await expect(canvas.getByText(/^Hoy, /u)).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

/** From a tablet's width on, each pair against each: played, announced, open. */
export const Crossing = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('table')).getAllByRole('row');
    await expect(rows).toHaveLength(7);
    await expect(rows[1]).toHaveTextContent(/^1 Mi pareja: Pala Rosa|^1 Pala Rosa/u);
    await expect(canvas.getByRole('table')).toHaveTextContent('14 nov');
  },
});

/** Nobody knows how often two pairs meet: only announced matches stand here, and the administrator can choose. */
export const Admin = meta.story({
  args: { season, isAdmin: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^La liga no dice cuántas veces/u)).toBeVisible();
    await expect(canvas.queryByText(/^Sin fecha/u)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Elegir las ruedas' })).toHaveAttribute(
      'href',
      '/admin/liga#temporadas',
    );
  },
});

/** The season has a last day. */
export const UntilADay = meta.story({
  args: { season: { ...once, lastDay: '2026-12-07' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Hay tiempo hasta el 7 dic, quedan 23 días\.$/u)).toBeVisible();
  },
});

/** A match was put off: it still has to be played, on no day yet. */
export const PutOff = meta.story({
  args: {
    state: stateOf({ matches: [{ ...tonight, postponedAt: tonight.createdAt }] }),
    own: new Set([nameKey('Los Smash')]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A reprogramar · era el sáb 14 nov')).toBeVisible();
  },
});

/** Every meeting has a result. */
export const NothingLeft = meta.story({
  args: { state: stateOf({ results: seasonResults.slice(0, 1), pairs: [], matches: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hay 1 resultado y no falta ningún partido.')).toBeVisible();
  },
});

/** Every meeting of those that play has a result, and a registered pair waits for its first match. */
export const NotKnown = meta.story({
  args: {
    state: stateOf({ results: seasonResults.slice(0, 1), pairs: ['Recién Anotada'], matches: [] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No hay partidos anunciados')).toBeVisible();
    await expect(canvas.queryByText(/no falta/iu)).toBeNull();
  },
});

/** No pair has a match yet. */
export const Empty = meta.story({
  args: { state: stateOf({ results: [], matches: [] }) },
});

/** Long names at the smallest width. */
export const Longest = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: {
    state: stateOf({
      matches: [{ ...tonight, team1: longestName, team2: longestWord, location: longestName }],
    }),
    own: new Set([nameKey(longestName)]),
  },
});

/** The rows are on their way. */
export const Loading = meta.story({ args: { state: { kind: 'loading' } } });

/** They could not be loaded. */
export const Failed = meta.story({
  args: { state: { kind: 'error' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
