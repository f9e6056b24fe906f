import type { Client } from '../live/sources.ts';
import { callFunction } from './requests.ts';
import { SessionEndedError, WriteRefusedError } from './writeErrors.ts';

/** A compressed picture and the path under which it is stored: a digest of it is its name. */
export type Picture = { path: string; blob: Blob };

/** A picture that was chosen on this device and is not stored yet. */
export type ChosenPicture = Picture & {
  /** Of a hero picture: the same, cropped for phones, and the point that stays in view, as the row has it. */
  phone?: Picture;
  focus?: string;
};

/** The bucket that a migration makes. */
const pictureBucket = 'pictures';

/** For how long a phone may take to send a picture of 90 kB, ms. */
const UPLOAD_TIME = 30_000;

/**
 * Stores a chosen picture, before the row that names it. One that is there already, as after a response
 * that was lost, is the same: its path is a digest of it.
 * @throws WriteRefusedError or SessionEndedError if Storage refused it
 * @throws Error if it failed otherwise, or Storage did not respond
 */
export async function uploadPicture(client: Client, picture: ChosenPicture): Promise<void> {
  const pictures = picture.phone === undefined ? [picture] : [picture, picture.phone];
  await Promise.all(pictures.map((each) => store(client, each)));
}

async function store(client: Client, { path, blob }: Picture): Promise<void> {
  const upload = client.storage
    .from(pictureBucket)
    .upload(path, blob, { contentType: blob.type, cacheControl: '31536000' });
  const { error } = await Promise.race([upload, noResponse()]);
  if (error !== null && error.statusCode !== '409') throw storageErrorOf(error);
}

/**
 * Deletes the pictures that neither a row nor the history names, a day after they were stored.
 * @returns how many
 * @throws as `uploadPicture` does
 */
export async function removeUnusedPictures(client: Client): Promise<number> {
  const unused = await callFunction(client, 'unused_pictures', {});
  const paths = Array.isArray(unused) ? unused.filter((path) => typeof path === 'string') : [];
  if (paths.length === 0) return 0;
  const { data, error } = await client.storage.from(pictureBucket).remove(paths);
  if (error !== null) throw storageErrorOf(error);
  return data.length;
}

/** Storage's client has no timeout of its own. */
function noResponse(): Promise<never> {
  return new Promise((_, reject) => {
    AbortSignal.timeout(UPLOAD_TIME).addEventListener('abort', () =>
      reject(new Error('Storage did not respond.')),
    );
  });
}

/** Storage answers 403 to a token that has expired, too. */
function storageErrorOf(error: { message: string; statusCode?: string | undefined }): Error {
  const { message, statusCode = '' } = error;
  if (!['401', '403'].includes(statusCode)) return new Error(message, { cause: error });
  return message.includes('row-level security')
    ? new WriteRefusedError(message, { cause: error })
    : new SessionEndedError(message, { cause: error });
}
