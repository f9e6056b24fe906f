import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ResultRow } from '../../../src/matches/row/ResultRow.tsx';
import { longestName, longestWord } from '../../fixtures/names.ts';
import * as fixtures from '../../fixtures/results.ts';
import { startDraws } from '../../fixtures/season.ts';
import { withSharing } from '../../support/decorators.tsx';

const meta = preview.meta({
  title: 'Match/ResultRow',
  tags: ['new'],
  component: ResultRow,
  decorators: [withSharing],
  args: { result: fixtures.straightSets, onEdit: fn(), onDelete: fn() },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    a11y: {
      config: {
        rules: [{ id: 'heading-order', enabled: false }],
      },
    },
  },
});

/** A result: the winner is bold and has the tick. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveAccessibleName(/^Victoria de Los Smash/u);
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Compartir');
  },
});

/** The third set was a super tie-break. */
export const SuperTieBreak = meta.story({ args: { result: fixtures.superTieBreak } });

/** A walkover that the league knows the winner of. */
export const WonWalkover = meta.story({ args: { result: fixtures.wonWalkover } });

/** A score that is not understood is shown as typed. */
export const NotUnderstood = meta.story({ args: { result: fixtures.notUnderstood } });

/** The administrator decided that it will not be played. */
export const NotPlayed = meta.story({
  args: { result: fixtures.unplayed },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No se jugó')).toBeVisible();
    await expect(canvas.getByRole('article')).toHaveAccessibleName(
      /^Los Smash contra Doble Pared: no se jugó\./u,
    );
  },
});

/** Neither pair came. */
export const DoubleWalkover = meta.story({ args: { result: fixtures.doubleWalkover } });

/** One set each, in a season with draws: nobody has the tick, and the row says so. */
export const Draw = meta.story({
  beforeEach: startDraws,
  args: { result: fixtures.drawn },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Empate')).toBeVisible();
    await expect(canvas.getByRole('article')).toHaveAccessibleName(
      /^Empate entre Los Smash y Doble Pared: 6 a 4 y 3 a 6\./u,
    );
  },
});

/** On the page of a pair: how it ended for the pair stands in the place of the category. */
export const OnThePageOfAPair = meta.story({ args: { outcome: 'won' } });

/** What the administrator sees: the pencil and the X. */
export const ForTheAdministrator = meta.story({ args: { isAdmin: true } });

/** The longest names, on the smallest screen. */
export const Longest = meta.story({
  args: {
    result: { ...fixtures.tieBreaks, team1: longestName, team2: longestWord },
    isAdmin: true,
  },
  globals: { viewport: { value: 'smallest' } },
});
