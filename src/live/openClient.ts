import {
  createClient,
  type RealtimeClientOptions,
  type SupabaseClient,
  type SupportedStorage,
} from '@supabase/supabase-js';
import { socketOptions } from './socketOptions.ts';
import { fetchWithJsonErrors } from './fetchWithJsonErrors.ts';

/**
 * Supabase's client as the site uses it. Import it dynamically: it is large.
 * @param session where the session is kept, and under which key
 */
export function openClient(
  url: string,
  publishableKey: string,
  session: { storage: SupportedStorage; storageKey: string },
): SupabaseClient {
  return createClient(url, publishableKey, {
    auth: {
      ...session,
      // A link is read by `mailedLink.ts`, which looks at whose it is before this browser keeps its session.
      detectSessionInUrl: false,
    },
    global: { fetch: fetchForSupabase },
    realtime: { ...socketOptions, decode: decodeFrame },
  });
}

type Decode = NonNullable<RealtimeClientOptions['decode']>;
type Message = Parameters<Parameters<Decode>[1]>[0];

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

/**
 * Gives the client the frames that it can handle. It would throw for one whose payload is missing, and nobody
 * could catch that.
 * @param frame as Realtime sends it: `[join_ref, ref, topic, event, payload]`
 */
export function decodeFrame(frame: unknown, callback: (message: Message) => void) {
  try {
    const parts: unknown = JSON.parse(String(frame));
    if (!Array.isArray(parts)) return;
    const [joinRef, ref, topic, event, payload]: unknown[] = parts;
    if (typeof topic !== 'string' || typeof event !== 'string') return;
    if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return;
    callback({
      join_ref: textOrNull(joinRef),
      ref: textOrNull(ref),
      topic,
      event,
      payload: { ...payload },
    });
  } catch (error) {
    console.warn('No se pudo leer un mensaje del servidor:', error);
  }
}

async function fetchForSupabase(...request: Parameters<typeof fetch>): Promise<Response> {
  return withRelativeExpiry(await fetchWithJsonErrors(...request));
}

/**
 * Auth's response with a session, without the moment at which it ends. The client would compare that
 * moment of the server's with this device's clock, which may be a day wrong: ahead, it would renew
 * the session before every request; behind, not at all. What remains is how long the session lasts,
 * and the client counts from now.
 */
async function withRelativeExpiry(response: Response): Promise<Response> {
  if (!response.ok || !response.url.includes('/auth/v1/token')) return response;
  const session = await readJson(response.clone());
  if (typeof session !== 'object' || session === null || !('expires_in' in session)) {
    return response;
  }
  const { status, headers } = response;
  const counted = { ...session, expires_at: undefined };
  return new Response(JSON.stringify(counted), { status, headers });
}

/** The body of a response; `null` if it is no JSON, which the client then reports. */
async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}
