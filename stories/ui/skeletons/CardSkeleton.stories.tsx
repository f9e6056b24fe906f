import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { CardSkeleton } from '../../../src/ui/skeletons/CardSkeleton.tsx';
import { MatchCard } from '../../../src/matches/card/MatchCard.tsx';
import { ResultCard } from '../../../src/matches/card/ResultCard.tsx';
import { now, today } from '../../../.storybook/fixtures/clock.ts';
import { tonight } from '../../fixtures/matches.ts';
import { straightSets } from '../../fixtures/results.ts';

const meta = preview.meta({ title: 'Match/CardSkeleton', component: CardSkeleton });

async function expectEqualHeights(canvasElement: HTMLElement) {
  const [skeleton, card] = [
    ...canvasElement.querySelectorAll('[aria-hidden="true"], article'),
  ].filter((element) => element.parentElement?.dataset['row'] !== undefined);
  await expect(skeleton?.getBoundingClientRect().height).toBeCloseTo(
    card?.getBoundingClientRect().height ?? 0,
    0,
  );
}

/** The placeholder and the result's card are equally high. */
export const OfAResult = meta.story({
  args: { of: 'result' },
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <div data-row>
        <CardSkeleton {...args} />
      </div>
      <div data-row>
        <ResultCard result={straightSets} today={today} headingLevel={2} />
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => expectEqualHeights(canvasElement),
});

/** The placeholder and the match's card are equally high. */
export const OfAMatch = meta.story({
  args: { of: 'match' },
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <div data-row>
        <CardSkeleton {...args} />
      </div>
      <div data-row>
        <MatchCard match={tonight} now={now} headingLevel={2} />
      </div>
    </div>
  ),
  play: async ({ canvasElement }) => expectEqualHeights(canvasElement),
});
