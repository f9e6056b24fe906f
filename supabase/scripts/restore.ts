import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BrokenLeague } from '../backup/brokenLeague.ts';
import { backupFolder, nameOfLeague } from '../backup/backupFolder.ts';
import { restoreFolder } from '../backup/restoreFolder.ts';
import { usualFolder } from '../embedded/dataFolder.ts';
import { replaceDurably } from '../embedded/durableFiles.ts';
import { StartFailure } from '../embedded/startFailure.ts';
import { openBackup } from './host/hostedBackups.ts';
import { ask } from './questions.ts';

/**
 * `npm run restore FILE`: makes a laptop's league of a backup; `npm run host` makes a hosted one.
 * --data-dir says where (default: where `npm start` or `npm run start:league` looks), --replace in place of the league
 * that is there, of which it makes a backup first.
 */

process.umask(0o077);
try {
  const { values, positionals } = parseArgs({
    options: {
      'data-dir': { type: 'string' },
      replace: { type: 'boolean' },
      hosted: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  if (values.hosted === true) {
    throw new StartFailure(
      'A hosted league is restored by npm run host, which asks for the file; npm run host -- --replace puts it in the place of a league that is there.',
    );
  }
  const [path] = positionals;
  if (path === undefined || positionals.length > 1) {
    throw new StartFailure('Name the file of the backup: npm run restore copia-liga-2026-11-27.gz');
  }
  const backup = await openBackup(path);
  const usual = usualFolder(backup.kind === 'demo' ? 'demo' : 'own');
  const folder = resolve(values['data-dir'] ?? process.env['DATA_DIR'] ?? usual);
  const there = await lookInto(folder);
  if (there !== null) {
    if (values.replace !== true) {
      throw new StartFailure(
        `${there.what} Nothing was changed. --replace replaces it, after a backup.`,
      );
    }
    console.log(there.what);
    const name = there.name ?? backup.league;
    await ask({
      variable: 'REPLACED_LEAGUE',
      text: `${there.name === null ? 'The name of the league in the file' : 'Its name'}, as a confirmation that it is replaced`,
      problem: (answer) => (answer === name.trim() ? null : 'That is not its name.'),
    });
    await saveWhatIsThere(folder);
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

/** What a folder has already; null: no league. Without a name: one that cannot be read. */
async function lookInto(folder: string): Promise<{ what: string; name: string | null } | null> {
  try {
    const name = await nameOfLeague(folder);
    return name === null ? null : { what: `${folder} has a league: “${name}”.`, name };
  } catch (error) {
    if (!(error instanceof BrokenLeague)) throw error;
    return { what: `${folder} has a league that cannot be read.`, name: null };
  }
}

/** Makes a backup of the league that is replaced. One that cannot be read is moved aside as it is, like any other. */
async function saveWhatIsThere(folder: string) {
  try {
    const { file, name } = await backupFolder(folder);
    const saved = join(folder, '..', `${basename(folder)}-${Date.now()}-${name}`);
    replaceDurably(saved, file);
    console.log(`Its backup is ${saved}.`);
  } catch (error) {
    if (!(error instanceof BrokenLeague)) throw error;
    console.warn('No backup can be made of what is there: not all of it can be read.');
  }
}
