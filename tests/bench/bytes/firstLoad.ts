import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { MeasuredRoute } from '../support/routes.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Limits of the home page's first load, kB; `npm test` asserts them too. */
export const sizeBudgets = {
  scripts: { gzip: { limit: 142, aim: 138 }, brotli: { limit: 124, aim: 120 } },
  /** Inline or linked; the limit holds for pages with lists too. */
  styles: { gzip: { limit: 15, aim: 12 } },
} as const;

/** Limits of the scripts of pages with lists, kB gzip. */
export const listBudgets = {
  '/resultados': 142.7,
  '/proximos-partidos': 142.7,
  '/categorias/sexta-libre': 149,
} as const;

/** kB of 1000 bytes: gzip and Brotli at their best, each file by itself. */
type Size = { gzip: number; brotli: number };

/** `styles` has the inline ones too, which `html` includes. */
export type FirstLoad = Record<'html' | 'scripts' | 'styles', Size> & {
  path: string;
  /** Files of the scripts. */
  files: readonly string[];
};

/** Vite's `build.manifest`, by source module. */
type Manifest = Readonly<Record<string, Chunk>>;
type Chunk = { file: string; imports?: readonly string[]; css?: readonly string[] };

/**
 * What a browser receives before a page is complete: what its HTML names, the page's own code, and
 * all that these import. What is fetched later, or for some visitors only, is not counted.
 * @param folder of a build with a manifest
 */
export function measureFirstLoad(folder: string, { path, module }: MeasuredRoute): FirstLoad {
  // A page that was renamed would count nothing.
  if (!existsSync(join(root, module))) throw new Error(`${module} does not exist.`);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const html = read(path === '/' ? 'index.html' : `${path}.html`);
  const manifest: Manifest = JSON.parse(read('.vite/manifest.json'));
  // Scripts and styles of the page; the head script has a list of scripts as one of its attributes.
  // Without the sheet that only old browsers request.
  const all: readonly string[] = html.match(/assets\/[\w.-]+\.(?:js|css)\b/g) ?? [];
  const named = all.filter((name) => !name.startsWith('assets/layers-'));
  const chunks = new Set<Chunk>();
  const add = (chunk: Chunk | undefined) => {
    if (chunk === undefined || chunks.has(chunk)) return;
    chunks.add(chunk);
    for (const imported of chunk.imports ?? []) add(manifest[imported]);
  };
  for (const file of named.filter((name) => name.endsWith('.js'))) {
    // A script outside of the manifest has no imports.
    add(Object.values(manifest).find((chunk) => chunk.file === file) ?? { file });
  }
  add(manifest[module]);
  const inline = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) =>
    withoutFont(css),
  );
  const linked = new Set([
    ...named.filter((name) => name.endsWith('.css')),
    ...[...chunks].flatMap(({ css = [] }) => css),
  ]);
  // Styles that are inline already are not fetched again.
  const isFetched = (css: string) => !inline.some((text) => text.includes(css.trim()));
  const files = [...chunks].map(({ file }) => file);
  return {
    path,
    html: sizeOf([html]),
    scripts: sizeOf(files.map(read)),
    styles: sizeOf([...inline, ...[...linked].map(read).map(withoutFont).filter(isFetched)]),
    files,
  };
}

/** The font stands in pages with rows; in the HTML's size it counts. */
function withoutFont(css: string): string {
  return css.replaceAll(/@font-face\{[^}]*woff2[^}]*\}/g, '');
}

/** By text: pages have most of their files in common. */
const sizes = new Map<string, Size>();

export function sizeOf(texts: readonly string[]): Size {
  const size = { gzip: 0, brotli: 0 };
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  for (const text of texts) {
    const own = sizes.get(text) ?? {
      gzip: gzipSync(text, { level: constants.Z_BEST_COMPRESSION }).length / 1000,
      brotli: brotliCompressSync(text, { params }).length / 1000,
    };
    sizes.set(text, own);
    size.gzip += own.gzip;
    size.brotli += own.brotli;
  }
  return size;
}
