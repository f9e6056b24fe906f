import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import type { Page } from 'playwright';
import { demoAdmin } from '../../../supabase/embedded/keys.ts';
import { watchRequests } from '../support/requests.ts';
import { browserLog, expectSoon, leagueForThisFile } from '../support/visits.ts';
import { enter } from '../support/badTexts.ts';

const league = leagueForThisFile({ authLimits: false });
let handled = 0;
let tried = 0;

afterAll(() => {
  console.info(`bad inputs handled: ${handled} of ${tried} (sign-in)`);
});

const messages = {
  required: 'Este campo es obligatorio.',
  noEmail: 'Escribe un correo válido.',
  notAllowed: 'No tienes permisos para acceder como administrador.',
  wrong: 'Credenciales inválidas. Por favor, verifica tu correo y contraseña.',
  tooMany: 'Demasiados intentos fallidos. Por favor, intenta más tarde.',
  other: 'Error al iniciar sesión. Por favor, intenta de nuevo.',
} as const;

async function open() {
  const visit = await league.visit('/admin', { viewport: { width: 320, height: 640 } });
  visit.allow(browserLog);
  visit.allow(/^No se pudo iniciar sesión:/u);
  const { page } = visit;
  const requests = watchRequests(page, (url) => url.pathname.startsWith('/auth/v1/'));
  return { page, requests };
}

async function submit(page: Page, email: string, password: string) {
  await enter(page.getByLabel('Correo Electrónico'), email);
  await enter(page.locator('input[type=password]'), password);
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
}

/** What the visitor reads, at a field or above the button. */
async function expectMessage(page: Page, message: string, what: string) {
  await expectSoon(page.getByRole('main').getByText(message), what).toBeVisible();
  await expectSoon(page.getByRole('button', { name: 'Iniciar Sesión' }), what).toBeEnabled();
  const { scrolled, width } = await page.evaluate(() => ({
    scrolled: document.documentElement.scrollWidth,
    width: document.documentElement.clientWidth,
  }));
  expect(scrolled, what).toBeLessThanOrEqual(width);
}

test('an e-mail that is none, or somebody else’s, is answered without asking anybody', async () => {
  const { page, requests } = await open();
  const cases = [
    ['', messages.required],
    ['   ', messages.required],
    ['no es un correo', messages.noEmail],
    ['a@', messages.noEmail],
    ['<script>alert(1)</script>@b.example', messages.noEmail],
    ["'or'1'='1", messages.noEmail],
    ['A@B.C ', messages.notAllowed],
    ['ADMIN@LIGAPADEL.EXAMPLE.ORG', messages.notAllowed],
    [`${'a'.repeat(60)}@${'b'.repeat(60)}.example`, messages.notAllowed],
    [`${'a'.repeat(320)}@b.example`, messages.notAllowed],
    ["'or'1'='1@b.example", messages.notAllowed],
    ['a@b.example,admin@ligapadel.example', messages.noEmail],
  ] as const;
  for (const [email, message] of cases) {
    tried += 1;
    await submit(page, email, 'da igual');
    await expectMessage(page, message, email);
    handled += 1;
  }
  expect(requests).toEqual([]);
});

test('whatever is generated as an e-mail ends in one of the messages', async () => {
  const { page, requests } = await open();
  const seed = 20261121;
  const emails = fc.sample(
    fc.oneof(fc.emailAddress(), fc.string({ unit: 'binary', maxLength: 60 }), fc.string()),
    { seed, numRuns: 30 },
  );
  const known = page
    .getByRole('main')
    .getByText(
      new RegExp(`^(?:${Object.values(messages).join('|')})$`.replaceAll('.', '\\.'), 'u'),
    );
  for (const email of emails) {
    tried += 1;
    await submit(page, email, 'da igual');
    const what = `seed ${seed}: ${JSON.stringify(email)}`;
    await expectSoon(known.first(), what).toBeVisible();
    handled += 1;
  }
  expect(requests).toEqual([]);
});

test('the administrator’s e-mail is theirs in any case and with spaces around it', async () => {
  const { page } = await open();
  await submit(page, ` ${demoAdmin.email.toUpperCase()} `, demoAdmin.password);
  await expectSoon(page).toHaveURL(`${league.supabase.url}/`);
});

test(
  'a password may be anything: none signs in but the right one',
  { timeout: 180_000 },
  async () => {
    const { page, requests } = await open();
    await submit(page, demoAdmin.email, '');
    await expectMessage(page, messages.required, 'empty');
    const known = page
      .getByRole('main')
      .getByRole('alert')
      .getByText(new RegExp(`${messages.wrong}|${messages.other}`.replaceAll('.', '\\.'), 'u'));
    const passwords = {
      'a space more': `${demoAdmin.password} `,
      'in capitals': demoAdmin.password.toUpperCase(),
      SQL: "' or '1'='1",
      NUL: `${demoAdmin.password}\u0000`,
      'half an emoji': '\ud83c',
      '10 kB': 'x'.repeat(10_000),
      '2 MB': 'x'.repeat(2_000_000),
    };
    for (const [what, password] of Object.entries(passwords)) {
      tried += 1;
      const before = requests.length;
      await submit(page, demoAdmin.email, password);
      await expectSoon.poll(() => requests.length, what).toBe(before + 1);
      await expectSoon(known, what).toBeVisible();
      await expectSoon(page.getByRole('button', { name: 'Iniciar Sesión' }), what).toBeEnabled();
      expect(await page.evaluate(() => localStorage.getItem('league-session')), what).toBeNull();
      handled += 1;
    }
  },
);

test.each([
  ['a page of a proxy', '<!doctype html><title>429</title><h1>Too many requests</h1>'],
  ['nothing', ''],
])('429 with %s instead of JSON is too many tries', async (_is, body) => {
  tried += 1;
  const { page } = await open();
  await page.route(
    (url) => url.pathname.startsWith('/auth/v1/'),
    (route) => route.fulfill({ status: 429, contentType: 'text/html', body }),
  );
  await submit(page, demoAdmin.email, 'da igual');
  await expectMessage(page, messages.tooMany, body);
  handled += 1;
});
