import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isEncrypted, readBackup, type Backup } from '../../backup/backupFile.ts';
import { decrypt, encrypt, isPrivateKey, isPublicKey, makeKey } from '../../backup/encryption.ts';
import { backupHosted, readKey, type HostedLeague } from '../../backup/hostedLeague.ts';
import { replacementProblem, replacementQuestion } from '../../backup/leagueNameFile.ts';
import { leagueName } from '../../backup/leagueRows.ts';
import { replaceDurably } from '../../embedded/durableFiles.ts';
import { StartFailure } from '../../embedded/startFailure.ts';
import { readBytes } from '../../backup/readBytes.ts';
import { say, sentence, type Say } from '../../terminal/say.ts';
import { ask, isYes } from '../questions.ts';
import { connectionProblem, projectRef } from './answers.ts';
import { environmentFile, readEnvironmentFile } from './environmentFile.ts';

const file = fileURLToPath(new URL(`../../../${environmentFile}`, import.meta.url));

/** The project of the last `npm run host` and, if this machine knows it, the public key of its backups. */
export function readHosted(): { url: string; key: string | null } {
  const { VITE_SUPABASE_URL: url = '', BACKUP_KEY: key = null } = readEnvironmentFile(file);
  if (url === '') throw new StartFailure('hostNoLastProject', { file: environmentFile });
  return { url, key };
}

/**
 * The public key to which a backup is encrypted: that of the league, which every machine finds in its database.
 * @throws StartFailure if there is none, or this machine has another one
 */
export function agreedKey(here: string | null, ofLeague: string | null): string {
  const key = ofLeague ?? here;
  if (key === null) {
    throw new StartFailure('hostNoBackupKey');
  }
  if (here !== null && here !== key) {
    throw new StartFailure('hostOtherBackupKey', { key, file: environmentFile });
  }
  return key;
}

/** The address of a project's database, with its password; not stored. */
export function askConnection(url: string): Promise<string> {
  return ask({
    variable: 'SUPABASE_DB_URL',
    text: sentence('hostDatabaseQuestion'),
    isSecret: true,
    problem: (address) => connectionProblem(address, projectRef(url)),
  });
}

/**
 * A backup from its file; somebody is asked for the private key of one that is encrypted, and whether more than one may
 * write.
 */
export async function openBackup(path: string): Promise<Backup> {
  const backup = await readFile(path);
  await agreeOnAdministrators(backup);
  return backup;
}

async function readFile(path: string): Promise<Backup> {
  const bytes = readBytes(path);
  if (!isEncrypted(bytes)) return readBackup(bytes);
  const privateKey = await ask({
    variable: 'BACKUP_PRIVATE_KEY',
    text: sentence('privateKeyQuestion'),
    isSecret: true,
    problem: (key) => (isPrivateKey(key) ? null : sentence('noPrivateKey')),
  });
  return readBackup(await decrypt(bytes, privateKey));
}

/** Says who may write in the league of a file, where it is more than one, and asks whether that is right. */
async function agreeOnAdministrators({ rows, users }: Backup): Promise<void> {
  const ids = new Set(
    (rows.get('private.admins') ?? []).map((row): unknown => JSON.parse(row).user_id),
  );
  const emails = users.filter(({ id }) => ids.has(id)).map(({ email }) => email);
  if (emails.length < 2) return;
  say('severalAdministrators', { count: emails.length, emails: emails.join(', ') });
  await ask({
    variable: 'SEVERAL_ADMINISTRATORS',
    text: sentence('administratorsQuestion'),
    problem: (answer) => (isYes(answer) ? null : sentence('notAgreed')),
  });
}

/** How many letters of the private key show that somebody has it. */
const askedLetters = 6;

/**
 * Asks for the public key of which somebody has the private half already, or makes one: shows its private half once
 * and asks for its last letters.
 * @returns the public half; null: nobody can be asked, so nobody would have the private one
 */
export async function makeBackupKey(): Promise<string | null> {
  const known = await ask({
    variable: 'BACKUP_KEY',
    text: sentence('publicKeyQuestion'),
    proposed: '',
    problem: (key) => (isPublicKey(key) ? null : sentence('noPublicKey')),
  });
  if (known !== '') return known;
  if (!process.stdin.isTTY) return null;
  const { publicKey, privateKey } = await makeKey();
  say('newBackupKey', { privateKey, publicKey });
  await ask({
    variable: 'BACKUP_KEY_END',
    text: sentence('lastLettersQuestion', { count: askedLetters }),
    problem: (answer) =>
      answer.toUpperCase() === privateKey.slice(-askedLetters)
        ? null
        : sentence('otherLastLetters'),
  });
  return publicKey;
}

/**
 * Writes an encrypted backup of the league that a project has, once somebody agrees that it is replaced.
 * @returns what the file has; null: there is no league
 */
export async function saveReplaced(
  { postgres, url }: HostedLeague,
  {
    folder,
    say,
    confirmReplaced,
  }: {
    folder: string;
    say: Say;
    confirmReplaced: (name: string) => Promise<void>;
  },
): Promise<Backup | null> {
  const name = await leagueName(postgres);
  if (name === null) return null;
  const { BACKUP_KEY: keyHere = null } = readEnvironmentFile(join(folder, environmentFile));
  const key = agreedKey(keyHere, await readKey(postgres));
  await confirmReplaced(name);
  const taken = await backupHosted({ postgres, url });
  const path = join(folder, `${Date.now()}-${taken.name}.age`);
  replaceDurably(path, await encrypt(taken.file, key));
  say('hostReplacedBackup', { name, path });
  say('encryptedTo', { key });
  for (const picture of taken.missing) say('pictureNotInBackup', { picture });
  return readBackup(taken.file);
}

/** Asks for the name of a hosted league that a backup replaces. */
export async function confirmReplaced(name: string): Promise<void> {
  say('hostProjectHasLeague', { name });
  await ask({
    variable: 'REPLACED_LEAGUE',
    text: replacementQuestion(name),
    problem: (answer) => replacementProblem(answer, name),
  });
}
