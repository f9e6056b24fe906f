import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  openAsBlob,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@supabase/lite/pglite';

// Postgres takes about 3 s to set up the folder of a new database (initdb), which comes out the same
// each time. The first one of this checkout is kept as it is before anything of ours is in it, 40 MB,
// and the later ones begin as its copies.

/** The folder of a new database, as an archive; `null`: none was kept yet. */
export async function keptCluster(path = archivePath()): Promise<Blob | null> {
  return existsSync(path) ? await openAsBlob(path) : null;
}

/** Keeps a database's folder for the next new ones, where it can. Nothing must have been done in it. */
export async function keepCluster(postgres: PGlite, path = archivePath()) {
  const archive = await postgres.dumpDataDir('none');
  // Others may be reading the one that is there, or writing theirs.
  const unfinished = `${path}.${randomUUID()}`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(unfinished, await archive.bytes());
    renameSync(unfinished, path);
  } catch {
    // Read-only or full: the next start takes its 3 s again.
    if (existsSync(unfinished)) rmSync(unfinished);
  }
}

export function forgetCluster(path = archivePath()) {
  rmSync(path, { force: true });
}

/** By the version: another Lite may bring another Postgres, which could not read the folder. */
function archivePath(): string {
  const manifest = new URL('../package.json', import.meta.resolve('@supabase/lite'));
  const { version }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'));
  return fileURLToPath(new URL(`../../.cache/lite-${version}-cluster.tar`, import.meta.url));
}
