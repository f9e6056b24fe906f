import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { DayRows } from '../../../src/matches/row/DayRows.tsx';
import { ResultRow } from '../../../src/matches/row/ResultRow.tsx';
import type { Result } from '../../../src/padel/result.ts';
import { today } from '../../../.storybook/fixtures/clock.ts';
import { at, manyResults } from '../../fixtures/many.ts';
import { results } from '../../fixtures/results.ts';
import { loaded } from '../../fixtures/listStates.ts';

const names = [
  'Los Smash',
  'Los Gringos de Colonia Caroya',
  'Las Que Salen',
  'Amigos de la Red del Club Social, Deportivo y Biblioteca',
  'La Víbora',
];

const meta = preview.meta({
  title: 'Match/DayRows',
  component: DayRows,
  render: (props: ComponentProps<typeof DayRows<Result>>) => <DayRows {...props} />,
  args: {
    of: 'result' as const,
    list: loaded(results),
    today,
    headingLevel: 3 as const,
    renderRow: (result: Result) => <ResultRow result={result} />,
  },
  parameters: { a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } } },
});

/** Results under one heading per day. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading').map(({ textContent }) => textContent);
    await expect(headings).toEqual([
      'Hoy · sáb 14 nov',
      'Ayer · vie 13 nov',
      'sáb 7 nov',
      'vie 6 nov',
    ]);
    await expect(canvas.getByRole('list', { name: 'Hoy · sáb 14 nov' })).toBeVisible();
  },
});

/** On a phone the rows reach the edges of the screen. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** A season: the heading of the day that is being read stays at the top. */
export const Season = meta.story({
  args: { list: loaded(manyResults) },
  globals: { viewport: { value: 'phone' } },
});

/** A day off the screen has the height that its rows will need, or the next one would cover them. */
export const OffTheScreen = meta.story({
  tags: ['!autodocs'],
  args: {
    list: loaded(
      Array.from({ length: 72 }, (_, index) => ({
        ...at(manyResults, index),
        id: `row-${index}`,
        team1: at(names, index),
        team2: at(names, index + 2),
        date: `2026-10-${31 - Math.floor(index / 3)}`,
      })),
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const days = Array.from(canvasElement.querySelectorAll<HTMLElement>('[data-far]'));
    const heights = () => days.map((day) => day.getBoundingClientRect().height);
    const estimated = heights();
    for (const day of days) day.style.contentVisibility = 'visible';
    const missing = heights().map((height, index) => height - (estimated[index] ?? 0));
    for (const day of days) day.style.contentVisibility = '';
    await expect(days.length).toBeGreaterThan(0);
    await expect(Math.max(...missing)).toBeLessThanOrEqual(1);
  },
});

/** Nothing to show; lists say so themselves. */
export const Empty = meta.story({ args: { list: loaded<Result>([]) } });
