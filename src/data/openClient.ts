import { createClient, type SupportedStorage } from '@supabase/supabase-js';
import { fetchWithJsonErrors } from './readableErrors.ts';
import { expireRelative } from './sessionEnd.ts';
import type { Client } from './sources.ts';

/**
 * How long the live connection waits before it tries again, ms: a server that was away for a minute is
 * found a few seconds after it is back. After that it tries once a minute: a network that has let
 * nothing through for so long is not asked every few seconds, each time with a line in the console. The
 * lists are read meanwhile, and a network that comes back is tried at once.
 */
const reconnectDelays = [1, 2, 5, 10, 10, 10, 10, 10].map((seconds) => seconds * 1000);

/**
 * Supabase's client as the site uses it. Import it dynamically: it is large.
 * @param session where the session is kept, and under which key
 */
export function openClient(
  url: string,
  publishableKey: string,
  session: { storage: SupportedStorage; storageKey: string },
): Client {
  return createClient(url, publishableKey, {
    auth: {
      ...session,
      // Nobody signs in by a link here: a token in the URL can only come from an attacker.
      detectSessionInUrl: false,
    },
    global: { fetch: fetchForSupabase },
    realtime: { reconnectAfterMs: (tries: number) => reconnectDelays[tries - 1] ?? 60_000 },
  });
}

async function fetchForSupabase(...request: Parameters<typeof fetch>): Promise<Response> {
  return expireRelative(await fetchWithJsonErrors(...request));
}
