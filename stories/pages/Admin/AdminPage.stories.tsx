import { Route, Routes } from 'react-router-dom';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { AuthContext, type Auth } from '../../../src/auth/authContext.ts';
import { PermissionError } from '../../../src/data/permissionError.ts';
import { AdminPage } from '../../../src/pages/Admin/AdminPage.tsx';

type StageProps = {
  /** What becomes of an attempt to sign in. */
  login: Auth['login'];
};

/** The page with somebody who answers in Supabase's place. */
function Stage({ login }: StageProps) {
  return (
    <AuthContext
      value={{
        currentUser: { kind: 'visitor' },
        isAdmin: false,
        loading: false,
        login,
        logout: async () => {},
      }}
    >
      <Routes>
        <Route path="/admin" element={<AdminPage />} />
        <Route path="/" element={<p>La página de inicio</p>} />
      </Routes>
    </AuthContext>
  );
}

/** An error as Supabase Auth reports it. */
function authError(code: string): Error {
  return Object.assign(new Error(code), { code });
}

const meta = preview.meta({
  title: 'Pages/Admin',
  component: Stage,
  args: { login: fn(async () => {}) },
  argTypes: { login: { control: false } },
  parameters: { fullBleed: true, route: '/admin' },
  // What went wrong is logged for the league's technician; a story's console stays empty.
  beforeEach: () => {
    spyOn(console, 'warn').mockImplementation(() => {});
  },
});

type PlayContext = Parameters<NonNullable<typeof SignedIn.input.play>>[0];

/** Fills the form in and sends it by keyboard. */
async function signIn({ canvas, userEvent }: PlayContext) {
  await userEvent.type(canvas.getByLabelText(/Correo Electrónico/u), 'admin@liga.example');
  await userEvent.type(
    canvas.getByLabelText(/Contraseña/u, { selector: 'input' }),
    'secreto{Enter}',
  );
}

/** Whoever follows *Admin* and is not signed in. */
export const Default = meta.story({ globals: { viewport: { value: 'desktop' } } });

/** On a phone, at the side of the court. */
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** The administrator signs in and goes on to the home page. */
export const SignedIn = meta.story({
  play: async (context) => {
    await signIn(context);
    await expect(context.args.login).toHaveBeenCalledWith('admin@liga.example', 'secreto');
    await expect(await context.canvas.findByText('La página de inicio')).toBeVisible();
  },
});

/** Between the button and Supabase's answer. */
export const SigningIn = meta.story({
  args: { login: fn(() => new Promise<void>(() => {})) },
  play: async (context) => {
    await signIn(context);
    await expect(
      await context.canvas.findByRole('button', { name: 'Iniciando sesión...' }),
    ).toBeDisabled();
  },
});

/** A wrong e-mail or password: which of them is not told. */
export const WrongCredentials = meta.story({
  args: { login: fn(() => Promise.reject(authError('invalid_credentials'))) },
  play: async (context) => {
    await signIn(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('alert')).toHaveTextContent(
        'Credenciales inválidas. Por favor, verifica tu correo y contraseña.',
      ),
    );
    await expect(context.canvas.getByRole('button', { name: 'Iniciar Sesión' })).toBeEnabled();
  },
});

/** Somebody with an account who is not the administrator. */
export const NotAllowed = meta.story({
  args: {
    login: fn(() =>
      Promise.reject(new PermissionError('No tienes permisos para acceder a esta aplicación')),
    ),
  },
  play: async (context) => {
    await signIn(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('alert')).toHaveTextContent(
        'No tienes permisos para acceder como administrador.',
      ),
    );
  },
});

/** Too many attempts in a row: Supabase asks for timeout. */
export const TooManyAttempts = meta.story({
  args: { login: fn(() => Promise.reject(authError('over_request_rate_limit'))) },
  play: async (context) => {
    await signIn(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('alert')).toHaveTextContent(
        'Demasiados intentos fallidos. Por favor, intenta más tarde.',
      ),
    );
  },
});

/** The network is gone, or Supabase is; on a phone, where the sentence takes two lines. */
export const Unreachable = meta.story({
  args: { login: fn(() => Promise.reject(new TypeError('Failed to fetch'))) },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await signIn(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('alert')).toHaveTextContent(
        'Error al iniciar sesión. Por favor, intenta de nuevo.',
      ),
    );
  },
});
