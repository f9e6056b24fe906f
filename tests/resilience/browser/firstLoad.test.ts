import type { Page, Route } from 'playwright';
import { test } from 'vitest';
import { leagueForThisFile, prepare } from '../../support/league.ts';
import { expectSoon, readFailure, results } from '../../support/page.ts';
import { failReads, isRead } from '../../support/requests.ts';
import { expectSameAsTable, faultsOf, networkLog } from '../support/browser.ts';

const league = leagueForThisFile();
const survive = faultsOf('first load');

const text = { contentType: 'text/html; charset=utf-8' };
const answers: Record<string, (route: Route) => Promise<void>> = {
  'the database answers 500': (route) =>
    route.fulfill({ status: 500, json: { message: 'internal' } }),
  'the database answers 503': (route) => route.fulfill({ status: 503, body: '' }),
  'the database answers 429': (route) =>
    route.fulfill({ status: 429, json: { message: 'too many requests' } }),
  'the database answers broken JSON': (route) =>
    route.fulfill({ contentType: 'application/json', body: '[{"id":' }),
  'the database answers JSON that is no rows': (route) => route.fulfill({ json: { hello: 1 } }),
  'the Wi-Fi answers with its own page': (route) =>
    route.fulfill({ ...text, body: '<!doctype html><h1>Bienvenido al Wi-Fi</h1>' }),
  'the network says that there is none': (route) => route.abort('internetdisconnected'),
};

const failure = (page: Page) => page.getByRole('main').getByRole('alert');

/** Breaks the reads of the results from now on, until the function that it returns is called. */
async function breakReads(page: Page, answer: (route: Route) => Promise<void>) {
  const reads = isRead('results');
  await page.route(reads, answer);
  return () => page.unroute(reads);
}

for (const [what, answer] of Object.entries(answers)) {
  test(
    `${what} when the page opens: it says so, and trying again works`,
    survive(async () => {
      const { page, allow } = await prepare(league);
      allow(networkLog);
      allow(readFailure);
      const mend = await breakReads(page, answer);
      await page.goto('/resultados');
      await expectSoon(failure(page)).toContainText(
        'Error al cargar los resultados. Intenta de nuevo más tarde.',
      );
      await mend();
      await page.getByRole('button', { name: 'Reintentar' }).click();
      await expectSameAsTable(page, league);
    }),
  );
}

test(
  'the database never answers: the page does not wait for ever',
  survive(async () => {
    const { page, allow } = await prepare(league);
    allow(networkLog);
    allow(readFailure);
    const mend = await breakReads(page, () => Promise.resolve());
    await page.clock.install();
    await page.goto('/resultados');
    await expectSoon(page.getByText('Cargando resultados...')).toBeVisible();
    const hasFailed = async () => {
      await page.clock.fastForward(5000);
      return failure(page).count();
    };
    await expectSoon.poll(hasFailed).toBe(1);
    await expectSoon(failure(page)).toContainText('Error al cargar los resultados.');
    await mend();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expectSameAsTable(page, league);
  }),
);

test(
  'one table cannot be read: the other is shown all the same',
  survive(async () => {
    const { page, allow } = await prepare(league);
    allow(networkLog);
    allow(readFailure);
    await failReads(page, 'upcoming_matches');
    await page.goto('/');
    await expectSoon(failure(page)).toContainText('Error al cargar los próximos partidos.');
    await expectSoon(results(page)).toHaveCount(4);
  }),
);

test(
  'neither can be read on a category’s page: one sentence, one button for both',
  survive(async () => {
    const { page, allow } = await prepare(league);
    allow(networkLog);
    allow(readFailure);
    await failReads(page, 'results');
    await failReads(page, 'upcoming_matches');
    await page.goto('/categorias/sexta-libre');
    await expectSoon(failure(page)).toHaveCount(1);
    await expectSoon(failure(page)).toContainText('Error al cargar los datos de la categoría.');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expectSoon(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expectSoon(failure(page)).toHaveCount(0);
  }),
);

test(
  'the lists fail and come back without anybody pressing a button',
  survive(async () => {
    const { page, allow } = await prepare(league);
    allow(networkLog);
    allow(readFailure);
    await failReads(page, 'results');
    await page.clock.install();
    await page.goto('/resultados');
    await expectSoon(failure(page)).toBeVisible();
    await page.unrouteAll();
    await expectSoon(page.getByRole('banner').getByText('En vivo')).toBeVisible();
    await page.clock.fastForward(30_000);
    await expectSameAsTable(page, league);
  }),
);
