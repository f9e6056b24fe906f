import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Hypotheses } from '../../src/standings/Hypotheses.tsx';
import { defaultRule } from '../../src/league/defaultRule.ts';
import { today } from '../../.storybook/fixtures/clock.ts';
import { nextWeek, tonight } from '../fixtures/matches.ts';
import { longestName, longestWord } from '../fixtures/names.ts';
import { played, seasonPairs, seasonResults, tableOf } from '../fixtures/season.ts';

const meta = preview.meta({
  title: 'Match/Hypotheses',
  component: Hypotheses,
  args: {
    matches: [tonight, nextWeek],
    rule: defaultRule,
    scores: new Map<string, string>(),
    rows: tableOf(seasonResults).rows,
    rowsToday: tableOf(seasonResults).rows,
    today,
    onChange: fn(),
    onClear: fn(),
  },
});

/** Below the table: the matches to come, with nothing imagined yet. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Los Smash – La Víbora: 2-1' }));
    await expect(args.onChange).toHaveBeenCalledWith(tonight, '6-4, 4-6, 10-8');
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar hipótesis' }));
    await expect(args.onClear).not.toHaveBeenCalled();
  },
});

/** One match is imagined: the other says where its pairs stand today. A second tap takes it back. */
export const Imagined = meta.story({
  args: {
    scores: new Map([[nextWeek.id, '4-6, 4-6']]),
    rows: tableOf(seasonResults, seasonPairs, {
      imagined: played('Globo y Remate | Doble Pared | 4-6, 4-6'),
    }).rows,
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Quedarían: /u)).toHaveTextContent('Quedarían: 4.ª y 2.ª');
    await expect(canvas.getByText(/^Hoy: /u)).toHaveTextContent('Hoy: 1.ª y 2.ª');
    const chosen = canvas.getByRole('button', { name: 'Globo y Remate – Doble Pared: 0-2' });
    await expect(chosen).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(chosen);
    await expect(args.onChange).toHaveBeenCalledWith(nextWeek, '');
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar hipótesis' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
});

/** An exact score that is not finished: it changes nothing and says why. */
export const WithoutAWinner = meta.story({
  args: { scores: new Map([[tonight.id, '6-4, 3']]) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('textbox', { name: /^Resultado exacto de Los Smash/u }),
    ).toHaveAccessibleDescription('Con este resultado no gana nadie todavía.');
  },
});

/** Where matches can end in a draw a set each is offered too; ends without sets are a choice for each match. */
export const EveryEnd = meta.story({
  args: {
    rule: { ...defaultRule, points: { ...defaultRule.points, draw: 1 } },
    scores: new Map([[nextWeek.id, 'No se jugó']]),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Los Smash – La Víbora: 1-1' }));
    await expect(args.onChange).toHaveBeenCalledWith(tonight, '6-4, 4-6');
    const other = canvas.getByRole('combobox', { name: 'Otro final de Los Smash – La Víbora' });
    await userEvent.selectOptions(other, 'W.O.: gana La Víbora');
    await expect(args.onChange).toHaveBeenCalledWith(tonight, 'W.O., gana 2');
    await expect(
      canvas.getByRole('combobox', { name: 'Otro final de Globo y Remate – Doble Pared' }),
    ).toHaveDisplayValue('No se jugó');
  },
});

/** The score does not say who won: it is asked. */
export const WinnerAsked = meta.story({
  args: { scores: new Map([[tonight.id, '6-4, 3-1 ret.']]) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Falta decir quién gana.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Gana La Víbora' }));
    await expect(args.onChange).toHaveBeenCalledWith(tonight, '6-4, 3-1 ret., gana 2');
  },
});

/** The longest names that can be saved, on the smallest screen. */
export const LongestNames = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: { matches: [{ ...tonight, team1: longestName, team2: longestWord }] },
});
