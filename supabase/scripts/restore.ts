import { basename, join, resolve } from 'node:path';
import { BrokenLeague } from '../backup/brokenLeague.ts';
import { backupFolder, nameOfLeague } from '../backup/backupFolder.ts';
import {
  readLeagueName,
  replacementProblem,
  replacementQuestion,
} from '../backup/leagueNameFile.ts';
import { restoreFolder } from '../backup/restoreFolder.ts';
import { usualFolder } from '../embedded/dataFolder.ts';
import { replaceDurably } from '../embedded/durableFiles.ts';
import { reportFailure, StartFailure } from '../embedded/startFailure.ts';
import { commonOptions, parseCommandLine } from '../terminal/commandLine.ts';
import { say, sentence, warn } from '../terminal/say.ts';
import { openBackup } from './host/hostedBackups.ts';
import { ask } from './questions.ts';

/**
 * `npm run restore FILE`: makes a laptop's league of a backup; `npm run host` makes a hosted one.
 * --data-dir says where (default: where `npm start` or `npm run start:league` looks), --replace in place of the league
 * that is there, of which it makes a backup first.
 */

process.umask(0o077);
try {
  const { values, positionals } = parseCommandLine({
    args: process.argv.slice(2),
    options: {
      ...commonOptions,
      'data-dir': { type: 'string' },
      replace: { type: 'boolean' },
      hosted: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  if (values.hosted === true) {
    throw new StartFailure('hostedRestore');
  }
  const [path] = positionals;
  if (path === undefined) throw new StartFailure('nameTheFile');
  if (positionals.length > 1) throw new StartFailure('nameOneFile', { count: positionals.length });
  const backup = await openBackup(path);
  const usual = usualFolder(backup.kind === 'demo' ? 'demo' : 'own');
  const folder = resolve(values['data-dir'] ?? process.env['DATA_DIR'] ?? usual);
  const there = await lookInto(folder);
  if (there !== null) {
    if (values.replace !== true) {
      throw new StartFailure('notReplaced', { there: there.what });
    }
    say('thereIs', { there: there.what });
    const name = there.name || readLeagueName(folder);
    await ask({
      variable: 'REPLACED_LEAGUE',
      text: replacementQuestion(name),
      problem: (answer) => replacementProblem(answer, name),
    });
    await saveWhatIsThere(folder);
  }
  const aside = await restoreFolder(backup, folder);
  const { rows, pictures } = backup;
  say('restored', {
    league: backup.league,
    at: backup.at,
    folder,
    results: sentence('results', { count: rows.get('public.results')?.length ?? 0 }),
    pairs: sentence('pairs', { count: rows.get('public.pairs')?.length ?? 0 }),
    pictures: sentence('pictures', { count: pictures.length }),
  });
  if (aside !== null) say('whatWasThereBefore', { path: aside });
} catch (error) {
  reportFailure(error);
  process.exitCode = 1;
}

/** What a folder has already; null: no league. Without a name: one that cannot be read. */
async function lookInto(folder: string): Promise<{ what: string; name: string | null } | null> {
  try {
    const name = await nameOfLeague(folder);
    return name === null ? null : { what: sentence('folderHasLeague', { folder, name }), name };
  } catch (error) {
    if (!(error instanceof BrokenLeague)) throw error;
    return { what: sentence('folderHasUnreadableLeague', { folder }), name: null };
  }
}

/** Makes a backup of the league that is replaced. One that cannot be read is moved aside as it is, like any other. */
async function saveWhatIsThere(folder: string) {
  try {
    const { file, name } = await backupFolder(folder);
    const saved = join(folder, '..', `${basename(folder)}-${Date.now()}-${name}`);
    replaceDurably(saved, file);
    say('itsBackupIs', { path: saved });
  } catch (error) {
    if (!(error instanceof BrokenLeague)) throw error;
    warn('noBackupOfIt');
  }
}
