import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { DayRows } from '../../../src/matches/card/DayRows.tsx';
import { MatchCard } from '../../../src/matches/card/MatchCard.tsx';
import type { Result } from '../../../src/padel/result.ts';
import { today } from '../../../.storybook/fixtures/clock.ts';
import { manyResults } from '../../fixtures/many.ts';
import { results } from '../../fixtures/results.ts';
import { loaded } from '../../fixtures/listStates.ts';

const meta = preview.meta({
  title: 'Match/DayRows',
  component: DayRows,
  render: (props: ComponentProps<typeof DayRows<Result>>) => <DayRows {...props} />,
  args: {
    of: 'result' as const,
    list: loaded(results),
    today,
    headingLevel: 3 as const,
    renderRow: (result: Result) => <MatchCard result={result} />,
  },
  parameters: { a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } } },
});

const code = `import type { LoadedList } from '../live/listState.ts';
import { DayRows } from '../matches/card/DayRows.tsx';
import { MatchCard } from '../matches/card/MatchCard.tsx';
import type { Result } from '../padel/result.ts';

export function ResultsByDay({ list }: { list: LoadedList<Result> }) {
  return (
    <DayRows
      of="result"
      list={list}
      today="2026-11-14"
      headingLevel={3}
      renderRow={(result) => <MatchCard result={result} />}
    />
  );
}`;

/** Results under one heading per day. */
export const Default = meta.story({
  parameters: { docs: { source: { code } } },
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

/** Nothing to see: lists say so themselves. */
export const Empty = meta.story({ args: { list: loaded<Result>([]) } });
