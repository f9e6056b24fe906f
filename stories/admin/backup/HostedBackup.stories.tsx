import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { HostedBackup } from '../../../src/admin/backup/HostedBackup.tsx';
import type { SaveOutcome } from '../../../src/session/save.ts';

const fingerprint = 'qpzr y9x8 gf2t vdw0';

const meta = preview.meta({
  title: 'Admin/Backup/HostedBackup',
  component: HostedBackup,
  args: {
    last: 'La última copia es de hoy, 20:31.',
    backupKey: { fingerprint, note: null },
    onNote: fn(async (): Promise<SaveOutcome> => ({ kind: 'saved' })),
  },
});

/** What is typed is stored; the key itself is not taken. */
export const Default = meta.story({
  tags: ['plays-on'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Dónde está la clave privada');
    await userEvent.type(field, 'age-secret-key-1QPZRY9X8{Enter}');
    await expect(field).toHaveAccessibleDescription(/Esa es la clave misma/u);
    await expect(args.onNote).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, ' En el gestor de contraseñas de Ana {Enter}');
    await expect(args.onNote).toHaveBeenLastCalledWith('En el gestor de contraseñas de Ana');
  },
});

/** A long note, and a backup of long ago, in large text on the smallest screen. */
export const Noted = meta.story({
  args: {
    last: 'La última copia es del miércoles 30 de septiembre de 2026, de hace 51 días.',
    backupKey: {
      fingerprint,
      note: 'En el gestor de contraseñas de Ana, y en papel en la caja fuerte de la secretaría del club, en un sobre con el nombre de la liga',
    },
  },
  globals: { text: '200-percent', viewport: { value: 'smallest' } },
});

/** No key was made. */
export const NoKey = meta.story({
  args: { last: 'Todavía no hay ninguna copia.', backupKey: null },
});
