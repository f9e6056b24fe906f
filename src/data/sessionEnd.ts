/**
 * Auth's answer with a session, without the moment at which it ends. The client would compare that
 * moment of the server's with this device's clock, which may be a day wrong: ahead, it would renew
 * the session before every request; behind, not at all. What remains is how long the session lasts,
 * and the client counts from now.
 */
export async function expireRelative(response: Response): Promise<Response> {
  if (!response.ok || !response.url.includes('/auth/v1/token')) return response;
  const session = await readJson(response.clone());
  if (typeof session !== 'object' || session === null || !('expires_in' in session)) {
    return response;
  }
  const { status, headers } = response;
  const counted = { ...session, expires_at: undefined };
  return new Response(JSON.stringify(counted), { status, headers });
}

/** What stands in an answer; nothing if it is no JSON, which the client then says itself. */
async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}
