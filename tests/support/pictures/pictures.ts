import { parseArgs } from 'node:util';
import { launchChromium } from '../chromium.ts';
import { serveFolder } from '../staticServer.ts';
import { prepare, readEntries } from '../storybook.ts';
import { buildCommit } from './buildCommit.ts';
import { comparePictures } from './comparePictures.ts';
import { writeChanges } from './changesPage.ts';
import { writeContactSheet } from './contactSheet.ts';
import { keepAsMain, keptCommit, mainFolder } from './mainState.ts';
import { takePictures, type Picture } from './takePictures.ts';

/**
 * `npm run pictures`: a picture of every story of the built Storybook, on a phone and on a desktop,
 * light and dark, and all of them on one contact sheet.
 *
 * What differs from the last state of `main` is listed with before, after and difference side by side.
 * On `main` itself the new pictures are kept for that.
 *
 *   --out DIR       where to, default `.cache/pictures/now`
 *   --only TEXT     only stories whose id has this text in it
 *   --since COMMIT  compares with that commit or branch, whose Storybook is built first
 */
const { values: options } = parseArgs({
  options: {
    out: { type: 'string', default: '.cache/pictures/now' },
    only: { type: 'string', default: '' },
    since: { type: 'string' },
  },
});

const sinceFolder = '.cache/pictures/since';
const earlier = options.since === undefined ? undefined : buildCommit(options.since);

await using browser = await launchChromium('--lang=es-AR');
if (earlier !== undefined) await take(earlier, sinceFolder);
const pictures = await take('storybook-static', options.out);
writeContactSheet(options.out, pictures);
console.log(`${pictures.length} pictures: ${options.out}/index.html`);

const troubled = pictures.filter(({ problems }) => problems.length > 0);
for (const { file, problems } of troubled) console.error(`${file}\n  ${problems.join('\n  ')}`);
if (troubled.length > 0) process.exitCode = 1;

const kept = keptCommit();
const ofMain = kept === null ? null : mainFolder;
const reference = earlier === undefined ? ofMain : sinceFolder;
if (reference === null) {
  console.log(
    'There are no pictures of main yet: on main, with nothing uncommitted, they are kept. Or: --since main.',
  );
} else {
  const comparison = await comparePictures(browser, options.out, reference, options.only);
  const { added, removed, changed } = comparison;
  for (const file of added) console.log(`new      ${file}`);
  for (const file of removed) console.log(`gone     ${file}`);
  for (const { file, pixels } of changed) console.log(`changed  ${file} (${pixels} px)`);
  const page = writeChanges(options.out, options.since ?? `main ${kept}`, comparison);
  console.log(`${added.length} new, ${removed.length} gone, ${changed.length} changed: ${page}`);
}
const commit = options.only === '' ? keepAsMain(options.out) : null;
if (commit !== null) console.log(`Kept as the state of main at ${commit}.`);

/** Takes the pictures of one built Storybook. */
async function take(storybook: string, folder: string): Promise<readonly Picture[]> {
  await using server = await serveFolder(storybook);
  const page = await browser.newPage();
  await prepare(page);
  const entries = await readEntries(page, server.url);
  await page.close();
  const chosen = entries.filter(({ id }) => id.includes(options.only));
  return await takePictures(browser, server.url, chosen, folder);
}
