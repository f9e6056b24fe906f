import type { Session } from '@supabase/supabase-js';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { leagueForThisFile, prepare, signIn, withSession } from '../../support/league.ts';
import { expectLive, expectSoon, expectViewer, mainOf } from '../../support/page.ts';
import { isAuth, watchRequests } from '../../support/requests.ts';
import { wide } from '../../support/screens.ts';
import { fewRows } from '../../support/sharedServer.ts';

// Whatever is in the address bar: a page that says what it is, nothing in the console (which would
// fail the test), no way to another site, nobody signed in or out.

const league = leagueForThisFile({ seed: fewRows });
let admin: Session;

beforeAll(async () => {
  admin = await signIn(league, 'admin');
});

async function open() {
  const { page, allow } = await prepare(league, wide);
  // The browser's own lines for an address that is answered 404, and for leaving while connecting.
  allow(/status of 404/u);
  allow(/^WebSocket connection to .* failed/u);
  return page;
}

/** The page says that there is nothing, asks no other site, and its links lead on as everywhere. */
async function expectNowhere(page: Page, path: string, heading: string) {
  const strangers = watchRequests(page, (url) => url.origin !== league.supabase.url);
  const response = await page.goto(league.supabase.url + path);
  expect(response?.request().redirectedFrom(), path).toBeNull();
  await expectSoon(page.getByRole('heading', { level: 1 }), path).toHaveText(heading);
  expect(new URL(page.url()).origin).toBe(league.supabase.url);
  await mainOf(page).getByRole('link', { name: 'Volver al inicio' }).click();
  await expectSoon(page).toHaveURL('/');
  expect(strangers).toEqual([]);
}

const unknownPages = [
  '/resultados/%2e%2e%2fadmin',
  '/%E0%A4%A',
  '/<script>alert(1)</script>',
  '/no-existe',
  '/%',
  '/%00',
  // No UTF-8.
  '/categorias/%ff',
  '/categorias/%E0%A4%A',
  '/__proto__',
  '/javascript:alert(1)',
  `/${'a'.repeat(300)}`,
  // Like another site's, or like a way out of the folder.
  '//evil.example',
  '/\\\\evil.example',
  '//evil.example/resultados',
];
const unknownCategories = [
  '/categorias/__proto__',
  "/categorias/');drop table results;--",
  '/categorias/constructor',
  '/categorias/toString',
  '/categorias/Novena-Damas',
  '/categorias/octava-damas%20',
  '/categorias/octava%2Ddamas%00',
  '/categorias/s%C3%A9ptima-damas',
];

test.each([
  ['Página no encontrada', unknownPages],
  ['Categoría no encontrada', unknownCategories],
])('an address that leads nowhere says so: %s', { timeout: 120_000 }, async (heading, paths) => {
  const page = await open();
  for (const path of paths) await expectNowhere(page, path, heading);
});

/** A token as an attacker would put it into a link. */
const token = ['{"alg":"HS256"}', '{"role":"service_role"}', 'signature']
  .map((part) => Buffer.from(part).toString('base64url'))
  .join('.');
const additions = [
  `#access_token=${token}&refresh_token=x&expires_in=3600&token_type=bearer&type=recovery`,
  '?',
  '#',
  `?code=${token}`,
  '?a=1&a=2&__proto__[x]=1',
  '?%E0%A4%A=%',
  '?error=access_denied&error_description=<b>x</b>',
  '?redirect=//evil.example&next=javascript:alert(1)',
  `#access_token=${token}&refresh_token=x&expires_in=3600&token_type=bearer&type=magiclink`,
  '#error=server_error&error_code=500&error_description=otp_expired',
  '#%E0%A4%A',
  '#__proto__',
  `#${'a'.repeat(300)}`,
];

describe('What follows the address changes nobody’s session', { timeout: 120_000 }, () => {
  /** Follows each of them in one browser, which starts from another page every time. */
  async function follow(page: Page, see: (addition: string) => Promise<void>) {
    for (const addition of additions) {
      await page.goto('/favicon.svg');
      await page.goto(`/resultados${addition}`);
      await expectSoon(page.getByRole('heading', { level: 1 }), addition).toHaveText('Resultados');
      await see(addition);
    }
  }

  const storedSession = (page: Page) =>
    page.evaluate(() => localStorage.getItem('league-session') ?? '');

  test('a visitor stays a visitor, and Auth gets no request', async () => {
    const page = await open();
    const asked = watchRequests(page, isAuth);
    await follow(page, async (addition) => {
      await expectLive(page);
      await expectViewer(page, 'visitor');
      expect(asked, addition).toEqual([]);
      expect(await storedSession(page), addition).toBe('');
    });
  });

  test('the administrator keeps the session', async () => {
    const { page } = await prepare(league, withSession(league, admin, wide));
    await follow(page, async (addition) => {
      await expectViewer(page, 'Admin');
      expect(await storedSession(page), addition).toContain(admin.access_token);
    });
  });
});
