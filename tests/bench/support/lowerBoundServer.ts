import { once } from 'node:events';
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';

/**
 * The lower bound of what a live server costs: a bare WebSocket server that returns each message to
 * its sender, and sends the body of each POST to everybody once the POST is answered.
 * @returns its http address
 */
export async function startLowerBoundServer(): Promise<string> {
  const server = createServer((request, response) => {
    const isPost = request.method === 'POST';
    response.writeHead(isPost ? 201 : 200, { 'content-type': 'text/html' });
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.end('<!doctype html><title>Bare</title>');
      const text = Buffer.concat(chunks).toString();
      if (isPost) for (const socket of sockets.clients) socket.send(text);
    });
  });
  const sockets = new WebSocketServer({ server, perMessageDeflate: false });
  sockets.on('connection', (socket) => {
    socket.on('message', (data, isBinary) => socket.send(data, { binary: isBinary }));
    socket.on('error', () => socket.terminate());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return `http://127.0.0.1:${address.port}`;
}
