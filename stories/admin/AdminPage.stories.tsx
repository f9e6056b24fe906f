import { Route, Routes } from 'react-router-dom';
import { expect, fn, spyOn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import type { Auth } from '../../src/session/authContext.ts';
import type { Viewer } from '../../src/session/viewer.ts';
import { AdminPage } from '../../src/admin/AdminPage.tsx';
import { AdminPanel } from '../../src/admin/AdminPanel.tsx';
import { user, visitor } from '../../.storybook/fixtures/viewers.ts';
import { SignedOut } from '../support/SignedOut.tsx';

type StageProps = {
  login: Auth['login'];
  viewer: Viewer;
};

/** The page with a simulated sign-in instead of Supabase's. */
function Stage({ login, viewer }: StageProps) {
  return (
    <SignedOut currentUser={viewer} login={login}>
      <Routes>
        <Route path="/admin" element={<AdminPage />} />
        <Route path="/" element={<p>La página de inicio</p>} />
      </Routes>
    </SignedOut>
  );
}

const meta = preview.meta({
  title: 'Pages/Admin',
  component: AdminPage,
  argTypes: {
    login: { description: 'Stands in for an attempt to sign in.' },
    viewer: { description: 'Who looks at the page.' },
  },
  render: (props: StageProps) => <Stage {...props} />,
  args: { login: fn(async () => {}), viewer: visitor },
  parameters: { fullBleed: true, route: '/admin' },
  // What went wrong is logged for the league's technician; a story's console stays empty.
  beforeEach: () => {
    spyOn(console, 'warn').mockImplementation(() => {});
  },
});

/** Fills in and sends the form. */
const sent = {
  reach: [
    ['Correo Electrónico', 'admin@liga.example'],
    ['Contraseña', 'secreto'],
    'Iniciar Sesión',
  ],
};

const code = `import { AdminPage } from '../admin/AdminPage.tsx';

<AdminPage />`;

/** Opened by the link *Admin*, by somebody who is not signed in. */
export const Default = meta.story({
  parameters: { docs: { source: { code } } },
  globals: { viewport: { value: 'desktop' } },
});

/** The administrator signs in and goes on to the home page. */
export const SignedIn = meta.story({
  parameters: sent,
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(args.login).toHaveBeenCalledWith('admin@liga.example', 'secreto');
    await expect(await canvas.findByText('La página de inicio')).toBeVisible();
  },
});

/** A wrong e-mail or password: the message does not say which. */
export const WrongCredentials = meta.story({
  parameters: sent,
  args: {
    login: fn(async () => {
      throw Object.assign(new Error('Refused'), { code: 'invalid_credentials' });
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Credenciales inválidas/u);
    await expect(canvas.getByRole('button', { name: 'Iniciar Sesión' })).toBeEnabled();
  },
});

const panel = {
  tools: [
    {
      title: 'Papelera e historial',
      tools: [{ title: 'Papelera', hint: 'Lo eliminado.', Content: () => <p>Vacía.</p> }],
    },
  ],
  onAddResult: fn(),
  onAddMatch: fn(),
  onSignOut: fn(),
};

/** The administrator, signed in: an evening starts here. */
export const Panel = meta.story({
  tags: ['plays-on'],
  render: () => <AdminPanel {...panel} />,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar Resultado' }));
    await expect(panel.onAddResult).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar Partido' }));
    await expect(panel.onAddMatch).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar Sesión' }));
    await expect(panel.onSignOut).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('Vacía.')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Papelera/u }));
    await expect(await canvas.findByText('Vacía.')).toBeVisible();
  },
});

/** Signed in with an account that is not the administrator's. */
export const OtherAccount = meta.story({
  args: { viewer: user },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Esta cuenta no administra la liga.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cerrar Sesión' })).toBeVisible();
  },
});
