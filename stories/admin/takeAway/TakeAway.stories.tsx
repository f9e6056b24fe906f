import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { TakeAway, type TakeAwayState } from '../../../src/admin/takeAway/TakeAway.tsx';

const ready: TakeAwayState = { kind: 'ready' };

const meta = preview.meta({
  title: 'Admin/Backup/TakeAway',
  component: TakeAway,
  args: { state: ready, onTake: fn() },
});

/** Before it is asked for. */
export const Ready = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Descargar ZIP' }));
    await expect(args.onTake).toHaveBeenCalledOnce();
  },
});

/** All rows and pictures are read; a second tap does nothing. */
export const Packing = meta.story({
  args: { state: { kind: 'packing' as const } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preparando…' }));
    await expect(args.onTake).not.toHaveBeenCalled();
  },
});

/** It is there. */
export const Done = meta.story({
  args: { state: { kind: 'done' as const, file: 'liga-2026-11-27.zip', missing: 0 } },
});

/** Some pictures are not in it. */
export const WithoutPictures = meta.story({
  args: { state: { kind: 'done' as const, file: 'liga-2026-11-27.zip', missing: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Faltan 2 fotos, que no se pudieron leer.',
    );
  },
});

/** The rows could not be read. */
export const Failed = meta.story({
  args: { state: { kind: 'failed' as const } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
});
