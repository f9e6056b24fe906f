import { expect } from 'storybook/test';
import { now } from '../../.storybook/fixtures/clock.ts';
import preview from '../../.storybook/preview.tsx';
import { NextMatch } from '../../src/category/NextMatch.tsx';
import { loaded } from '../fixtures/listStates.ts';
import { tonight } from '../fixtures/matches.ts';
import { longestName, longestWord } from '../fixtures/names.ts';
import { stateControl } from '../support/controls.ts';

const meta = preview.meta({
  title: 'Match/NextMatch',
  component: NextMatch,
  argTypes: { state: stateControl([tonight]) },
  args: { state: loaded([tonight]), now, pending: 0 },
});

/** At the top of a category: a tap leads to its list of matches. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent(/^Próximo partido: hoy · Club/u);
  },
});

/** Its hour is over, and it has no result yet. */
export const Begun = meta.story({ args: { now: { ...now, time: '22:10' } } });

/** None is announced; two wait for their results. */
export const None = meta.story({
  args: { state: loaded<typeof tonight>([]), pending: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Pendientes de resultado: 2\.$/u)).toBeVisible();
  },
});

/** Names of eighty letters and a long place, on the smallest screen: a name takes one line. */
export const Longest = meta.story({
  args: {
    state: loaded([{ ...tonight, team1: longestName, team2: longestWord, location: longestName }]),
  },
  globals: { viewport: { value: 'smallest' } },
});
