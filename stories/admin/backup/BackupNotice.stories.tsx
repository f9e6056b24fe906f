import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { today } from '../../../.storybook/fixtures/clock.ts';
import { forgetValue, keptValue } from '../../../src/live/storage.ts';
import { BackupNotice } from '../../../src/admin/backup/BackupNotice.tsx';

const meta = preview.meta({
  title: 'Admin/Backup/BackupNotice',
  component: BackupNotice,
  args: {
    state: { kind: 'laptop' as const, lastBackup: '2026-11-02T23:31:00Z' },
    today,
  },
});

/** The last backup is older than a week. */
export const Old = meta.story({
  tags: ['plays-on'],
  beforeEach: () => forgetValue('backup-said'),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^La última copia es del lunes 2 de noviembre/u)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Entendido' }));
    await expect(canvas.queryByRole('button')).toBeNull();
    // Not again on this device.
    await expect(keptValue('backup-said')).toBe('2026-11-02T23:31:00Z');
  },
});

/** A league that was just opened has none: nothing. */
export const None = meta.story({
  args: { state: { kind: 'laptop' as const, lastBackup: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Nothing makes the backup of a hosted league by itself. */
export const HostedWithout = meta.story({
  args: { state: { kind: 'hosted' as const, lastBackup: null } },
  beforeEach: () => forgetValue('backup-said'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Todavía no hay ninguna copia\. En «Copia/u)).toBeVisible();
  },
});
