import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { CardGrid } from '../../src/ui/CardGrid.tsx';
import { ResultCard } from '../../src/matches/card/ResultCard.tsx';
import type { Result } from '../../src/padel/result.ts';
import { today } from '../../.storybook/fixtures/clock.ts';
import { longestName } from '../fixtures/names.ts';
import { results } from '../fixtures/results.ts';
import { about } from './CardGrid.about.tsx';

/**
 * Lays out the few cards of the home page.
 *
 * **When:** For two to eight cards of one kind. One column on a phone, two or more on a desktop.
 *
 * **When not:** For a list that goes on: that is DayRows.
 *
 * **Screen reader:** A list with a number of items.
 */
const meta = preview.meta({
  title: 'Match/CardGrid',
  parameters: { about },
  component: CardGrid<Result>,
  args: {
    items: results.slice(0, 4),
    renderCard: (result: Result) => <ResultCard result={result} today={today} headingLevel={2} />,
  },
});

/** On a phone, one below the other. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** With room, side by side. */
export const Desktop = meta.story({ globals: { viewport: { value: 'desktop' } } });

/** A long name makes its own card higher. */
export const Longest = meta.story({
  args: { items: results.slice(0, 2).map((result) => ({ ...result, team1: longestName })) },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
