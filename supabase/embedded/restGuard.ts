import { jsonResponse } from './jsonResponse.ts';

/**
 * Refuses a bearer token that is neither a signed JWT nor one of the keys, as PostgREST does. Lite
 * would take no notice of it and serve the request as a visitor's.
 * @returns the refusal, or null
 */
export function guardRest(request: Request): Response | null {
  const token = /^Bearer\s+(.*)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (token === undefined || isKey(token) || isSignedJwt(token)) return null;
  return jsonResponse(401, {
    code: 'PGRST301',
    details: null,
    hint: null,
    message: 'No suitable key or wrong key type',
  });
}

const isKey = (token: string) => /^sb_(publishable|secret)_/.test(token);
const isSignedJwt = (token: string) => /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token);
