import { jsonResponse } from './jsonResponse.ts';

/**
 * Refuses requests to REST that Lite would serve and must not.
 * @returns the refusal, or null
 */
export function guardRest(request: Request): Response | null {
  return (
    refuseToken(request) ??
    refuseSelect(request) ??
    refuseLongSelect(request) ??
    refuseCostlyFilter(request)
  );
}

/**
 * A bearer token that is neither a signed JWT nor the API key is refused, as PostgREST does.
 * Lite would ignore it and serve the request as a visitor's.
 */
function refuseToken(request: Request): Response | null {
  const token = /^Bearer\s+(.*)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (token === undefined || token === apiKeyOf(request) || isSignedJwt(token)) return null;
  return jsonResponse(401, {
    code: 'PGRST301',
    details: null,
    hint: null,
    message: 'No suitable key or wrong key type',
  });
}

/** PostgREST parses one cast for each item of `select`, and no subqueries; Lite passes them on. */
function refuseSelect(request: Request): Response | null {
  const selects = new URL(request.url).searchParams.getAll('select');
  if (!selects.some((select) => /::[^,()]*::|(^|[,(])\s*\(/.test(select))) return null;
  return jsonResponse(400, {
    code: 'PGRST100',
    details: null,
    hint: null,
    message: '"failed to parse select parameter"',
  });
}

/** The widest table has 16 columns. */
const MOST_SELECTED = 40;
/** Tables within the response's rows; none within those. */
const MOST_EMBEDDED = 2;

/**
 * A short `select` can ask for a response of a hundred megabytes: the same column under hundreds of
 * names, or tables within tables within tables.
 */
function refuseLongSelect(request: Request): Response | null {
  const select = new URL(request.url).searchParams.getAll('select').join(',');
  const embedded = select.split('(').length - 1;
  const isNested = /\([^)]*\(/.test(select);
  if (select.split(',').length <= MOST_SELECTED && embedded <= MOST_EMBEDDED && !isNested) {
    return null;
  }
  return jsonResponse(400, {
    code: 'PGRST100',
    details: null,
    hint: null,
    message: `The embedded Supabase selects at most ${MOST_SELECTED} columns and ${MOST_EMBEDDED} embedded tables`,
  });
}

/**
 * Filters by regular expression or full-text search: a short one can keep Postgres computing for
 * minutes, and every other request waits meanwhile.
 */
function refuseCostlyFilter(request: Request): Response | null {
  const filters = [...new URL(request.url).searchParams].map((pair) => pair.join('='));
  if (!filters.some((filter) => costlyOperator.test(filter))) return null;
  return jsonResponse(400, {
    code: 'PGRST100',
    details: null,
    hint: 'Filter with like or ilike.',
    message: 'The embedded Supabase has no filters by regular expression or full-text search',
  });
}

/** `=match.`, `.not.imatch(any).`, `=phfts(spanish).` */
const costlyOperator = /[=.]\s*(i?match|(pl|ph|w)?fts)\s*(\(\s*\w+\s*\)\s*)?\./i;
function apiKeyOf({ headers, url }: Request): string | null {
  return headers.get('apikey') ?? new URL(url).searchParams.get('apikey');
}

const isSignedJwt = (token: string) => /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token);
