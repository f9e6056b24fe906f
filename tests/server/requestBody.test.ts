import { once } from 'node:events';
import { expect, test } from 'vitest';
import { readBody } from '../../supabase/embedded/requestBody.ts';
import { connectFrom, startPlainServer } from './support/plainServer.ts';

test('the body of a request whose client has left is not waited for', async () => {
  const { promise: outcome, resolve } = Promise.withResolvers<unknown>();
  const port = await startPlainServer((server) => {
    server.on('request', (request) => {
      // The body is read late, as after its token has been verified.
      request.once('close', () => setImmediate(() => resolve(readBody(request, 16))));
    });
  });
  const socket = connectFrom('127.0.0.1', port);
  await once(socket, 'connect');
  socket.end('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 16\r\n\r\n');
  await expect(outcome).rejects.toThrow('The client has disconnected.');
});
