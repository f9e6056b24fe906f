import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { ApiListener } from './apiListener.ts';
import { validateRequest, type Refusal } from './requestGuard.ts';
import type { RealtimeServer } from './realtime/startRealtime.ts';
import { siteUnderConstruction, staticSite } from './staticSite.ts';

export type Services = { answerApi: ApiListener; realtime: RealtimeServer };

export type Routes = {
  /** The database is open: from now on the API and Realtime answer. */
  serveApi(services: Services): void;
  /** From now on the built site in `folder` answers what is no API. */
  serveSite(folder: string): void;
};

/**
 * Routes what the server receives. Until there is something to answer with, everybody is told to come
 * back: a browser whose request is left without a word waits for minutes before it tries again.
 * @param host what the server listens on
 */
export function connectRoutes(server: Server, host: string): Routes {
  let services: Services | undefined;
  let answerSite = siteUnderConstruction;

  function answer(request: IncomingMessage, response: ServerResponse) {
    const judged = validateRequest(request, host);
    if ('status' in judged) {
      refuse(response, judged);
      return;
    }
    switch (judged.service) {
      case 'site':
        answerSite(request, response, judged.url.pathname);
        break;
      case 'rest':
      case 'auth':
        if (services) services.answerApi(request, response, judged.url);
        else refuse(response, notOpenYet);
        break;
      default:
        refuse(response, noSuchService);
    }
  }

  server.on('request', (request, response) => {
    try {
      answer(request, response);
    } catch (error) {
      console.error(error);
      response.destroy();
    }
  });
  server.on('upgrade', (request, socket, head) => {
    const judged = validateRequest(request, host);
    if (services && 'url' in judged && judged.url.pathname === '/realtime/v1/websocket') {
      services.realtime.handleUpgrade(request, socket, head);
    } else socket.destroy();
  });
  return {
    serveApi(opened) {
      services = opened;
    },
    serveSite(folder) {
      answerSite = staticSite(folder);
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
    // Its body, if it has one, is not read.
    connection: 'close',
  });
  response.end(body);
}
