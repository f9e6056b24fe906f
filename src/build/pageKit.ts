import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageSettings } from '../league/settings.ts';
import { kitFile, kitFolder } from '../live/pagesOnDemand.ts';
import { rendererFile, type Bundles } from './bundles.ts';
import { createPageMaker } from './pageMaker.ts';
import type * as Renderer from './renderPages.tsx';

// What the pages of a built site are made with, beside its folder: whoever serves the site makes them again with the
// rows of the moment. It is not published with it.

type PageKit = { bundles: Bundles; settings: PageSettings; template: string };

/** @param folder of the built site */
export function keepPageKit(folder: string, bundlesFolder: string, kit: PageKit): void {
  const own = kitFolder(folder);
  mkdirSync(own, { recursive: true });
  cpSync(join(bundlesFolder, rendererFile), join(own, rendererFile));
  writeFileSync(join(own, kitFile), JSON.stringify(kit));
}

/**
 * @param folder of the built site
 * @throws Error if it has none
 */
export async function openPageKit(folder: string) {
  const own = kitFolder(folder);
  const kit: PageKit = JSON.parse(readFileSync(join(own, kitFile), 'utf8'));
  const renderer: typeof Renderer = await import(pathToFileURL(join(own, rendererFile)).href);
  // Now: a later build may take the folder's place.
  const styles = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.css'));
  const assets = new Map(
    styles.map((name) => [`assets/${name}`, readFileSync(join(folder, 'assets', name), 'utf8')]),
  );
  return createPageMaker({ ...kit, renderer, readAsset: (path) => assets.get(path) ?? '' });
}
