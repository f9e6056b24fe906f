import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { siteFolder } from '../../support/buildSite.ts';
import { root } from './files.ts';

/** A file of the site by its path within the folder, compressed ones as what they become. */
export type BuiltFile = { path: string; text: string };

/** Every file of the site that is published; the tests’ own manifest aside. */
export function builtFiles(): readonly BuiltFile[] {
  const folder = join(root, siteFolder);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readBuilt(folder, join(entry.parentPath, entry.name)))
    .filter(({ path }) => !path.startsWith('.vite/'));
}

function readBuilt(folder: string, path: string): BuiltFile {
  const bytes = readFileSync(path);
  const plain = path.endsWith('.br')
    ? brotliDecompressSync(bytes)
    : path.endsWith('.gz')
      ? gunzipSync(bytes)
      : bytes;
  // Pictures too: what somebody hid in one would be found.
  return { path: path.slice(folder.length + 1), text: plain.toString('latin1') };
}
