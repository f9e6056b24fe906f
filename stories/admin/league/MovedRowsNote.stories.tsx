import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { MovedRowsNote } from '../../../src/admin/league/MovedRowsNote.tsx';
import { longestName } from '../../fixtures/names.ts';

const row = (id: number, team1 = 'Los Smash') => ({
  id: String(id),
  team1,
  team2: 'Doble Pared',
  date: `2026-08-0${id}`,
});

const meta = preview.meta({
  title: 'Admin/League/MovedRowsNote',
  component: MovedRowsNote,
  args: { moves: [{ from: 'Clausura 2026', to: 'Apertura 2026', rows: [row(1)] }] },
});

/** One result counts in the season before. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'Pasa de la tabla de Clausura 2026 a la de Apertura 2026: Los Smash – Doble Pared (1 ago).',
      ),
    ).toBeVisible();
  },
});

/** More than are named, and some that were in no table. */
export const Many = meta.story({
  args: {
    moves: [
      {
        from: 'Clausura 2026',
        to: 'Apertura 2026',
        rows: [1, 2, 3, 4, 5, 6, 7].map((id) => row(id, longestName)),
      },
      { from: '', to: 'Apertura 2026', rows: [row(8), row(9)] },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ y 2 más\.$/u)).toBeVisible();
    await expect(canvas.getByText(/^Pasan de ninguna tabla a la de/u)).toBeVisible();
  },
});

/** No row changes tables. */
export const Empty = meta.story({ args: { moves: [] } });
