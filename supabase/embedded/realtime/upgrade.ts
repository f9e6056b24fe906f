import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Settings } from './options.ts';
import { verifyApiKey, type Identity } from './tokens.ts';

/**
 * Validates an upgrade request: its version of the message format, and the API key in the header
 * `x-api-key` or the query's `apikey`.
 * @returns the identity of the client, or null after the refusal has been sent
 */
export async function validateUpgrade(
  request: IncomingMessage,
  socket: Duplex,
  settings: Settings,
): Promise<Identity | null> {
  const query = new URLSearchParams(request.url?.split('?').slice(1).join('?') ?? '');
  const version = query.get('vsn') ?? '1.0.0';
  if (!/^2\.0\.\d+$/.test(version)) {
    // The real server supports 1.0.0 as well.
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

/** Responds to an upgrade request without upgrading. */
export function refuse(socket: Duplex, status: number, error: string): void {
  const body = JSON.stringify({ error });
  // Otherwise a client could keep the connection half open.
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
