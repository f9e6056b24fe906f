import type { ComponentProps } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { CountedNow } from '../../src/admin/CountedNow.tsx';
import { longestName } from '../fixtures/names.ts';
import { resultWith } from '../fixtures/rows.ts';

const results = [
  resultWith({ id: '1', score: '6-4 3-6 3-2 tiempo' }),
  resultWith({ id: '2', score: 'W.O. doble' }),
  resultWith({ id: '3', score: 'No se jugó', team1: longestName }),
];

const args: ComponentProps<typeof CountedNow> = {
  results,
  onDismiss: fn(async () => ({ kind: 'saved' as const })),
};

const meta = preview.meta({ title: 'Admin/Desk/CountedNow', component: CountedNow, args });

/** Each result leads to its row. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
});

/** Those that are not named are counted. */
export const Many = meta.story({
  args: {
    results: Array.from({ length: 22 }, (_, index) =>
      resultWith({ id: String(index), score: 'No se jugó' }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Y 2 más.')).toBeVisible();
  },
});

/** It could not be stored that they were looked at. */
export const NotSaved = meta.story({
  args: {
    onDismiss: fn(async () => ({
      kind: 'failed' as const,
      message: 'No se pudo guardar. Intentar de nuevo.',
    })),
  },
  parameters: { reach: ['Ya están revisados'] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
  },
});
