import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, loadConfigFromFile } from 'vite';
import { precompress } from '../../../src/build/precompress.ts';
import { leaguePlugin } from '../../../src/build/leaguePlugin.ts';
import { themePlugin } from '../../../src/build/themePlugin.ts';

// The baseline of the first load: the same pages from the same sources as one script and one style
// sheet, without prerendering or prefetching.
//
//   node tests/bench/baseline/build.ts <folder>
const root = fileURLToPath(new URL('../../../', import.meta.url));
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder to build into.');

// The baseline takes only the CSS and the league from the site's own settings.
const site = await loadConfigFromFile({ command: 'build', mode: 'production' }, undefined, root);
await build({
  configFile: false,
  root: import.meta.dirname,
  envDir: root,
  publicDir: join(root, 'public'),
  css: site?.config.css ?? {},
  plugins: [leaguePlugin({ isDemo: false }), themePlugin()],
  // All of Mantine's styles in place of those in use.
  resolve: {
    alias: [
      {
        find: /^(?:\.\.?\/(?:.*\/)?mantine(?:Forms|Dialog)?\.css|@mantine\/core\/styles\/.+\.css)$/,
        replacement: '@mantine/core/styles.layer.css',
      },
    ],
  },
  // Silences warnings about directives of libraries.
  logLevel: 'error',
  build: {
    target: 'es2022',
    outDir: folder,
    emptyOutDir: true,
    manifest: true,
    cssCodeSplit: false,
    modulePreload: false,
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    rolldownOptions: { output: { codeSplitting: false } },
  },
});

// Compressed like the site.
const files = readdirSync(folder, { recursive: true, withFileTypes: true });
await precompress(
  files.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)),
);
