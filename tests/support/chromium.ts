import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright';

/** Where the browsers that people already have are found. */
const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Keeps a headless Chromium quiet: no look-ups of its maker's hosts, and root may start it. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The Chromium that the person at the terminal named; `undefined`: none in particular. */
export const namedChromium = process.env['CHROMIUM_PATH'] || undefined;

/**
 * The Chromium that the tests drive: the one in `CHROMIUM_PATH`, or else Debian's, Chrome, or
 * Playwright's own.
 * @returns its path, or `undefined` where there is none
 */
export function findChromium(): string | undefined {
  const candidates = namedChromium ? [namedChromium] : [...usualPaths, chromium.executablePath()];
  return candidates.find((path) => existsSync(path));
}

/** Starts that Chromium, headless. */
export function launchChromium(...moreArguments: string[]): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    args: [...chromiumArguments, ...moreArguments],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
}
