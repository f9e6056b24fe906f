import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { resolve } from 'node:path';
import { createBackupSource, type BackupSource } from '../backup/backupListener.ts';
import { failureOf } from '../backup/brokenLeague.ts';
import { timeOfLastBackup, watchDamage } from '../backup/damage.ts';
import { createApiListener } from './apiListener.ts';
import { createAuthGuard, defaultAuthLimits, type AuthLimits } from './authGuard.ts';
import { blockAddresses } from './blockedAddresses.ts';
import { openDataFolder, type League } from './dataFolder.ts';
import {
  closeServer,
  createHttpServer,
  defaultHttpTimeouts,
  listen,
  type HttpTimeouts,
} from './httpServer.ts';
import { demoPublishableKey, generateSecretKey, ownPublishableKey } from './keys.ts';
import { isDamage, openDatabase, type OpenDatabase } from './openDatabase.ts';
import {
  startRealtime,
  type RealtimeOptions,
  type RealtimeServer,
} from './realtime/startRealtime.ts';
import { connectRoutes, type Routes } from './routes.ts';
import { createStorage } from './storage/answerStorage.ts';
import { publicPictures } from './storage/pictureFiles.ts';

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
  lookForDamage(): Promise<void>;
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
  const { serveApi, serveSite } = routes;
  const path = options.dataFolder ?? 'memory';
  const folder = openOrClose(server, path, league);
  const dataFolder = path === 'memory' ? null : resolve(path);
  const secretKey = generateSecretKey();
  const publishableKey = league === 'demo' ? demoPublishableKey : ownPublishableKey;
  const keys = { jwtSecret: folder.jwtSecret, publishableKey, secretKey };
  let opened: Awaited<ReturnType<typeof openDatabase>> | undefined;
  const { picturesFolder } = folder;
  const damage = watchDamage(() => opened && { database: opened, picturesFolder, dataFolder });
  try {
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
    const realtime = await startRealtime({ ...keys, database, ...options.realtime });
    const { authLimits } = options;
    const guardAuth = createAuthGuard(
      authLimits === false ? false : { ...defaultAuthLimits, ...authLimits },
    );
    const answerStorage = createStorage({ database, keys, folder: picturesFolder });
    const backups = createBackupSource({
      database,
      jwtSecret: folder.jwtSecret,
      kind: league,
      picturesFolder,
      state: () => ({ ...damage.found(), lastBackup: timeOfLastBackup(dataFolder) }),
    });
    const answerBackup = backups.answer;
    const services = { guardAuth, answerStorage, answerBackup };
    const answerApi = createApiListener({ database, keys, block, ...services });
    const url = `http://${nameInUrl(host)}:${port}`;
    folder.writeAddress(url);
    serveApi({ answerApi, realtime });
    return {
      url,
      publishableKey,
      secretKey,
      database,
      realtime,
      takeBackup: backups.take,
      lookForDamage: damage.look,
      siteFolder: folder.siteFolder,
      async readLeague() {
        const { rows } = await database.exclusive((postgres) =>
          postgres.query<Omit<LeagueOfDatabase, 'pictures'>>(
            `select public.league_settings() as settings,
               (now() at time zone league.time_zone)::date::text as today
             from private.known_league() as league`,
          ),
        );
        const [league = { settings: null, today: '' }] = rows;
        return { ...league, pictures: publicPictures(picturesFolder) };
      },
      serveSite,
      async close() {
        damage.stop();
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
    folder.release();
    damage.stop();
    const isOfFolder = opened === undefined || isDamage(error);
    throw isOfFolder && dataFolder !== null ? failureOf(dataFolder, error) : error;
  }
}

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
