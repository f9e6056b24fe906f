import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { warn } from '../../supabase/terminal/say.ts';
import { bundlesFile, rendererFile, type Bundles } from './bundles.ts';
import { keepPageKit } from './pageKit.ts';
import { leagueFiles, pageWith, readLeague } from './leaguePlugin.ts';
import { filesIn, precompress } from './precompress.ts';
import { addressProblem } from './siteBase.ts';
import type { SettingsSource } from './readSettings.ts';
import type * as Renderer from './renderPages.tsx';
import { writeHostFiles } from './writeHostFiles.ts';
import { scriptsInPages, writePages } from './writePages.ts';

// `node writeSite.ts <folder of the bundles> <folder of the site>`: the pages of a league on bundles that are made
// already. SETTINGS_FILE has the league; without, it is the demo. The parent process gets two messages: the pages can
// be served, and later which rows were left out; between the two it compresses, and draws the pictures of links.

// Nobody reads what a start would have got that was killed; the next one removes it.
process.once('disconnect', () => process.exit());

const [, , bundlesFolder = '', folder = ''] = process.argv;
const project = join(import.meta.dirname, '../..');
const bundles: Bundles = JSON.parse(readFileSync(join(bundlesFolder, bundlesFile), 'utf8'));
const { SETTINGS_FILE: file } = process.env;
const source: SettingsSource =
  file === undefined
    ? { kind: 'demo' }
    : { kind: 'given', read: async () => JSON.parse(readFileSync(file, 'utf8')) };
const league = await readLeague(source, bundles.supabaseUrl);
const problem = addressProblem(league.settings.league, bundles.base);
if (problem !== null) warn(...problem);
for (const each of league.leftOut) warn('leftOut', { part: each });

const built = join(bundlesFolder, 'site');
cpSync(built, folder, { recursive: true });
const page = readFileSync(join(folder, 'index.html'), 'utf8');
const { base } = bundles;
const template = pageWith(page, league.settings, base, base);
writeFileSync(join(folder, 'index.html'), template);
for (const [path, content] of await leagueFiles(league, join(project, 'public'), base)) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}
const renderer: typeof Renderer = await import(
  pathToFileURL(join(bundlesFolder, rendererFile)).href
);
// The server makes each page anew, with the rows of its moment.
keepPageKit(folder, bundlesFolder, { bundles, settings: league.settings, template });
const drawLinks = await writePages(bundles, league.settings, renderer, folder, null);
const { supabaseUrl, environment } = bundles;
writeHostFiles(folder, {
  base,
  supabaseUrl,
  publishableKey: environment.publishableKey,
  inlineScripts: scriptsInPages(bundles),
});
process.send?.('pages');
await drawLinks();
await precompress(filesIn(folder));
// The next site on these bundles has theirs at once.
for (const path of filesIn(join(folder, 'assets'))) {
  const kept = join(built, relative(folder, path));
  const isOfBundles = existsSync(kept.replace(/\.(?:br|gz)$/u, ''));
  if (/\.(?:br|gz)$/u.test(path) && isOfBundles && !existsSync(kept)) {
    // Another site may be copied from it at the same time.
    cpSync(path, `${kept}.${process.pid}`);
    renameSync(`${kept}.${process.pid}`, kept);
  }
}
process.send?.({ leftOut: league.leftOut });
process.disconnect?.();
