import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { categories, categoryByName } from '../../../src/domain/category.ts';
import type { Result } from '../../../src/domain/result.ts';
import { TableView } from '../../../src/pages/Table/TableView.tsx';
import type { SeasonState } from '../../../src/pages/shared/useSeason.ts';
import { now } from '../../fixtures/clock.ts';
import { longestName, longestWord } from '../../fixtures/names.ts';
import { played, season, seasonPairs, seasonResults } from '../../fixtures/season.ts';

function stateOf(results: readonly Result[], pairs: readonly string[]): SeasonState {
  return { kind: 'loaded', results, pairs, matches: [] };
}

const meta = preview.meta({
  title: 'Pages/Table',
  component: TableView,
  args: {
    category: categoryByName('Sexta Damas') ?? categories[0],
    season,
    state: stateOf(seasonResults, seasonPairs),
    now,
    onRetry: fn(),
  },
  argTypes: { state: { control: false }, season: { control: false } },
  parameters: { fullBleed: true, route: '/tablas/sexta-damas' },
});

/** The table of a category, and how it is counted. */
export const Loaded = meta.story({ globals: { viewport: { value: 'desktop' } } });

/** The same on a phone: six columns. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** Until the season is there. */
export const Loading = meta.story({
  args: { state: { kind: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cargando la tabla…')).toBeVisible();
  },
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
export const Empty = meta.story({
  args: { state: stateOf([], []) },
});

const arriving = played('La Víbora | Globo y Remate | 6-2, 6-2').map((result) => ({
  ...result,
  id: 'just-played',
}));

/** A result arrives: the rows change places, and the announcement says who rose. */
export const LiveArrival = meta.story({
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
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
