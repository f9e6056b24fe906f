import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backupFolder } from '../backup/backupFolder.ts';
import { encrypt } from '../backup/encryption.ts';
import { backupHosted } from '../backup/hostedLeague.ts';
import type { TakenBackup } from '../backup/packBackup.ts';
import { openPostgres } from '../backup/postgresSession.ts';
import { leagueIn, usualFolder } from '../embedded/dataFolder.ts';
import { replaceDurably } from '../embedded/durableFiles.ts';
import { askConnection, readHosted } from './host/hostedBackups.ts';

/**
 * `npm run backup`: writes one file with all of a league.
 * --data-dir says which of this machine (default: one's own, or else the demo's), also while it is open; --hosted the
 * project of `npm run host`, whose file is encrypted; --to the file or its folder (default: this one).
 */

process.umask(0o077);
try {
  const { values } = parseArgs({
    options: {
      'data-dir': { type: 'string' },
      hosted: { type: 'boolean' },
      to: { type: 'string' },
    },
  });
  const { where, taken, note } =
    values.hosted === true
      ? await ofProject()
      : await ofFolder(values['data-dir'] ?? process.env['DATA_DIR']);
  const to = resolve(values.to ?? '.');
  const path = existsSync(to) && statSync(to).isDirectory() ? join(to, taken.name) : to;
  replaceDurably(path, taken.file);
  console.log(`The league ${where} is in ${path} (${Math.ceil(taken.file.length / 1024)} kB).`);
  for (const picture of taken.missing) {
    console.warn(`Not in it: the picture ${picture} has no file.`);
  }
  console.log(note);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

type Written = { where: string; taken: TakenBackup; note: string };

async function ofFolder(named: string | undefined): Promise<Written> {
  const folder = resolve(named ?? usualFolder(leagueIn(usualFolder('own')) ?? 'demo'));
  return {
    where: `in ${folder}`,
    taken: await backupFolder(folder),
    note: 'The file is not encrypted: it has the e-mail and the hash of the password of who signs in.',
  };
}

async function ofProject(): Promise<Written> {
  const { url, key } = readHosted();
  const postgres = await openPostgres(await askConnection(url));
  try {
    const taken = await backupHosted({ postgres, url });
    return {
      where: `at ${url}`,
      taken: { ...taken, file: await encrypt(taken.file, key), name: `${taken.name}.age` },
      note: `Only the private key of ${key} opens it.`,
    };
  } finally {
    await postgres.close();
  }
}
