import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { LotsForm } from '../../../src/admin/league/LotsForm.tsx';
import { longestName } from '../../fixtures/names.ts';

const args: ComponentProps<typeof LotsForm> = {
  undrawn: [
    [
      { id: 'a', name: 'Los Mellis' },
      { id: 'b', name: 'Pala y Fernet' },
      { id: 'c', name: 'El Último Globo' },
    ],
  ],
  drawn: [],
  onDraw: fn(async () => ({ kind: 'saved' as const })),
  onRemove: fn(async () => ({ kind: 'saved' as const })),
};

const meta = preview.meta({ title: 'Admin/League/LotsForm', component: LotsForm, args });

/** Three pairs share the last place that goes on. */
export const Missing = meta.story({
  tags: ['plays-on'],
  play: async ({ canvas, args: { onDraw }, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Subir El Último Globo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Subir El Último Globo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar el sorteo' }));
    await expect(onDraw).toHaveBeenCalledWith(['c', 'a', 'b']);
  },
});

/** The lots were entered, and can be taken away. */
export const Drawn = meta.story({
  args: { undrawn: [], drawn: ['Pala y Fernet', 'Los Mellis'] },
  play: async ({ canvas, args: { onRemove }, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar el sorteo' }));
    await expect(onRemove).toHaveBeenCalled();
  },
});

/** Nobody shares a place that decides anything. */
export const Nothing = meta.story({ args: { undrawn: [], drawn: [] } });

/** The longest names on the smallest phone. */
export const LongNames = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: {
    undrawn: [
      [
        { id: 'a', name: longestName },
        { id: 'b', name: 'Los Mellis' },
      ],
    ],
  },
});
