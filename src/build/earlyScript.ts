import { join } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import type { SitePage } from '../app/sitePages.ts';
import * as kept from '../early/kept.ts';

/** What the pages' modules import, and what takes its place in the early script. */
const replacements: Readonly<Record<string, string>> = {
  react: 'react.ts',
  'react/jsx-runtime': 'react.ts',
  'react-router-dom': 'router.ts',
  '/authContext.ts': 'authContext.ts',
  '/DataProvider.tsx': 'DataProvider.ts',
  '/useListSection.ts': 'useListSection.ts',
  '/useSeason.ts': 'useSeason.ts',
  '/CategoryTableSlot.tsx': 'CategoryTableSlot.tsx',
};
/** Parts of the pages that show no rows: a file for each. */
const keptParts = Object.keys(kept).filter((name) => /^[A-Z]/u.test(name));

/**
 * Compiles the pages that open with rows a second time, for a renderer of a kilobyte instead of React.
 * @returns a script, which becomes part of their files
 */
export async function buildEarlyScript(
  { root, base, mode }: ResolvedConfig,
  name: NonNullable<SitePage['earlyScript']>,
): Promise<string> {
  const folder = join(root, 'src/early');
  const output = await build({
    root,
    base,
    mode,
    logLevel: 'warn',
    plugins: [replace(folder)],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: join(folder, `${name}.ts`),
      write: false,
      minify: true,
      rolldownOptions: {
        // Libraries import hooks that the pages do not use.
        shimMissingExports: true,
        output: { format: 'iife', codeSplitting: false },
      },
    },
    ssr: { noExternal: true, target: 'webworker' },
  });
  const [script] = [output].flat().flatMap((each) => ('output' in each ? each.output : []));
  if (script?.type !== 'chunk') throw new Error('The early script was not built.');
  return script.code.trim();
}

function replace(folder: string): Plugin {
  return {
    name: 'early-script',
    enforce: 'pre',
    resolveId(id, importer, { kind }) {
      // Fetched once React is there.
      if (kind === 'dynamic-import') return { id, external: true };
      if (keptParts.some((name) => id.endsWith(`/${name}.tsx`))) return join(folder, 'kept.ts');
      const own = replacements[id] ?? replacements[id.replace(/^.*(?=\/)/, '')];
      if (own === undefined || importer === undefined) return undefined;
      return join(folder, own);
    },
  };
}
