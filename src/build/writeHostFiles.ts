import { createHash } from 'node:crypto';
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatHeadersFile, formatRewritesFile } from './hostFiles.ts';
import { securityHeaders } from './securityHeaders.ts';
import { workerFile } from './serviceWorker.ts';

type Hosted = {
  base: string;
  supabaseUrl: string;
  publishableKey: string;
  /** Those in the pages. */
  inlineScripts: readonly string[];
};

/**
 * Writes the headers of a site into a `_headers` file (Netlify, Cloudflare; the embedded server reads it too), and
 * its calendars into `_redirects`.
 */
export function writeHostFiles(folder: string, { base, ...site }: Hosted): void {
  const { supabaseUrl, publishableKey, inlineScripts } = site;
  // Of what the build wrote, never of what stands in a page: a row may have brought it.
  const inlineScriptHashes = inlineScripts.map(hashOf);
  const headers = securityHeaders({ supabaseUrl, inlineScriptHashes });
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
  // After those of the pages (`writePages`).
  appendFileSync(
    join(folder, '_redirects'),
    calendarRedirects(base, supabaseUrl, publishableKey) + filesBelow(base),
  );
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
