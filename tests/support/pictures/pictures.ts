import { parseArgs } from 'node:util';
import { launchChromium } from '../chromium.ts';
import { serveFolder } from '../staticServer.ts';
import { prepare, readEntries } from '../storybook.ts';
import { comparePictures } from './comparePictures.ts';
import { writeContactSheet } from './contactSheet.ts';
import { takePictures } from './takePictures.ts';

/**
 * `npm run pictures`: a picture of every story of the built Storybook, on a phone and on a desktop,
 * light and dark, and all of them on one contact sheet.
 *
 *   --out DIR       where to, default `.cache/pictures`
 *   --only TEXT     only stories whose id has this text in it
 *   --compare DIR   lists what differs from pictures taken before, e.g. those of `main`
 */
const { values: options } = parseArgs({
  options: {
    out: { type: 'string', default: '.cache/pictures' },
    only: { type: 'string', default: '' },
    compare: { type: 'string' },
    storybook: { type: 'string', default: 'storybook-static' },
  },
});

await using server = await serveFolder(options.storybook);
await using browser = await launchChromium('--lang=es-AR');

const page = await browser.newPage();
await prepare(page);
const entries = (await readEntries(page, server.url)).filter(({ id }) => id.includes(options.only));
await page.close();

const pictures = await takePictures(browser, server.url, entries, options.out);
await writeContactSheet(browser, options.out, pictures);
console.log(`${pictures.length} pictures: ${options.out}/index.html`);

const troubled = pictures.filter(({ problems }) => problems.length > 0);
for (const { file, problems } of troubled) console.error(`${file}\n  ${problems.join('\n  ')}`);
if (troubled.length > 0) process.exitCode = 1;

if (options.compare !== undefined) {
  const { added, removed, changed } = await comparePictures(browser, options.out, options.compare);
  for (const file of added) console.log(`new      ${file}`);
  for (const file of removed) console.log(`gone     ${file}`);
  for (const { file, pixels } of changed) {
    console.log(`changed  ${options.out}/changed/${file} (${pixels} px)`);
  }
  console.log(`${added.length} new, ${removed.length} gone, ${changed.length} changed.`);
}
