import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { PairForm } from '../../src/admin/PairForm.tsx';
import { longestName } from '../fixtures/names.ts';
import { pair } from '../fixtures/pairs.ts';

const others = [
  { ...pair, id: 'doble-pared', name: 'Doble Pared', players: null },
  { ...pair, id: 'longest', name: longestName, players: null },
];

const meta = preview.meta({
  title: 'Admin/Pairs/PairForm',
  component: PairForm,
  argTypes: { others: { control: false } },
  args: {
    pair,
    others,
    matches: 12,
    onSave: fn(() => Promise.resolve({ kind: 'saved' as const })),
    onChoose: fn(),
  },
  globals: { viewport: { value: 'phone' } },
});

/** A pair that is renamed: so many matches follow. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('También cambia en 12 partidos.')).toBeVisible();
  },
});

/** *Unir*: two names of one pair, the other of eighty letters. */
export const Merging = meta.story({
  tags: ['plays-on'],
  globals: { viewport: { value: 'smallest' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unir' }));
    await expect(canvas.getByText('Elegir con qué pareja se une.')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Es la misma pareja que'), longestName);
    await userEvent.click(canvas.getByRole('button', { name: 'Unir' }));
    await expect(args.onSave).toHaveBeenCalledWith({ kind: 'merge', pair, into: others[1] });
  },
});

/** A new one: nothing to merge it with. */
export const New = meta.story({ args: { pair: null, matches: null } });
