import { createHash } from 'node:crypto';
import { appendFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { readSupabaseOrigin } from '../opening/environment.ts';
import { formatHeadersFile, formatRewritesFile } from './hostFiles.ts';
import { inlineScriptsOf } from './prerenderPages.ts';
import { precompress } from './precompress.ts';
import { securityHeaders } from './securityHeaders.ts';
import { workerFile } from './serviceWorker.ts';

/**
 * Prepares a build for a static host: the headers in a `_headers` file (Netlify, Cloudflare; the
 * embedded server reads it too) and the text files compressed.
 */
export function staticHosting(): Plugin {
  let folder = '';
  let base = '/';
  let supabaseUrl = '';
  let publishableKey = '';
  let scripts: () => readonly string[] = () => [];
  return {
    name: 'static-hosting',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'post',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
      ({ base } = config);
      scripts = () => inlineScriptsOf(config);
      supabaseUrl = readSupabaseOrigin(config.env);
      publishableKey = String(config.env['VITE_SUPABASE_PUBLISHABLE_KEY'] ?? '').trim();
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name));
        // Of what the build wrote, never of what stands in a page: a row may have brought it.
        const headers = securityHeaders({
          supabaseUrl,
          inlineScriptHashes: scripts().map(hashOf),
        });
        const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };
        writeFileSync(
          join(folder, '_headers'),
          formatHeadersFile([
            { pattern: `${base}*`, headers },
            // The names of assets change with their content.
            { pattern: `${base}assets/*`, headers: immutable },
            // A host that cached it would send the old version.
            { pattern: base + workerFile, headers: { 'Cache-Control': 'no-cache' } },
          ]),
        );
        const redirects = calendarRedirects(base, supabaseUrl, publishableKey) + filesBelow(base);
        // After those of the pages (`prerenderPages`).
        appendFileSync(join(folder, '_redirects'), redirects);
        await precompress(paths);
      },
    },
  };
}

/**
 * Calendars at the site's own address, for hosts that rewrite to another origin (Netlify):
 * `/calendario/sexta-damas/Los%20Smash`.
 */
function calendarRedirects(base: string, supabaseUrl: string, publishableKey: string): string {
  const target = `${supabaseUrl}/rest/v1/rpc/calendar?apikey=${encodeURIComponent(publishableKey)}`;
  return (
    `${base}calendario/:category/:pair ${target}&category=:category&pair=:pair 200\n` +
    `${base}calendario/:category ${target}&category=:category 200\n`
  );
}

/** A host that reads the file has it, and so the site's files, at the root of the origin. */
function filesBelow(base: string): string {
  return base === '/' ? '' : formatRewritesFile([{ from: `${base}*`, to: '/:splat' }]);
}

/** A script as a CSP names it: `sha256-…` of the text between its tags. */
function hashOf(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
