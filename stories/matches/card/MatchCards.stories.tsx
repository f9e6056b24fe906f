import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { MatchCards } from '../../../src/matches/card/MatchCards.tsx';
import { now } from '../../../.storybook/fixtures/clock.ts';
import { loaded } from '../../fixtures/listStates.ts';
import { matches } from '../../fixtures/matches.ts';
import { withSharing } from '../../support/decorators.tsx';

const meta = preview.meta({
  title: 'Match/MatchCards',
  component: MatchCards,
  decorators: [withSharing],
  args: { state: loaded(matches), now, limit: 3, onRetry: fn() },
});

/** The home page: the next match first, and none whose hour has passed. */
export const OnTheHomePage = meta.story({
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('listitem');
    await expect(cards).toHaveLength(3);
    await expect(cards[0]).toHaveTextContent('Los Smash contra La Víbora');
    await expect(cards[2]).toHaveTextContent('Globo y Remate contra Doble Pared');
    await expect(canvas.queryByText('Kick Serrano')).toBeNull();
  },
});

/** While the first rows load; skeletons keep their space. */
export const Loading = meta.story({
  args: { state: { kind: 'loading' } },
});
