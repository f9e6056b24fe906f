import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { leagueForThisFile, prepare } from '../../support/league.ts';
import { expectLive, expectSoon } from '../../support/page.ts';
import { watchRequests } from '../../support/requests.ts';
import {
  codeLog,
  expectSameAsTable,
  faultsOf,
  networkLog,
  organiserOf,
} from '../support/browser.ts';

const league = leagueForThisFile();
const survive = faultsOf('code and storage');

/** From now on this chunk is no longer there, as after a new version was published. */
async function lose(page: Page, chunk: RegExp) {
  await page.route(chunk, (route) => route.fulfill({ status: 404, body: 'No encontrado' }));
}

/** Counts how often the page is loaded anew from now on. */
function countLoads(page: Page) {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

test(
  'a page’s code is gone after a new version: loaded anew once, then a sentence',
  survive(async () => {
    const { page, allow } = await prepare(league);
    allow(networkLog);
    allow(codeLog);
    await page.clock.install();
    await page.goto('/resultados');
    await lose(page, /\/assets\/AdminPage-.*\.js/u);
    const loads = countLoads(page);
    await page.getByRole('link', { name: 'Admin', exact: true }).click();
    await expectSoon(page.getByRole('main').getByRole('alert')).toContainText(
      'No pudimos cargar esta página',
    );
    await expectSoon.poll(loads).toBe(1);
    // Time alone brings no second one.
    for (let minute = 0; minute < 5; minute += 1) await page.clock.fastForward('01:00');
    await expectSoon(page.getByRole('main').getByRole('alert')).toBeVisible();
    expect(loads()).toBe(1);
    // The rest of the site is there.
    await page.getByRole('link', { name: 'Resultados', exact: true }).first().click();
    await expectSameAsTable(page, league);
    expect(loads()).toBe(1);
  }),
);

test(
  'the new version is there after the automatic load: nobody notices anything',
  survive(async () => {
    const { page, allow } = await prepare(league);
    allow(networkLog);
    allow(codeLog);
    await page.goto('/resultados');
    let isLost = true;
    await page.route(/\/assets\/AdminPage-.*\.js/u, async (route) => {
      if (isLost) await route.fulfill({ status: 404, body: 'No encontrado' });
      else await route.fallback();
      isLost = false;
    });
    await page.getByRole('link', { name: 'Admin', exact: true }).click();
    await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText('Acceso de Administrador');
  }),
);

test(
  'a content blocker takes the sponsors away: the rest stays, and is not loaded anew for their sake',
  survive(async () => {
    const { page, allow } = await prepare(league);
    allow(networkLog);
    allow(codeLog);
    const isSponsors = /\/assets\/Sponsors-.*\.js/u;
    await page.route(isSponsors, (route) => route.abort('blockedbyclient'));
    const blocked = page.waitForEvent('requestfailed', (request) => isSponsors.test(request.url()));
    const asked = watchRequests(page, (url) => url.pathname === '/resultados');
    await page.goto('/resultados');
    // The foot of a list that is still to come is not where the sponsors will be.
    await expectSameAsTable(page, league);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await blocked;
    await expectLive(page);
    await expectSoon(page.getByRole('contentinfo')).toBeVisible();
    expect(asked).toHaveLength(1);
  }),
);

test(
  'the code of the live connection does not come: the lists are asked for instead',
  survive(async () => {
    const { page, allow } = await prepare(league);
    allow(networkLog);
    allow(codeLog);
    await page.clock.install();
    await page.goto('/favicon.svg');
    const name = await chunkWith(page, 'phx_join');
    await lose(page, new RegExp(name, 'u'));
    await page.goto('/resultados');
    await expectSameAsTable(page, league);
    await organiserOf(league).add('Sin Conexión Viva');
    await page.clock.fastForward(30_000);
    await expectSameAsTable(page, league);
  }),
);

/** The path of the script that holds this word. */
async function chunkWith(page: Page, word: string): Promise<string> {
  const answered = page.waitForResponse(
    async (answer) => answer.url().endsWith('.js') && (await answer.text()).includes(word),
  );
  await page.goto('/nosotros');
  return new URL((await answered).url()).pathname;
}

const storages: Record<string, () => void> = {
  forbidden: () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  'holding a session that is cut in half': () => {
    localStorage.setItem('league-session', '{"access_token":"eyJhbGciOi');
  },
  'holding a session that is none': () => {
    localStorage.setItem('league-session', '{"access_token":7,"user":null}');
  },
};

for (const [what, spoil] of Object.entries(storages)) {
  test(
    `the browser’s storage is ${what}: a visitor has the whole site`,
    survive(async () => {
      const { page } = await prepare(league);
      await page.addInitScript(spoil);
      await page.goto('/resultados');
      await expectLive(page);
      await expectSameAsTable(page, league);
      await organiserOf(league).add(`Guardado ${what}`);
      await expectSameAsTable(page, league);
      await expectSoon(page.getByRole('link', { name: 'Admin', exact: true })).toBeVisible();
      await page.getByRole('link', { name: 'Próximos Partidos' }).first().click();
      await expectSoon(page.getByRole('heading', { level: 1 })).toHaveText('Próximos Partidos');
    }),
  );
}
