/** A response with a JSON body, for what the embedded server answers by itself. */
export function jsonResponse(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      // As on every answer of the API: a page of another origin may read why it was refused.
      'access-control-allow-origin': '*',
      ...headers,
    },
  });
}
