import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isEncrypted, readBackup, type Backup } from '../../backup/backupFile.ts';
import { decrypt, isPrivateKey, makeKey } from '../../backup/encryption.ts';
import { ask } from '../questions.ts';
import { connectionProblem, projectRef } from './answers.ts';
import { environmentFile, readEnvironmentFile } from './environmentFile.ts';

const file = fileURLToPath(new URL(`../../../${environmentFile}`, import.meta.url));

/** The project of the last `npm run host`, and the public key of its backups. @throws Error if there is none */
export function readHosted(): { url: string; key: string } {
  const { VITE_SUPABASE_URL: url = '', BACKUP_KEY: key = '' } = readEnvironmentFile(file);
  if (url === '') throw new Error(`${environmentFile} names no project: run npm run host first.`);
  if (key === '') {
    throw new Error(
      `${environmentFile} has no key for backups: run npm run host on a terminal, which makes one.`,
    );
  }
  return { url, key };
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
 * Makes a key, shows the private half once and asks for its last letters.
 * @returns the public half; null: nobody can be asked, so nobody would have the private one
 */
export async function makeBackupKey(): Promise<string | null> {
  if (!process.stdin.isTTY) return null;
  const { publicKey, privateKey } = await makeKey();
  console.log(`
  This is the private key of the league's backups. Without it no backup can be opened, and
  it is stored nowhere: write it down, in a password manager or on paper. It is not shown again.

     ${privateKey}
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
