import { createHash, randomUUID } from 'node:crypto';
import type { EmbeddedDatabase, SqlSession } from '../database.ts';
import { jsonResponse, preflight } from '../jsonResponse.ts';
import { bearerToken, verifyApiKey, type ApiKeys, type Identity } from '../realtime/tokens.ts';
import { openPictureFiles, type WrittenPicture } from './pictureFiles.ts';
import { extensions, pictureType } from './pictureType.ts';
import { notFound, refusalOf, storageError, tooLarge, wrongType } from './storageErrors.ts';
import { uploadedFile, type UploadedFile } from './uploadedFile.ts';

/**
 * Answers a request to `/storage/v1`.
 * @param address the client's, whose share of the database's time it takes
 */
export type StorageListener = (
  request: Request,
  body: Buffer | null,
  address: string,
) => Promise<Response>;

export type StorageOptions = {
  database: Pick<EmbeddedDatabase, 'exclusive'>;
  keys: ApiKeys;
  /** Where the pictures lie. */
  folder: string;
};

/** The only bucket, which a migration makes. */
const bucket = 'pictures';
/** No dot but the last one, and no escaped character: a name is the same path in the folder. */
const objectName = /^(?:[a-z0-9-]+\/)*[a-z0-9-]+\.(?:jpg|png|webp)$/;
const LONGEST_NAME = 120;
const MOST_REMOVED = 1_000;

/**
 * The part of Storage that the site needs, for unmodified supabase-js: one public bucket of pictures, to
 * which one uploads, which everybody reads, and from which one removes. The rows of `storage.objects` are
 * inserted and deleted as the user: the policies of the migrations decide.
 */
export function createStorage({ database, keys, folder }: StorageOptions): StorageListener {
  const files = openPictureFiles(folder);

  async function read(name: string): Promise<Response> {
    const bytes = await files.read(name);
    const type = bytes === null ? null : pictureType(bytes);
    if (bytes === null || type === null) return notFound();
    return new Response(bytes, {
      headers: {
        'access-control-allow-origin': '*',
        'content-type': type,
        'content-length': String(bytes.length),
        // The name holds a digest of the bytes.
        'cache-control': 'public, max-age=31536000, immutable',
        // It is on the site's origin: whatever a browser takes it for, it can do nothing there.
        'content-security-policy': "default-src 'none'; sandbox",
      },
    });
  }

  async function upload(
    name: string,
    file: UploadedFile,
    identity: Identity,
    lane: string,
  ): Promise<Response> {
    const type = pictureType(file.bytes);
    if (type === null) return wrongType('The file is no WebP, JPEG or PNG picture');
    if (!name.endsWith(`.${extensions[type]}`)) {
      return wrongType(`The picture is ${type}, and its name says something else`);
    }
    let written: WrittenPicture | undefined;
    try {
      const id = randomUUID();
      const refusal = await database.exclusive(
        (postgres) =>
          postgres.transaction(async (transaction) => {
            const refused = await refuseByBucket(transaction, file);
            if (refused !== null) return refused;
            await actAs(transaction, identity);
            await transaction.query(
              `insert into storage.objects (id, bucket_id, name, owner, owner_id, metadata)
               values ($1, $2, $3, auth.uid(), auth.uid()::text, $4::jsonb)`,
              [id, bucket, name, JSON.stringify(metadataOf(file.bytes, type))],
            );
            // Before the row is there for others: a row without its picture would never get one.
            written = files.write(file.bytes);
            written.publish(name);
            return null;
          }),
        lane,
      );
      return refusal ?? jsonResponse(200, { Key: `${bucket}/${name}`, Id: id });
    } catch (error) {
      return refusalOf(error) ?? failure(error);
    } finally {
      written?.discard();
    }
  }

  async function remove(
    names: readonly string[],
    identity: Identity,
    lane: string,
  ): Promise<Response> {
    try {
      const removed = await database.exclusive(async (postgres) => {
        const { rows } = await postgres.transaction(async (transaction) => {
          await actAs(transaction, identity);
          await transaction.query("select set_config('storage.allow_delete_query', 'true', true)");
          return transaction.query<{ name: string }>(
            `delete from storage.objects
             where bucket_id = $1 and name in (select jsonb_array_elements_text($2::jsonb))
             returning name, bucket_id, owner, owner_id, version, id, created_at, updated_at,
               last_accessed_at, metadata, user_metadata`,
            [bucket, JSON.stringify(names)],
          );
        });
        // Nothing else is stored meanwhile under one of these names.
        for (const { name } of rows) files.remove(name);
        return rows;
      }, lane);
      return jsonResponse(200, removed);
    } catch (error) {
      return refusalOf(error) ?? failure(error);
    }
  }

  return async (request, body, address) => {
    const { method, headers } = request;
    if (method === 'OPTIONS') return preflight(headers);
    const path = new URL(request.url).pathname.replace('/storage/v1/object/', '');
    const isRead = method === 'GET' || method === 'HEAD';
    const publicName = nameIn(path, `public/${bucket}/`);
    if (isRead && publicName !== null) {
      return isObjectName(publicName) ? await read(publicName) : notFound();
    }
    const name = nameIn(path, `${bucket}/`);
    const isUpload = method === 'POST' && name !== null;
    if (!isUpload && !(method === 'DELETE' && path === bucket)) return noSuchRequest();
    const identity = await identify(headers, keys);
    if ('fault' in identity) return storageError(403, 'Unauthorized', identity.fault);
    if (!isUpload) {
      const names = namesToRemove(body);
      return names === null
        ? storageError(400, 'InvalidRequest', 'The body must have up to 1,000 prefixes')
        : await remove(names, identity, address);
    }
    if (!isObjectName(name)) return storageError(400, 'InvalidKey', `Invalid key: ${name}`);
    const file = await uploadedFile(headers, new Uint8Array(body ?? []));
    return file === null
      ? storageError(400, 'no_file_provided', 'No file provided')
      : await upload(name, file, identity, address);
  };
}

/** What follows the beginning of a path; null for another beginning. */
function nameIn(path: string, beginning: string): string | null {
  return path.startsWith(beginning) ? path.slice(beginning.length) : null;
}

export function isObjectName(name: string): boolean {
  return name.length <= LONGEST_NAME && objectName.test(name);
}

/** Whom a request comes from: the user of its token, or who has its API key. */
async function identify(headers: Headers, keys: ApiKeys): Promise<Identity | { fault: string }> {
  const outcome = await verifyApiKey(bearerToken(headers) ?? headers.get('apikey'), keys);
  if ('identity' in outcome) return outcome.identity;
  const isExpired = outcome.fault.upgrade === 'Token has expired';
  return { fault: isExpired ? '"exp" claim timestamp check failed' : 'Invalid Compact JWS' };
}

/** For the rest of the transaction the row-level security of the identity holds. */
async function actAs(transaction: SqlSession, { role, claims }: Identity) {
  await transaction.query(
    "select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)",
    [role, claims],
  );
}

type Limits = { file_size_limit: number | null; allowed_mime_types: string[] | null };

/** The limits of the bucket, which the hosted service knows from its row too. */
async function refuseByBucket(
  transaction: SqlSession,
  { bytes, declaredType }: UploadedFile,
): Promise<Response | null> {
  const { rows } = await transaction.query<Limits>(
    'select file_size_limit, allowed_mime_types from storage.buckets where id = $1',
    [bucket],
  );
  const [limits] = rows;
  if (limits === undefined) return storageError(404, 'Bucket not found', 'Bucket not found');
  if (bytes.length > (limits.file_size_limit ?? Infinity)) return tooLarge();
  if (limits.allowed_mime_types?.includes(declaredType) === false) {
    return storageError(415, 'invalid_mime_type', `mime type ${declaredType} is not supported`);
  }
  return null;
}

export function metadataOf(bytes: Uint8Array, type: string) {
  return {
    eTag: `"${createHash('md5').update(bytes).digest('hex')}"`,
    size: bytes.length,
    mimetype: type,
    cacheControl: 'max-age=31536000',
    contentLength: bytes.length,
    httpStatusCode: 200,
  };
}

function namesToRemove(body: Buffer | null): string[] | null {
  try {
    const value: unknown = JSON.parse(body?.toString() ?? '');
    if (typeof value !== 'object' || value === null || !('prefixes' in value)) return null;
    const { prefixes } = value;
    if (!Array.isArray(prefixes) || prefixes.length > MOST_REMOVED) return null;
    // Others have no picture, and a NUL would be an error of Postgres.
    return prefixes.filter((name) => typeof name === 'string').filter(isObjectName);
  } catch {
    return null;
  }
}

function noSuchRequest(): Response {
  return storageError(
    404,
    'not_found',
    'The embedded Supabase has no such request to Storage',
    404,
  );
}

/** A full disk, or a database that is being opened again: the client may try again. */
function failure(error: unknown): Response {
  console.error(error);
  return jsonResponse(
    503,
    { statusCode: '503', error: 'ServiceUnavailable', message: 'The picture could not be stored' },
    { 'retry-after': '2' },
  );
}
