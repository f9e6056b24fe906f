import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ScoreBoard } from '../../../src/matches/scoreboard/ScoreBoard.tsx';
import { parseScore } from '../../../src/padel/score.ts';

const meta = preview.meta({
  title: 'Match/ScoreBoard',
  component: ScoreBoard,
  args: { team1: 'Los Smash', team2: 'Doble Pared', score: parseScore('6-4, 6-3'), winner: null },
  argTypes: {
    team1: { control: 'text' },
    team2: { control: 'text' },
    winner: { control: 'select', options: [null, 1, 2] },
  },
});

/** In a result's card: one line per team, one column per set. */
export const TwoSets = meta.story();

/** The points of a tie-break's loser are raised beside its games. */
export const TieBreaks = meta.story({ args: { score: parseScore('7-6(5) 6-7(9) 6-2') } });

/** The super tie-break has a frame of its own. */
export const SuperTieBreak = meta.story({ args: { score: parseScore('4-6 6-4 12-10') } });

/** The super tie-break counted as one game. */
export const SuperTieBreakAsAGame = meta.story({ args: { score: parseScore('4-6 6-4 1-0(8)') } });

/** A walkover. */
export const Walkover = meta.story({ args: { score: parseScore('W.O.') } });

/** A score that cannot be parsed is shown as typed. */
export const AsTyped = meta.story({ args: { score: parseScore('gana el que trae las pelotas') } });

/** A tie-break of two digits at 360 px: the digits do not overlap the super tie-break. */
export const LongTieBreakOnASmallPhone = meta.story({
  args: { score: parseScore('7-6(8) 6-7(10) 10-8') },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 294 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const points = canvas.getByText('10', { selector: 'sup' }).getBoundingClientRect();
    const superTieBreak = canvas.getByText('10', { selector: 'span' }).getBoundingClientRect();
    await expect(points.right).toBeLessThanOrEqual(superTieBreak.left);
  },
});

/** Text of twice the size on a phone: no word of a name is broken. */
export const LargeText = meta.story({
  globals: { text: '200-percent', viewport: { value: 'smallPhone' } },
  args: { score: parseScore('7-6(8) 6-7(10) 10-8') },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 324 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    for (const name of ['Los Smash', 'Doble Pared']) {
      await expect(canvas.getByText(name).getClientRects()).toHaveLength(1);
    }
  },
});

/** Nobody played: the panel says so in words, and in them alone. */
export const NotPlayed = meta.story({
  args: { score: parseScore('No se jugó') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No se jugó')).toBeVisible();
  },
});
