import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { chromiumArguments, findChromium } from '../../support/chromium.ts';

/** A small phone. */
const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'es-AR',
  timezoneId: 'America/Argentina/Cordoba',
};

/**
 * What Lighthouse takes for a phone on a slow 4G, as it applies it itself: 150 ms and 1.6 Mbit/s of
 * a link come down to this much for each request. Bytes a second.
 */
const slowNetwork = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 184_320,
  uploadThroughput: 84_375,
};

/** How many times slower than this machine's the phone's processor is. */
export const slowdown = 4;

export type Phone = AsyncDisposable & { page: Page; devTools: CDPSession };

export function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('No Chromium: name one in CHROMIUM_PATH.');
  return chromium.launch({ executablePath, args: chromiumArguments });
}

/**
 * A page that has seen nothing yet, in a browser's context of its own.
 * @param slow what is as slow as on the phone that Lighthouse has in mind
 */
export async function openPhone(
  browser: Browser,
  slow: { network?: boolean; processor?: boolean },
): Promise<Phone> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  if (slow.network === true) await devTools.send('Network.emulateNetworkConditions', slowNetwork);
  if (slow.processor === true) {
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  }
  return { page, devTools, [Symbol.asyncDispose]: () => context.close() };
}
