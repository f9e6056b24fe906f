import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Answers while the site is still being built. */
export const siteUnderConstruction: Answer = (_request, response) => {
  response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '2' });
  response.end('El sitio se está preparando. Vuelve a intentarlo en unos segundos.\n');
};

/**
 * Serves a built site as a static host does: files with a hash in their name for ever, everything
 * else revalidated, and `index.html` for every path that is no file.
 */
export function staticSite(folder: string): Answer {
  const serveFile = sirv(folder, {
    single: true,
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders(response, path) {
      const immutable = path.startsWith('/assets/');
      response.setHeader(
        'cache-control',
        immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  return (request, response) => {
    serveFile(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
      response.end('No encontrado\n');
    });
  };
}
