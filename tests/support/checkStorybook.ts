import { existsSync } from 'node:fs';
import type { Locator } from 'playwright';
import { launchChromium } from './chromium.ts';
import { serveFolder } from './staticServer.ts';
import { openEntry, prepare, readEntries, type Entry } from './storybook.ts';

/**
 * Opens every page of the docs of the built Storybook, from a subfolder of a server, and every story
 * that they do not show, and fails if something is missing, the console has an error or a warning, or a
 * page of the docs renders too many frames or an empty one. Reads the manifest too: each component of `src/`, without
 * an error, of a name of its own, each prop with its type and its sentence.
 *
 *   node tests/support/checkStorybook.ts [part of an id]
 */
const folder = 'storybook-static';
const usualScreen = { width: 1280, height: 800 };
/** Frames that a page of the docs renders before it is scrolled. */
const framesAtOnce = 8;
/** Px. */
const lowestFrame = 40;
/** Pages that are open at once: much of the time each waits. */
const workers = 4;
const start = performance.now();
const [, , only = ''] = process.argv;

if (!existsSync(folder)) {
  throw new Error(`There is no ${folder}: npm run build-storybook makes it.`);
}

await using server = await serveFolder(folder, '/liga/storybook/');
await using browser = await launchChromium();
const { url } = server;

const page = await browser.newPage();
await prepare(page);
const entries = (await readEntries(page, url)).filter(
  (entry) =>
    entry.id.includes(only) &&
    (entry.type === 'docs' || (entry.tags.includes('dev') && !entry.tags.includes('autodocs'))),
);
const ofManager = await openManager();
for (const failure of ofManager) console.error(failure);
const ofManifest = await readManifest();
for (const failure of ofManifest) console.error(failure);
const failures = [...ofManager, ...ofManifest, ...(await openAll())];

const seconds = Math.round((performance.now() - start) / 1000);
console.log(
  `${entries.length} pages of the docs and stories beside them, ${failures.length} with problems, in ${seconds} s.`,
);
if (failures.length > 0) process.exitCode = 1;

/** The frame around the stories, with its sidebar and, around a story, its tools. */
async function openManager(): Promise<readonly string[]> {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(`${url}?path=/docs/welcome--docs`);
  const preview = page.frameLocator('#storybook-preview-iframe');
  await preview.locator('#storybook-docs h1').waitFor();
  await page.goto(`${url}?path=/story/match-resultcard--straight-sets`);
  await preview.getByRole('article').waitFor();
  await page.close();
  return problems.length === 0 ? [] : [`the sidebar: ${problems.join('\n  ')}`];
}

type Type = { name: string; raw?: string };

type Manifest = {
  components: Readonly<
    Record<
      string,
      {
        name: string;
        error?: { message: string };
        reactDocgen?: {
          definedInFile?: string;
          props?: Readonly<Record<string, { description?: string; tsType?: Type }>>;
        };
      }
    >
  >;
};

/** What tools read of the components, instead of their pages. */
async function readManifest(): Promise<readonly string[]> {
  const response = await fetch(`${url}manifests/components.json`);
  const { components }: Manifest = await response.json();
  const all = Object.values(components);
  const names = all.map(({ name }) => name);
  return all.flatMap(({ name, error, reactDocgen }) => [
    ...(error === undefined ? [] : [`the manifest's ${name}: ${error.message.split('\n')[0]}`]),
    ...(names.indexOf(name) === names.lastIndexOf(name) ? [] : [`two components called ${name}`]),
    ...(/\/src\//u.test(reactDocgen?.definedInFile ?? '/src/')
      ? []
      : [`${name} is no component of src/`]),
    ...Object.entries(reactDocgen?.props ?? {}).flatMap(([prop, { description = '', tsType }]) => [
      // A tag alone, like `@param`, says nothing of the prop.
      ...(/^(?:@|$)/u.test(description.trim()) ? [`${name}.${prop} has no sentence`] : []),
      // `ReadonlyArray<…>` is understood, `readonly …[]` is not.
      ...(tsType?.name === 'unknown' ? [`${name}.${prop} has no type`] : []),
    ]),
  ]);
}

async function openAll(): Promise<readonly string[]> {
  const found: string[] = [];
  const waiting = entries.values();
  const work = async () => {
    // A page each would start a process each, which compiles all of Storybook again.
    const own = await browser.newPage();
    await prepare(own);
    await own.addInitScript(stopSkeletons);
    for (const entry of waiting) {
      const failures = await open(own, entry);
      // At once: the whole takes long.
      for (const failure of failures) console.error(failure);
      found.push(...failures);
    }
    await own.close();
  };
  await Promise.all(Array.from({ length: workers }, work));
  return found;
}

/** Runs in each frame of a page: the skeletons of twenty frames would take most of the processor. */
function stopSkeletons() {
  if (window.parent === window) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { animation-play-state: paused !important; }');
  document.adoptedStyleSheets.push(sheet);
}

async function open(own: typeof page, entry: Entry): Promise<readonly string[]> {
  await own.setViewportSize(entry.screen ?? usualScreen);
  const isPicture = entry.type === 'story';
  const problems = [...(await openEntry(own, url, entry, 'light', isPicture))];
  try {
    if (entry.type === 'docs') problems.push(...(await problemsOfPage(own)));
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  }
  return problems.length === 0 ? [] : [`${entry.id}: ${problems.join('\n  ')}`];
}

/** Checks the frames of a rendered page of the docs. */
async function problemsOfPage(own: typeof page): Promise<readonly string[]> {
  const problems: string[] = [];
  const loaded = own.locator('iframe[data-frame][src]');
  let rendered = 0;
  // A frame that is cut below its story brings the next one into view.
  for (; rendered < (await loaded.count()); rendered += 1) await readFrame(loaded.nth(rendered));
  if (rendered > framesAtOnce) problems.push(`${rendered} frames at once`);
  const frames = own.locator('iframe[data-frame]');
  for (let left = await frames.evaluateAll(removeRepeated); left > 0; left -= 1) {
    const frame = frames.first();
    await frame.scrollIntoViewIfNeeded();
    const classNames = await readFrame(frame);
    const id = await frame.getAttribute('data-frame');
    if (!/sb-show-main/u.test(classNames)) problems.push(`a frame is broken: ${id}`);
    const height = await frame.evaluate(
      ({ parentElement }) => parentElement?.getBoundingClientRect().height ?? 0,
    );
    if (height < lowestFrame) problems.push(`a frame of ${height} px: ${id}`);
    // Its skeletons would move on until the page is left, also far off the screen.
    await frame.evaluate((element) => element.remove());
  }
  return problems;
}

/** Waits until a frame has rendered its story. @returns what Storybook says of it: the classes of its body */
async function readFrame(frame: Locator): Promise<string> {
  const inner = frame.contentFrame();
  const body = inner.locator(
    'body.sb-show-main, body.sb-show-errordisplay, body.sb-show-nopreview',
  );
  await body.waitFor({ state: 'attached' });
  await inner.locator('body:not([data-reaching])').waitFor({ state: 'attached' });
  return (await body.getAttribute('class')) ?? '';
}

/**
 * Runs in the page. The first story of a component stands above its controls and in the list of its
 * stories: one of the two is enough.
 * @returns how many frames are left
 */
function removeRepeated(frames: readonly Element[]): number {
  const different = new Set<string>();
  for (const frame of frames) {
    const shown = `${frame.getAttribute('data-frame')} ${frame.getAttribute('title')}`;
    if (different.has(shown)) frame.remove();
    different.add(shown);
  }
  return different.size;
}
