import { existsSync } from 'node:fs';
import { launchChromium } from './chromium.ts';
import { serveFolder } from './staticServer.ts';
import { openEntry, prepare, readEntries, type Entry } from './storybook.ts';

/**
 * Opens every story and every page of the docs of the built Storybook, from a subfolder of a
 * server, and fails if something is missing or the console has an error or a warning.
 *
 *   node tests/support/checkStorybook.ts [address of a running Storybook]
 */
const folder = 'storybook-static';
const usualScreen = { width: 1280, height: 800 };
const [running] = process.argv.slice(2);

if (running === undefined && !existsSync(folder)) {
  throw new Error(`There is no ${folder}: npm run build-storybook makes it.`);
}

await using server = running === undefined ? await serveFolder(folder, '/liga/storybook/') : null;
await using browser = await launchChromium();
const url = server?.url ?? new URL('/', running).href;

const page = await browser.newPage();
await prepare(page);
const entries = await readEntries(page, url);
const failures = [...(await openManager()), ...(await openAll())];

for (const failure of failures) console.error(failure);
console.log(`${entries.length} stories and pages of the docs, ${failures.length} with problems.`);
if (failures.length > 0) process.exitCode = 1;

/** The frame around the stories, with its sidebar. */
async function openManager(): Promise<readonly string[]> {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(`${url}?path=/docs/welcome--docs`);
  await page.frameLocator('#storybook-preview-iframe').locator('#storybook-docs h1').waitFor();
  await page.close();
  return problems.length === 0 ? [] : [`the sidebar: ${problems.join('\n  ')}`];
}

async function openAll(): Promise<readonly string[]> {
  const found: string[] = [];
  const waiting = entries.values();
  const work = async () => {
    const own = await browser.newPage();
    await prepare(own);
    for (const entry of waiting) found.push(...(await open(own, entry)));
    await own.close();
  };
  await Promise.all([work(), work()]);
  return found;
}

async function open(own: typeof page, entry: Entry): Promise<readonly string[]> {
  await own.setViewportSize(entry.screen ?? usualScreen);
  const problems = await openEntry(own, url, entry, { scheme: 'light' });
  return problems.length === 0 ? [] : [`${entry.id}: ${problems.join('\n  ')}`];
}
