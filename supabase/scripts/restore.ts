import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readBackup } from '../backup/backupFile.ts';
import { backupFolder, nameOfLeague } from '../backup/backupFolder.ts';
import { restoreFolder } from '../backup/restoreFolder.ts';
import { usualFolder } from '../embedded/dataFolder.ts';
import { replaceDurably } from '../embedded/durableFiles.ts';
import { StartFailure } from '../embedded/startFailure.ts';
import { ask } from './questions.ts';

/**
 * `npm run restore FILE`: makes a laptop's league of a backup.
 * --data-dir says where (default: where `npm start` or `npm run start:league` looks), --replace in place of the league
 * that is there, of which it makes a backup first.
 */

process.umask(0o077);
try {
  const { values, positionals } = parseArgs({
    options: { 'data-dir': { type: 'string' }, replace: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [path] = positionals;
  if (path === undefined || positionals.length > 1) {
    throw new StartFailure('Name the file of the backup: npm run restore copia-liga-2026-11-27.gz');
  }
  const backup = readBackup(readFile(path));
  const usual = usualFolder(backup.kind === 'demo' ? 'demo' : 'own');
  const folder = resolve(values['data-dir'] ?? process.env['DATA_DIR'] ?? usual);
  const name = await nameOfLeague(folder);
  if (name !== null) {
    const league = `${folder} has a league: “${name}”.`;
    if (values.replace !== true) {
      throw new StartFailure(
        `${league} Nothing was changed. --replace replaces it, after a backup.`,
      );
    }
    console.log(league);
    await ask({
      variable: 'REPLACED_LEAGUE',
      text: 'Its name, as a confirmation that it is replaced',
      problem: (answer) => (answer === name.trim() ? null : 'That is not its name.'),
    });
    const { file, name: fileName } = await backupFolder(folder);
    const saved = join(folder, '..', `${basename(folder)}-${Date.now()}-${fileName}`);
    replaceDurably(saved, file);
    console.log(`Its backup is ${saved}.`);
  }
  const aside = await restoreFolder(backup, folder);
  const { rows, pictures } = backup;
  console.log(
    `“${backup.league}” of ${backup.at} is in ${folder}: ${rows.get('public.results')?.length ?? 0} results, ` +
      `${rows.get('public.pairs')?.length ?? 0} pairs, ${pictures.length} pictures.`,
  );
  if (aside !== null) console.log(`What was there before is in ${aside}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function readFile(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new StartFailure(
      `${path} cannot be read (${error instanceof Error ? error.message : String(error)}).`,
    );
  }
}
