import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { fillSilently } from '../fixtures/fillSilently.ts';
import { PasswordForm } from '../../src/admin/PasswordForm.tsx';
import type { PasswordFailure } from '../../src/session/changePassword.ts';

const meta = preview.meta({
  title: 'Forms and dialogs/PasswordForm',
  component: PasswordForm,
  args: {
    email: 'organizadora@liga.example',
    onChange: fn(async (): Promise<PasswordFailure | null> => null),
  },
});

/** A short password is not sent; what was done is said, and the fields are empty again. */
export const Default = meta.story({
  tags: ['plays-on'],
  play: async ({ canvas, args }) => {
    const current = canvas.getByLabelText(/^Contraseña actual/, { selector: 'input' });
    const next = canvas.getByLabelText(/^Contraseña nueva/, { selector: 'input' });
    await userEvent.type(next, 'once letras{Enter}');
    await expect(current).toHaveFocus();
    await expect(current).toHaveAccessibleDescription('Este campo es obligatorio.');
    await expect(next).toHaveAccessibleDescription(/^Escribir al menos 12/);
    await userEvent.type(current, 'la de antes');
    await userEvent.type(next, ' y más{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith({
      current: 'la de antes',
      next: 'once letras y más',
    });
    await expect(canvas.getByText(/^Contraseña cambiada/)).toBeVisible();
    await expect(next).toHaveValue('');
  },
});

/** A password manager fills the fields without an event: what they hold is sent. */
export const FilledByTheBrowser = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    fillSilently(canvas.getByLabelText(/^Contraseña actual/, { selector: 'input' }), 'la de antes');
    fillSilently(
      canvas.getByLabelText(/^Contraseña nueva/, { selector: 'input' }),
      'una contraseña larga',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Cambiar contraseña' }));
    await expect(args.onChange).toHaveBeenCalledWith({
      current: 'la de antes',
      next: 'una contraseña larga',
    });
  },
});

/** Who came by a link that was mailed does not know the password of now, and is not asked for it. */
export const Forgotten = meta.story({
  args: { isKnown: false },
  tags: ['plays-on'],
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByLabelText(/^Contraseña actual/)).toBeNull();
    const next = canvas.getByLabelText(/^Contraseña nueva/, { selector: 'input' });
    await userEvent.type(next, 'una contraseña larga{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith({ current: '', next: 'una contraseña larga' });
  },
});

const wrong: PasswordFailure = { field: 'current', text: 'La contraseña actual no es esa.' };

/** What was typed stays; what is wrong stands below its field until it is changed. */
export const Failed = meta.story({
  args: { onChange: fn(async (): Promise<PasswordFailure | null> => wrong) },
  tags: ['plays-on'],
  play: async ({ canvas }) => {
    const current = canvas.getByLabelText(/^Contraseña actual/, { selector: 'input' });
    await userEvent.type(current, 'otra');
    await userEvent.type(
      canvas.getByLabelText(/^Contraseña nueva/, { selector: 'input' }),
      'una contraseña larga{Enter}',
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent('La contraseña actual no es esa.');
    await expect(current).toHaveAccessibleDescription('La contraseña actual no es esa.');
    await expect(current).toHaveFocus();
    await expect(current).toHaveValue('otra');
    await userEvent.type(current, ' más');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});
