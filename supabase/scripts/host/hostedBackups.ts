import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isEncrypted, readBackup, type Backup } from '../../backup/backupFile.ts';
import { decrypt, encrypt, isPrivateKey, isPublicKey, makeKey } from '../../backup/encryption.ts';
import { backupHosted, readKey, type HostedLeague } from '../../backup/hostedLeague.ts';
import { leagueName } from '../../backup/leagueRows.ts';
import { replaceDurably } from '../../embedded/durableFiles.ts';
import { ask } from '../questions.ts';
import { connectionProblem, projectRef } from './answers.ts';
import { environmentFile, readEnvironmentFile } from './environmentFile.ts';

const file = fileURLToPath(new URL(`../../../${environmentFile}`, import.meta.url));

/** The project of the last `npm run host` and, if this machine knows it, the public key of its backups. */
export function readHosted(): { url: string; key: string | null } {
  const { VITE_SUPABASE_URL: url = '', BACKUP_KEY: key = null } = readEnvironmentFile(file);
  if (url === '') throw new Error(`${environmentFile} names no project: run npm run host first.`);
  return { url, key };
}

/**
 * The public key to which a backup is encrypted: that of the league, which every machine finds in its database.
 * @throws Error if there is none, or this machine has another one
 */
export function agreedKey(here: string | null, ofLeague: string | null): string {
  const key = ofLeague ?? here;
  if (key === null) {
    throw new Error(
      'The league has no key for backups: run npm run host on a terminal, which makes one.',
    );
  }
  if (here !== null && here !== key) {
    throw new Error(
      `The key of the league’s backups is ${key}, and ${environmentFile} has another one: run npm run host, which takes the league’s.`,
    );
  }
  return key;
}

/** The address of a project's database, with its password; not stored. */
export function askConnection(url: string): Promise<string> {
  return ask({
    variable: 'SUPABASE_DB_URL',
    text: 'The address of its database with the password (Connect, Session pooler); it is not stored',
    isSecret: true,
    problem: (address) => connectionProblem(address, projectRef(url)),
  });
}

/** A backup from its file; somebody is asked for the private key of one that is encrypted. */
export async function openBackup(path: string): Promise<Backup> {
  const bytes = readBytes(path);
  if (!isEncrypted(bytes)) return readBackup(bytes);
  const privateKey = await ask({
    variable: 'BACKUP_PRIVATE_KEY',
    text: 'The private key of the file (AGE-SECRET-KEY-1…)',
    isSecret: true,
    problem: (key) =>
      isPrivateKey(key) ? null : 'That is no private key: it begins with AGE-SECRET-KEY-1.',
  });
  return readBackup(await decrypt(bytes, privateKey));
}

function readBytes(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${path} cannot be read (${reason}).`, { cause: error });
  }
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
    text: 'The public key of its backups (age1…), if you have one from before; without it one is made',
    proposed: '',
    problem: (key) =>
      isPublicKey(key) ? null : 'That is no public key: it begins with age1 and has 62 letters.',
  });
  if (known !== '') return known;
  if (!process.stdin.isTTY) return null;
  const { publicKey, privateKey } = await makeKey();
  console.log(`
  This is the private key of the league's backups. Without it no backup can be opened, and
  it is stored nowhere: write it down, in a password manager or on paper. It is not shown again.

     ${privateKey}

  Its public half is ${publicKey}.
`);
  await ask({
    variable: 'BACKUP_KEY_END',
    text: `Its last ${askedLetters} letters, from where you have written it`,
    problem: (answer) =>
      answer.toUpperCase() === privateKey.slice(-askedLetters)
        ? null
        : 'Those are not its last letters.',
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
    say: (line: string) => void;
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
  say(`  The backup of “${name}”, which is replaced, is ${path}.`);
  say(`  Only the private key of ${key} opens it.`);
  for (const picture of taken.missing) say(`  Not in it: the picture ${picture} has no file.`);
  return readBackup(taken.file);
}

/** Asks for the name of a hosted league that a backup replaces. */
export async function confirmReplaced(name: string): Promise<void> {
  console.log(`The project has a league: “${name}”.`);
  await ask({
    variable: 'REPLACED_LEAGUE',
    text: 'Its name, as a confirmation that it is replaced',
    problem: (answer) => (answer === name.trim() ? null : 'That is not its name.'),
  });
}
