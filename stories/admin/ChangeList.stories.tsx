import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ChangeList } from '../../src/admin/ChangeList.tsx';
import { groupChanges } from '../../src/admin/describeChange.ts';
import { changes } from '../fixtures/changes.ts';
import { clock, today } from '../../.storybook/fixtures/clock.ts';
import { longestName } from '../fixtures/names.ts';
import { straightSets } from '../fixtures/results.ts';

const groups = groupChanges(changes);

const args: ComponentProps<typeof ChangeList> = {
  groups,
  clock,
  today,
  action: 'Deshacer',
  busyIds: new Set(),
  onAct: fn(),
};

const meta = preview.meta({ title: 'Admin/Rows/ChangeList', component: ChangeList, args });

/** The history: what, before → after, when and by whom. */
export const History = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Resultado: 6-4, 3-6, 10-8 → 6-4, 3-6, 12-10')).toBeVisible();
    await expect(canvas.getByText('Resultado cargado')).toBeVisible();
    await expect(canvas.getByText('Pareja renombrada en 1 partido')).toBeVisible();
    await expect(canvas.getAllByText(/^Hoy, 20:30/u)).toHaveLength(5);
    // What is undone already has no button.
    await expect(canvas.getByText('Deshecho')).toBeVisible();
    const buttons = canvas.getAllByRole('button');
    await expect(buttons).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: /^Deshacer: Resultado cargado/u }));
    await expect(args.onAct).toHaveBeenCalledWith(groups[1]);
  },
});

/** On a phone; one is being undone. */
export const OnAPhone = meta.story({
  args: { busyIds: new Set([9]) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args, userEvent }) => {
    const [busy] = canvas.getAllByRole('button');
    if (busy === undefined) throw new Error('There is no button');
    await userEvent.click(busy);
    await expect(args.onAct).not.toHaveBeenCalled();
  },
});

/** The trash, with the longest names on the smallest screen. */
export const Trash = meta.story({
  args: {
    action: 'Restaurar',
    groups: groupChanges([
      {
        id: 1,
        change: '1',
        at: '2026-11-13T02:10:00+00:00',
        actor: 'organizadora@liga.example',
        rowId: 'a',
        isUndone: false,
        table: 'results',
        before: { ...straightSets, team1: longestName, team2: longestName },
        after: null,
      },
      {
        id: 2,
        change: '2',
        at: '2026-11-13T02:05:00+00:00',
        actor: null,
        rowId: 'b',
        isUndone: false,
        table: 'sponsors',
        before: { name: longestName, picture: 'logos/1.webp', alt: 'Un tornillo' },
        after: null,
      },
    ]),
  },
  globals: { viewport: { value: 'smallest' } },
});
