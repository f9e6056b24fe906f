import type { IncomingMessage } from 'node:http';

/** The names of the encodings in which a client takes an answer, e.g. `['gzip', 'br']`. */
export function acceptedEncodings({ headers }: IncomingMessage): readonly string[] {
  return headers['accept-encoding']?.toString().split(/[\s,;]+/) ?? [];
}
