import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { precompress } from '../../../src/app/hosting/precompress.ts';
import { openPhone } from '../site/browser.ts';

/** Below which path of the site the bare pages lie. */
const folder = 'bare';

/** A page of the site, and what it is recognised and compared by. */
export type BarePage = {
  path: string;
  /** Where its bare form is. */
  barePath: string;
  /** A name on its first card. */
  firstText: string;
};

/**
 * Writes every page once more as plain HTML with the same rows and the same first picture: no page
 * with these contents can be on the screen sooner.
 * @param url of a running site, from which the contents are read
 * @param siteFolder of the site beside whose files they are put
 */
export async function writeBarePages(
  browser: Browser,
  url: string,
  paths: readonly string[],
  siteFolder: string,
): Promise<BarePage[]> {
  const target = join(siteFolder, folder);
  mkdirSync(target, { recursive: true });
  const pages: BarePage[] = [];
  for (const [place, path] of paths.entries()) {
    await using phone = await openPhone(browser, {});
    await phone.page.goto(url + path);
    const contents = await readContents(phone.page);
    const picture = await readPicture(phone.page);
    if (picture !== null)
      writeFileSync(join(target, `${place}${picture.extension}`), picture.bytes);
    const image =
      picture === null
        ? ''
        : `<img src="${place}${picture.extension}" alt="" width="${picture.width}" height="${picture.height}">\n`;
    writeFileSync(join(target, `${place}.html`), renderBare(contents, image));
    pages.push({ path, barePath: `/${folder}/${place}.html`, firstText: contents.firstText });
  }
  await precompress(readdirSync(target).map((name) => join(target, name)));
  return pages;
}

type Contents = { title: string; cards: readonly string[]; firstText: string };

async function readContents(page: Page): Promise<Contents> {
  const list = page.getByRole('region', { name: /^(?:Últimos Resultados|Próximos Partidos)/ });
  const items = list.getByRole('listitem');
  const firstText = await items.first().locator('bdi').first().innerText();
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  return { title, firstText, cards: await items.allInnerTexts() };
}

/** What the page shows before its cards; `null`: nothing. */
async function readPicture(page: Page) {
  const picture = page.locator('main img').first();
  if ((await picture.count()) === 0) return null;
  const { src, width, height } = await picture.evaluate((image: HTMLImageElement) => ({
    src: image.currentSrc || image.src,
    width: image.clientWidth,
    height: image.clientHeight,
  }));
  const answer = await page.request.get(src);
  return { bytes: await answer.body(), extension: extname(new URL(src).pathname), width, height };
}

function renderBare({ title, cards }: Contents, image: string): string {
  const items = cards.map((text) => `<li>${escape(text)}</li>`).join('\n');
  return `<!doctype html>
<html lang="es">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<main>
<h1>${escape(title)}</h1>
${image}<ul>
${items}
</ul>
</main>
`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
