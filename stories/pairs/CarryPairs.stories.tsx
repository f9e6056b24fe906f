import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { CarryPairs, PastedPairs } from '../../src/pairs/CarryPairs.tsx';
import { pair } from '../fixtures/pairs.ts';

const meta = preview.meta({
  title: 'Match/CarryPairs',
  component: CarryPairs,
  args: { pairs: [{ id: pair.id, category: 'sexta-damas' as const, name: pair.name }] },
});

/** Below one’s pairs: a code and a link that star them on another device. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Código QR del enlace' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copiar el enlace' })).toBeVisible();
  },
});

/** In the installed site of an iPhone, which has no pairs yet: a field for the link. */
export const Pasted = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <PastedPairs onPasted={fn()} />,
});
