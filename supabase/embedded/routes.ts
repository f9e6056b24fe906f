import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { limitAbandoned } from './abandoned.ts';
import { backupPath, statePath, type ApiListener } from './apiListener.ts';
import type { BlockAddress } from './blockedAddresses.ts';
import { limitPipelining } from './pipelining.ts';
import { validateRequest, type Refusal } from './requestGuard.ts';
import type { LivePages } from './pages/livePages.ts';
import type { RealtimeServer } from './realtime/startRealtime.ts';
import { siteUnderConstruction, staticSite, type KeptFiles } from './staticSite.ts';

export type Services = { answerApi: ApiListener; realtime: RealtimeServer };

export type Routes = {
  /** Whether a request with `Upgrade` opens a WebSocket; any other is a usual request. */
  isUpgrade(request: IncomingMessage): boolean;
  /** The database is open: from now on the API and Realtime are served. */
  serveApi(services: Services): void;
  /**
   * From now on the built site in `folder` is served at every path that is not the API's. The assets of the one
   * before stay: open pages ask for them.
   * @param livePages makes its pages with the rows of the moment
   * @returns the path that the site stands below
   */
  serveSite(folder: string, livePages: LivePages | null): string;
};

/**
 * Routes requests. Until the services are ready they get 503 and Retry-After: a browser waits for
 * minutes for a request without a response.
 * @param host what the server listens on
 */
export function connectRoutes(server: Server, host: string, block: BlockAddress): Routes {
  let services: Services | undefined;
  let answerSite = siteUnderConstruction;
  let kept: KeptFiles = new Map();

  function answer(request: IncomingMessage, response: ServerResponse) {
    const validated = validateRequest(request, host);
    if ('status' in validated) {
      refuse(response, validated);
      return;
    }
    switch (validated.service) {
      case 'site':
        answerSite(request, response, validated.url.pathname);
        break;
      case 'rest':
      case 'auth':
      case 'storage':
        if (services) services.answerApi(request, response, validated.url);
        else refuse(response, notOpenYet);
        break;
      case 'functions':
        if (![backupPath, statePath].includes(validated.url.pathname))
          refuse(response, noSuchService);
        else if (services) services.answerApi(request, response, validated.url);
        else refuse(response, notOpenYet);
        break;
      case 'realtime':
        refuse(response, services ? noSuchService : notOpenYet);
        break;
      default:
        refuse(response, noSuchService);
    }
  }

  const admit = limitPipelining(block);
  const watch = limitAbandoned(block);
  server.on('request', (request, response) => {
    if (!admit(request, response)) return;
    watch(response);
    try {
      answer(request, response);
    } catch (error) {
      console.error(error);
      response.destroy();
    }
  });
  server.on('upgrade', (request, socket, head) => {
    services?.realtime.handleUpgrade(request, socket, head);
  });
  return {
    isUpgrade(request) {
      const validated = validateRequest(request, host);
      return (
        services !== undefined &&
        'url' in validated &&
        validated.url.pathname === '/realtime/v1/websocket' &&
        request.headers.upgrade?.toLowerCase() === 'websocket'
      );
    },
    serveApi(opened) {
      services = opened;
    },
    serveSite(folder, livePages) {
      const site = staticSite(folder, kept, livePages);
      answerSite = site.answer;
      ({ kept } = site);
      return site.base;
    },
  };
}

const json = { 'content-type': 'application/json; charset=utf-8' };

const noSuchService: Refusal = {
  status: 404,
  headers: json,
  body: '{"message":"The embedded Supabase has no such service"}',
};

const notOpenYet: Refusal = {
  status: 503,
  headers: { ...json, 'retry-after': '2' },
  body: '{"message":"The database is being opened"}',
};

function refuse(response: ServerResponse, { status, headers, body }: Refusal) {
  response.writeHead(status, {
    ...headers,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    // The request's body, if it has one, is not read.
    connection: 'close',
  });
  response.end(body);
}
