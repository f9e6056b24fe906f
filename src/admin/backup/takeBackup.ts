import type { Client } from '../../live/sources.ts';
import { SessionEndedError } from '../../session/writeErrors.ts';

/** The address at which a laptop's server answers, on the site's own origin. */
const backupPath = '/functions/v1/backup';

/** @property missing the paths of pictures whose file is gone */
export type TakenBackup = { file: File; missing: readonly string[] };

/**
 * The backup of this moment, as the administrator: neither a link nor another site can send the header.
 * @throws SessionEndedError if the session is over
 * @throws Error if the server did not answer, or with something else
 */
export async function takeBackup(client: Client): Promise<TakenBackup> {
  const { data } = await client.auth.getSession();
  const token = data.session?.access_token;
  if (token === undefined) throw new SessionEndedError();
  const response = await fetch(backupPath, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    cache: 'no-store',
  });
  if (response.status === 403) throw new SessionEndedError();
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  const name = /filename="([^"]+)"/u.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const missing: unknown = JSON.parse(response.headers.get('x-missing-pictures') ?? '[]');
  return {
    file: new File([await response.blob()], name ?? 'copia.gz', { type: 'application/gzip' }),
    missing: Array.isArray(missing) ? missing.map(String) : [],
  };
}
