import { jsonResponse } from '../jsonResponse.ts';

/**
 * An error of Storage: the hosted service answers 400 to most, and says in the body which one it is.
 * @param statusCode what the client reads as `error.statusCode`
 */
export function storageError(
  statusCode: number,
  error: string,
  message: string,
  status = statusCode < 500 ? 400 : statusCode,
): Response {
  return jsonResponse(status, { statusCode: String(statusCode), error, message });
}

export const notFound = () => storageError(404, 'not_found', 'Object not found');

export const tooLarge = () =>
  storageError(413, 'Payload too large', 'The object exceeded the maximum allowed size', 413);

/** The hosted service takes the type that the sender declares; here the bytes count. */
export const wrongType = (message: string) => storageError(415, 'invalid_mime_type', message, 415);

/**
 * @param error what the database or the disk raised
 * @returns null for an error that is not the client's
 */
export function refusalOf(error: unknown): Response | null {
  switch (codeOf(error)) {
    case '42501':
      return storageError(403, 'Unauthorized', 'new row violates row-level security policy');
    case '23505':
      return storageError(409, 'Duplicate', 'The resource already exists');
    default:
      return null;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
