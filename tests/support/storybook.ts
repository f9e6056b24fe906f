import type { Page } from 'playwright';
import { sizeOf, type Screen, type Viewport } from '../../.storybook/viewports.ts';

/** A story or a page of the docs, as Storybook's index lists it. */
export type Entry = {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
  tags: readonly string[];
  /** The screen that a story asks for, px. */
  screen: Screen | undefined;
};

type Preparation = {
  storyGlobals: { viewport?: { value?: string | undefined } };
  parameters: { viewport: { options: Record<string, Viewport> } };
};

type Preview = {
  initializationPromise: Promise<void>;
  extract(): Promise<Record<string, Preparation>>;
  currentRender?: { renderOptions?: { autoplay: boolean } };
};

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: Preview;
    /** Set by this file's script: whether the play has ended, or the docs are rendered. */
    isEntryFinished?: boolean;
  }
}

/** Everything in a Storybook, in the order of its sidebar. */
export async function readEntries(page: Page, url: string): Promise<readonly Entry[]> {
  const response = await page.request.get(`${url}index.json`);
  const index: { entries: Record<string, Omit<Entry, 'screen'>> } = await response.json();
  await page.goto(`${url}iframe.html`);
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__ !== undefined);
  const prepared = await page.evaluate(async () => {
    const preview = window.__STORYBOOK_PREVIEW__;
    // Storybook loads its index first.
    await preview?.initializationPromise;
    const stories = (await preview?.extract()) ?? {};
    return Object.entries(stories).map(([id, { storyGlobals, parameters }]) => {
      const { options } = parameters.viewport;
      return [id, options[storyGlobals.viewport?.value ?? '']] as const;
    });
  });
  const byId = new Map(prepared);
  return Object.values(index.entries).map((entry) => {
    const viewport = byId.get(entry.id);
    return { ...entry, screen: viewport === undefined ? undefined : sizeOf(viewport) };
  });
}

/** Makes a page ready for `openEntry`; once a page. */
export async function prepare(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // No story reads what another one stored; the frames of a page share its storage.
    if (window.parent === window) localStorage.clear();
    type Channel = { once(event: string, listener: () => void): void };
    let channel: Channel | undefined;
    const finish = () => {
      window.isEntryFinished = true;
    };
    Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
      configurable: true,
      get: () => channel,
      set(value: Channel) {
        channel = value;
        for (const event of ['storyFinished', 'docsRendered', 'storyMissing']) {
          channel.once(event, finish);
        }
      },
    });
  });
}

/**
 * Opens a story and lets it play to its end, or renders a page of the docs.
 * @param isPicture without its play: the state that its args give it, as the docs show it
 * @returns errors and warnings of the console, the network and the story itself
 */
export async function openEntry(
  page: Page,
  url: string,
  entry: Entry,
  scheme: 'light' | 'dark',
  isPicture = false,
): Promise<readonly string[]> {
  const problems: string[] = [];
  const listeners = {
    console: (message: { type(): string; text(): string }) => {
      if (['error', 'warning', 'assert'].includes(message.type())) {
        problems.push(`${message.type()}: ${firstLine(message.text())}`);
      }
    },
    pageerror: (error: Error) => problems.push(`uncaught: ${error.message}`),
    requestfailed: (request: { url(): string; failure(): { errorText: string } | null }) => {
      const reason = request.failure()?.errorText ?? 'failed';
      // Requests are aborted when the page is left; that is no fault of the story.
      if (reason !== 'net::ERR_ABORTED') problems.push(`${reason}: ${request.url()}`);
    },
  };
  page.on('console', listeners.console);
  page.on('pageerror', listeners.pageerror);
  page.on('requestfailed', listeners.requestfailed);
  try {
    const globals = `scheme:${scheme};a11y.manual:!true`;
    const viewMode = entry.type;
    const picture = isPicture ? '&picture=true' : '';
    await page.goto(
      `${url}iframe.html?viewMode=${viewMode}&id=${entry.id}&globals=${globals}${picture}`,
    );
    await page.waitForFunction(() => window.isEntryFinished === true);
    if (entry.type === 'docs') await page.waitForFunction(isPageComplete);
    await page.waitForFunction(() => document.body.dataset['reaching'] === undefined);
    await settle(page);
    const isBroken = await page.evaluate(() =>
      /sb-show-(error|nopreview)/u.test(document.body.className),
    );
    if (isBroken) problems.push('Storybook shows an error in its place.');
  } catch (error) {
    problems.push(`never finished: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    page.off('console', listeners.console);
    page.off('pageerror', listeners.pageerror);
    page.off('requestfailed', listeners.requestfailed);
  }
  return problems;
}

/** Runs in the page: whether what comes after a page of the docs is there, its stories. */
function isPageComplete(): boolean {
  const stories = [...document.querySelectorAll('[data-story-block] [data-name]')];
  return (
    document.querySelector('#storybook-docs h1') !== null &&
    stories.every((story) => story.childElementCount > 0)
  );
}

/** Failed queries print the whole page below it. */
function firstLine(text: string): string {
  return text.trim().split('\n')[0] ?? '';
}

/** Waits for fonts and pictures, those below the fold included. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
  });
}
