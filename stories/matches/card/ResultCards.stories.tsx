import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ResultCards } from '../../../src/matches/card/ResultCards.tsx';
import { today } from '../../../.storybook/fixtures/clock.ts';
import { loaded } from '../../fixtures/listStates.ts';
import { results } from '../../fixtures/results.ts';
import { withSharing } from '../../support/decorators.tsx';

const meta = preview.meta({
  title: 'Match/ResultCards',
  component: ResultCards,
  decorators: [withSharing],
  args: { state: loaded(results), today, limit: 4, onRetry: fn() },
});

/** On the home page there are four. */
export const OnTheHomePage = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
});

/** While the first rows load; skeletons keep their space. */
export const Loading = meta.story({
  args: { state: { kind: 'loading' } },
});
