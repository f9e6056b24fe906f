import { jsonResponse } from './jsonResponse.ts';

/**
 * Refuses what Lite would serve and must not.
 * @returns the refusal, or null
 */
export function guardRest(request: Request): Response | null {
  return refuseToken(request) ?? refuseRegularExpression(request);
}

/**
 * A bearer token that is neither a signed JWT nor one of the keys is refused, as PostgREST does.
 * Lite would take no notice of it and serve the request as a visitor's.
 */
function refuseToken(request: Request): Response | null {
  const token = /^Bearer\s+(.*)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (token === undefined || isKey(token) || isSignedJwt(token)) return null;
  return jsonResponse(401, {
    code: 'PGRST301',
    details: null,
    hint: null,
    message: 'No suitable key or wrong key type',
  });
}

/**
 * A short regular expression can keep Postgres busy for minutes, and with it this whole process. A
 * hosted project ends a visitor's statement after three seconds; PGlite cannot be interrupted.
 */
function refuseRegularExpression(request: Request): Response | null {
  const filters = [...new URL(request.url).searchParams].map((pair) => pair.join('='));
  if (!filters.some((filter) => /[=.]\s*i?match\s*(\(\s*\w+\s*\)\s*)?\./i.test(filter)))
    return null;
  return jsonResponse(400, {
    code: 'PGRST100',
    details: null,
    hint: 'Filter with like or ilike.',
    message: 'The embedded Supabase has no filter by regular expression',
  });
}

const isKey = (token: string) => /^sb_(publishable|secret)_/.test(token);
const isSignedJwt = (token: string) => /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token);
