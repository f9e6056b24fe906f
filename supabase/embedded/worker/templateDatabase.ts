import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  openAsBlob,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@supabase/lite/pglite';
import { digestOf, readSchemaFiles } from './schemaFiles.ts';

// A new database takes seconds of initdb, Lite's tables and migrations, with the same result each
// time. The first one of a checkout is saved before the seed (40 MB), and later ones start from it.

/** The folder of a migrated database as an archive; `null`: none was saved yet. */
export async function readTemplate(path = templatePath()): Promise<Blob | null> {
  return existsSync(path) ? await openAsBlob(path) : null;
}

/** Saves the folder of a database without rows. Does nothing where it cannot be written. */
export async function saveTemplate(
  postgres: Pick<PGlite, 'exec' | 'dumpDataDir'>,
  path = templatePath(),
) {
  await postgres.exec('checkpoint');
  const archive = await postgres.dumpDataDir('none');
  const folder = dirname(path);
  // Other processes may be reading the existing file, or writing theirs.
  const unfinished = `${path}.${randomUUID()}`;
  try {
    mkdirSync(folder, { recursive: true });
  } catch {
    return;
  }
  try {
    writeFileSync(unfinished, await archive.bytes());
    renameSync(unfinished, path);
    const outdated = readdirSync(folder).filter(
      (name) => name.endsWith('.tar') && name !== basename(path),
    );
    for (const name of outdated) rmSync(join(folder, name), { force: true });
  } catch {
    rmSync(unfinished, { force: true });
  }
}

export function deleteTemplate(path = templatePath()) {
  rmSync(path, { force: true });
}

/** Named by a digest of what the template is made of: the versions of Lite and PGlite, the migrations, the functions. */
function templatePath(): string {
  const migrations = new URL('../../migrations/', import.meta.url);
  const sources = [
    new URL('../package.json', import.meta.resolve('@supabase/lite')),
    new URL('../package.json', import.meta.resolve('@electric-sql/pglite')),
    new URL('../platform.sql', import.meta.url),
    ...readdirSync(migrations).map((name) => new URL(name, migrations)),
  ];
  const digest = createHash('sha256');
  for (const source of sources) digest.update(readFileSync(source));
  digest.update(digestOf(readSchemaFiles()));
  const name = `database-${digest.digest('hex').slice(0, 16)}.tar`;
  return fileURLToPath(new URL(`../../../.cache/${name}`, import.meta.url));
}
