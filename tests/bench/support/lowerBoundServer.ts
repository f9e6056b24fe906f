import { once } from 'node:events';
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';

/**
 * The least that could do the same: a bare WebSocket server that sends each message back to its
 * sender, and the body of each POST to everybody once the POST is answered.
 * @returns its http address
 */
export async function startLowerBoundServer(): Promise<string> {
  const server = createServer();
  const sockets = new WebSocketServer({ server, perMessageDeflate: false });
  sockets.on('connection', (socket) => {
    socket.on('message', (data, isBinary) => socket.send(data, { binary: isBinary }));
    socket.on('error', () => socket.terminate());
  });
  server.on('request', (request, response) => {
    if (request.method !== 'POST') {
      response.setHeader('content-type', 'text/html').end('<!doctype html><title>Floor</title>');
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.writeHead(201).end();
      const text = Buffer.concat(chunks).toString();
      for (const socket of sockets.clients) socket.send(text);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return `http://127.0.0.1:${address.port}`;
}
