import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { MatchCard } from '../../../src/matches/card/MatchCard.tsx';
import { now } from '../../../.storybook/fixtures/clock.ts';
import { longestName, longestWord } from '../../fixtures/names.ts';
import * as fixtures from '../../fixtures/matches.ts';
import { withSharing } from '../../support/decorators.tsx';

const meta = preview.meta({
  title: 'Match/MatchCard',
  component: MatchCard,
  decorators: [withSharing],
  args: { match: fixtures.nextWeek, now, onDelete: fn() },
});

/** A match of the coming days, on the home page. */
export const NextWeek = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(
      /^partido Globo y Remate contra Doble Pared$/u,
    );
    await expect(canvas.getByRole('paragraph')).toHaveTextContent(
      'Globo y Remate contra Doble Pared. Octava Damas, sábado 21 de noviembre de 2026 a las 19:00, Club Centro, cancha 1.',
    );
  },
});

/** A match of today is emphasised. */
export const Today = meta.story({ args: { match: fixtures.tonight } });

/** Tomorrow's match says so. */
export const Tomorrow = meta.story({ args: { match: fixtures.tomorrow } });

/** A match of another year carries the year. */
export const NextYear = meta.story({ args: { match: fixtures.nextYear } });

/** Names as long as the database accepts, in many words and in one, on the smallest screen. */
export const Longest = meta.story({
  args: {
    match: { ...fixtures.nextYear, team1: longestName, team2: longestWord, location: longestName },
    isAdmin: true,
  },
  globals: { viewport: { value: 'smallest' } },
});

/** The shortest content there can be. */
export const Shortest = meta.story({
  args: { match: { ...fixtures.tonight, team1: 'A', team2: 'B', location: 'X' } },
});

/** It was added by the organisers a moment ago. */
export const JustArrived = meta.story({ args: { match: fixtures.tomorrow, isNew: true } });

/** What the administrator sees. */
export const Deletable = meta.story({
  args: { isAdmin: true },
});

/** Between the administrator's confirmation and the database's. */
export const Deleting = meta.story({ args: { isAdmin: true, isDeleting: true } });
