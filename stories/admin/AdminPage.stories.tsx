import { Route, Routes } from 'react-router-dom';
import { expect, fn, spyOn, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import type { Auth } from '../../src/session/authContext.ts';
import { createConnectionStore } from '../../src/live/connectionStore.ts';
import { ConnectionContext } from '../../src/live/LiveProvider.tsx';
import { createSources } from '../../src/live/sources.ts';
import { createData, DataProvider } from '../../src/matches/DataProvider.tsx';
import { signInByLink } from '../../src/session/mailedLink.ts';
import type { Viewer } from '../../src/session/viewer.ts';
import { AdminPage } from '../../src/admin/AdminPage.tsx';
import { AdminPanel, type DeskParts } from '../../src/admin/AdminPanel.tsx';
import { DeskFrame } from '../../src/admin/DeskFrame.tsx';
import { DueMatches } from '../../src/admin/desk/DueMatches.tsx';
import { now } from '../../.storybook/fixtures/clock.ts';
import { nextWeek, pending } from '../fixtures/matches.ts';
import { user, visitor } from '../../.storybook/fixtures/viewers.ts';
import { SignedOut } from '../support/SignedOut.tsx';

const admin = { email: 'admin@liga.example', userId: 'c0000000-0000-4000-8000-000000000001' };

const sources = createSources('http://127.0.0.1:1', 'nothing');
const data = createData(sources);
const connection = createConnectionStore(Date.now);

type StageProps = {
  login: Auth['login'];
  loginByLink?: Auth['loginByLink'];
  viewer: Viewer;
};

/** The page with a simulated sign-in instead of Supabase's. */
function Stage({ viewer, ...auth }: StageProps) {
  return (
    <DataProvider data={data}>
      <ConnectionContext value={connection}>
        <SignedOut currentUser={viewer} {...auth}>
          <Routes>
            <Route path="/admin" element={<AdminPage />} />
            <Route path="/" element={<p>La página de inicio</p>} />
          </Routes>
        </SignedOut>
      </ConnectionContext>
    </DataProvider>
  );
}

const meta = preview.meta({
  title: 'Pages/Admin',
  component: AdminPage,
  argTypes: {
    loginByLink: { description: 'Stands in for Auth’s answer to a link that was mailed.' },
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

/** Opened by a link of the dashboard’s mail: the next thing is another password. */
export const ByMailedLink = meta.story({
  tags: ['plays-on'],
  parameters: { route: '/admin#access_token=a&refresh_token=r&type=recovery' },
  args: { loginByLink: fn(async () => {}) },
  play: async ({ args, canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Elegir otra contraseña' }),
    ).toBeVisible();
    await expect(args.loginByLink).toHaveBeenCalledWith({
      kind: 'session',
      accessToken: 'a',
      refreshToken: 'r',
    });
    await expect(canvas.queryByLabelText(/^Contraseña actual/)).toBeNull();
  },
});

/** Opened by a link that has expired: what helps is said, and the form is one tap away. */
export const ByExpiredLink = meta.story({
  tags: ['plays-on'],
  parameters: { route: '/admin#error=access_denied&error_code=otp_expired' },
  args: {
    loginByLink: fn(async () => {
      await signInByLink(sources, admin, { kind: 'refused' });
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /venció o ya se usó.*npm run host -- --new-password/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Iniciar Sesión' }));
    await expect(await canvas.findByLabelText(/Correo Electrónico/)).toBeVisible();
  },
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

const noParts: DeskParts = {
  unreadable: null,
  silent: null,
  backup: null,
  phones: null,
  attention: null,
  guide: null,
  due: null,
};
const panel = {
  parts: noParts,
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
    await expect(canvas.getByRole('link', { name: 'Papelera' })).toHaveAttribute(
      'href',
      '/admin/papelera',
    );
  },
});

const many = (match: typeof pending, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const { team1, category } = match;
    const team2 = `Pareja ${index + 1}`;
    const id = `${match.id} ${index}`;
    return { id, team1, team2, category, match: { ...match, id, team2 } };
  });

/** The fullest desk: 28 matches are late, 38 announced. What is late takes five rows of a phone. */
export const FullDesk = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <AdminPanel
      {...panel}
      parts={{
        ...noParts,
        due: (
          <DueMatches
            left={{
              tonight: [],
              late: many(pending, 28),
              announced: many(nextWeek, 38),
              undated: [],
              isOver: false,
            }}
            now={now}
            onSettle={fn()}
            onDay={fn()}
            onPostpone={fn()}
            onUnplayed={fn()}
            onWalkover={fn()}
            reminderOf={() => 'https://wa.me/?text=Falta%20jugar'}
          />
        ),
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ver los 23 restantes' })).toBeVisible();
  },
});

/** Signed in, until the desk is there: the page does not ask to sign in. */
export const SignedInLoading = meta.story({
  render: () => <DeskFrame />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Administración' })).toBeVisible();
    await expect(canvas.queryByLabelText(/Correo/u)).toBeNull();
  },
});

function Broken(): never {
  throw new Error('A part of the desk throws.');
}

/** All parts of the desk throw: each place says so, the others stay, and *La liga* can be reached. */
export const BrokenParts = meta.story({
  tags: ['plays-on'],
  render: () => (
    <AdminPanel
      {...panel}
      parts={{
        unreadable: <Broken />,
        silent: <Broken />,
        backup: <Broken />,
        phones: <Broken />,
        attention: <Broken />,
        guide: <Broken />,
        due: <Broken />,
      }}
    />
  ),
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => {});
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(Object.keys(noParts).length);
    await expect(canvas.getByText(/mostrar «Esta noche»/u)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Agregar Resultado' })).toBeEnabled();
    await expect(canvas.getByRole('link', { name: /^Cambiar la liga/u })).toBeVisible();
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
