import { isUtf8 } from 'node:buffer';
import { jsonResponse } from './jsonResponse.ts';
import { bearerToken } from './realtime/tokens.ts';

/**
 * Refuses requests to REST that Lite would serve and must not.
 * @param isVisitor without a user's token
 * @returns the refusal, or null
 */
export function guardRest(
  request: Request,
  body: Buffer | null,
  isVisitor: boolean,
): Response | null {
  return (
    refuseToken(request) ??
    refuseEncoding(request, body) ??
    refuseSelect(request) ??
    refuseLongSelect(request, isVisitor) ??
    refuseLargeResponse(request) ??
    refuseLongOrder(request) ??
    refuseJsonPath(request) ??
    refuseCostlyFilter(request)
  );
}

/**
 * A bearer token that is neither a signed JWT nor the API key is refused, as PostgREST does.
 * Lite would ignore it and serve the request as a visitor's.
 */
function refuseToken(request: Request): Response | null {
  const token = bearerToken(request.headers);
  if (token === null || token === apiKeyOf(request) || isSignedJwt(token)) return null;
  return jsonResponse(401, {
    code: 'PGRST301',
    details: null,
    hint: null,
    message: 'No suitable key or wrong key type',
  });
}

/** Lite would store U+FFFD for each byte that cannot be read. */
function refuseEncoding({ headers }: Request, body: Buffer | null): Response | null {
  const isForm = headers.get('content-type')?.includes('x-www-form-urlencoded') === true;
  if (body === null || (isUtf8(body) && !(isForm && hasBrokenEscape(body.toString())))) return null;
  return refusal('Empty or invalid json', null, 'PGRST102');
}

/** Whether the bytes that a form's text spells as `%F1` are not UTF-8. */
function hasBrokenEscape(form: string): boolean {
  try {
    form.match(/(%[\da-f]{2})+/gi)?.forEach((bytes) => decodeURIComponent(bytes));
    return false;
  } catch {
    return true;
  }
}

/** PostgREST parses one cast for each item of `select`, and no subqueries; Lite passes them on. */
function refuseSelect(request: Request): Response | null {
  const selects = new URL(request.url).searchParams.getAll('select');
  if (!selects.some((select) => /::[^,()]*::|(^|[,(])\s*\(/.test(select))) return null;
  return refusal('"failed to parse select parameter"');
}

/** The widest table has 18 columns. */
const MOST_SELECTED = 40;
/** Tables within the response's rows, for users; none within those. */
const MOST_EMBEDDED = 2;

/**
 * A short `select` can ask for a response of a hundred megabytes: the same column under hundreds of
 * names, or tables within tables within tables. An embedded table has no limit of rows, and takes a second:
 * a visitor embeds none.
 */
function refuseLongSelect(request: Request, isVisitor: boolean): Response | null {
  const select = new URL(request.url).searchParams.getAll('select').join(',');
  const embedded = select.split('(').length - 1;
  const most = isVisitor ? 0 : MOST_EMBEDDED;
  const isNested = /\([^)]*\(/.test(select);
  if (select.split(',').length <= MOST_SELECTED && embedded <= most && !isNested) {
    return null;
  }
  return refusal(
    `The embedded Supabase selects at most ${MOST_SELECTED} columns and ${most} embedded tables`,
  );
}

const MOST_ROWS = 1_000;
/** Columns of all rows together: the widest list, and all the rows that a request may ask for. */
const MOST_VALUES = 16_000;

/** A response of megabytes takes half a second, for which every other request waits. */
function refuseLargeResponse(request: Request): Response | null {
  const { searchParams } = new URL(request.url);
  const select = searchParams.get('select') ?? '*';
  const limit = Number(searchParams.get('limit') ?? MOST_ROWS);
  const rows = limit >= 0 && limit < MOST_ROWS ? limit : MOST_ROWS;
  if (select.split(',').length * rows <= MOST_VALUES) return null;
  return refusal(
    `The embedded Supabase responds with at most ${MOST_VALUES} values: set a limit of rows`,
  );
}

const MOST_ORDERED = 10;

/** A site orders by a few columns; by hundreds, Postgres compares each of them for each pair of rows. */
function refuseLongOrder(request: Request): Response | null {
  const { searchParams } = new URL(request.url);
  const ordered = [...searchParams]
    .filter(([name]) => name === 'order' || name.endsWith('.order'))
    .flatMap(([, order]) => order.split(','));
  if (ordered.length <= MOST_ORDERED) return null;
  return refusal(`The embedded Supabase orders by at most ${MOST_ORDERED} columns`);
}

/** No page reads a part of a column: a JSON path turns each row's text into JSON, a dozen paths take a second. */
function refuseJsonPath(request: Request): Response | null {
  const hasPath = [...new URL(request.url).searchParams].some(
    ([name, value]) =>
      name.includes('->') || (/(^|\.)(select|order)$/.test(name) && value.includes('->')),
  );
  return hasPath ? refusal('The embedded Supabase has no JSON paths') : null;
}

/**
 * Filters by regular expression or full-text search: a short one can keep Postgres computing for
 * minutes, and every other request waits meanwhile.
 */
function refuseCostlyFilter(request: Request): Response | null {
  const filters = [...new URL(request.url).searchParams].map((pair) => pair.join('='));
  if (!filters.some((filter) => costlyOperator.test(filter))) return null;
  return refusal(
    'The embedded Supabase has no filters by regular expression or full-text search',
    'Filter with like or ilike.',
  );
}

/** `=match.`, `.not.imatch(any).`, `=phfts(spanish).` */
const costlyOperator = /[=.]\s*(i?match|(pl|ph|w)?fts)\s*(\(\s*\w+\s*\)\s*)?\./i;

/** The error of PostgREST for what it cannot parse, by default the query. */
function refusal(message: string, hint: string | null = null, code = 'PGRST100'): Response {
  return jsonResponse(400, { code, details: null, hint, message });
}

function apiKeyOf({ headers, url }: Request): string | null {
  return headers.get('apikey') ?? new URL(url).searchParams.get('apikey');
}

const isSignedJwt = (token: string) => /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token);
