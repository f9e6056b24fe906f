import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backupFolder } from '../backup/backupFolder.ts';
import { encrypt } from '../backup/encryption.ts';
import { backupHosted, noteBackup, readKey } from '../backup/hostedLeague.ts';
import type { TakenBackup } from '../backup/packBackup.ts';
import { openPostgres } from '../backup/postgresSession.ts';
import { leagueIn, usualFolder } from '../embedded/dataFolder.ts';
import { replaceDurably } from '../embedded/durableFiles.ts';
import { agreedKey, askConnection, readHosted } from './host/hostedBackups.ts';

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
  const to = resolve(values.to ?? '.');
  await (values.hosted === true
    ? backUpProject(to)
    : backUpFolder(values['data-dir'] ?? process.env['DATA_DIR'], to));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function write(where: string, { file, name, missing }: TakenBackup, to: string) {
  const path = existsSync(to) && statSync(to).isDirectory() ? join(to, name) : to;
  replaceDurably(path, file);
  console.log(`The league ${where} is in ${path} (${Math.ceil(file.length / 1024)} kB).`);
  for (const picture of missing) {
    console.warn(`Not in it: the picture ${picture} has no file.`);
  }
}

async function backUpFolder(named: string | undefined, to: string) {
  const folder = resolve(named ?? usualFolder(leagueIn(usualFolder('own')) ?? 'demo'));
  write(`in ${folder}`, await backupFolder(folder), to);
  console.log(
    'The file is not encrypted: it has the e-mail and the hash of the password of who signs in.',
  );
}

async function backUpProject(to: string) {
  const { url, key: keyHere } = readHosted();
  const postgres = await openPostgres(await askConnection(url));
  try {
    const key = agreedKey(keyHere, await readKey(postgres));
    const taken = await backupHosted({ postgres, url });
    const file = await encrypt(taken.file, key);
    write(`at ${url}`, { ...taken, file, name: `${taken.name}.age` }, to);
    await noteBackup(postgres, key);
    console.log(`Only the private key of ${key} opens it.`);
  } finally {
    await postgres.close();
  }
}
