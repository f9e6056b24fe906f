import { useState, type ComponentType } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import type { Result } from '../../src/padel/result.ts';
import type { UpcomingMatch } from '../../src/padel/upcomingMatch.ts';
import { ShareProvider } from '../../src/matches/shareContext.ts';
import { seasonTable } from '../../src/standings/seasonTable.ts';
import { TableView } from '../../src/standings/TableView.tsx';
import type { SeasonState } from '../../src/standings/seasonState.ts';
import { octavaLibre, sextaDamas } from '../fixtures/categories.ts';
import { now } from '../../.storybook/fixtures/clock.ts';
import { nextWeek, tonight } from '../fixtures/matches.ts';
import { longestName, longestWord } from '../fixtures/names.ts';
import { played, season, seasonPairs, seasonResults } from '../fixtures/season.ts';

function stateOf(
  results: readonly Result[],
  pairs: readonly string[],
  matches: readonly UpcomingMatch[] = [],
): SeasonState {
  return { kind: 'loaded', results, pairs, matches };
}

const meta = preview.meta({
  title: 'Pages/Table',
  tags: ['changing'],
  component: TableView,
  args: {
    category: sextaDamas,
    season,
    state: stateOf(seasonResults, seasonPairs),
    isOver: false,
    seasons: [
      { name: season.name, slug: undefined },
      { name: 'Apertura 2026', slug: 'apertura-2026' },
    ],
    now,
    imagined: [],
    onImagine: fn(),
    onRetry: fn(),
  },
  parameters: { fullBleed: true, route: '/tablas/sexta-damas' },
});

/** The table of a category, and how it is counted. */
export const Loaded = meta.story({ globals: { viewport: { value: 'desktop' } } });

const toCome = [tonight, nextWeek];

/** Matches are announced: below the table each can be imagined. */
export const WithMatches = meta.story({
  tags: ['plays-on'],
  globals: { viewport: { value: 'desktop' } },
  args: { state: stateOf(seasonResults, seasonPairs, toCome) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Los Smash – La Víbora: 0-2' }));
    await expect(args.onImagine).toHaveBeenCalledWith(['tonight.4-6_4-6']);
    await userEvent.click(canvas.getByRole('button', { name: 'Más de Los Smash' }));
    await expect(await canvas.findByText(/^Qué necesita/u)).toBeVisible();
  },
});

const onShare = fn();

function shared(Story: ComponentType) {
  return (
    <ShareProvider value={onShare}>
      <Story />
    </ShareProvider>
  );
}

/** Points were taken from a pair: its row is marked, and the reason stands below the table. */
export const PointsDeducted = meta.story({
  args: {
    season: {
      ...season,
      adjustments: [
        {
          category: sextaDamas.name,
          pairId: 'smash',
          points: -1,
          reason: 'no avisó la ausencia',
          day: '2026-11-14',
        },
      ],
    },
    state: {
      kind: 'loaded',
      results: seasonResults,
      pairs: seasonPairs,
      ids: new Map([['Los Smash', 'smash']]),
      matches: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Los Smash: −1 (no avisó la ausencia, 14 nov)')).toBeVisible();
    await expect(
      canvas.getByRole('row', { name: /Los Smash .*, con −1 de la organización/u }),
    ).toBeVisible();
  },
});

/** Nothing is played yet: no pair has a place, here or below, and there is no table to share. */
export const NotBegun = meta.story({
  args: { state: stateOf([], seasonPairs, toCome) },
  decorators: [shared],
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByText(/^Hoy: /u);
    await expect(first).toHaveTextContent('Hoy: – y –');
    await expect(canvas.queryByRole('button', { name: /^Compartir la tabla/u })).toBeNull();
  },
});

/** It can be shared as it stands, also while a result is imagined. */
export const Shared = meta.story({
  args: { state: stateOf(seasonResults, seasonPairs, toCome), imagined: ['tonight.4-6_4-6'] },
  decorators: [shared],
  play: async ({ canvas, userEvent }) => {
    const { name } =
      seasonTable({ ...season, results: seasonResults, pairs: seasonPairs }).rows[0] ?? {};
    await userEvent.click(
      canvas.getByRole('button', { name: 'Compartir la tabla de Sexta Damas' }),
    );
    await expect(onShare).toHaveBeenCalledWith(
      expect.objectContaining({
        kind: 'table',
        season: season.name,
        rows: expect.arrayContaining([expect.objectContaining({ position: 1, name })]),
      }),
    );
  },
});

/** A result is imagined: the table is marked, its rows have moved, and the reasons with them. */
export const Hypothesis = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { state: stateOf(seasonResults, seasonPairs, toCome), imagined: ['next-wee.4-6_4-6'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('table', { name: /, hipótesis$/u })).toBeVisible();
    const [, first] = canvas.getAllByRole('row');
    await expect(first).toHaveTextContent('La Víbora');
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar hipótesis' }));
    await expect(args.onImagine).toHaveBeenCalledWith([]);
  },
});

/** An earlier season: those that played in it, and nothing to come. */
export const EarlierSeason = meta.story({
  parameters: { route: '/tablas/octava-libre/apertura-2026' },
  globals: { viewport: { value: 'phone' } },
  args: {
    category: octavaLibre,
    isOver: true,
    season: { ...season, name: 'Apertura 2026', slug: 'apertura-2026' },
    state: stateOf(seasonResults, [...seasonPairs, 'Anotada Después'], toCome),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Anotada Después')).toBeNull();
    await expect(canvas.queryByText('¿Y si…?')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Apertura 2026' })).toHaveAttribute(
      'href',
      '/tablas/octava-libre/apertura-2026',
    );
  },
});

/** An earlier season without a result: nothing can appear there any more. */
export const EarlierSeasonEmpty = meta.story({
  args: { ...EarlierSeason.input.args, state: stateOf([], seasonPairs) },
});

/** Until the season is there. */
export const Loading = meta.story({
  args: { state: { kind: 'loading' } },
});

/** The season could not be read. */
export const Failed = meta.story({
  args: { state: { kind: 'error' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** A category without a pair. */
export const Empty = meta.story({ args: { state: stateOf([], []) } });

const arriving = played('La Víbora | Globo y Remate | 6-2, 6-2').map((result) => ({
  ...result,
  id: 'just-played',
}));

/** A result arrives: the rows change places, and the announcement says who rose. */
export const LiveArrival = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  render: function LiveArrival(args) {
    const [results, setResults] = useState(seasonResults);
    return (
      <>
        <TableView {...args} state={stateOf(results, seasonPairs)} />
        <button type="button" onClick={() => setResults([...arriving, ...seasonResults])}>
          Llega un resultado
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Llega un resultado' }));
    await expect(await canvas.findByText('La Víbora sube al puesto 1.')).toBeInTheDocument();
    const [, first] = canvas.getAllByRole('row');
    await expect(first).toHaveTextContent('La Víbora');
  },
});

/** The longest names that can be saved, on the smallest screen. */
export const Longest = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: {
    state: stateOf(played(`${longestName} | ${longestWord} | 6-4, 6-3`), [
      longestName,
      longestWord,
    ]),
  },
});
