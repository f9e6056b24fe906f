import { resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { readSupabaseOrigin } from '../opening/environment.ts';
import { isBundlesAlone } from './bundles.ts';
import { inlineScriptsOf } from './prerenderPages.ts';
import { filesIn, precompress } from './precompress.ts';
import { writeHostFiles } from './writeHostFiles.ts';

/** Prepares a build for a static host (`writeHostFiles.ts`), and compresses its text files. */
export function staticHosting(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'static-hosting',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (isBundlesAlone) return;
        const { base, env } = config;
        const folder = resolve(config.root, config.build.outDir);
        writeHostFiles(folder, {
          base,
          supabaseUrl: readSupabaseOrigin(env),
          publishableKey: String(env['VITE_SUPABASE_PUBLISHABLE_KEY'] ?? '').trim(),
          inlineScripts: inlineScriptsOf(config),
        });
        await precompress(filesIn(folder));
      },
    },
  };
}
