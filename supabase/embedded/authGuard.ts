import { isUtf8 } from 'node:buffer';
import { jsonResponse, preflight } from './jsonResponse.ts';
import { createTokenBuckets, type RateLimit } from './tokenBuckets.ts';

/** How often one may try to sign in or to renew a session. */
export type AuthLimits = {
  signInsPerAddress: RateLimit;
  /** Looser than an address's: otherwise one client could lock the administrator out. */
  signInsPerEmail: RateLimit;
  refreshesPerAddress: RateLimit;
};

const FIVE_MINUTES = 300_000;

/** The limits in `config.toml`, which hosted projects have too. */
export const defaultAuthLimits: AuthLimits = {
  signInsPerAddress: { tries: 30, period: FIVE_MINUTES },
  signInsPerEmail: { tries: 60, period: FIVE_MINUTES },
  refreshesPerAddress: { tries: 150, period: FIVE_MINUTES },
};

/** Auth's endpoints that a league without mail needs. `signup` answers that it is closed. */
const served = new Map([
  ['/auth/v1/token', ['POST']],
  ['/auth/v1/user', ['GET', 'PUT']],
  ['/auth/v1/logout', ['POST']],
  ['/auth/v1/signup', ['POST']],
  ['/auth/v1/settings', ['GET']],
  ['/auth/v1/health', ['GET']],
  ['/auth/v1/.well-known/jwks.json', ['GET']],
]);

type Pass = () => Promise<Response>;

/** Answers a request to Auth: refuses it, or has Lite answer it by `pass`. */
export type AuthGuard = (
  request: Request,
  body: Buffer | null,
  address: string,
  pass: Pass,
) => Promise<Response>;

/**
 * Refuses what Lite would accept: a request for a one-time code creates a user although sign-ups are
 * closed, and neither the six digits of a code nor sign-ins have a rate limit.
 * @param limits `false`: no limit
 */
export function createAuthGuard(limits: AuthLimits | false): AuthGuard {
  const limit = limits === false ? null : createLimits(limits);
  return async (request, body, address, pass) => {
    const { pathname, searchParams } = new URL(request.url);
    const fields = parseFields(body?.toString() ?? '');
    const refusal = refusalOf(request, body, fields);
    if (refusal !== null) return refusal;
    if (pathname !== '/auth/v1/token' || limit === null) return pass();
    switch (searchParams.get('grant_type')) {
      case 'password':
        return limit.signIn(address, fields['email'], pass);
      case 'refresh_token':
        return limit.refresh(address, pass);
      default:
        return pass();
    }
  };
}

type Fields = Partial<Record<string, unknown>>;

/** @returns the refusal of a request that must not reach Lite, or null */
function refusalOf(request: Request, body: Buffer | null, fields: Fields): Response | null {
  const { pathname } = new URL(request.url);
  // Lite's responses allow no `Authorization`, and that of `token` is none.
  if (request.method === 'OPTIONS') return preflight(request.headers);
  if (pathname === '/auth/v1/otp' || pathname === '/auth/v1/magiclink') {
    return authError(422, 'otp_disabled', 'Signups not allowed for otp');
  }
  const methods = served.get(pathname);
  if (methods === undefined) {
    return authError(
      404,
      'not_found',
      'The embedded Supabase sends no mail and has no such endpoint',
    );
  }
  if (!methods.includes(request.method)) {
    return new Response(null, { status: 405, headers: { allow: methods.join(', ') } });
  }
  // Lite would read U+FFFD for each byte that is none, and set a password of them.
  if (body !== null && !isUtf8(body)) return badJson('invalid UTF-8');
  if (!isWellTyped(fields)) return badJson('wrong type of a field');
  if (pathname === '/auth/v1/user' && ('email' in fields || 'phone' in fields)) {
    return authError(422, 'email_address_not_authorized', 'There is no mail to confirm it with');
  }
  const { password } = fields;
  if (pathname === '/auth/v1/user' && typeof password === 'string' && isTooLong(password)) {
    return authError(400, 'validation_failed', 'Password cannot be longer than 72 characters');
  }
  return null;
}

function createLimits(limits: AuthLimits) {
  const addresses = createTokenBuckets(limits.signInsPerAddress);
  const emails = createTokenBuckets(limits.signInsPerEmail);
  const refreshes = createTokenBuckets(limits.refreshesPerAddress);
  return {
    /** Counts what Auth refuses: a right password is none of the tries, nor is what a busy server did not answer. */
    async signIn(address: string, email: unknown, pass: Pass): Promise<Response> {
      const key = emailKey(email);
      // Taken before the answer is known: tries at once would all find the buckets full.
      const waitOfAddress = addresses.take(address);
      const waitOfEmail = emails.take(key);
      const refusal = tooMany(Math.max(waitOfAddress, waitOfEmail));
      let isWrong = false;
      try {
        if (refusal !== null) return refusal;
        const response = await pass();
        isWrong = isRefusal(response);
        return response;
      } finally {
        if (!isWrong && waitOfAddress === 0) addresses.spend(address, -1);
        if (!isWrong && waitOfEmail === 0) emails.spend(key, -1);
      }
    },
    async refresh(address: string, pass: Pass): Promise<Response> {
      return tooMany(refreshes.take(address)) ?? (await pass());
    },
  };
}

/** Whether Auth looked at a password and refused it. */
function isRefusal({ status }: Response): boolean {
  return status >= 400 && status < 500 && status !== 429;
}

function emailKey(email: unknown): string {
  return typeof email === 'string' ? email.trim().toLowerCase().slice(0, 320) : '';
}

function tooMany(wait: number): Response | null {
  if (wait === 0) return null;
  const seconds = String(Math.ceil(wait / 1_000));
  // GoTrue's words for a wait of its own: the client shows a page the message alone.
  const message = `For security purposes, you can only request this after ${seconds} seconds.`;
  return authError(429, 'over_request_rate_limit', message, { 'retry-after': seconds });
}

function badJson(reason: string): Response {
  return authError(400, 'bad_json', `Could not parse request body as JSON: ${reason}`);
}

/** In the form of GoTrue's errors. */
function authError(
  status: number,
  errorCode: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return jsonResponse(status, { code: status, error_code: errorCode, msg: message }, headers);
}

const textFields = ['email', 'phone', 'password', 'refresh_token', 'auth_code', 'code_verifier'];

/**
 * Whether the fields have the types that GoTrue's decoder requires; Lite answers 500 to others. No
 * credential contains control characters, and Postgres accepts no NUL.
 */
function isWellTyped(fields: Fields): boolean {
  const { data = {} } = fields;
  return (
    textFields.every((name) => {
      const value = fields[name] ?? '';
      return typeof value === 'string' && !/\p{Cc}/u.test(value);
    }) &&
    typeof data === 'object' &&
    !Array.isArray(data)
  );
}

/** bcrypt ignores what follows, in bytes: a shorter password would be accepted as well. */
function isTooLong(password: string): boolean {
  return Buffer.byteLength(password) > 72;
}

function parseFields(body: string): Fields {
  try {
    // Lite skips a byte order mark, and would accept fields that were not validated.
    const value: unknown = JSON.parse(body.replace(/^\uFEFF/, ''));
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
