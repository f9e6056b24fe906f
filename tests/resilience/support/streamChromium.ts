import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import type { EmbeddedSupabase } from '../../../supabase/embedded/startEmbeddedSupabase.ts';
import { categoryBySlug } from '../../../src/domain/category.ts';
import { chromiumArguments, findChromium } from '../../support/chromium.ts';
import type { Watcher } from './streamWatcher.ts';

/** A page of the site, open in Chromium. */
export type ChromiumPage = Watcher & {
  page: Page;
  /** How many sockets it holds open. */
  sockets(): number;
};

export function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    args: chromiumArguments,
    ...(executablePath === undefined ? {} : { executablePath }),
  });
}

/** @param path of a page that lists results */
export async function openChromiumPage(
  browser: Browser,
  { url }: EmbeddedSupabase,
  path: string,
  options: BrowserContextOptions & { initScript?: string } = {},
): Promise<ChromiumPage> {
  const { initScript, ...contextOptions } = options;
  const context = await browser.newContext({
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Cordoba',
    ...contextOptions,
  });
  if (initScript !== undefined) await context.addInitScript(initScript);
  const page = await context.newPage();
  let sockets = 0;
  page.on('websocket', (socket) => {
    sockets += 1;
    socket.on('close', () => {
      sockets -= 1;
    });
  });
  await page.goto(url + path);
  return {
    name: path,
    page,
    category: categoryBySlug(path.split('/').at(-1) ?? '')?.name,
    sockets: () => sockets,
    isLive: () => page.getByRole('banner').getByText('En vivo').isVisible(),
    shown: () => page.evaluate(readLabels),
    close: () => context.close(),
  };
}

/** Runs in the page. */
function readLabels(): string[] {
  const list = [...document.querySelectorAll('section')].find((section) =>
    section.querySelector('h2')?.textContent.startsWith('Últimos Resultados'),
  );
  return [...(list?.querySelectorAll('li') ?? [])].map(
    (card) => /Equipo «\d+»/u.exec(card.textContent)?.[0] ?? card.textContent,
  );
}
