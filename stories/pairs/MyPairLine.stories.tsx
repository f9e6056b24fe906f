import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { MyPairLine } from '../../src/pairs/MyPairLine.tsx';
import { now } from '../../.storybook/fixtures/clock.ts';
import { loaded } from '../fixtures/listStates.ts';
import { longestName } from '../fixtures/names.ts';
import { pair, pairMatches, pairResults } from '../fixtures/pairs.ts';

const meta = preview.meta({
  title: 'Match/MyPairLine',
  component: MyPairLine,
  args: {
    pair: { id: pair.id, category: 'sexta-damas' as const, name: pair.name },
    now,
    matches: loaded(pairMatches),
    pending: loaded([]),
    results: loaded(pairResults),
  },
  globals: { viewport: { value: 'phone' } },
});

/** Its next match and the place. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute(
      'href',
      '/parejas/sexta-damas/los-smash',
    );
    await expect(canvas.getByText(/^Hoy 22:00 · contra La Víbora · Club Centro/u)).toBeVisible();
  },
});

/** A match is over and has no result yet. */
export const Pending = meta.story({
  args: {
    matches: loaded([]),
    pending: loaded(pairMatches.slice(0, 1).map((match) => ({ ...match, date: now.date }))),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/sin resultado todavía$/u)).toBeVisible();
  },
});

/** Before its rows are there. */
export const Loading = meta.story({
  args: { matches: { kind: 'loading' }, results: { kind: 'loading' } },
});

/** The rows could not be read. */
export const Failed = meta.story({
  args: { matches: { kind: 'error' }, results: { kind: 'error' } },
});

/** The longest names on the smallest screen stay on their lines. */
export const Longest = meta.story({
  args: {
    pair: { id: pair.id, category: 'sexta-damas' as const, name: longestName },
    matches: loaded(pairMatches.map((match) => ({ ...match, team2: longestName }))),
  },
  globals: { viewport: { value: 'smallest' } },
});
