import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { precompress } from '../../../src/build/precompress.ts';
import { rowSelector } from '../support/observePage.ts';
import { openPhone } from '../support/phone.ts';
import { readFirstText } from './coldLoad.ts';

/** A page of the site as plain HTML. */
export type BarePage = {
  /** Path of the page of the site. */
  path: string;
  barePath: string;
  /** A name in its first row. */
  firstText: string;
};

/**
 * The lower bound of a first load: writes pages as plain HTML with the same rows and the same first
 * picture beside the site's files.
 * @param url of a running site, from which the contents are read
 */
export async function writeBarePages(
  browser: Browser,
  url: string,
  paths: readonly string[],
  siteFolder: string,
): Promise<BarePage[]> {
  const folder = join(siteFolder, 'bare');
  mkdirSync(folder, { recursive: true });
  const pages: BarePage[] = [];
  for (const [index, path] of paths.entries()) {
    await using phone = await openPhone(browser, {});
    const { page } = phone;
    await page.goto(url + path);
    const rows = page.locator(rowSelector);
    const firstText = await readFirstText(page);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const image = await copyPicture(page, folder, String(index));
    const html = renderBare(title, image, await rows.allInnerTexts());
    writeFileSync(join(folder, `${index}.html`), html);
    pages.push({ path, barePath: `/bare/${index}.html`, firstText });
  }
  await precompress(readdirSync(folder).map((name) => join(folder, name)));
  return pages;
}

/** Copies the page's first picture. @returns its element; empty if there is none */
async function copyPicture(page: Page, folder: string, name: string): Promise<string> {
  const picture = page.locator('main img').first();
  if ((await picture.count()) === 0) return '';
  const { src, width, height } = await picture.evaluate((image: HTMLImageElement) => ({
    src: image.currentSrc || image.src,
    width: image.clientWidth,
    height: image.clientHeight,
  }));
  const file = `${name}${extname(new URL(src).pathname)}`;
  const response = await page.request.get(src);
  writeFileSync(join(folder, file), await response.body());
  return `<img src="${file}" alt="" width="${width}" height="${height}">`;
}

function renderBare(title: string, image: string, rows: readonly string[]): string {
  return `<!doctype html>
<html lang="es">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<main><section>
<h1>${escape(title)}</h1>
${image}
<ul>
${rows.map((text) => `<li>${escape(text)}</li>`).join('\n')}
</ul>
</section></main>
`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
