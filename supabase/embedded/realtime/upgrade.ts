import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Settings } from './options.ts';
import { verifyApiKey, type Identity } from './tokens.ts';

/**
 * Judges an upgrade request: by its version of the message format, and by the API key in the
 * header `x-api-key` or the query's `apikey`.
 * @returns who connects, or null after the refusal has been sent
 */
export async function validateUpgrade(
  request: IncomingMessage,
  socket: Duplex,
  settings: Settings,
): Promise<Identity | null> {
  const query = new URLSearchParams(request.url?.split('?').slice(1).join('?') ?? '');
  const version = query.get('vsn') ?? '1.0.0';
  if (!/^2\.0\.\d+$/.test(version)) {
    // The real server knows 1.0.0 as well; for others it says the same without an explanation.
    refuse(socket, 403, 'Only version 2.0.0 of the message format is supported (vsn)');
    return null;
  }
  const header = request.headers['x-api-key'];
  const key = typeof header === 'string' ? header : query.get('apikey');
  const outcome = await verifyApiKey(key, settings);
  if ('identity' in outcome) return outcome.identity;
  await sleep(settings.upgradeErrorDelay);
  refuse(socket, 401, outcome.fault.upgrade);
  return null;
}

function refuse(socket: Duplex, status: number, error: string): void {
  const body = JSON.stringify({ error });
  // A client that keeps its half of the connection open would keep ours, too.
  socket.once('finish', () => socket.destroy());
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Connection: close',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  );
}
