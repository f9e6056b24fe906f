import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The SHA-256 of each file by its path below a folder. */
export type FileDigests = Readonly<Record<string, string>>;

/** The digests of all files below a folder but for what tests keep beside a site, `.vite/`. */
export function digestsIn(folder: string): FileDigests {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .filter((path) => !path.startsWith('.'));
  return Object.fromEntries(paths.toSorted().map((path) => [path, digestOf(join(folder, path))]));
}

/** Whether a folder has these files and no others, as they were. */
export function isAsListed(folder: string, files: FileDigests): boolean {
  try {
    return JSON.stringify(digestsIn(folder)) === JSON.stringify(sorted(files));
  } catch {
    return false;
  }
}

/** Whether a folder has these files as they were; there may be others. */
export function hasListed(folder: string, files: FileDigests): boolean {
  try {
    return Object.entries(files).every(([path, digest]) => digestOf(join(folder, path)) === digest);
  } catch {
    return false;
  }
}

const sorted = (files: FileDigests): FileDigests =>
  Object.fromEntries(
    Object.keys(files)
      .toSorted()
      .map((path) => [path, files[path] ?? '']),
  );

const digestOf = (path: string) =>
  createHash('sha256').update(readFileSync(path)).digest('base64url');
