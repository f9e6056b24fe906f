import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright';
import type { Picture } from './takePictures.ts';

/** Stories on one PNG: more of them cannot be told apart on a screen. */
const rowsPerSheet = 3;

/** Writes `index.html`, with every picture on it, and PNG sheets of a few stories each. */
export async function writeContactSheet(
  browser: Browser,
  folder: string,
  pictures: readonly Picture[],
): Promise<void> {
  const byTitle = Map.groupBy(pictures, ({ entry }) => entry.title);
  const file = join(folder, 'index.html');
  writeFileSync(file, sheet(byTitle));

  mkdirSync(join(folder, 'sheets'), { recursive: true });
  const page = await browser.newPage({ viewport: { width: 1760, height: 1000 } });
  await page.goto(pathToFileURL(resolve(file)).href);
  for (const title of byTitle.keys()) {
    const section = page.locator(`[id="${escape(title)}"]`);
    await section.evaluate(async (element) => {
      const shown = [...element.querySelectorAll('img')];
      for (const picture of shown) picture.loading = 'eager';
      await Promise.all(shown.map((picture) => picture.decode()));
    });
    const rows = await section.locator('article').all();
    for (let first = 0; first < rows.length; first += rowsPerSheet) {
      const boxes = await Promise.all(
        rows.slice(first, first + rowsPerSheet).map((row) => row.boundingBox()),
      );
      const [top, bottom] = [boxes[0]?.y ?? 0, bottomOf(boxes.at(-1))];
      await page.screenshot({
        path: join(folder, 'sheets', `${fileName(title)}-${first / rowsPerSheet + 1}.png`),
        fullPage: true,
        clip: { x: 0, y: top, width: 1760, height: bottom - top },
      });
    }
  }
  await page.close();
}

function sheet(byTitle: ReadonlyMap<string, readonly Picture[]>): string {
  const links = [...byTitle.keys()].map(
    (title) => `<a href="#${escape(title)}">${escape(title)}</a>`,
  );
  const sections = [...byTitle].map(
    ([title, pictures]) => `
      <section id="${escape(title)}">
        <h2>${escape(title)}</h2>
        ${[...Map.groupBy(pictures, ({ entry }) => entry.id).values()].map(row).join('')}
      </section>`,
  );
  return `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <title>Contact sheet</title>
  <style>
    body { margin: 16px; background: Canvas; color: CanvasText; font: 14px/1.4 system-ui; }
    nav { display: flex; flex-wrap: wrap; gap: 4px 16px; }
    section { padding: 8px; }
    .pictures { display: flex; align-items: start; gap: 8px; }
    img { display: block; max-block-size: 700px; object-fit: cover; object-position: top; outline: 1px solid GrayText; }
    .problem { font-weight: bold; }
  </style>
  <h1>Contact sheet</h1>
  <nav>${links.join('')}</nav>
  ${sections.join('')}
</html>
`;
}

/** One story on every screen and in both schemes. */
function row(pictures: readonly Picture[]): string {
  const problems = new Set(pictures.flatMap((picture) => picture.problems));
  const images = pictures.map(({ file, width, scheme }) => {
    const name = `${width} px, ${scheme}`;
    return `<a href="${file}"><img loading="lazy" src="${file}" alt="${name}" title="${name}" width="${Math.round(width * 0.42)}" /></a>`;
  });
  const [first] = pictures;
  return `
        <article>
          <h3>${escape(first?.entry.title ?? '')}: ${escape(first?.entry.name ?? '')}, <code>${first?.entry.id}</code></h3>
          ${[...problems].map((problem) => `<p class="problem">${escape(problem)}</p>`).join('')}
          <div class="pictures">${images.join('')}</div>
        </article>`;
}

function bottomOf(box: { y: number; height: number } | null | undefined): number {
  return box ? box.y + box.height : 0;
}

function fileName(title: string): string {
  return title.replaceAll(/[^\w]+/gu, '-').toLowerCase();
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
