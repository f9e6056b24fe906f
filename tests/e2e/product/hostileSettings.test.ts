import { createClient } from '@supabase/supabase-js';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { demoAdmin, demoPublishableKey } from '../../../supabase/embedded/keys.ts';
import { readState } from '../../../supabase/embedded/siteBuild.ts';
import { startProcess } from '../../server/support/startProcess.ts';
import { siteFolder } from '../../support/buildSite.ts';
import { leagueForThisFile } from '../../support/league.ts';
import { bannerOf, expectLive, expectSoon } from '../../support/page.ts';
import { longestWords, storeSettings } from '../../support/settingRows.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const hostile = `</title></script><script>alert(1)</script>"'><img src=x onerror=alert(1)> \u200f!`;
const widths = [320, 390, 768, 1024, 1280];

const browser = leagueForThisFile();

const filesOf = (folder: string, ends: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => ends.test(path))
    .toSorted();

/** Where the page can be scrolled sideways: how wide it is, and its innermost elements that reach out of it. */
function wideParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    // What scrolls or is cut within the page makes it no wider.
    const isHeld = ({ parentElement: box }: Element): boolean =>
      box !== null &&
      box !== document.body &&
      (getComputedStyle(box).overflowX !== 'visible' || isHeld(box));
    const reaches = (element: Element) =>
      element.getBoundingClientRect().right > clientWidth + 1 && !isHeld(element);
    const reaching = [...document.querySelectorAll('body *')]
      .filter((element) => reaches(element) && !Array.from(element.children).some(reaches))
      .map(({ className, textContent }) => `${className}: ${textContent.slice(0, 40)}`);
    return [`${scrollWidth} px`, ...reaching];
  });
}

test('whatever the constraints admit, stored over REST: an open page follows it, the site is built again, and starts', async () => {
  const DATA_DIR = join(temporaryFolder(), 'data');
  const site = join(DATA_DIR, 'site');
  const first = startProcess({ DATA_DIR });
  const url = await first.printed(/Site URL: (\S+)/u);
  const { page, allow } = await browser.visit('about:blank');
  // Pictures that are nowhere.
  allow(/Failed to load resource: .*40[04]/u);
  await page.goto(`${url}/nosotros`);
  await expectLive(page);

  const admin = createClient(url, demoPublishableKey, { auth: { persistSession: false } });
  await admin.auth.signInWithPassword(demoAdmin);
  await storeSettings(admin, 20261127, 16);
  // Every text that may be long, without a space; and markup that each page has.
  const word = (length: number) => 'W'.repeat(length);
  const change = (fields: object) =>
    admin.from('league').update(fields).not('id', 'is', null).throwOnError();
  await change({
    ...longestWords(),
    name: hostile,
    description: hostile,
    address: null,
    profile_network: 'Facebook',
    profile_url: 'https://a.example/',
    story: [hostile, word(1000)],
    scoring: [hostile, word(300)],
    joining: [hostile, word(300)],
    dates: [{ day: '2026-08-01', text: word(120) }],
  });
  for (const row of [
    { table: 'organisers', name: word(80), whatsapp: '+54 9 351 555-9999' },
    {
      table: 'categories',
      name: 'Una sola palabra',
      title: word(40),
      short_name: word(12),
      slug: 'w',
    },
    { table: 'sponsors', name: word(80), alt: word(200), picture: 'hero/nada.png' },
    ...['Instagram', 'Facebook'].map((network) => ({
      table: 'clubs',
      name: word(80),
      address: word(120),
      network,
      url: 'https://a.example',
      map: 'https://a.example',
    })),
  ]) {
    const { table, ...fields } = row;
    await admin
      .from(table)
      .insert({ ...fields, position: 0 })
      .throwOnError();
  }
  await expectSoon(bannerOf(page).getByText(hostile)).toBeVisible();
  await expectSoon(page.getByText(word(1000))).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectSoon.poll(() => wideParts(page), { message: `at ${width} px` }).toEqual([]);
  }

  const isBuilt = async () => (await fetch(`${url}/nosotros`)).text();
  await expectSoon.poll(isBuilt, { timeout: 300_000 }).toContain(word(1000));
  const missing =
    /Left out of the site: sponsors “W{80}” \(hero\/nada\.png is not in the bucket\)/u;
  expect(first.errors()).toMatch(missing);
  await page.goto('about:blank');
  first.kill('SIGINT');
  expect(await first.ended()).toBe(0);

  // A new folder: the site is built by the start.
  rmSync(site, { recursive: true, force: true });
  const second = startProcess({ DATA_DIR });
  const again = await second.printed(/Site URL: (\S+)/u);
  expect(second.errors()).toMatch(missing);
  await page.goto(`${again}/nosotros`);
  await expectLive(page);
  await expectSoon(page.getByText(word(1000))).toBeVisible();

  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of ['/', '/categorias', '/categorias/w', '/tablas/w']) {
    await page.goto(again + path);
    await expectLive(page);
    await expectSoon.poll(() => wideParts(page), { message: path }).toEqual([]);
  }

  // What follows the first page is there too.
  await expectSoon.poll(() => readState(site), { timeout: 300_000 }).not.toBeNull();
  // Builds differ in data alone: the same scripts, styles and policy, and none of the markup runs.
  const code = /\.(?:js|css)$/u;
  expect(filesOf(site, code)).toEqual(filesOf(siteFolder, code));
  const policy = (folder: string) => readFileSync(join(folder, '_headers'), 'utf8');
  expect(policy(site)).toBe(policy(siteFolder));
  const worker = (folder: string) => readFileSync(join(folder, 'sw.js'), 'utf8');
  expect(worker(site)).not.toBe(worker(siteFolder));
  const pages = filesOf(site, /\.html$/u);
  expect(pages).toContain('categorias/w.html');
  for (const file of pages) {
    const html = readFileSync(join(site, file), 'utf8');
    expect(html, file).not.toMatch(/<script>alert|<img src=x/u);
    expect(html, file).toContain('&lt;script&gt;alert(1)');
  }
  await page.goto('about:blank');
  const manifest: unknown = JSON.parse(readFileSync(join(site, 'manifest.webmanifest'), 'utf8'));
  expect(manifest).toMatchObject({ name: hostile });
}, 600_000);
