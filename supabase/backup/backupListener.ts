import { statePath } from '../embedded/apiListener.ts';
import type { EmbeddedDatabase } from '../embedded/database.ts';
import { jsonResponse } from '../embedded/jsonResponse.ts';
import { bearerToken, verifyToken } from '../embedded/realtime/tokens.ts';
import { openPictureFiles } from '../embedded/storage/pictureFiles.ts';
import type { Backup } from './backupFile.ts';
import { createFolderDoor, proofHeaders, proofOf } from './folderProof.ts';
import { readRows } from './leagueRows.ts';
import type { Damage } from './damage.ts';
import { packBackup, type TakenBackup } from './packBackup.ts';

export type BackupOptions = {
  database: Pick<EmbeddedDatabase, 'exclusive'>;
  jwtSecret: string;
  /** Of this opening of the data folder; see `FolderKey`. */
  opening: string;
  kind: Backup['kind'];
  /** Where the pictures lie. */
  picturesFolder: string;
  state: () => LeagueState;
};

/** What the administrator is told of a laptop's league. */
export type LeagueState = Omit<Damage, 'lost'> & {
  /** When the last daily backup was made, ISO 8601. */
  lastBackup: string | null;
  /** The data folder, if it was moved or removed while the league is open. */
  missingFolder: string | null;
};

/** A laptop's league that is open. */
export type BackupSource = {
  /** The backup of this moment. */
  take(): Promise<TakenBackup>;
  /**
   * Answers `POST /functions/v1/backup` with the file: for the administrator, whose token it takes in a header, which
   * neither a link nor a page of another site can send, and for a command that shows that it can read the data folder
   * (`folderProof.ts`). `GET /functions/v1/league-state` tells the administrator its state.
   */
  answer(request: Request): Promise<Response>;
};

export function createBackupSource(options: BackupOptions): BackupSource {
  const { database, jwtSecret, opening, kind, picturesFolder } = options;
  const door = createFolderDoor({ jwtSecret, opening });
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
    if (role !== 'authenticated') return false;
    // A token outlives its session, which ends when somebody signs out or changes the password.
    const { rows } = await database.exclusive((postgres) =>
      postgres.query(
        `select from private.admins
         join auth.sessions on sessions.user_id::text = admins.user_id::text
         join auth.users on users.id::text = admins.user_id::text
         where admins.user_id::text = $1::jsonb ->> 'sub'
           and sessions.id::text = $1::jsonb ->> 'session_id'
           and coalesce(users.banned_until::timestamptz <= now(), true)`,
        [claims],
      ),
    );
    return rows.length > 0;
  }

  return {
    take,
    async answer(request) {
      const asksForState = new URL(request.url).pathname === statePath;
      if (request.method !== (asksForState ? 'GET' : 'POST')) {
        return jsonResponse(405, { message: 'POST asks for a backup, GET for the state' });
      }
      const greeting = asksForState ? null : door.greet(request.headers);
      if (greeting !== null) return new Response(null, { status: 204, headers: greeting });
      const admitted = asksForState ? null : door.admit(request.headers);
      if (admitted === null && !(await mayTake(request.headers))) {
        return jsonResponse(403, { message: 'Only the administrator has the backup' });
      }
      if (asksForState) return jsonResponse(200, options.state(), { 'cache-control': 'no-store' });
      const { file, name, missing } = await take();
      return new Response(new Uint8Array(file), {
        headers: {
          ...(admitted !== null && {
            [proofHeaders.proof]: proofOf({ jwtSecret, opening }, 'answer', admitted, file),
          }),
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
