import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backupFolder } from '../backup/backupFolder.ts';
import { leagueIn, usualFolder } from '../embedded/dataFolder.ts';
import { replaceDurably } from '../embedded/durableFiles.ts';

/**
 * `npm run backup`: writes one file with all of a laptop's league, also while it is open.
 * --data-dir says which (default: one's own, or else the demo's), --to the file or its folder (default: this one).
 */

process.umask(0o077);
try {
  const { values } = parseArgs({
    options: { 'data-dir': { type: 'string' }, to: { type: 'string' } },
  });
  const usual = usualFolder(leagueIn(usualFolder('own')) ?? 'demo');
  const folder = resolve(values['data-dir'] ?? process.env['DATA_DIR'] ?? usual);
  const { file, name, missing } = await backupFolder(folder);
  const to = resolve(values.to ?? '.');
  const path = existsSync(to) && statSync(to).isDirectory() ? join(to, name) : to;
  replaceDurably(path, file);
  console.log(`The league in ${folder} is in ${path} (${Math.ceil(file.length / 1024)} kB).`);
  for (const picture of missing) console.warn(`Not in it: the picture ${picture} has no file.`);
  console.log(
    'The file is not encrypted: it has the e-mail and the hash of the password of who signs in.',
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
