import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { sizeOf, viewports } from '../../../.storybook/viewports.ts';
import { openEntry, prepare, type Entry } from '../storybook.ts';

const schemes = ['light', 'dark'] as const;
/** The two screens of every story; one that asks for another screen gets that too. */
const usualScreens = [viewports.phone, viewports.desktop].map(sizeOf);

export type Picture = {
  entry: Entry;
  /** Px. */
  width: number;
  scheme: (typeof schemes)[number];
  /** Within the folder of the pictures. */
  file: string;
  problems: readonly string[];
};

type Shot = Omit<Picture, 'problems'> & { height: number; isOwnScreen: boolean };

/** Takes the pictures of these stories into a folder, which is emptied first. */
export async function takePictures(
  browser: Browser,
  url: string,
  entries: readonly Entry[],
  folder: string,
): Promise<readonly Picture[]> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const shots = entries.filter(({ type }) => type === 'story').flatMap(shotsOf);
  const pictures: Picture[] = [];
  const waiting = shots.entries();
  const work = async () => {
    const context = await browser.newContext({ locale: 'es-AR' });
    const page = await context.newPage();
    await prepare(page);
    for (const [index, shot] of waiting) {
      pictures[index] = await take(page, url, shot, folder);
      if ((index + 1) % 100 === 0) console.log(`${index + 1} of ${shots.length} pictures`);
    }
    await context.close();
  };
  await Promise.all([work(), work()]);
  return pictures;
}

function shotsOf(entry: Entry): readonly Shot[] {
  const own = entry.screen;
  const isUsual = own === undefined || usualScreens.some(({ width }) => width === own.width);
  const screens = isUsual ? usualScreens : [...usualScreens, own];
  return screens.flatMap((screen) =>
    schemes.map((scheme) => ({
      ...screen,
      entry,
      scheme,
      file: `${entry.id}.${screen.width}.${scheme}.png`,
      isOwnScreen: own === undefined || own.width === screen.width,
    })),
  );
}

async function take(page: Page, url: string, shot: Shot, folder: string): Promise<Picture> {
  const { width, height, isOwnScreen, entry, scheme, file } = shot;
  await page.setViewportSize({ width, height });
  const problems = await openEntry(page, url, entry, scheme);
  // A dialog covers the screen, not the whole page.
  const hasDialog = (await page.getByRole('dialog').count()) > 0;
  await page.screenshot({
    path: join(folder, file),
    fullPage: !hasDialog,
    animations: 'disabled',
  });
  // A story may fail on a screen that it is not made for.
  return { entry, scheme, width, file, problems: isOwnScreen ? problems : [] };
}
