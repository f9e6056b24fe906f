import { decodeJwt, SignJWT } from 'jose';
import type { SqlSession } from '../database.ts';
import { jsonResponse } from '../jsonResponse.ts';

// Where @supabase/lite 0.10 differs from GoTrue, and the difference matters to a league:
// https://github.com/supabase-community/lite/blob/main/STATUS.md#auth-api-gotrue-compatible

type Fetch = (request: Request) => Promise<Response>;
type Options = { postgres: SqlSession; jwtSecret: string };

/** Answers a request to `/auth/v1` by Lite, as GoTrue would. */
export async function answerAsGoTrue(
  request: Request,
  fetch: Fetch,
  { postgres, jwtSecret }: Options,
): Promise<Response> {
  const url = new URL(request.url);
  switch (url.pathname) {
    case '/auth/v1/logout':
      // Lite's default is the session of the token alone.
      if (!url.searchParams.has('scope')) url.searchParams.set('scope', 'global');
      return fetch(new Request(url, request));
    case '/auth/v1/user': {
      const changesPassword = request.method === 'PUT' && (await namesPassword(request.clone()));
      if (changesPassword && (await isOldSession(postgres, request))) {
        const msg = 'Password update requires reauthentication';
        return jsonResponse(400, { code: 400, error_code: 'reauthentication_needed', msg });
      }
      const response = await fetch(request);
      if (response.ok && changesPassword) await endOtherSessions(postgres, request);
      return response;
    }
    case '/auth/v1/token': {
      const response = await fetch(request);
      return response.ok ? await checkSession(response, postgres, jwtSecret) : response;
    }
    default:
      return fetch(request);
  }
}

async function namesPassword(request: Request): Promise<boolean> {
  return (await request.text()).includes('"password"');
}

/** Whether `secure_password_change` asks to sign in again: a day after the session began. */
async function isOldSession(postgres: SqlSession, { headers }: Request): Promise<boolean> {
  const session = sessionOf(headers.get('authorization')?.replace(/^Bearer\s+/i, '') ?? '');
  const { rows } = await postgres.query(
    `select from auth.sessions
     where id::text = $1 and created_at::timestamptz < now() - interval '24 hours'`,
    [session],
  );
  return rows.length > 0;
}

/** The session of a token; empty: it is no token, which Lite refuses. */
function sessionOf(token: string): string {
  try {
    const { session_id: session } = decodeJwt<{ session_id?: string }>(token);
    return session ?? '';
  } catch {
    return '';
  }
}

async function endOtherSessions(postgres: SqlSession, { headers }: Request) {
  const token = headers.get('authorization')?.replace(/^Bearer\s+/i, '') ?? '';
  const { sub, session_id: session } = decodeJwt(token);
  for (const [table, column] of [
    ['refresh_tokens', 'session_id'],
    ['sessions', 'id'],
  ]) {
    await postgres.query(
      `delete from auth.${table} where user_id::text = $1 and ${column}::text <> $2`,
      [sub, session],
    );
  }
}

type Session = {
  access_token: string;
  user: { id: string; app_metadata?: unknown; user_metadata?: unknown; phone?: string };
};

/** Refuses the session of a banned user, and completes the claims of its token. */
async function checkSession(
  response: Response,
  postgres: SqlSession,
  jwtSecret: string,
): Promise<Response> {
  const session: Session = await response.json();
  const { user } = session;
  const { rows } = await postgres.query(
    'select from auth.users where id::text = $1 and banned_until > now()',
    [user.id],
  );
  if (rows.length > 0) {
    await postgres.query('delete from auth.refresh_tokens where user_id::text = $1', [user.id]);
    await postgres.query('delete from auth.sessions where user_id::text = $1', [user.id]);
    return jsonResponse(400, { code: 400, error_code: 'user_banned', msg: 'User is banned' });
  }
  const claims = decodeJwt(session.access_token);
  const token = await new SignJWT({
    aal: 'aal1',
    amr: [{ method: 'password', timestamp: claims.iat }],
    app_metadata: user.app_metadata ?? {},
    user_metadata: user.user_metadata ?? {},
    iss: new URL('/auth/v1', response.url || 'http://localhost').href,
    phone: user.phone ?? '',
    is_anonymous: false,
    ...claims,
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(new TextEncoder().encode(jwtSecret));
  const body = JSON.stringify({ ...session, access_token: token });
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(body, { status: response.status, headers });
}
