import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Backup, type BackupDownload } from '../../../src/admin/backup/Backup.tsx';

const ready: BackupDownload = { kind: 'ready' };

const meta = preview.meta({
  title: 'Admin/Backup/Backup',
  component: Backup,
  args: { last: 'La última copia es de hoy, 20:31.', download: ready, onTake: fn() },
});

/** With a backup of today. */
export const Today = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Descargar copia' }));
    await expect(args.onTake).toHaveBeenCalledOnce();
  },
});

/** While the server has not said when the last one was made. */
export const Unknown = meta.story({ args: { last: '' } });

/** The file is made; a second tap does nothing. */
export const Taking = meta.story({
  args: { download: { kind: 'taking' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preparando…' }));
    await expect(args.onTake).not.toHaveBeenCalled();
  },
});

/** It is there, without pictures whose file is gone. */
export const Done = meta.story({
  args: { download: { kind: 'done', file: 'copia-liga-padel-2026-11-27.gz', missing: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Faltan 2 fotos, que no se pudieron leer.',
    );
  },
});

/** The server did not answer. */
export const Failed = meta.story({ args: { download: { kind: 'failed' } } });

/** The session is over. */
export const Ended = meta.story({
  args: { download: { kind: 'ended' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('iniciar sesión');
  },
});
