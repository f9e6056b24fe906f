import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from './takePictures.ts';

/** Writes `index.html`, with every picture on it. */
export function writeContactSheet(folder: string, pictures: readonly Picture[]): void {
  const byTitle = Map.groupBy(pictures, ({ entry }) => entry.title);
  writeFileSync(join(folder, 'index.html'), sheet(byTitle));
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

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
