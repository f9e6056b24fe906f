import { verifyApiKey, type ApiKeys } from './realtime/tokens.ts';

/** Whether a request comes with neither the secret key nor a user's valid token. */
export async function isVisitor(headers: Headers, keys: ApiKeys): Promise<boolean> {
  const bearer = /^Bearer\s+(.*)$/i.exec(headers.get('authorization') ?? '')?.[1];
  for (const key of [bearer, headers.get('apikey')]) {
    const outcome = await verifyApiKey(key ?? null, keys);
    if ('identity' in outcome && outcome.identity.role !== 'anon') return false;
  }
  return true;
}
