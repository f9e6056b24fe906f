import type { ComponentType, ReactNode } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { CardSkeleton } from '../../../src/matches/card/CardSkeleton.tsx';
import { MatchCard } from '../../../src/matches/card/MatchCard.tsx';
import { ResultCard } from '../../../src/matches/card/ResultCard.tsx';
import { now, today } from '../../../.storybook/fixtures/clock.ts';
import { tonight } from '../../fixtures/matches.ts';
import { straightSets } from '../../fixtures/results.ts';

/** The skeleton above the card that replaces it. */
const above = (card: ReactNode) => (Story: ComponentType) => (
  <div style={{ display: 'grid', gap: 12 }}>
    <div data-row>
      <Story />
    </div>
    <div data-row>{card}</div>
  </div>
);

const equalHeights = {
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const rows = [...canvasElement.querySelectorAll('[data-row]')];
    const [skeleton, card] = rows.map((row) => row.getBoundingClientRect().height);
    await expect(skeleton).toBeGreaterThan(0);
    await expect(skeleton).toBeCloseTo(card ?? 0, 0);
  },
};

const meta = preview.meta({ title: 'Match/CardSkeleton', component: CardSkeleton });

/** The placeholder and the result's card are equally high. */
export const OfAResult = meta.story({
  ...equalHeights,
  args: { of: 'result' },
  decorators: [above(<ResultCard result={straightSets} today={today} headingLevel={2} />)],
});

/** The placeholder and the match's card are equally high. */
export const OfAMatch = meta.story({
  ...equalHeights,
  args: { of: 'match' },
  decorators: [above(<MatchCard match={tonight} now={now} headingLevel={2} />)],
});
