import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rendererFile, type Bundles } from '../../src/build/bundles.ts';
import type * as Renderer from '../../src/build/renderPages.tsx';
import { writePages } from '../../src/build/writePages.ts';
import type { PageSettings } from '../../src/league/settings.ts';
import { kitFile, kitFolder } from '../../src/live/pagesOnDemand.ts';

// `node writeHostedSite.ts <site> <folder> <server> <key>`: the site of the tests as a build of a hosted league writes
// it, with the rows that the server has. A process of its own: within Vitest, React would be built for development.

const [, , site = '', folder = '', server = '', apikey = ''] = process.argv;
const kit: { bundles: Bundles; settings: PageSettings; template: string } = JSON.parse(
  readFileSync(join(kitFolder(site), kitFile), 'utf8'),
);
const file = pathToFileURL(join(process.cwd(), kitFolder(site), rendererFile)).href;
const renderer: typeof Renderer = await import(file);
cpSync(site, folder, { recursive: true, filter: (path) => !/\.(?:br|gz)$/u.test(path) });
writeFileSync(join(folder, 'index.html'), kit.template);
const read = async (query: string): Promise<readonly unknown[]> => {
  const response = await fetch(`${server}/rest/v1/${query}`, { headers: { apikey } });
  if (!response.ok) throw new Error(`${query}: ${response.status}`);
  return await response.json();
};
await writePages(kit.bundles, kit.settings, renderer, folder, read);
