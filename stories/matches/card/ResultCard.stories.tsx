import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ResultCard } from '../../../src/matches/card/ResultCard.tsx';
import { today } from '../../../.storybook/fixtures/clock.ts';
import { longestName, longestWord } from '../../fixtures/names.ts';
import * as fixtures from '../../fixtures/results.ts';
import { startDraws } from '../../fixtures/season.ts';
import { withSharing } from '../../support/decorators.tsx';

const meta = preview.meta({
  title: 'Match/ResultCard',
  component: ResultCard,
  decorators: [withSharing],
  args: { result: fixtures.straightSets, today, onDelete: fn() },
});

/** A result on the home page: bold text, the ball and the figures show who won. */
export const StraightSets = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(
      /^resultado Los Smash contra Doble Pared$/u,
    );
    await expect(canvas.getByRole('paragraph')).toHaveTextContent(
      'Victoria de Los Smash ante Doble Pared por 6 a 4 y 6 a 3. Sexta Damas, sábado 14 de noviembre de 2026.',
    );
  },
});

/** The third set was a super tie-break: points, not games, on a ground of their own. */
export const SuperTieBreak = meta.story({ args: { result: fixtures.superTieBreak } });

/** Sets that went to a tie-break carry the loser's points, small and raised. */
export const TieBreaks = meta.story({ args: { result: fixtures.tieBreaks } });

/** One of the two did not come. The data does not say who, so no winner is shown. */
export const Walkover = meta.story({ args: { result: fixtures.walkover } });

/** The match was broken off. The data does not say who gave up, so no winner is shown. */
export const Retired = meta.story({ args: { result: fixtures.retired } });

/** The league knows who won it: the tick is where it always is. */
export const WonWalkover = meta.story({ args: { result: fixtures.wonWalkover } });

/** The match was broken off, and the league knows who won it. */
export const WonRetired = meta.story({ args: { result: fixtures.wonRetired } });

/** The sets do not add up to a match won: they are shown, and nothing is claimed. */
export const Undecided = meta.story({ args: { result: fixtures.undecided } });

/** A score that is not understood is shown exactly as the administrator typed it. */
export const NotUnderstood = meta.story({
  args: { result: fixtures.notUnderstood },
});

/** The administrator decided that it will not be played. */
export const NotPlayed = meta.story({ args: { result: fixtures.unplayed } });

/** Neither pair came. */
export const DoubleWalkover = meta.story({ args: { result: fixtures.doubleWalkover } });

/** The hour was over with a set each: in a season with draws nobody won, whoever was said to have. */
export const Draw = meta.story({
  beforeEach: startDraws,
  args: { result: { ...fixtures.drawn, score: '6-4, 3-6 tiempo', winner: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Empate')).toBeVisible();
    await expect(canvas.getByRole('paragraph')).toHaveTextContent(
      /^Empate por tiempo entre Los Smash y Doble Pared: 6 a 4 y 3 a 6\./u,
    );
  },
});

/** Names as long as the database accepts, in many words and in one, on the smallest screen. */
export const Longest = meta.story({
  args: {
    result: {
      ...fixtures.tieBreaks,
      team1: longestName,
      team2: longestWord,
      score: '7-6(12) 6-7(10) 15-13',
    },
    isAdmin: true,
  },
  globals: { viewport: { value: 'smallest' } },
});

/** The shortest names there can be. */
export const Shortest = meta.story({
  args: { result: { ...fixtures.straightSets, team1: 'A', team2: 'B', score: '6-0 6-0' } },
});

/** A name written from right to left keeps to itself and leaves the figures alone. */
export const RightToLeftName = meta.story({
  args: { result: { ...fixtures.straightSets, team1: 'نادي البادل 2', team2: '(פאדל) 10' } },
});

/** It arrived live a moment ago: highlighted for some seconds, without moving anything. */
export const JustArrived = meta.story({ args: { result: fixtures.superTieBreak, isNew: true } });

/** What the administrator sees. */
export const Deletable = meta.story({
  args: { isAdmin: true },
});

/** Between the administrator's confirmation and the database's. */
export const Deleting = meta.story({
  args: { isAdmin: true, isDeleting: true },
});
