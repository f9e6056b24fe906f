/**
 * `fetch` for Supabase's client. What stands between it and us may answer an error with a page of
 * its own, or with nothing: the client takes that for a broken answer and forgets the status, and
 * nobody could tell “too many tries” from any other failure. Such an answer is given to it as JSON.
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
