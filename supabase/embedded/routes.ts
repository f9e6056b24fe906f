import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { ApiListener } from './apiListener.ts';
import { judgeRequest, type Refusal } from './requestGuard.ts';
import type { RealtimeServer } from './realtime/startRealtime.ts';
import { siteUnderConstruction, staticSite } from './staticSite.ts';

export type Routes = {
  host: string;
  answerApi: ApiListener;
  realtime: RealtimeServer;
};

/** Routes what the server receives; @returns the function that puts a built site in place. */
export function connectRoutes(server: Server, { host, answerApi, realtime }: Routes) {
  let answerSite = siteUnderConstruction;

  function answer(request: IncomingMessage, response: ServerResponse) {
    const judged = judgeRequest(request, host);
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
        answerApi(request, response, judged.url);
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
    const judged = judgeRequest(request, host);
    if ('url' in judged && judged.url.pathname === '/realtime/v1/websocket') {
      realtime.handleUpgrade(request, socket, head);
    } else socket.destroy();
  });
  return (folder: string) => {
    answerSite = staticSite(folder);
  };
}

const noSuchService: Refusal = {
  status: 404,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: '{"message":"The embedded Supabase has no such service"}',
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
