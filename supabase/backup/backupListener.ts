import { statePath } from '../embedded/apiListener.ts';
import type { EmbeddedDatabase } from '../embedded/database.ts';
import { jsonResponse } from '../embedded/jsonResponse.ts';
import { bearerToken, verifyToken } from '../embedded/realtime/tokens.ts';
import { openPictureFiles } from '../embedded/storage/pictureFiles.ts';
import type { Backup } from './backupFile.ts';
import { readRows } from './leagueRows.ts';
import type { Damage } from './damage.ts';
import { packBackup, type TakenBackup } from './packBackup.ts';

export type BackupOptions = {
  database: Pick<EmbeddedDatabase, 'exclusive'>;
  jwtSecret: string;
  kind: Backup['kind'];
  /** Where the pictures lie. */
  picturesFolder: string;
  state: () => LeagueState;
};

/** What the administrator is told of a laptop's league. */
export type LeagueState = Damage & {
  /** When the last daily backup was made, ISO 8601. */
  lastBackup: string | null;
};

/** A laptop's league that is open. */
export type BackupSource = {
  /** The backup of this moment. */
  take(): Promise<TakenBackup>;
  /**
   * Answers `POST /functions/v1/backup` with the file: for the administrator and for who can read the data folder,
   * whose token it takes in a header, which neither a link nor a page of another site can send. `GET
   * /functions/v1/league-state` tells the same people its state.
   */
  answer(request: Request): Promise<Response>;
};

export function createBackupSource(options: BackupOptions): BackupSource {
  const { database, jwtSecret, kind, picturesFolder } = options;
  const { read: readPicture } = openPictureFiles(picturesFolder);
  let last: Promise<unknown> = Promise.resolve();

  /** One at a time: each holds the league in memory. */
  function take(): Promise<TakenBackup> {
    const taken = last.then(async () =>
      packBackup(await database.exclusive(readRows), { kind, readPicture }),
    );
    last = taken.catch(() => undefined);
    return taken;
  }

  async function mayTake(headers: Headers): Promise<boolean> {
    const outcome = await verifyToken(bearerToken(headers) ?? '', jwtSecret);
    if (!('identity' in outcome)) return false;
    const { role, claims } = outcome.identity;
    if (role === 'service_role') return true;
    const { rows } = await database.exclusive((postgres) =>
      postgres.query(`select from private.admins where user_id::text = $1::jsonb ->> 'sub'`, [
        claims,
      ]),
    );
    return role === 'authenticated' && rows.length > 0;
  }

  return {
    take,
    async answer(request) {
      const asksForState = new URL(request.url).pathname === statePath;
      if (request.method !== (asksForState ? 'GET' : 'POST')) {
        return jsonResponse(405, { message: 'POST asks for a backup, GET for the state' });
      }
      if (!(await mayTake(request.headers))) {
        return jsonResponse(403, { message: 'Only the administrator has the backup' });
      }
      if (asksForState) return jsonResponse(200, options.state(), { 'cache-control': 'no-store' });
      const { file, name, missing } = await take();
      return new Response(new Uint8Array(file), {
        headers: {
          'content-type': 'application/gzip',
          'content-length': String(file.length),
          'content-disposition': `attachment; filename="${name}"`,
          'cache-control': 'no-store',
          'x-missing-pictures': JSON.stringify(missing),
        },
      });
    },
  };
}
