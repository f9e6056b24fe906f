import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { NewItemsPill } from '../../../src/matches/list/NewItemsPill.tsx';
import { withListBelow } from '../../support/decorators.tsx';

const meta = preview.meta({
  title: 'Feedback/NewItemsPill',
  component: NewItemsPill,
  args: { count: 3, noun: 'resultado' as const, onShow: fn() },
  parameters: { roomBelow: 120, framed: 'phone' },
});

/** Three results arrived while the visitor was reading further down. */
export const Several = meta.story({
  decorators: [withListBelow],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '3 resultados nuevos' }));
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
});

/** One match was added. */
export const One = meta.story({
  args: { count: 1, noun: 'partido' },
  play: async ({ canvas }) => {
    // The pill fades in.
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: '1 partido nuevo' })).toBeVisible(),
    );
  },
});
