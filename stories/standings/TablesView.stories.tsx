import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { demoSettings } from '../../src/league/demo/demoSettings.ts';
import { leadersOf } from '../../src/standings/leaders.ts';
import type { Result } from '../../src/padel/result.ts';
import { TablesView } from '../../src/standings/TablesView.tsx';
import type { LeadersState } from '../../src/standings/useLeaders.ts';
import { longestName, longestWord } from '../fixtures/names.ts';
import { played, season, seasonResults, wholeSeason } from '../fixtures/season.ts';
import { inNewLeague } from '../support/decorators.tsx';

function stateOf(results: readonly Result[]): LeadersState {
  return { kind: 'loaded', leaders: leadersOf(results, wholeSeason, demoSettings.categories) };
}

const meta = preview.meta({
  title: 'Pages/Tables',
  component: TablesView,
  args: { season: season.name, state: stateOf(seasonResults), onRetry: fn() },
  parameters: { fullBleed: true, route: '/tablas' },
});

/** The first four pairs of each category; the card leads to its table. */
export const Loaded = meta.story({ globals: { viewport: { value: 'desktop' } } });

/** Until the season is there. */
export const Loading = meta.story({ args: { state: { kind: 'loading' as const } } });

/** Before the first result of the season. */
export const Empty = meta.story({
  args: { state: stateOf([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Todavía sin puestos')).toHaveLength(
      demoSettings.categories.length,
    );
  },
});

/** The season could not be read. */
export const Failed = meta.story({
  args: { state: { kind: 'error' as const } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** The longest names that can be saved, on the smallest screen. */
export const Longest = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: { state: stateOf(played(`${longestName} | ${longestWord} | 6-4, 6-3`)) },
});

/** Text of twice the size on a phone: whole names, and points in view. */
export const LargeText = meta.story({
  globals: { text: '200-percent', viewport: { value: 'phone' } },
  args: { state: stateOf(played(`${longestName} | Los Smash | 6-4, 6-3`)) },
  play: async ({ canvas }) => {
    for (const { scrollWidth, clientWidth } of canvas.getAllByRole('rowheader')) {
      await expect(scrollWidth).toBe(clientWidth);
    }
    const points = canvas.getAllByRole('cell').filter((cell) => cell.matches(':last-child'));
    for (const cell of points) {
      await expect(cell.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    }
  },
});

/** Before there is a category. */
export const NewLeague = meta.story({ decorators: [inNewLeague] });
