import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backupFolder } from '../backup/backupFolder.ts';
import { copiesFolder } from '../backup/copies.ts';
import { encrypt } from '../backup/encryption.ts';
import { backupHosted, noteBackup, readKey } from '../backup/hostedLeague.ts';
import type { TakenBackup } from '../backup/packBackup.ts';
import { openPostgres } from '../backup/postgresSession.ts';
import { leagueIn, usualFolder } from '../embedded/dataFolder.ts';
import { replaceDurably } from '../embedded/durableFiles.ts';
import { reportFailure } from '../embedded/startFailure.ts';
import { commonOptions, parseCommandLine } from '../terminal/commandLine.ts';
import { say, warn } from '../terminal/say.ts';
import { agreedKey, askConnection, readHosted } from './host/hostedBackups.ts';

/**
 * `npm run backup`: writes one file with all of a league.
 * --data-dir says which of this machine (default: one's own, or else the demo's), also while it is open; --hosted the
 * project of `npm run host`, whose file is encrypted; --to the file or its folder (default: beside the data of this
 * machine's; of a hosted one here).
 */

process.umask(0o077);
try {
  const { values } = parseCommandLine({
    args: process.argv.slice(2),
    options: {
      ...commonOptions,
      'data-dir': { type: 'string' },
      hosted: { type: 'boolean' },
      to: { type: 'string' },
    },
  });
  await (values.hosted === true
    ? backUpProject(resolve(values.to ?? '.'))
    : backUpFolder(values['data-dir'] ?? process.env['DATA_DIR'], values.to));
} catch (error) {
  reportFailure(error);
  process.exitCode = 1;
}

function write(where: string, { file, name, missing }: TakenBackup, to: string) {
  const path = existsSync(to) && statSync(to).isDirectory() ? join(to, name) : to;
  replaceDurably(path, file);
  say('leagueBackedUp', { where, path, size: Math.ceil(file.length / 1024) });
  for (const picture of missing) warn('pictureNotInBackup', { picture });
}

async function backUpFolder(named: string | undefined, to: string | undefined) {
  const folder = resolve(named ?? usualFolder(leagueIn(usualFolder('own')) ?? 'demo'));
  const taken = await backupFolder(folder);
  // Where a start looks that finds the league damaged.
  if (to === undefined) mkdirSync(copiesFolder(folder), { recursive: true, mode: 0o700 });
  write(folder, taken, resolve(to ?? copiesFolder(folder)));
  say('notEncrypted');
}

async function backUpProject(to: string) {
  const { url, key: keyHere } = readHosted();
  const postgres = await openPostgres(await askConnection(url));
  try {
    const key = agreedKey(keyHere, await readKey(postgres));
    const taken = await backupHosted({ postgres, url });
    const file = await encrypt(taken.file, key);
    write(url, { ...taken, file, name: `${taken.name}.age` }, to);
    await noteBackup(postgres, key);
    say('encryptedTo', { key });
  } finally {
    await postgres.close();
  }
}
