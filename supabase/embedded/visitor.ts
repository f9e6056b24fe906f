import { bearerToken, verifyApiKey, type ApiKeys } from './realtime/tokens.ts';

/** Whether a request comes with neither the secret key nor a user's valid token. */
export async function isVisitor(headers: Headers, keys: ApiKeys): Promise<boolean> {
  for (const key of [bearerToken(headers), headers.get('apikey')]) {
    const outcome = await verifyApiKey(key, keys);
    if ('identity' in outcome && outcome.identity.role !== 'anon') return false;
  }
  return true;
}
