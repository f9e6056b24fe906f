import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { WithdrawalForm } from '../../../src/admin/league/WithdrawalForm.tsx';
import type { Withdrawal } from '../../../src/admin/league/withdrawal.ts';
import { today } from '../../../.storybook/fixtures/clock.ts';
import { tonight } from '../../fixtures/matches.ts';
import { longestName } from '../../fixtures/names.ts';

const changes: Withdrawal['changes'] = [
  { name: 'Los Mellis', places: [3, 2], points: [10, 8] },
  { name: 'Pala y Fernet', places: [2, 3], points: [9, 7] },
  { name: 'Doble Pared', places: [5, 4], points: [6, 6] },
];
const annul: Withdrawal = { kind: 'annul', rivals: [], unplayed: [tonight], changes };
const walkover: Withdrawal = {
  kind: 'walkover',
  rivals: ['a', 'b', 'c'],
  unplayed: [tonight],
  changes: [{ name: 'Los Mellis', places: [3, 1], points: [10, 12] }],
};

const args: ComponentProps<typeof WithdrawalForm> = {
  name: 'La Víbora',
  season: 'Clausura 2026',
  plan: { ways: [annul, walkover], suggested: 'annul' },
  players: 'Ana Uno / Eva Dos',
  today,
  onLine: fn(async () => ({ kind: 'saved' as const })),
  stored: null,
  onLeave: fn(async () => ({ kind: 'saved' as const })),
  onReturn: fn(async () => ({ kind: 'saved' as const })),
};

const meta = preview.meta({
  title: 'Admin/League/WithdrawalForm',
  component: WithdrawalForm,
  args,
});

/** Before it has played half of its matches: the first way is suggested, and what it does is said. */
export const BeforeTheHalf = meta.story({
  tags: ['plays-on'],
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Los Mellis: 3.ª → 2.ª y −2 puntos')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /el resto es W\.O\./u }));
    await expect(canvas.getByText('Por W.O. se ganan 3 partidos.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dar de baja a La Víbora' }));
    await expect(args.onLeave).toHaveBeenCalledWith(walkover);
  },
});

/** One player is replaced: the pair stays. */
export const OtherPlayers = meta.story({
  tags: ['plays-on'],
  play: async ({ canvas, args: { onLine }, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Cambia una jugadora/u }));
    const save = canvas.getByRole('button', { name: 'Guardar el cambio' });
    await expect(save).toBeDisabled();
    const players = canvas.getByRole('textbox', { name: 'Quiénes juegan ahora' });
    await userEvent.clear(players);
    await userEvent.type(players, 'Ana Uno / Isa Tres');
    await userEvent.click(save);
    await expect(onLine).toHaveBeenCalledWith({ players: 'Ana Uno / Isa Tres', from: today });
  },
});

/** From the half on its results stay. */
export const AfterTheHalf = meta.story({
  args: { plan: { ways: [walkover, annul], suggested: 'walkover' } },
});

/** Nobody knows how often two pairs meet: nothing is suggested, and nothing is saved before a way is chosen. */
export const WithoutLegs = meta.story({
  args: { plan: { ways: [annul, walkover], suggested: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Dar de baja/u })).toBeDisabled();
  },
});

/** It has left, and can come back. */
export const Left = meta.story({
  args: {
    stored: { name: 'La Víbora', kind: 'walkover', day: '2026-11-02', rivals: ['Los Smash'] },
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vuelve a Clausura 2026' }));
    await expect(args.onReturn).toHaveBeenCalled();
  },
});

/** The save failed: the choice stays. */
export const Failed = meta.story({
  tags: ['plays-on'],
  args: {
    onLeave: fn(async () => ({
      kind: 'failed' as const,
      message: 'No se pudo guardar. Lo escrito sigue aquí: intentar de nuevo.',
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Dar de baja/u }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('intentar de nuevo');
  },
});

/** The longest name on the smallest phone. */
export const LongName = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: { name: longestName },
});
