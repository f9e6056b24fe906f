import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { gzipSync, constants } from 'node:zlib';

/** A package's part of some scripts, kB. */
export type PackageShare = { name: string; minified: number; gzip: number };

/** Vite's own helpers and what no source is known of. */
const unknown = 'the bundler';

/**
 * Says of which packages scripts consist, largest first, by their source maps.
 * @param files scripts below the folder, each with its map beside it
 */
export function sharesOf(folder: string, files: readonly string[]): PackageShare[] {
  const shares = new Map<string, PackageShare>();
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8');
    const compressed = gzipSync(text, { level: constants.Z_BEST_COMPRESSION }).length;
    for (const [name, bytes] of countBytes(text, readMap(join(folder, `${file}.map`)))) {
      const share = shares.get(name) ?? { name, minified: 0, gzip: 0 };
      shares.set(name, {
        name,
        minified: share.minified + bytes / 1000,
        // Compressed, the parts of a file cannot be told apart: each is taken to shrink as the whole.
        gzip: share.gzip + ((bytes / text.length) * compressed) / 1000,
      });
    }
  }
  return [...shares.values()].sort((one, other) => other.gzip - one.gzip);
}

/** `null` for what the bundler wrote itself, which has none. */
function readMap(path: string): SourceMap | null {
  if (!existsSync(path)) return null;
  const map: SourceMapPayload = JSON.parse(readFileSync(path, 'utf8'));
  return new SourceMap(map);
}

function countBytes(text: string, map: SourceMap | null): Map<string, number> {
  if (map === null) return new Map([[unknown, text.length]]);
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
  if (name !== undefined) return name;
  return /(?:^|\/)src\//.test(source) ? 'the site itself' : unknown;
}
