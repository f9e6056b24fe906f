import type { Session } from '@supabase/supabase-js';
import type { Page, Route } from 'playwright';
import { describe, expect, test } from 'vitest';
import { demoUser } from '../../../supabase/embedded/keys.ts';
import {
  wide,
  browserLog,
  leagueForThisFile,
  prepare,
  expectSoon,
  signIn,
  withSession,
} from '../support/visits.ts';
import { hold, watchRequests } from '../support/requests.ts';

const league = leagueForThisFile({ authLimits: false });

const isAuth = (url: URL) => url.pathname.startsWith('/auth/v1/');

function form(page: Page) {
  return {
    email: page.getByLabel('Correo Electrónico'),
    password: page.getByRole('textbox', { name: 'Contraseña' }),
    submit: page.getByRole('button', { name: /^Inici/ }),
    error: page.getByRole('main').getByRole('alert'),
  };
}

async function submitLogin(page: Page, email: string, password: string) {
  const fields = form(page);
  await fields.email.fill(email);
  await fields.password.fill(password);
  await fields.submit.click();
}

const banner = (page: Page) => page.getByRole('banner');
const loggedFailure = /^No se pudo iniciar sesión:/u;

describe('§2 Admin login screen', () => {
  test('title, subtitle, two required fields and the button', async () => {
    const { page } = await league.visit('/admin');
    await expectSoon(
      page.getByRole('heading', { level: 1, name: 'Acceso de Administrador' }),
    ).toBeVisible();
    await expectSoon(page.getByText(/credenciales.*panel de administración/)).toBeVisible();
    const { email, password, submit } = form(page);
    await expectSoon(email).toHaveAttribute('type', 'email');
    await expectSoon(email).toHaveAttribute('required');
    await expectSoon(password).toHaveAttribute('type', 'password');
    await expectSoon(password).toHaveAttribute('required');
    await expectSoon(submit).toHaveText('Iniciar Sesión');
    await expectSoon(submit).toBeEnabled();
  });

  test('§5 “e-mail uses the browser’s e-mail type check”: nothing is sent, nothing is said yet', async () => {
    const { page } = await league.visit('/admin');
    const requests = watchRequests(page, isAuth);
    const { email, password, submit, error } = form(page);
    await submit.click();
    await expectSoon(email).toBeFocused();
    expect(await email.evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(
      true,
    );
    await email.fill('no es un correo');
    await submit.click();
    expect(await email.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(
      true,
    );
    await email.fill('alguien@example.com');
    await submit.click();
    await expectSoon(password).toBeFocused();
    await expectSoon(error).toBeEmpty();
    expect(requests).toHaveLength(0);
  });

  test('§4 submitting: “button disabled, label changes”; success: “the user goes to /”', async () => {
    const { page } = await prepare(league);
    const release = await hold(page, (url) => isAuth(url), 'POST');
    await page.goto('/admin');
    await submitLogin(page, league.supabase.admin.email, league.supabase.admin.password);
    const { submit } = form(page);
    await expectSoon(submit).toHaveText('Iniciando sesión...');
    await expectSoon(submit).toBeDisabled();
    release();
    await expectSoon(page).toHaveURL(`${league.supabase.url}/`);
    await expectSoon(banner(page).getByText('Admin', { exact: true })).toBeVisible();
  });

  test('by keyboard alone', async () => {
    const { page } = await league.visit('/admin');
    await form(page).email.focus();
    await page.keyboard.type(league.supabase.admin.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(league.supabase.admin.password);
    await page.keyboard.press('Enter');
    await expectSoon(banner(page).getByRole('button', { name: 'Cerrar Sesión' })).toBeVisible();
  });
});

describe('§8 Login errors (“red message with a warning symbol; also logged”)', () => {
  async function expectError(page: Page, message: string) {
    const { error, submit } = form(page);
    await expectSoon(error).toHaveText(message);
    await expectSoon(error.locator('svg')).toBeVisible();
    const [red = 0, green = 0, blue = 0] = await error
      .getByText(message)
      .evaluate((text) => (getComputedStyle(text).color.match(/\d+/gu) ?? []).map(Number));
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
    // “failure (error message shown, form re-enabled)”
    await expectSoon(submit).toBeEnabled();
    await expectSoon(submit).toHaveText('Iniciar Sesión');
  }

  test('a wrong password: invalid-credential, said by the running server', async () => {
    const { page, allow } = await league.visit('/admin');
    allow(browserLog);
    allow(loggedFailure);
    const logged = page.waitForEvent('console', (line) => loggedFailure.test(line.text()));
    await submitLogin(page, league.supabase.admin.email, 'no es esta');
    await expectError(page, 'Credenciales inválidas. Por favor, verifica tu correo y contraseña.');
    await logged;
    await expectSoon(form(page).email).toHaveValue(league.supabase.admin.email);
  });

  test('“any other e-mail is rejected before contacting the authentication service”', async () => {
    const { page, allow } = await league.visit('/admin');
    allow(loggedFailure);
    const requests = watchRequests(page, isAuth);
    const logged = page.waitForEvent('console', (line) => loggedFailure.test(line.text()));
    // An account that exists, with its right password.
    await submitLogin(page, demoUser.email, demoUser.password);
    await expectError(page, 'No tienes permisos para acceder como administrador.');
    // The reason itself is in the log.
    expect((await logged).text()).toContain('No tienes permisos para acceder a esta aplicación');
    expect(requests).toHaveLength(0);
  });

  const failures: Record<string, [(route: Route) => Promise<void>, string]> = {
    'too-many-requests, by Supabase’s code': [
      (route) =>
        route.fulfill({
          status: 400,
          json: {
            code: 'over_request_rate_limit',
            error_code: 'over_request_rate_limit',
            msg: 'x',
          },
        }),
      'Demasiados intentos fallidos. Por favor, intenta más tarde.',
    ],
    'too-many-requests, by HTTP 429': [
      (route) => route.fulfill({ status: 429, json: { msg: 'slow down' } }),
      'Demasiados intentos fallidos. Por favor, intenta más tarde.',
    ],
    'anything else: the server fails': [
      (route) => route.fulfill({ status: 500, json: { code: 'unexpected_failure', msg: 'x' } }),
      'Error al iniciar sesión. Por favor, intenta de nuevo.',
    ],
    'anything else: no network': [
      (route) => route.abort(),
      'Error al iniciar sesión. Por favor, intenta de nuevo.',
    ],
  };

  test.each(Object.entries(failures))('%s', async (_name, [answer, message]) => {
    const { page, allow } = await league.visit('/admin');
    allow(browserLog);
    allow(loggedFailure);
    await page.route((url) => isAuth(url), answer);
    await submitLogin(page, league.supabase.admin.email, 'da igual');
    await expectError(page, message);
  });

  test('§4 a new attempt clears the previous error', async () => {
    const { page, allow } = await league.visit('/admin');
    allow(browserLog);
    allow(loggedFailure);
    await submitLogin(page, league.supabase.admin.email, 'no es esta');
    const { error } = form(page);
    await expectSoon(error).toHaveText(/^Credenciales inválidas/u);
    const release = await hold(page, (url) => isAuth(url), 'POST');
    await submitLogin(page, league.supabase.admin.email, league.supabase.admin.password);
    await expectSoon(form(page).submit).toHaveText('Iniciando sesión...');
    await expectSoon(error).toBeEmpty();
    release();
    await expectSoon(page).toHaveURL(`${league.supabase.url}/`);
  });
});

describe('§4 Auth states', () => {
  test('loading: “nothing is rendered until the first auth state is known”', async () => {
    const session = await signIn(league, 'admin');
    // Over, so that the server must be asked before it is known who is looking.
    const expired = { ...session, expires_at: 1, expires_in: 0 };
    const { page } = await prepare(league, withSession(league, expired, wide));
    const release = await hold(page, (url) => isAuth(url), 'POST');
    // The timeout for an answer that never comes is not to end while the test looks.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const asked = page.waitForRequest((request) => isAuth(new URL(request.url())));
    await page.goto('/nosotros');
    await asked;
    await expectSoon(page.locator('#root :visible')).toHaveCount(0);
    await page.clock.resume();
    release();
    await expectSoon(banner(page).getByText('Admin', { exact: true })).toBeVisible();
    await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText('Nosotros');
  });

  test('signed out: known at once and without a request', async () => {
    const { page } = await prepare(league, wide);
    const requests = watchRequests(page, isAuth);
    await page.goto('/nosotros');
    await expectSoon(banner(page).getByRole('link', { name: 'Admin' })).toBeVisible();
    await expectSoon(banner(page).getByText('En vivo')).toBeVisible();
    expect(requests).toHaveLength(0);
  });

  test('“Admin is true only when the signed-in account matches … both e-mail and user id”', async () => {
    const admin = await signIn(league, 'admin');
    const user = await signIn(league, 'user');
    const other = (changes: Partial<Session['user']>): Session => ({
      ...admin,
      user: { ...admin.user, ...changes },
    });
    const cases: [Session, string][] = [
      [admin, 'Admin'],
      [other({ email: admin.user.email?.toUpperCase() ?? '' }), 'Admin'],
      [other({ email: 'otra@example.com' }), 'Usuario'],
      [other({ id: user.user.id }), 'Usuario'],
      [user, 'Usuario'],
    ];
    for (const [session, badge] of cases) {
      const { page } = await league.visit('/resultados', withSession(league, session, wide));
      await expectSoon(banner(page).getByText(badge, { exact: true })).toBeVisible();
      await expectSoon(page.getByRole('button', { name: 'Agregar Resultado' })).toHaveCount(
        badge === 'Admin' ? 1 : 0,
      );
    }
  });

  test('a session stays over a reload, and ends in every tab of the browser', async () => {
    const { page } = await league.visitAsAdmin('/resultados', wide);
    const second = await page.context().newPage();
    await second.goto(`${league.supabase.url}/nosotros`);
    await expectSoon(banner(second).getByText('Admin', { exact: true })).toBeVisible();
    await banner(page).getByRole('button', { name: 'Cerrar Sesión' }).click();
    await expectSoon(banner(page).getByRole('link', { name: 'Admin' })).toBeVisible();
    await expectSoon(banner(second).getByRole('link', { name: 'Admin' })).toBeVisible();
  });

  test('§8 “Logout failure is logged”, and nobody is stuck', async () => {
    const { page, allow } = await league.visitAsAdmin('/resultados', wide);
    allow(browserLog);
    allow(/^No se pudo cerrar la sesión:/u);
    await expectSoon(page.getByRole('button', { name: 'Agregar Resultado' })).toBeVisible();
    await page.route('**/auth/v1/logout*', (route) => route.abort());
    const logged = page.waitForEvent('console', (line) =>
      line.text().startsWith('No se pudo cerrar la sesión:'),
    );
    await banner(page).getByRole('button', { name: 'Cerrar Sesión' }).click();
    await logged;
    await expectSoon(banner(page).getByRole('link', { name: 'Admin' })).toBeVisible();
    await expectSoon(page.getByRole('button', { name: 'Agregar Resultado' })).toHaveCount(0);
    await page.reload();
    await expectSoon(banner(page).getByRole('link', { name: 'Admin' })).toBeVisible();
  });
});
