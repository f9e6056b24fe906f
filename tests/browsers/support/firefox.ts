import { existsSync } from 'node:fs';
import { launch } from 'puppeteer-core';
import type { Engine } from './engine.ts';

const executablePath = [
  process.env['FIREFOX_PATH'] ?? '',
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
].find((path) => path !== '' && existsSync(path));

/** Firefox, over WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  missing: executablePath === undefined ? 'apt-get install firefox-esr' : null,
  async open({ refusesStorage = false } = {}) {
    const browser = await launch({
      browser: 'firefox',
      executablePath: executablePath ?? '',
      defaultViewport: { width: 1280, height: 900 },
      // 2: no site may store anything; reading `localStorage` throws.
      extraPrefsFirefox: refusesStorage ? { 'network.cookie.cookieBehavior': 2 } : {},
    });
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    return {
      goto: async (url) => void (await page.goto(url)),
      back: async () => void (await page.goBack()),
      evaluate: (expression) => page.evaluate(expression),
      click: (css) => page.click(css),
      async type(css, text) {
        await page.click(css, { count: 3 });
        await page.keyboard.type(text);
      },
      choose: async (css, option) => void (await page.select(css, option)),
      pressEscape: () => page.keyboard.press('Escape'),
      complaints: () => complaints,
      close: () => browser.close(),
    };
  },
};
