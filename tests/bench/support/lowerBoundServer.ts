import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { WebSocketServer } from 'ws';

/**
 * The lower bound of what a live server costs: a bare WebSocket server that returns each message to
 * its sender, and sends the body of each POST to everybody once the POST is answered.
 * @returns its http address
 */
export async function startLowerBoundServer(): Promise<string> {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    response.writeHead(body === '' ? 200 : 201, { 'content-type': 'text/html' });
    response.end('<!doctype html><title>Bare</title>');
    if (body !== '') for (const socket of sockets.clients) socket.send(body);
  };
  const server = createServer((request, response) => void answer(request, response));
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
