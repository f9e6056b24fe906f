import { expect, fn } from 'storybook/test';
import { today } from '../../../.storybook/fixtures/clock.ts';
import preview from '../../../.storybook/preview.tsx';
import { remarksOf } from '../../../src/admin/form/remarks.ts';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';
import { MatchesEditorRow } from '../../../src/paste/sheets/MatchesEditorRow.tsx';
import controls from '../../../src/ui/theme/controls.module.css';
import { longestName, longestWord } from '../../fixtures/names.ts';
import { leaguePairs } from '../../fixtures/pairs.ts';

const values = {
  team1: 'Los Smash',
  team2: 'Doble Pared',
  date: '2026-12-01',
  time: '20:30',
  location: 'Club Centro, cancha 2',
  category: 'Sexta Damas',
};

const noProblem: string | null = null;

const meta = preview.meta({
  title: 'Admin/Paste/MatchesEditorRow',
  component: MatchesEditorRow,
  argTypes: { remarks: { control: false } },
  globals: { viewport: { value: 'phone' } },
  args: {
    values,
    remarks: [],
    problem: noProblem,
    onAnswer: fn(),
    onChange: fn(),
    onRemove: fn(),
  },
  decorators: [
    (Story) => (
      <ul className={controls['list'] ?? ''} style={{ overflowWrap: 'anywhere' }}>
        <Story />
      </ul>
    ),
  ],
});

/** It can be announced as it is. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Quitar Los Smash contra Doble Pared' }),
    );
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

/** Its hour is missing: it is not announced. */
export const Incomplete = meta.story({
  args: { values: { ...values, time: '' }, problem: 'Falta la hora.' },
});

const mistyped = { ...values, team1: 'Los Smahs' };

/** A name that is nearly a known one is asked about. */
export const Asks = meta.story({
  args: {
    values: mistyped,
    remarks: remarksOf(
      { kind: 'match', texts: mistyped, kept: [] },
      { settings: demoSettings, pairs: leaguePairs },
      today,
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Es Los Smash' }));
    await expect(args.onAnswer).toHaveBeenCalledWith({ team1: 'Los Smash' });
  },
});

/** Names of eighty letters, on the smallest screen. */
export const Longest = meta.story({
  args: {
    values: { ...values, team1: longestName, team2: longestWord, location: longestName },
  },
  globals: { viewport: { value: 'smallest' } },
});
