import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { openDataFolder } from './dataFolder.ts';
import { demoAdmin, demoPublishableKey, generateSecretKey } from './keys.ts';
import { openDatabase, type OpenDatabase } from './openDatabase.ts';
import {
  startRealtime,
  type RealtimeOptions,
  type RealtimeServer,
} from './realtime/startRealtime.ts';
import { StartFailure } from './startFailure.ts';
import { siteUnderConstruction, staticSite } from './staticSite.ts';

export type EmbeddedSupabaseOptions = {
  /** Default 0: any free one. */
  port?: number;
  /** Default loopback; anything else lets other machines in. */
  host?: string;
  /** Where the data is kept; `memory` (the default) keeps nothing. */
  dataFolder?: string;
  /** SQL for a new database; default `seed.sql`, the demo league. `''` leaves it empty. */
  seed?: string;
  /** Lifetime of a session's token, seconds; default 3600. */
  jwtExpiry?: number;
  /** How the Realtime server delays what it does; see `RealtimeOptions`. */
  realtime?: Partial<Pick<RealtimeOptions, 'deliveryDelay' | 'subscribeDelay'>>;
};

export type EmbeddedSupabase = {
  /** Of the site and the API alike: they share one origin. */
  url: string;
  publishableKey: string;
  /** Bypasses every policy: for code that embeds the server, such as tests. */
  secretKey: string;
  admin: typeof demoAdmin;
  database: OpenDatabase;
  realtime: RealtimeServer;
  /** From now on the built site in `folder` answers what is no API. */
  serveSite(folder: string): void;
  /** Ends every connection, writes the data down and frees the folder. */
  close(): Promise<void>;
};

/**
 * Starts Supabase's REST, Auth and Realtime on one HTTP server in this process, on Postgres (PGlite).
 * @throws StartFailure with one readable line if the port or the data folder cannot be used
 */
export async function startEmbeddedSupabase(
  options: EmbeddedSupabaseOptions = {},
): Promise<EmbeddedSupabase> {
  const host = options.host ?? '127.0.0.1';
  const server = createServer();
  // The port first: it is the likeliest to fail, and costs nothing.
  const port = await listen(server, host, options.port ?? 0);
  const folder = openOrClose(server, options.dataFolder ?? 'memory');
  const secretKey = generateSecretKey();
  const keys = { jwtSecret: folder.jwtSecret, publishableKey: demoPublishableKey, secretKey };
  try {
    const database = await openDatabase({
      ...keys,
      postgresFolder: folder.postgresFolder,
      jwtExpiry: options.jwtExpiry ?? 3600,
      seed: options.seed ?? readFileSync(new URL('../seed.sql', import.meta.url), 'utf8'),
    });
    const realtime = await startRealtime({ ...keys, database, ...options.realtime });
    const serveSite = connect(server, database, realtime);
    return {
      url: `http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`,
      publishableKey: demoPublishableKey,
      secretKey,
      admin: demoAdmin,
      database,
      realtime,
      serveSite,
      async close() {
        await realtime.close();
        await closeServer(server);
        await database.close();
        folder.release();
      },
    };
  } catch (error) {
    server.close();
    folder.release();
    throw error;
  }
}

/** Routes what the server receives; @returns the function that puts a built site in place. */
function connect(server: Server, database: OpenDatabase, realtime: RealtimeServer) {
  let answerSite = siteUnderConstruction;
  const answerApi = getRequestListener((request, { incoming }) =>
    database.answer(request, incoming.socket.remoteAddress ?? null),
  );
  server.on('request', (request, response) => {
    switch (serviceOf(request.url)) {
      case undefined:
        answerSite(request, response);
        break;
      case 'rest':
      case 'auth':
        void answerApi(request, response);
        break;
      default:
        response.writeHead(404, { 'content-type': 'application/json' });
        response.end('{"message":"The embedded Supabase has no such service"}');
    }
  });
  server.on('upgrade', (request, socket, head) => {
    if (request.url?.startsWith('/realtime/v1/websocket') === true) {
      realtime.handleUpgrade(request, socket, head);
    } else socket.destroy();
  });
  return (folder: string) => {
    answerSite = staticSite(folder);
  };
}

/** Supabase's service that a path belongs to; `undefined`: the path is the site's. */
function serviceOf(url = '/'): string | undefined {
  return /^\/(rest|auth|storage|functions|graphql|realtime)\/v1(?:[/?]|$)/.exec(url)?.[1];
}

function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new StartFailure(explainListenFailure(error, host, port)));
    });
    server.listen(port, host, () => {
      const address: AddressInfo | string | null = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

function explainListenFailure(error: NodeJS.ErrnoException, host: string, port: number): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken. Stop what uses it, or set PORT to another one.`;
    case 'EACCES':
      return `Port ${port} needs rights that this user has not. Set PORT to one above 1023.`;
    default:
      return `Cannot listen on ${host}:${port} (${error.message}).`;
  }
}

function openOrClose(server: Server, dataFolder: string) {
  try {
    return openDataFolder(dataFolder);
  } catch (error) {
    server.close();
    throw error;
  }
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
