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
      // As on every response of the API: a page of another origin may read the reason.
      'access-control-allow-origin': '*',
      ...headers,
    },
  });
}
