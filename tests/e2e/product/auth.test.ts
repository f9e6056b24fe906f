import { createClient, type Session } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { sessionKey } from '../../../src/live/sources.ts';
import { demoAdmin } from '../../../supabase/embedded/keys.ts';
import { openTab } from '../../support/dialogs.ts';
import { leagueForThisFile, prepare, signIn, withSession } from '../../support/league.ts';
import {
  bannerOf,
  browserLog,
  expectLive,
  expectSoon,
  expectViewer,
  mainOf,
  submitSignIn,
} from '../../support/page.ts';
import { hold, isAuth, watchRequests } from '../../support/requests.ts';
import { wide } from '../../support/screens.ts';
import { fewRows } from '../../support/sharedServer.ts';

const league = leagueForThisFile({ seed: fewRows });

/** The session is over: the server, which does not answer yet, says who is looking. */
async function openExpired() {
  const session = await signIn(league, 'admin');
  const expired = { ...session, expires_at: 1, expires_in: 0 };
  const { page } = await prepare(league, withSession(league, expired, wide));
  return { page, release: await hold(page, isAuth, 'POST') };
}

test('while a session is confirmed the page is there, without what depends on who is looking', async () => {
  const { page, release } = await openExpired();
  // The timeout for a response that never comes must not end while the test looks.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const asked = watchRequests(page, isAuth);
  await page.goto('/resultados');
  // The page's code is requested a little later than its rows. In small steps: the timeout is a second.
  const step = async () => {
    await page.clock.runFor(20);
    return asked.length;
  };
  await expectSoon.poll(step, { intervals: [100] }).toBe(1);
  await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText('Resultados');
  await expectSoon(page.getByRole('article').first()).toBeVisible();
  await expectSoon(bannerOf(page).getByText('Admin', { exact: true })).toBeHidden();
  await expectSoon(page.getByText('Solo los administradores')).toBeHidden();
  await expectSoon(page.getByRole('button', { name: 'Agregar Resultado' })).toHaveCount(0);
  await page.clock.resume();
  release();
  await expectSoon(bannerOf(page).getByText('Admin', { exact: true })).toBeVisible();
  await expectSoon(page.getByRole('button', { name: 'Agregar Resultado' })).toBeVisible();
});

test('a session that cannot be confirmed counts as none', async () => {
  const { page } = await openExpired();
  await page.goto('/resultados');
  await expectSoon(bannerOf(page).getByRole('link', { name: 'Admin' })).toBeVisible();
  await expectSoon(page.getByText('Solo los administradores')).toBeVisible();
  await expectSoon(page.getByRole('article').first()).toBeVisible();
});

test('the administrator is the account with both the e-mail and the user id', async () => {
  const admin = await signIn(league, 'admin');
  const user = await signIn(league, 'user');
  const other = (changes: Partial<Session['user']>): Session => ({
    ...admin,
    user: { ...admin.user, ...changes },
  });
  const cases: [Session, 'Admin' | 'Usuario'][] = [
    [other({ email: admin.user.email?.toUpperCase() ?? '' }), 'Admin'],
    [other({ email: 'otra@example.com' }), 'Usuario'],
    [other({ id: user.user.id }), 'Usuario'],
  ];
  for (const [session, badge] of cases) {
    const { page } = await league.visit('/resultados', withSession(league, session, wide));
    await expectViewer(page, badge);
    const add = page.getByRole('button', { name: 'Agregar Resultado' });
    await expectSoon(add).toHaveCount(badge === 'Admin' ? 1 : 0);
  }
});

test('a session begins and ends in every tab of the browser, and stays over a reload', async () => {
  const { page } = await league.visit('/admin');
  const second = await openTab(page.context(), '/nosotros');
  await expectViewer(second, 'visitor');
  await expectLive(second);
  await submitSignIn(page, demoAdmin);
  await expectSoon(page).toHaveURL('/');
  await page.reload();
  await expectViewer(page, 'Admin');
  await expectViewer(second, 'Admin');
  await bannerOf(page).getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expectViewer(page, 'visitor');
  await expectViewer(second, 'visitor');
});

test('a sign-out that fails is logged, and nobody is stuck', async () => {
  const { page, allow } = await league.visitAs('admin', '/resultados', wide);
  const logoutFailure = /^No se pudo cerrar la sesión:/u;
  allow(browserLog);
  allow(logoutFailure);
  await expectSoon(page.getByRole('button', { name: 'Agregar Resultado' })).toBeVisible();
  await page.route('**/auth/v1/logout*', (route) => route.abort());
  const logged = page.waitForEvent('console', (line) => logoutFailure.test(line.text()));
  await bannerOf(page).getByRole('button', { name: 'Cerrar Sesión' }).click();
  await logged;
  await expectViewer(page, 'visitor');
  await expectSoon(page.getByRole('button', { name: 'Agregar Resultado' })).toHaveCount(0);
  await page.reload();
  await expectViewer(page, 'visitor');
});

test('a server that never answers keeps nobody signed in', async () => {
  const { page } = await league.visitAs('admin', '/nosotros', wide);
  await expectViewer(page, 'Admin');
  await page.route('**/auth/v1/logout*', () => {});
  await bannerOf(page).getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expectViewer(page, 'visitor');
  await page.waitForFunction((key) => localStorage.getItem(key) === null, sessionKey);
});

/** What Auth's link leads to, once it has checked the token: the league's address with a session. */
function recoveryLink({ access_token, refresh_token }: Session) {
  const values = { access_token, refresh_token, expires_in: '3600', token_type: 'bearer' };
  return `/#${new URLSearchParams({ ...values, type: 'recovery' })}`;
}

test('a mailed link signs the administrator in on the built site, and asks for another password', async () => {
  const chosen = 'otra-contraseña-2026';
  const { page } = await league.visit(recoveryLink(await signIn(league, 'admin')));
  const title = page.getByRole('heading', { level: 1 });
  await expectSoon(title).toHaveText('Elegir otra contraseña');
  // The tokens stay neither in the address nor one step back.
  await expectSoon(page).toHaveURL('/admin');
  await expectViewer(page, 'Admin');
  await page.getByRole('textbox', { name: 'Contraseña nueva' }).fill(chosen);
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expectSoon(page.getByText(/^Contraseña cambiada\./u)).toBeVisible();
  try {
    await bannerOf(page).getByRole('button', { name: 'Cerrar Sesión' }).click();
    await expectViewer(page, 'visitor');
    await page.goto('/admin');
    await submitSignIn(page, { ...demoAdmin, password: chosen });
    await expectSoon(page).toHaveURL('/');
    await expectViewer(page, 'Admin');
  } finally {
    // The files of this process share the server.
    await setPassword(chosen, demoAdmin.password);
  }
});

async function setPassword(from: string, to: string) {
  const { url, publishableKey } = league.supabase;
  const client = createClient(url, publishableKey, { auth: { persistSession: false } });
  const { error } = await client.auth.signInWithPassword({ ...demoAdmin, password: from });
  expect(error).toBeNull();
  expect((await client.auth.updateUser({ password: to })).error).toBeNull();
}

test('a mailed link that has expired says what helps, and leads to the form', async () => {
  const { page, allow } = await prepare(league);
  allow(/^No se pudo entrar por el enlace:/u);
  await page.goto(
    '/#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid',
  );
  await expectSoon(mainOf(page).getByText(/^Este enlace venció o ya se usó\./u)).toContainText(
    'npm run host -- --new-password',
  );
  await expectSoon(page).toHaveURL('/admin');
  await mainOf(page).getByRole('button', { name: 'Iniciar Sesión' }).click();
  await submitSignIn(page, demoAdmin);
  await expectSoon(page).toHaveURL('/');
  await expectViewer(page, 'Admin');
});
