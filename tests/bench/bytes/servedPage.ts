import { once } from 'node:events';
import { createServer } from 'node:http';
import { staticSite } from '../../../supabase/embedded/staticSite.ts';

/** The HTML that a static host answers a path with. */
export async function readPage(folder: string, path: string): Promise<string> {
  const answer = staticSite(folder);
  const server = createServer((request, response) => {
    answer(request, response, new URL(request.url ?? '/', 'http://localhost').pathname);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('There is no port.');
    const response = await fetch(`http://127.0.0.1:${address.port}${path}`);
    return await response.text();
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
