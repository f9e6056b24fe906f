import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { BadBackup } from './backupFile.ts';

/** The two halves of a key: files are encrypted to the public one, and only the private one opens them. */
export type BackupKey = {
  /** `age1…`; no secret. */
  publicKey: string;
  /** `AGE-SECRET-KEY-1…`; stored nowhere. */
  privateKey: string;
};

export async function makeKey(): Promise<BackupKey> {
  const privateKey = await generateX25519Identity();
  return { privateKey, publicKey: await identityToRecipient(privateKey) };
}

export const isPublicKey = (text: string) => /^age1[02-9ac-hj-np-z]{58}$/u.test(text);
export const isPrivateKey = (text: string) => /^AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}$/u.test(text);

/** @param publicKey `age1…` */
export async function encrypt(file: Uint8Array, publicKey: string): Promise<Buffer> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(publicKey);
  return Buffer.from(await encrypter.encrypt(file));
}

/**
 * @param privateKey `AGE-SECRET-KEY-1…`
 * @throws BadBackup if it is another key, or the file is damaged
 */
export async function decrypt(file: Uint8Array, privateKey: string): Promise<Uint8Array> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(privateKey);
  try {
    return await decrypter.decrypt(file);
  } catch (error) {
    const isOther = error instanceof Error && error.message.includes('no identity matched');
    throw new BadBackup(isOther ? 'otherKey' : 'damagedFile');
  }
}
