import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Comparison } from './comparePictures.ts';

/** Writes `changes.html`: what moved, before, after and where, the largest change first. */
export function writeChanges(folder: string, since: string, comparison: Comparison): string {
  const { added, removed, changed } = comparison;
  const figures = changed.map(
    ({ file, pixels }) =>
      `<figure><figcaption><b>${file}</b> ${pixels} px</figcaption><img loading="lazy" src="changed/${encodeURIComponent(file)}" alt="before, after, difference" /></figure>`,
  );
  const pictures = added.map(
    (file) =>
      `<figure><figcaption><b>${file}</b> new</figcaption><img loading="lazy" src="${encodeURIComponent(file)}" alt="" /></figure>`,
  );
  const file = join(folder, 'changes.html');
  writeFileSync(
    file,
    `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <title>Changes since ${since}</title>
  <style>
    body { font: 15px/1.4 system-ui; margin: 24px; background: #f0f3fa; color: #0a1433; }
    figure { margin: 0 0 24px; }
    img { max-width: 100%; border: 1px solid #c9d3e6; background: #fff; }
  </style>
  <h1>Changes since ${since}</h1>
  <p>${changed.length} changed, ${added.length} new, ${removed.length} gone. Each from left to right: before, after, and in magenta what differs.</p>
  ${figures.join('\n')}
  <h2>New</h2>
  ${pictures.join('\n')}
  <h2>Gone</h2>
  <ul>${removed.map((name) => `<li>${name}</li>`).join('')}</ul>
</html>
`,
  );
  return file;
}
