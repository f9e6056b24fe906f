import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { createBackupSource, type BackupSource } from '../backup/backupListener.ts';
import { failureOf } from '../backup/brokenLeague.ts';
import { keepLeagueName } from '../backup/leagueNameFile.ts';
import { timeOfLastBackup, watchDamage, type Damage } from '../backup/damage.ts';
import { say, warn } from '../terminal/say.ts';
import { createApiListener } from './apiListener.ts';
import { createAuthGuard, defaultAuthLimits, type AuthLimits } from './authGuard.ts';
import { blockAddresses } from './blockedAddresses.ts';
import { openDataFolder, type League } from './dataFolder.ts';
import { watchFolder, type FolderWatch } from './folderWatch.ts';
import {
  closeServer,
  createHttpServer,
  defaultHttpTimeouts,
  listen,
  type HttpTimeouts,
} from './httpServer.ts';
import { demoPublishableKey, generateSecretKey, ownPublishableKey } from './keys.ts';
import { isOfDatabase, openDatabase, type OpenDatabase } from './openDatabase.ts';
import {
  startRealtime,
  type RealtimeOptions,
  type RealtimeServer,
} from './realtime/startRealtime.ts';
import { createLivePages, hasPageKit, type LivePages } from './pages/livePages.ts';
import { connectRoutes, type Routes } from './routes.ts';
import { createStorage } from './storage/answerStorage.ts';
import { publicPictures } from './storage/pictureFiles.ts';
import { attemptToOpen, type Attempt } from './untouched.ts';

export type EmbeddedSupabaseOptions = {
  /** Default 0: any free one. */
  port?: number;
  /** Default loopback; anything else lets other machines in. */
  host?: string;
  /** Where the data is stored; `memory` (the default): in a temporary folder that is removed at the end. */
  dataFolder?: string;
  /** Default `demo`. One of one's own begins empty, without an account. */
  league?: League;
  /** SQL for a new database; default for the demo: `seed.sql`. `''` leaves it empty. */
  seed?: string;
  /** Lifetime of a session's token, seconds; default 3600. */
  jwtExpiry?: number;
  /** Delays of the Realtime server; see `RealtimeOptions`. */
  realtime?: Partial<Pick<RealtimeOptions, 'deliveryDelay' | 'subscribeDelay'>>;
  /** Rate limits of sign-ins; default as `config.toml` has it, `false` without a limit. */
  authLimits?: Partial<AuthLimits> | false;
  /** How long one request may keep the database busy, milliseconds; default 3000, and at most 500 for a visitor's. */
  statementTimeout?: number;
  /** Timeouts for slow clients. */
  timeouts?: Partial<HttpTimeouts>;
};

/** What the pages of a site show of a database. */
export type LeagueOfDatabase = {
  /** What `public.league_settings()` answers. */
  settings: unknown;
  /** The folder of the bucket's pictures. */
  pictures: string;
  /** The day in the league's zone, e.g. `2026-11-20`. */
  today: string;
};

export type EmbeddedSupabase = {
  /** Address of the site and the API: they share one origin. */
  url: string;
  publishableKey: string;
  /** Bypasses every RLS policy: for code that embeds the server, such as tests. */
  secretKey: string;
  database: OpenDatabase;
  realtime: RealtimeServer;
  /** What a build of its site is made with, without a request: it has a visitor's limits in nothing. */
  readLeague(): Promise<LeagueOfDatabase>;
  /** The backup of this moment. */
  takeBackup: BackupSource['take'];
  /** Looks at all that is stored, and says in the terminal what cannot be read. */
  lookForDamage(): Promise<Damage>;
  /** Whether the data folder is where it was opened. */
  isFolderThere(): boolean;
  /** Where the site of this data is kept. */
  siteFolder: string;
  /**
   * From now on the built site in `folder` is served at every path that is not the API's.
   * @returns the path that the site stands below, by its build
   */
  serveSite(folder: string): string;
  /** Closes every connection and the database, and frees the folder. */
  close(): Promise<void>;
};

/**
 * Starts Supabase's REST, Auth, Realtime and Storage on one HTTP server in this process, on Postgres (PGlite).
 * @throws StartFailure with one readable line if the port or the data folder cannot be used
 */
export async function startEmbeddedSupabase(
  options: EmbeddedSupabaseOptions = {},
): Promise<EmbeddedSupabase> {
  const { host = '127.0.0.1', statementTimeout = 3_000, league = 'demo' } = options;
  let routes: Routes | undefined;
  const server = createHttpServer(
    { ...defaultHttpTimeouts, ...options.timeouts },
    (request) => routes?.isUpgrade(request) ?? false,
  );
  // The port first: it fails most often, and fast.
  const port = await listen(server, host, options.port ?? 0);
  const block = blockAddresses(server);
  routes = connectRoutes(server, host, block);
  const { serveApi } = routes;
  const path = options.dataFolder ?? 'memory';
  const folder = openOrClose(server, path, league);
  const dataFolder = path === 'memory' ? null : resolve(path);
  const secretKey = generateSecretKey();
  const publishableKey = league === 'demo' ? demoPublishableKey : ownPublishableKey;
  const keys = { jwtSecret: folder.jwtSecret, publishableKey, secretKey };
  let opened: Awaited<ReturnType<typeof openDatabase>> | undefined;
  const { picturesFolder } = folder;
  const damage = watchDamage(
    () => isOpen && opened && isFolderThere() && { database: opened, picturesFolder, dataFolder },
  );
  let watch: FolderWatch | null = null;
  const isFolderThere = () => watch?.isThere() ?? true;
  let attempt: Attempt | undefined;
  let isOpen = false;
  try {
    attempt = await attemptToOpen(folder.postgresFolder);
    const database = await openDatabase(
      {
        ...keys,
        postgresFolder: folder.postgresFolder,
        jwtExpiry: options.jwtExpiry ?? 3600,
        statementTimeout,
        // Bounds what every other visitor waits for one visitor's request.
        visitorTimeout: Math.min(statementTimeout, 500),
        seed: options.seed ?? (league === 'demo' ? readDemo() : ''),
      },
      damage.lookSoon,
    );
    opened = database;
    const readLeague = async () => {
      const { rows } = await database.exclusive((postgres) =>
        postgres.query<Omit<LeagueOfDatabase, 'pictures'>>(
          `select public.league_settings() as settings,
             (now() at time zone league.time_zone)::date::text as today
           from private.known_league() as league`,
        ),
      );
      const [known = { settings: null, today: '' }] = rows;
      return { ...known, pictures: publicPictures(picturesFolder) };
    };
    // Without its settings there is no site: a league that cannot read them is not opened.
    await readLeague();
    const realtime = await startRealtime({ ...keys, database, ...options.realtime });
    const { authLimits } = options;
    const guardAuth = createAuthGuard(
      authLimits === false ? false : { ...defaultAuthLimits, ...authLimits },
    );
    const answerStorage = createStorage({ database, keys, folder: picturesFolder });
    const backups = createBackupSource({
      database,
      jwtSecret: folder.jwtSecret,
      opening: folder.opening,
      kind: league,
      picturesFolder,
      state() {
        const { tables, pictures, lost } = damage.found();
        return {
          tables: [...tables, ...lost.map(({ table }) => table)],
          pictures,
          lastBackup: timeOfLastBackup(dataFolder),
          missingFolder: isFolderThere() ? null : dataFolder,
        };
      },
    });
    const answerBackup = backups.answer;
    let livePages: LivePages | null = null;
    const openPages = (site: string) =>
      createLivePages({
        folder: site,
        async readRows(query) {
          const request = new Request(`${url}/rest/v1/${query}`, {
            headers: { apikey: publishableKey },
          });
          const ofSite = { address: 'site', isVisitor: false, isGone: () => false, onTimeout() {} };
          const response = await database.answer(request, ofSite);
          const rows: unknown = response.ok ? await response.json() : null;
          return Array.isArray(rows) ? rows : null;
        },
        async readVersions() {
          const { rows } = await database.exclusive((postgres) =>
            postgres.query<{ name: string; version: string }>(
              'select name, version::text from public.table_versions',
            ),
          );
          return Object.fromEntries(rows.map(({ name, version }) => [name, version]));
        },
      });
    const services = { guardAuth, answerStorage, answerBackup };
    const keepName =
      dataFolder === null ? () => undefined : nameKeeper(dataFolder, database, isFolderThere);
    const answerApi = createApiListener({
      database,
      keys,
      block,
      isFolderThere,
      onWrite: keepName,
      ...services,
    });
    const url = `http://${nameInUrl(host)}:${port}`;
    folder.writeAddress(url);
    await attempt.succeeded();
    isOpen = true;
    if (dataFolder !== null) watch = watchFolder(dataFolder, sayWhereFolderIs(dataFolder));
    keepName();
    serveApi({ answerApi, realtime });
    return {
      url,
      publishableKey,
      secretKey,
      database,
      realtime,
      takeBackup: backups.take,
      lookForDamage: damage.look,
      isFolderThere,
      siteFolder: folder.siteFolder,
      readLeague,
      serveSite(site) {
        const before = livePages;
        livePages = hasPageKit(site) ? openPages(site) : null;
        const base = routes.serveSite(site, livePages);
        void before?.close();
        return base;
      },
      async close() {
        await livePages?.close();
        damage.stop();
        watch?.stop();
        await realtime.close();
        await closeServer(server);
        await database.close();
        folder.release();
      },
    };
  } catch (error) {
    server.close();
    // Before the lock is released: another process may open the folder then.
    await opened?.close().catch(() => undefined);
    const isUntouched = attempt === undefined || attempt.failed();
    folder.release();
    damage.stop();
    watch?.stop();
    const isOfFolder = !isOpen || isOfDatabase(error);
    throw isOfFolder && dataFolder !== null ? failureOf(dataFolder, error, isUntouched) : error;
  }
}

/** Keeps the league's name beside its folder, soon after a write. */
function nameKeeper(
  dataFolder: string,
  database: OpenDatabase,
  isFolderThere: () => boolean,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      if (!isFolderThere()) return;
      database
        .exclusive((postgres) =>
          postgres.query<{ name: string | null }>('select name from public.league'),
        )
        .then(({ rows }) => keepLeagueName(dataFolder, rows[0]?.name ?? ''))
        // The next write keeps it.
        .catch(() => undefined);
    }, 200).unref();
  };
}

const sayWhereFolderIs = (folder: string) => (isThere: boolean) => {
  if (isThere) say('folderBack', { folder });
  else warn('folderGone', { folder });
};

function readDemo(): string {
  return readFileSync(new URL('../seed.sql', import.meta.url), 'utf8');
}

function openOrClose(server: Server, dataFolder: string, league: League) {
  try {
    return openDataFolder(dataFolder, league);
  } catch (error) {
    server.close();
    throw error;
  }
}

function nameInUrl(host: string): string {
  if (host === '127.0.0.1') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
