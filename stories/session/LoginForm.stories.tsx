import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { fillSilently } from '../fixtures/fillSilently.ts';
import { LoginForm, LoginFormSkeleton } from '../../src/session/LoginForm.tsx';

const meta = preview.meta({
  title: 'Forms and dialogs/LoginForm',
  component: LoginForm,
  args: { onSubmit: fn(async () => {}), errorMessage: null, isSubmitting: false },
});

/** Opened by the Admin link, by somebody who is not signed in. */
export const Default = meta.story({
  tags: ['plays-on'],
  play: async ({ canvas, args, step }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('Acceso de Administrador');
    const email = canvas.getByLabelText(/Correo Electrónico/);
    const password = canvas.getByLabelText(/Contraseña/, { selector: 'input' });
    await expect(email).toHaveAttribute('type', 'email');
    await expect(password).toHaveAttribute('type', 'password');
    await expect(email).toBeRequired();
    await expect(password).toBeRequired();
    await step('nothing is sent without an address that could be one', async () => {
      await userEvent.type(email, 'organizador');
      await userEvent.type(password, 'secreto{Enter}');
      await expect(email).toBeInvalid();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('by keyboard', async () => {
      await userEvent.type(email, '@liga.example');
      await userEvent.type(password, '{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledTimes(1);
      await expect(args.onSubmit).toHaveBeenCalledWith({
        email: 'organizador@liga.example',
        password: 'secreto',
      });
    });
  },
});

/** Sent with nothing in it, or with what is no address: the fields say so in Spanish. */
export const Incomplete = meta.story({
  parameters: { reach: ['Iniciar'] },
  tags: ['plays-on'],
  play: async ({ canvas, args }) => {
    const email = canvas.getByLabelText(/Correo Electrónico/);
    const password = canvas.getByLabelText(/Contraseña/, { selector: 'input' });
    const submit = canvas.getByRole('button', { name: 'Iniciar Sesión' });
    await expect(email).toHaveAccessibleDescription('Este campo es obligatorio.');
    await expect(password).toHaveAccessibleDescription('Este campo es obligatorio.');
    await expect(email).toHaveFocus();
    await userEvent.type(email, 'organizador');
    await expect(email).not.toHaveAccessibleDescription();
    await userEvent.click(submit);
    await expect(email).toHaveAccessibleDescription('Escribir un correo válido.');
    await userEvent.type(email, '@liga.example');
    await userEvent.click(submit);
    await expect(password).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** A password manager fills the fields without an event, over what was typed: what they hold is sent. */
export const FilledByTheBrowser = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args }) => {
    const email = canvas.getByLabelText(/Correo Electrónico/);
    const password = canvas.getByLabelText(/Contraseña/, { selector: 'input' });
    await userEvent.type(email, 'otra@liga.example');
    fillSilently(email, 'organizador@liga.example');
    fillSilently(password, 'secreto');
    await userEvent.click(canvas.getByRole('button', { name: 'Iniciar Sesión' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'organizador@liga.example',
      password: 'secreto',
    });
    await expect(password).toHaveValue('secreto');
  },
});

/** The server has refused: the next letter typed replaces the password. */
export const FailedJustNow = meta.story({
  tags: ['!dev', '!autodocs'],
  render: function Attempt(args) {
    const [attempt, setAttempt] = useState<{ isSubmitting: boolean; errorMessage: string | null }>({
      isSubmitting: false,
      errorMessage: null,
    });
    const onSubmit = async () => {
      setAttempt({ isSubmitting: true, errorMessage: null });
      await Promise.resolve();
      setAttempt({ isSubmitting: false, errorMessage: 'Credenciales inválidas.' });
    };
    return <LoginForm {...args} {...attempt} onSubmit={onSubmit} />;
  },
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText(/Contraseña/, { selector: 'input' });
    await userEvent.type(canvas.getByLabelText(/Correo Electrónico/), 'a@liga.example');
    await userEvent.type(password, 'equivocada');
    await userEvent.click(canvas.getByRole('button', { name: 'Iniciar Sesión' }));
    await waitFor(() => expect(password).toHaveFocus());
    await expect(canvas.getByRole('alert')).toHaveTextContent('Credenciales inválidas.');
    await userEvent.keyboard('otra');
    await expect(password).toHaveValue('otra');
  },
});

/** While the server is asked. */
export const Submitting = meta.story({
  args: { isSubmitting: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Iniciando sesión...' })).toBeDisabled();
  },
});

/** The last attempt has failed; what was typed is still there. */
export const Failed = meta.story({
  args: { errorMessage: 'Credenciales inválidas. Por favor, verifica tu correo y contraseña.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.errorMessage ?? '');
    await expect(canvas.getByRole('button', { name: 'Iniciar Sesión' })).toBeEnabled();
  },
});

/** While the database does not answer. */
export const WithoutDatabase = meta.story({ args: { isOffline: true } });

/** A double click, before the button is disabled: signed in once. */
export const DoubleClicked = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/Correo Electrónico/), 'a@liga.example');
    await userEvent.type(canvas.getByLabelText(/Contraseña/, { selector: 'input' }), 'secreto');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Iniciar Sesión' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
});

/** The visitor looks at what they have typed. */
export const PasswordShown = meta.story({
  parameters: { reach: [['Contraseña', 'secreta'], 'Mostrar'] },
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText(/Contraseña/, { selector: 'input' });
    await expect(password).toHaveAttribute('type', 'text');
  },
});

/** Until its script is loaded: of the same height. */
export const ToCome = meta.story({ render: () => <LoginFormSkeleton /> });

/** On a phone. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
