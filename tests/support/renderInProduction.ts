import { rmSync } from 'node:fs';
import { mkdtempSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type * as Pages from './leaguePages.tsx';

// A process of its own: within Vitest, React would be built for development. It prints what `renderLeagues` returns.

const folder = mkdtempSync(join(resolve('.cache'), 'league-pages-'));
try {
  await build({
    configLoader: 'native',
    logLevel: 'error',
    build: {
      ssr: 'tests/support/leaguePages.tsx',
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
    ssr: { noExternal: true },
  });
  const pages: typeof Pages = await import(pathToFileURL(join(folder, 'leaguePages.js')).href);
  const leagues = Array.from({ length: Number(process.argv[2] ?? 1) }, (_, index) => index);
  process.stdout.write(JSON.stringify(await pages.renderLeagues(leagues)));
} finally {
  rmSync(folder, { recursive: true });
}
