import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import {
  headersFor,
  parseHeadersFile,
  parseRewritesFile,
  type HeaderRule,
  type Rewrite,
} from './hostFiles.ts';

/** A file of a built site, ready to be sent. */
export type SiteFile = {
  headers: Record<string, string> & { ETag: string };
  bytes: Buffer;
  /** Where the build made them; the smallest first. */
  compressed: ReadonlyArray<{ name: 'br' | 'gzip'; bytes: Buffer }>;
};

const headersFile = '_headers';
const rewritesFile = '_redirects';

const mediaTypes: Partial<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** Whether a path ends as the files of a site do. */
export function isFileName(path: string): boolean {
  return extname(path) in mediaTypes;
}

/** The headers that the site asks its host for. */
export function readRules(folder: string): HeaderRule[] {
  const path = join(folder, headersFile);
  return existsSync(path) ? parseHeadersFile(readFileSync(path, 'utf8')) : [];
}

/** The addresses that the site asks its host to answer with another one's file. */
export function readRewrites(folder: string): Rewrite[] {
  const path = join(folder, rewritesFile);
  return existsSync(path) ? parseRewritesFile(readFileSync(path, 'utf8')) : [];
}

/**
 * Every file of the site by its path within it, which begins with `/`.
 * @param base where the site stands, to which the rules refer
 */
export function readSiteFiles(
  folder: string,
  rules: readonly HeaderRule[],
  base: string,
): ReadonlyMap<string, SiteFile> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isServed(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    // Of the build's own folders, too.
    .filter((path) => !relative(folder, path).startsWith('.'));
  return new Map(
    paths.map((path) => {
      const sitePath = `/${relative(folder, path).split(sep).join('/')}`;
      return [sitePath, readSiteFile(path, headersFor(rules, base.slice(0, -1) + sitePath))];
    }),
  );
}

function isServed(name: string): boolean {
  const isForTheHost = name === headersFile || name === rewritesFile;
  return !isForTheHost && !name.startsWith('.') && !/\.(br|gz)$/.test(name);
}

function readSiteFile(path: string, hostHeaders: Record<string, string>): SiteFile {
  const bytes = readFileSync(path);
  // With its headers: a browser that is told *Not Modified* keeps those that it has.
  const hash = createHash('sha256').update(JSON.stringify(hostHeaders)).update(bytes);
  const digest = hash.digest('base64url').slice(0, 22);
  return {
    headers: {
      // Kept, but asked for again each time, unless a rule says otherwise.
      'Cache-Control': 'no-cache',
      ...hostHeaders,
      'Content-Type': mediaTypes[extname(path)] ?? 'application/octet-stream',
      ETag: `W/"${digest}"`,
      Vary: 'Accept-Encoding',
    },
    bytes,
    compressed: [
      { name: 'br' as const, path: `${path}.br` },
      { name: 'gzip' as const, path: `${path}.gz` },
    ]
      .filter((form) => existsSync(form.path))
      .map((form) => ({ name: form.name, bytes: readFileSync(form.path) })),
  };
}
