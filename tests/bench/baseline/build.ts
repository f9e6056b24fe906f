import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, loadConfigFromFile } from 'vite';
import { precompress } from '../../../src/app/hosting/precompress.ts';
import { leaguePlugin } from '../../../src/league/leaguePlugin.ts';

// What the site's first load is compared with: the same pages from the same sources, as one script
// with everything in it, one style sheet, and nothing asked for before that script runs.
//
//   node tests/bench/naive/build.ts <folder>
const root = fileURLToPath(new URL('../../../', import.meta.url));
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Which folder is it to be built into?');

// Of the site's own settings only how its CSS is written, and the league.
const ofSite = await loadConfigFromFile({ command: 'build', mode: 'production' }, undefined, root);
await build({
  configFile: false,
  root: import.meta.dirname,
  envDir: root,
  publicDir: join(root, 'public'),
  css: ofSite?.config.css ?? {},
  plugins: [leaguePlugin()],
  // Every component's styles in place of those in use.
  resolve: {
    alias: [
      {
        find: /^(?:\.\.?\/(?:.*\/)?mantine(?:Forms)?\.css|@mantine\/core\/styles\/.+\.css)$/,
        replacement: '@mantine/core/styles.layer.css',
      },
    ],
  },
  // Not a word about the directives of libraries that mean nothing in a browser.
  logLevel: 'error',
  build: {
    target: 'es2022',
    outDir: folder,
    emptyOutDir: true,
    cssCodeSplit: false,
    modulePreload: false,
    // One script of half a megabyte is the point.
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    rolldownOptions: { output: { codeSplitting: false } },
  },
});

// Compressed like the site: what differs is what is sent.
const files = readdirSync(folder, { recursive: true, withFileTypes: true });
await precompress(
  files.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)),
);
