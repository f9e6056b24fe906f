import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Browser } from 'playwright';
import { precompress } from '../../../src/build/precompress.ts';
import { openPhone, readFirstText, rowSelector } from '../support/page.ts';
import { openLeague } from '../support/league.ts';
import type { Version } from '../support/report.ts';
import { buildSite } from '../support/site.ts';

/** The path of a page as plain HTML, and a name in its first row. */
export type BarePage = { barePath: string; firstText: string };

/**
 * The lower bound of a first load: writes pages as plain HTML with the same rows and the same first
 * picture beside the site's files.
 */
export async function writeBarePages(
  browser: Browser,
  paths: readonly string[],
  version: Version,
): Promise<BarePage[]> {
  await using league = await openLeague(version);
  const folder = join(await buildSite(version.project), 'bare');
  mkdirSync(folder, { recursive: true });
  await using phone = await openPhone(browser, {});
  const { page } = phone;
  const pages: BarePage[] = [];
  for (const [index, path] of paths.entries()) {
    await page.goto(league.url + path);
    const firstText = await readFirstText(page);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const [picture] = await page.locator('main img').evaluateAll((images) =>
      images.map((image) => ({
        src: image instanceof HTMLImageElement ? image.currentSrc : '',
        size: `width="${image.clientWidth}" height="${image.clientHeight}"`,
      })),
    );
    const texts = [title, ...(await page.locator(rowSelector).allInnerTexts())];
    const [heading, ...rows] = texts.map((text) =>
      text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
    );
    let image = '';
    if (picture !== undefined) {
      const file = `${index}${extname(new URL(picture.src).pathname)}`;
      writeFileSync(join(folder, file), await (await page.request.get(picture.src)).body());
      image = `<img src="${file}" alt="" ${picture.size}>`;
    }
    const html = `<!doctype html>
<html lang="es">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading}</title>
<main><section><h1>${heading}</h1>${image}<ul><li>${rows.join('\n<li>')}</ul></section></main>
`;
    writeFileSync(join(folder, `${index}.html`), html);
    pages.push({ barePath: `/bare/${index}.html`, firstText });
  }
  await precompress(readdirSync(folder).map((name) => join(folder, name)));
  return pages;
}
