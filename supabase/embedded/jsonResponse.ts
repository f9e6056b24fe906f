/** A response of the embedded server's own, with a JSON body. */
export function jsonResponse(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      // Every response of the API has it: a page of another origin may read the reason.
      'access-control-allow-origin': '*',
      ...headers,
    },
  });
}

/** What a browser asks before a page of another origin sends: every page may. */
export function preflight(headers: Headers): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE, OPTIONS',
      'access-control-allow-headers': headers.get('access-control-request-headers') ?? '*',
      'access-control-max-age': '3600',
    },
  });
}
