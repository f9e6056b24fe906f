import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Locator } from 'playwright';
import { launchChromium } from './chromium.ts';
import { serveFolder } from './staticServer.ts';
import { openEntry, prepare, readEntries, type Entry } from './storybook.ts';

/**
 * Opens every page of the docs of the built Storybook, from a subfolder of a server, and every story
 * that they do not show, and fails if something is missing, the console has an error or a warning, or a
 * page of the docs renders too many frames or an empty one, is too long or too slow, or has a frame that takes the
 * page's wheel or focus, or a link to nowhere. Reads the manifest too: each
 * component of `src/`, without an error, of a name of its own, each prop with its type, its code checked by the
 * compiler. Sets the toolbar on six kinds of page and looks whether their frames follow. Searches what other libraries
 * call things in the sidebar.
 *
 *   node tests/support/checkStorybook.ts [part of an id]
 */
const folder = 'storybook-static';
const usualScreen = { width: 1280, height: 800 };
/** Frames that a page of the docs renders before it is scrolled. */
const framesAtOnce = 8;
/** Px. */
const lowestFrame = 40;
/** Px. */
const longestPage = 6000;
/** Seconds of the processor until a page of the docs is ready. */
const slowestPage = 4;
/** Pages that are open at once: much of the time each waits. */
const workers = 4;
/** What each kind of page shows, and a page of it. */
const kinds = {
  inline: 'match-scoreboard--docs',
  framed: 'match-matchcard--docs',
  dialog: 'admin-forms-rowdialog--docs',
  page: 'pages-results--docs',
  journey: 'patterns-a-match-s-life--docs',
  foundations: 'foundations-buttons--docs',
};

/** What other libraries call something, and what answers it: the component of an id. */
const words = {
  input: 'forms-and-dialogs-formfield',
  'text field': 'forms-and-dialogs-formfield',
  dropdown: 'forms-and-dialogs-selectfield',
  select: 'forms-and-dialogs-selectfield',
  tabs: 'navigation-chiprow',
  segmented: 'navigation-colorschemecontrol',
  tooltip: 'patterns-other-libraries',
  drawer: 'navigation-siteheader',
  sheet: 'forms-and-dialogs-matchsheet',
  avatar: 'patterns-other-libraries',
  accordion: 'admin-paste-disclosure',
  switch: 'navigation-colorschemecontrol',
  upload: 'forms-and-dialogs-picturefield',
  pagination: 'feedback-listsection',
  alert: 'feedback-infobanner',
  popover: 'admin-rows-openmenu',
  token: 'foundations-colours',
};
/** So many results of a search are seen at once. */
const seen = 5;

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
const listed = await readEntries(page, url);
const ids = new Set(listed.map(({ id }) => id));
const entries = listed.filter(
  (entry) =>
    entry.id.includes(only) &&
    (entry.type === 'docs' || (entry.tags.includes('dev') && !entry.tags.includes('autodocs'))),
);
const ofManager = await openManager();
for (const failure of ofManager) console.error(failure);
const ofManifest = await readManifest();
for (const failure of ofManifest) console.error(failure);
const ofToolbar = only === '' ? [...(await checkToolbar()), ...(await checkWaking())] : [];
for (const failure of ofToolbar) console.error(failure);
const figures: { id: string; length: number; seconds: number }[] = [];
const failures = [...ofManager, ...ofManifest, ...ofToolbar, ...(await openAll())];
const longest = figures.toSorted((a, b) => b.length - a.length)[0];
const slowest = figures.toSorted((a, b) => b.seconds - a.seconds)[0];
console.log(
  `The longest page: ${longest?.id}, ${longest?.length} px; the slowest: ${slowest?.id}, ${slowest?.seconds.toFixed(1)} s.`,
);

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
  await page.goto(`${url}?path=/story/match-matchcard--results`);
  await preview.getByRole('article').first().waitFor();
  problems.push(...(await searchWords()));
  await page.close();
  return problems.length === 0 ? [] : [`the sidebar: ${problems.join('\n  ')}`];
}

/** Searches each word where a designer does. */
async function searchWords(): Promise<readonly string[]> {
  const problems: string[] = [];
  const field = page.locator('#storybook-explorer-searchfield');
  for (const [word, answer] of Object.entries(words)) {
    await field.fill(word);
    const result = `[role="option"]:nth-child(-n + ${seen})[data-id^="${answer}--"]`;
    await page
      .locator(result)
      .first()
      .waitFor({ timeout: 5000 })
      .catch(() => problems.push(`“${word}” does not find ${answer}`));
  }
  return problems;
}

type Type = { name: string; raw?: string };

type Manifest = {
  components: Readonly<
    Record<
      string,
      {
        name: string;
        error?: { message: string };
        stories: readonly { snippet?: string }[];
        reactDocgen?: {
          definedInFile?: string;
          props?: Readonly<Record<string, { tsType?: Type }>>;
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
  const ofCode = checkCode(all.map(({ name, stories }) => [name, stories[0]?.snippet] as const));
  const problems = all.flatMap(({ name, error, reactDocgen }) => [
    ...(error === undefined ? [] : [`the manifest's ${name}: ${error.message.split('\n')[0]}`]),
    ...(names.indexOf(name) === names.lastIndexOf(name) ? [] : [`two components called ${name}`]),
    ...(/\/src\//u.test(reactDocgen?.definedInFile ?? '/src/')
      ? []
      : [`${name} is no component of src/`]),
    ...Object.entries(reactDocgen?.props ?? {})
      // `ReadonlyArray<…>` is understood, `readonly …[]` is not.
      .filter(([, { tsType }]) => tsType?.name === 'unknown')
      .map(([prop]) => `${name}.${prop} has no type`),
  ]);
  return [...ofCode, ...problems];
}

/** Whether the code of each component compiles, in a file of a room of `src/`, and holds nothing of a test. */
function checkCode(all: readonly (readonly [name: string, code: string | undefined])[]) {
  const work = '.cache/snippets';
  rmSync(work, { recursive: true, force: true });
  mkdirSync(`${work}/room`, { recursive: true });
  for (const [name, code = ''] of all) writeFileSync(`${work}/room/${name}.tsx`, code);
  // What is imported as `../ui/…` is found in `src/`.
  const compilerOptions = { rootDirs: ['.', '../../src'], incremental: false };
  const settings = { extends: '../../tsconfig.json', compilerOptions, include: ['room'] };
  writeFileSync(`${work}/tsconfig.json`, JSON.stringify(settings));
  const { stdout } = spawnSync('npx', ['tsc', '-p', work], { encoding: 'utf8' });
  return [
    ...all.flatMap(([name, code]) => (code === undefined ? [`${name} has no code`] : [])),
    ...all.flatMap(([name, code = '']) =>
      /fixtures|\bfn\(|storybook|_[\da-z]{5}_/u.test(code) ? [`${name}: code of tests`] : [],
    ),
    ...stdout.split('\n').filter((line) => line.includes('error')),
  ];
}

/** Whether what the toolbar is set to reaches what is shown, a page of each kind. */
async function checkToolbar(): Promise<readonly string[]> {
  const problems: string[] = [];
  const set = 'scheme:dark;text:200-percent;motion:reduced;colours:forced;network:slow';
  const openUnder = async (id: string, globals: string) => {
    const own = await browser.newPage({ viewport: usualScreen });
    await own.goto(`${url}iframe.html?viewMode=docs&id=${id}&globals=${globals}`);
    await own.locator('#storybook-docs h1').waitFor();
    return own;
  };
  for (const [kind, id] of Object.entries(kinds)) {
    const own = await openUnder(id, set);
    const isFramed = kind !== 'inline' && kind !== 'foundations';
    const frame = own.locator('iframe[data-frame][src]').first();
    const story = isFramed ? frame.contentFrame() : own;
    const shown = story.locator('html[data-mantine-color-scheme="dark"][style*="200%"]');
    const isSet = await shown.waitFor({ state: 'attached' }).then(
      () => true,
      () => false,
    );
    const isReduced =
      isSet &&
      (await shown.evaluate(() =>
        ['(prefers-reduced-motion: reduce)', '(forced-colors: active)'].every(
          (query) => matchMedia(query).matches,
        ),
      ));
    if (!isReduced) problems.push(`${kind}: not under ${set}`);
    if (isFramed && !(await frame.getAttribute('src'))?.includes('network:slow'))
      problems.push(`${kind}: the network stays fast`);
    await own.close();
    const both = await openUnder(id, 'scheme:both');
    for (const scheme of ['light', 'dark']) {
      await both
        .frameLocator(`iframe[data-frame][src*="scheme:${scheme};"] >> nth=0`)
        .locator(`html[data-mantine-color-scheme="${scheme}"]`)
        .waitFor({ state: 'attached' })
        .catch(() => problems.push(`${kind}: in both schemes, ${scheme} is not shown`));
    }
    await both.close();
  }
  return problems;
}

/** Whether a frame that a click woke has the focus, and gives it back when the pointer leaves. */
async function checkWaking(): Promise<readonly string[]> {
  const own = await browser.newPage({ viewport: usualScreen });
  await own.goto(`${url}iframe.html?viewMode=docs&id=${kinds.dialog}`);
  await readFrame(own.locator('iframe[data-frame][src]').first());
  const becomes = (isInFrame: boolean) =>
    own
      .waitForFunction(
        (expected) => document.activeElement instanceof HTMLIFrameElement === expected,
        isInFrame,
      )
      .then(
        () => true,
        () => false,
      );
  await own.locator('iframe[data-frame] + button').first().click();
  const isWoken = await becomes(true);
  await own.mouse.move(0, 0);
  const isBack = await becomes(false);
  await own.close();
  return isWoken && isBack ? [] : [`a frame ${isWoken ? 'keeps' : 'does not take'} the focus`];
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
  const processor = await processorOf(own);
  const problems = [...(await openEntry(own, url, entry, 'light', isPicture))];
  if (entry.type === 'docs') {
    const seconds = (await processorOf(own)) - processor;
    if (seconds > slowestPage)
      problems.push(`ready after ${seconds.toFixed(1)} s of the processor`);
    try {
      problems.push(...(await problemsOfPage(own)));
      const length = await lengthOf(own);
      figures.push({ id: entry.id, length, seconds });
      if (length > longestPage) problems.push(`${length} px long`);
      problems.push(...(await problemsOfFrames(own)));
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
  }
  return problems.length === 0 ? [] : [`${entry.id}: ${problems.join('\n  ')}`];
}

/** Seconds of the processor that the page has taken. */
async function processorOf(own: typeof page): Promise<number> {
  const session = await own.context().newCDPSession(own);
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  return metrics.find(({ name }) => name === 'ProcessTime')?.value ?? 0;
}

/** Px of a page whose frames near the view are rendered. */
async function lengthOf(own: typeof page): Promise<number> {
  return await own.evaluate(async () => {
    // A frame is cut below its story after it is painted.
    for (let paints = 0; paints < 2; paints += 1) await new Promise(requestAnimationFrame);
    return document.documentElement.scrollHeight;
  });
}

/** Checks the links of a rendered page of the docs, and waits for the frames that it renders. */
async function problemsOfPage(own: typeof page): Promise<readonly string[]> {
  const problems: string[] = [];
  const addresses = await own
    .locator('#storybook-docs a[href*="path=/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const led = addresses.map(
    (address) => /path=\/(?:docs|story)\/([\w-]+)/u.exec(address)?.[1] ?? '',
  );
  const lost = [...new Set(led)].filter((id) => !ids.has(id));
  if (lost.length > 0) problems.push(`leads to what is not there: ${lost.join(', ')}`);
  const loaded = own.locator('iframe[data-frame][src]');
  let rendered = 0;
  // A frame that is cut below its story brings the next one into view.
  for (; rendered < (await loaded.count()); rendered += 1) await readFrame(loaded.nth(rendered));
  if (rendered > framesAtOnce) problems.push(`${rendered} frames at once`);
  return problems;
}

/** Scrolls to each frame of a page of the docs, checks it and takes it away. */
async function problemsOfFrames(own: typeof page): Promise<readonly string[]> {
  const problems: string[] = [];
  const frames = own.locator('iframe[data-frame]');
  for (let left = await frames.evaluateAll(removeRepeated); left > 0; left -= 1) {
    const frame = frames.first();
    await frame.scrollIntoViewIfNeeded();
    const classNames = await readFrame(frame);
    const id = await frame.getAttribute('data-frame');
    if (!/sb-show-main/u.test(classNames)) problems.push(`a frame is broken: ${id}`);
    const height = await frame.evaluate(async (element) => {
      // The page is told of the story's size after it is painted.
      for (let paints = 0; paints < 2; paints += 1) await new Promise(requestAnimationFrame);
      return element.parentElement?.getBoundingClientRect().height ?? 0;
    });
    if (height < lowestFrame) problems.push(`a frame of ${height} px: ${id}`);
    const share = await frame.evaluate((element: HTMLIFrameElement) => {
      const dialog = element.contentDocument?.querySelector('[role=dialog]');
      const { bottom = 0 } = dialog?.getBoundingClientRect() ?? {};
      const shown = element.parentElement?.getBoundingClientRect().height ?? 0;
      const { height: whole } = element.getBoundingClientRect();
      return bottom === 0 ? 1 : (shown / whole) * (element.clientHeight / bottom);
    });
    if (share < 0.5) problems.push(`a dialog is cut: ${id}`);
    const taken = await takenBy(own, frame);
    if (taken !== '') problems.push(`a frame takes the page's ${taken}: ${id}`);
    // Its skeletons would move on until the page is left, also far off the screen.
    await frame.evaluate((element) => element.remove());
  }
  return problems;
}

/** What a frame takes from its page: the focus, or a wheel over it. */
async function takenBy(own: typeof page, frame: Locator): Promise<'' | 'focus' | 'wheel'> {
  if (await own.evaluate(() => document.activeElement instanceof HTMLIFrameElement)) return 'focus';
  await frame.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await frame.locator('..').boundingBox()) ?? {};
  const middle = (Math.max(y, 0) + Math.min(y + height, usualScreen.height)) / 2;
  await own.mouse.move(x + width / 2, middle);
  const { before, room, isAtEnd } = await own.evaluate(() => {
    const room = document.documentElement.scrollHeight - window.innerHeight;
    return { before: window.scrollY, room, isAtEnd: window.scrollY >= room - 1 };
  });
  if (room <= 0) return '';
  await own.mouse.wheel(0, isAtEnd ? -60 : 60);
  const moved = own.waitForFunction((from) => window.scrollY !== from, before, { timeout: 15_000 });
  return await moved.then(
    () => '' as const,
    () => 'wheel' as const,
  );
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
