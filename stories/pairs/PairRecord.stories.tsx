import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { defaultRule } from '../../src/league/defaultRule.ts';
import { PairRecord } from '../../src/pairs/PairRecord.tsx';
import { seasonRecord, type SeasonRecord } from '../../src/pairs/seasonRecord.ts';
import { today } from '../../.storybook/fixtures/clock.ts';
import { pair, pairRecord, pairResults } from '../fixtures/pairs.ts';
import { startDraws } from '../fixtures/season.ts';

const meta = preview.meta({
  title: 'Match/PairRecord',
  component: PairRecord,
  args: { record: pairRecord, inTable: '/tablas/sexta-damas#los-smash', today },
});

/** In the middle of a season. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '1.ª en la tabla' })).toHaveAttribute(
      'href',
      '/tablas/sexta-damas#los-smash',
    );
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText(/^Perdido\. Victoria de Doble Pared/u)).toBeInTheDocument();
    const months = canvas.getAllByRole('row').map((row) => row.textContent);
    await expect(months.slice(1)).toEqual(['Noviembre2204-122-17', 'Octubre1010-27-13']);
  },
});

/** In its first month: the month alone would repeat the season. */
export const FirstMonth = meta.story({
  args: { record: seasonRecord(pair, pairResults.slice(0, 2), [pair.name], defaultRule) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

const withDraws: SeasonRecord | null = pairRecord && {
  ...pairRecord,
  hasDraws: true,
  drawn: 1,
  months: pairRecord.months.map((month) => ({ ...month, drawn: 1 })),
  form: pairRecord.form.map((entry, index) =>
    index > 0 ? entry : { result: { ...entry.result, score: '6-4, 4-6' }, outcome: 'drawn' },
  ),
};

const long: SeasonRecord | null = pairRecord && {
  ...pairRecord,
  position: 12,
  played: 48,
  setsFor: 88,
  setsAgainst: 75,
  gamesFor: 1024,
  gamesAgainst: 1011,
  months: ['2026-02', '2026-01', '2025-12', '2025-11', '2025-10', '2025-09'].map((month) => ({
    month: `${month}-01`,
    played: 12,
    won: 10,
    drawn: 0,
    lost: 2,
    setsFor: 22,
    setsAgainst: 11,
    gamesFor: 128,
    gamesAgainst: 105,
  })),
};

/** Where matches can end in a draw: a figure, a column and a letter of their own. */
export const WithDraws = meta.story({
  beforeEach: startDraws,
  args: { record: withDraws },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Empatados')).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Partidos empatados' })).toBeVisible();
  },
});

/** A long season over two years. */
export const Longest = meta.story({
  args: { record: long, today: '2026-02-28' },
  globals: { viewport: { value: 'smallest' } },
});

/** The table could not be read: its figures are not known. */
export const Unknown = meta.story({ args: { record: null } });
