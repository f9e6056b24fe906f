import type { ComponentProps } from 'react';
import preview from '../../../.storybook/preview.tsx';
import { CardGrid } from '../../../src/matches/card/CardGrid.tsx';
import { ResultCard } from '../../../src/matches/card/ResultCard.tsx';
import type { Result } from '../../../src/padel/result.ts';
import { today } from '../../../.storybook/fixtures/clock.ts';
import { longestName } from '../../fixtures/names.ts';
import { results } from '../../fixtures/results.ts';
import { choiceControl } from '../../support/controls.ts';

const four = results.slice(0, 4);

const meta = preview.meta({
  title: 'Match/CardGrid',
  component: CardGrid,
  render: (props: ComponentProps<typeof CardGrid<Result>>) => <CardGrid {...props} />,
  argTypes: { items: choiceControl({ one: results.slice(0, 1), four, all: results }) },
  args: {
    items: four,
    renderCard: (result: Result) => <ResultCard result={result} today={today} headingLevel={2} />,
  },
});

const code = `import { ResultCard } from '../matches/card/ResultCard.tsx';
import type { Result } from '../padel/result.ts';
import { CardGrid } from '../matches/card/CardGrid.tsx';

export function LastResults({ results }: { results: readonly Result[] }) {
  return (
    <CardGrid
      items={results}
      renderCard={(result) => <ResultCard result={result} today="2026-11-14" headingLevel={2} />}
    />
  );
}`;

/** On a phone, one below the other. */
export const Phone = meta.story({
  parameters: { docs: { source: { code } } },
  globals: { viewport: { value: 'phone' } },
});

/** With room, side by side. */
export const Desktop = meta.story({ globals: { viewport: { value: 'desktop' } } });

/** A long name makes its own card higher. */
export const Longest = meta.story({
  args: { items: results.slice(0, 2).map((result) => ({ ...result, team1: longestName })) },
  globals: { viewport: { value: 'smallest' } },
});
