import { createClient } from '@supabase/supabase-js';

/** Supabase's client as a page has it, on a server of the test. */
export const clientOf = ({ url, publishableKey }: { url: string; publishableKey: string }) =>
  createClient(url, publishableKey, { auth: { persistSession: false, autoRefreshToken: false } });

/** The same for somebody who has signed in. */
export async function signedIn(
  server: Parameters<typeof clientOf>[0],
  account: { email: string; password: string },
) {
  const client = clientOf(server);
  const { error } = await client.auth.signInWithPassword(account);
  if (error !== null) throw error;
  return client;
}
