import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ResultRow } from '../../../src/matches/row/ResultRow.tsx';
import { longestName, longestWord } from '../../fixtures/names.ts';
import * as fixtures from '../../fixtures/results.ts';
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
        rules: [
          { id: 'heading-order', enabled: false },
          // What the button shares is no label of it: the row says it as a sentence.
          { id: 'label-content-name-mismatch', enabled: false },
        ],
      },
    },
  },
});

/** A result: the winner is bold and has the tick. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveAccessibleName(/^Victoria de Los Smash/u);
  },
});

/** The third set was a super tie-break. */
export const SuperTieBreak = meta.story({ args: { result: fixtures.superTieBreak } });

/** A walkover that the league knows the winner of. */
export const WonWalkover = meta.story({ args: { result: fixtures.wonWalkover } });

/** A score that is not understood is shown as typed. */
export const NotUnderstood = meta.story({ args: { result: fixtures.notUnderstood } });

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
