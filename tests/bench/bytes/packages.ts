import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import { sum } from '../support/statistics.ts';

/** A package's part of some scripts, kB. */
export type PackageShare = { name: string; minified: number; gzip: number };

/** Vite's own helpers, and what no source map explains. */
const unknown = 'the bundler';

/** The packages in the scripts by their source maps, largest first, and their sum. */
export function measurePackages(folder: string, files: readonly string[]): PackageShare[] {
  const shares = new Map<string, PackageShare>();
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8');
    const compressed = gzipSync(text, { level: constants.Z_BEST_COMPRESSION }).length;
    for (const [name, bytes] of countBytes(text, join(folder, `${file}.map`))) {
      const { minified, gzip } = shares.get(name) ?? { minified: 0, gzip: 0 };
      // Every part of a file is assumed to compress like the whole.
      const share = ((bytes / text.length) * compressed) / 1000;
      shares.set(name, { name, minified: minified + bytes / 1000, gzip: gzip + share });
    }
  }
  const sorted = [...shares.values()].sort((one, other) => other.gzip - one.gzip);
  const total = (figure: 'minified' | 'gzip') => sum(sorted.map((share) => share[figure]));
  return [...sorted, { name: 'all', minified: total('minified'), gzip: total('gzip') }];
}

function countBytes(text: string, mapPath: string): Map<string, number> {
  if (!existsSync(mapPath)) return new Map([[unknown, text.length]]);
  const payload: SourceMapPayload = JSON.parse(readFileSync(mapPath, 'utf8'));
  const map = new SourceMap(payload);
  const counts = new Map<string, number>();
  for (const [lineNumber, line] of text.split('\n').entries()) {
    for (let column = 0; column <= line.length; column += 1) {
      const entry = map.findEntry(lineNumber, column);
      const name = 'originalSource' in entry ? packageOf(entry.originalSource) : unknown;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return counts;
}

function packageOf(source: string): string {
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source) ?? [];
  return name ?? (/(?:^|\/)src\//.test(source) ? 'the site itself' : unknown);
}
