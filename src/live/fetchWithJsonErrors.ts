/**
 * `fetch` for Supabase's client. A proxy may replace an error response with HTML or an empty body: the
 * client cannot parse that and loses the status: a 429 looks like any other failure. Such a body is
 * replaced with JSON.
 */
export async function fetchWithJsonErrors(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request);
  if (response.status < 400) return response;
  const { status, statusText } = response;
  const text = await response.text();
  const body = isJson(text) ? text : JSON.stringify({ message: statusText || `HTTP ${status}` });
  return new Response(body, { status, statusText, headers: response.headers });
}

function isJson(text: string): boolean {
  try {
    // Compared, because a build leaves out a call whose result nobody asks for.
    return JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
}
