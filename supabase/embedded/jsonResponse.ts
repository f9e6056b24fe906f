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
