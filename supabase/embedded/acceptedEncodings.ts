import type { IncomingMessage } from 'node:http';

/** The names of the encodings that a client accepts, e.g. `['gzip', 'br']`; `gzip;q=0` is a refusal. */
export function acceptedEncodings({ headers }: IncomingMessage): readonly string[] {
  const encodings = headers['accept-encoding']?.toString().toLowerCase().split(',') ?? [];
  return encodings.flatMap((encoding) => {
    const [name = '', ...parameters] = encoding.split(';').map((part) => part.trim());
    return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [name];
  });
}
