import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Session } from '@supabase/supabase-js';
import { decodeJwt, SignJWT } from 'jose';
import type { Page } from 'playwright';
import { afterAll } from 'vitest';
import { leagueForThisFile } from '../../support/league.ts';

const jwtSecret = 'only-the-tests-of-sessions-know-this-one';

/** A league whose secret is known: tokens can be made of it that ran out long ago. */
export function leagueWithKnownSecret() {
  const dataFolder = mkdtempSync(join(tmpdir(), 'league-faults-'));
  writeFileSync(join(dataFolder, 'jwt-secret'), jwtSecret);
  const league = leagueForThisFile({ dataFolder, authLimits: false });
  afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));
  return league;
}

/** The session as it is when its token ran out an hour ago; it can still be renewed. */
export async function runOut(session: Session): Promise<Session> {
  const end = Math.floor(Date.now() / 1000) - 3600;
  const claims = { ...decodeJwt(session.access_token), iat: end - 3600, exp: end };
  const key = new TextEncoder().encode(jwtSecret);
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(key);
  return { ...session, access_token: token, expires_at: end };
}

/** The session that this browser keeps. */
export async function storedSession(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('league-session'));
}

export async function storeSession(page: Page, session: Session) {
  const text = JSON.stringify(session);
  await page.evaluate((stored) => localStorage.setItem('league-session', stored), text);
}

/** Whether a request renews a session. */
export function isRenewal(url: URL): boolean {
  return (
    url.pathname === '/auth/v1/token' && url.searchParams.get('grant_type') === 'refresh_token'
  );
}
