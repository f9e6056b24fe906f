import type { Browser, CDPSession, Page } from 'playwright';

/** A small phone. */
const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'es-AR',
  timezoneId: 'America/Argentina/Cordoba',
};

/** Lighthouse's slow 4G, 150 ms and 1.6 Mbit/s, as it applies it to each request. Bytes a second. */
const slowNetwork = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 184_320,
  uploadThroughput: 84_375,
};

/** How many times slower than this machine's the phone's processor is. */
const slowdown = 4;

export type Phone = AsyncDisposable & { page: Page; devTools: CDPSession };

/** A page with an empty cache, on a phone that is as slow as Lighthouse's in what `slow` names. */
export async function openPhone(
  browser: Browser,
  slow: { network?: boolean; processor?: boolean },
): Promise<Phone> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const devTools = await slowDown(page, slow);
  return { page, devTools, [Symbol.asyncDispose]: () => context.close() };
}

/** Makes the network or the processor of a page as slow as Lighthouse's. */
export async function slowDown(
  page: Page,
  slow: { network?: boolean; processor?: boolean },
): Promise<CDPSession> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  if (slow.network === true) await devTools.send('Network.emulateNetworkConditions', slowNetwork);
  if (slow.processor === true) {
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  }
  return devTools;
}
