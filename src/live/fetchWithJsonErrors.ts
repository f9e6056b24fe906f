import { briefStatus, briefTries } from './briefRefusal.ts';
import { delay } from './delay.ts';

/**
 * `fetch` for Supabase's client. A proxy may replace an error response with HTML or an empty body: the
 * client cannot parse that and loses the status: a 429 looks like any other failure. Such a body is
 * replaced with JSON. A refusal that is over in seconds is waited for.
 */
export async function fetchWithJsonErrors(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await sendPatiently(() => fetch(...request));
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

/**
 * Sends a request again each second while PostgREST refuses it as one that it takes in some seconds.
 * @returns the last response
 * @throws what `send` throws
 */
export async function sendPatiently(send: () => Promise<Response>): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const response = await send();
    if (tries === briefTries || !(await isBrief(response))) return response;
    await delay(1000);
  }
}

/** A 401 may be the end of a session, or a wrong key; Auth says itself when to come again. */
async function isBrief(response: Response): Promise<boolean> {
  const { url, status } = response;
  if (!url.includes('/rest/v1/') || !briefStatus.test(String(status))) return false;
  return status !== 401 || (await response.clone().text()).includes('JWT issued at future');
}
