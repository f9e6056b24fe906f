import fc from 'fast-check';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { demoAdmin } from '../../../supabase/embedded/keys.ts';
import { enter } from '../../support/badTexts.ts';
import { overflowsSideways } from '../../support/layout.ts';
import { leagueForThisFile } from '../../support/league.ts';
import { browserLog, expectSoon, mainOf, signInForm } from '../../support/page.ts';
import { hold, isAuth, watchRequests } from '../../support/requests.ts';
import { smallestPhone } from '../../support/screens.ts';
import { fewRows } from '../../support/sharedServer.ts';

const league = leagueForThisFile({ seed: fewRows });

const loggedFailure = /^No se pudo iniciar sesión:/u;
const messages = {
  required: 'Este campo es obligatorio.',
  noEmail: 'Escribir un correo válido.',
  notAllowed: 'No tienes permisos para acceder como administrador.',
  wrong: 'Credenciales inválidas. Por favor, verifica tu correo y contraseña.',
  tooMany: 'Demasiados intentos fallidos. Por favor, intenta más tarde.',
  other: 'Error al iniciar sesión. Por favor, intenta de nuevo.',
  notAnswered:
    'Error al iniciar sesión. Por favor, intenta de nuevo. No es por la contraseña: el servidor no pudo contestar.',
} as const;

async function open() {
  const { page, allow } = await league.visit('/admin', smallestPhone);
  allow(browserLog);
  allow(loggedFailure);
  return { page, requests: watchRequests(page, isAuth) };
}

async function submit(page: Page, email: string, password: string) {
  const form = signInForm(page);
  await enter(form.email, email);
  await enter(form.password, password);
  await form.submit.click();
}

/** What is read, at a field or above the button. */
async function expectMessage(page: Page, known: readonly string[], what: string) {
  const text = new RegExp(`^(?:${known.join('|').replaceAll('.', '\\.')})$`, 'u');
  await expectSoon(mainOf(page).getByText(text).first(), what).toBeVisible();
  await expectSoon(signInForm(page).submit, what).toBeEnabled();
  expect(await overflowsSideways(page), what).toBe(false);
}

test('an invalid e-mail, or another’s, is answered without a request', async () => {
  const { page, requests } = await open();
  const cases = [
    ['   ', messages.required],
    ['no es un correo', messages.noEmail],
    ['A@B.C ', messages.notAllowed],
    ['', messages.required],
    ['a@', messages.noEmail],
    ['<script>alert(1)</script>@b.example', messages.noEmail],
    ["'or'1'='1", messages.noEmail],
    ['ADMIN@LIGAPADEL.EXAMPLE.ORG', messages.notAllowed],
    [`${'a'.repeat(60)}@${'b'.repeat(60)}.example`, messages.notAllowed],
    [`${'a'.repeat(320)}@b.example`, messages.notAllowed],
    ["'or'1'='1@b.example", messages.notAllowed],
    ['a@b.example,admin@ligapadel.example', messages.noEmail],
  ] as const;
  for (const [email, message] of cases) {
    await submit(page, email, 'da igual');
    await expectMessage(page, [message], email);
  }
  const seed = 20261121;
  const emails = fc.sample(
    fc.oneof(fc.emailAddress(), fc.string({ unit: 'binary', maxLength: 60 }), fc.string()),
    { seed, numRuns: 30 },
  );
  for (const email of emails) {
    await submit(page, email, 'da igual');
    await expectMessage(page, Object.values(messages), `seed ${seed}: ${JSON.stringify(email)}`);
  }
  expect(requests).toEqual([]);
});

test('the administrator’s e-mail is theirs in any case and with spaces around it; a failure is logged, and cleared', async () => {
  const { page } = await open();
  const { error, submit: button } = signInForm(page);
  const logged = page.waitForEvent('console', (line) => loggedFailure.test(line.text()));
  await submit(page, demoAdmin.email, 'no es esta');
  await expectSoon(error).toHaveText(messages.wrong);
  await logged;
  const release = await hold(page, isAuth, 'POST');
  await submit(page, ` ${demoAdmin.email.toUpperCase()} `, demoAdmin.password);
  await expectSoon(button).toHaveText('Iniciando sesión...');
  await expectSoon(error).toHaveCount(0);
  release();
  await expectSoon(page).toHaveURL('/');
});

test('no password but the right one signs in', { timeout: 180_000 }, async () => {
  const { page, requests } = await open();
  const passwords = {
    'a space more': `${demoAdmin.password} `,
    NUL: `${demoAdmin.password}\u0000`,
    '2 MB': 'x'.repeat(2_000_000),
    'in capitals': demoAdmin.password.toUpperCase(),
    SQL: "' or '1'='1",
    'half an emoji': '\ud83c',
    '10 kB': 'x'.repeat(10_000),
  };
  for (const [what, password] of Object.entries(passwords)) {
    const before = requests.length;
    await submit(page, demoAdmin.email, password);
    await expectSoon.poll(() => requests.length, what).toBe(before + 1);
    await expectMessage(page, [messages.wrong, messages.other], what);
    expect(await page.evaluate(() => localStorage.getItem('league-session')), what).toBeNull();
  }
});
