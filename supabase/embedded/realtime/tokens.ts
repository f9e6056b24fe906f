import { createHash, timingSafeEqual } from 'node:crypto';
import { compactVerify, decodeJwt, decodeProtectedHeader } from 'jose';
import { demoPublishableKey } from '../keys.ts';
import { isJsonObject, member, stableText, type JsonObject } from './json.ts';

/** The reader of a channel, for row-level security. */
export type Identity = {
  role: string;
  /** The JWT's claims as JSON text, for `request.jwt.claims`. */
  claims: string;
  /** Seconds since 1970, or null for an opaque API key. */
  expiresAt: number | null;
  /** The token itself; null for an opaque API key. */
  token: string | null;
};

/** Why a token is invalid: the real server's message at each place that may refuse it. */
export type TokenFault = { upgrade: string; join: string; push: string };
export type TokenResult = { identity: Identity } | { fault: TokenFault };

const ALGORITHMS = ['HS256', 'HS384', 'HS512'];
const missingKey = fault('', 'API key is missing');
const malformed = fault('MalformedJWT', 'The token provided is not a valid JWT');
const missingClaims = fault('InvalidJWTToken', 'Fields `role` and `exp` are required in JWT');
const invalidExpiry = fault('InvalidJWTToken', 'Token expiration time is invalid');
const noSigner = fault(
  'JwtSignerError',
  'Failed to generate JWT signer, check your JWT secret or JWKS configuration',
);
const badSignature = {
  ...fault('JwtSignatureError', 'Failed to validate JWT signature'),
  push: ':signature_error',
};

function fault(code: string, text: string): TokenFault {
  return { upgrade: text, join: `${code}: ${text}`, push: text };
}

function expired(secondsAgo: number): TokenFault {
  const text = expiryMessage(secondsAgo);
  return { ...fault('InvalidJWTToken', text), upgrade: 'Token has expired' };
}

/** The real server's message for a token past its `exp`. */
export function expiryMessage(secondsAgo: number): string {
  return `Token has expired ${secondsAgo} seconds ago`;
}

/** Checks a JWT's form, signature and times, and that it has the claims `role` and `exp`. */
export async function verifyToken(token: string, jwtSecret: string): Promise<TokenResult> {
  let algorithm: string | undefined;
  let claims: JsonObject;
  try {
    algorithm = decodeProtectedHeader(token).alg;
    claims = decodeJwt(token);
  } catch {
    return { fault: malformed };
  }
  if (algorithm === undefined || !ALGORITHMS.includes(algorithm)) return { fault: noSigner };
  try {
    const key = new TextEncoder().encode(jwtSecret);
    await compactVerify(token, key, { algorithms: ALGORITHMS });
  } catch {
    return { fault: badSignature };
  }
  return validateClaims(token, claims);
}

function validateClaims(token: string, claims: JsonObject): TokenResult {
  const role = member(claims, 'role');
  const expiry = member(claims, 'exp');
  const issuedAt = member(claims, 'iat');
  const now = Math.floor(Date.now() / 1_000);
  if (expiry !== undefined && typeof expiry !== 'number') return { fault: invalidExpiry };
  if (expiry !== undefined && expiry <= now) return { fault: expired(now - Math.round(expiry)) };
  if (issuedAt !== undefined && typeof issuedAt !== 'number') return { fault: malformed };
  if (typeof role !== 'string' || expiry === undefined) return { fault: missingClaims };
  return { identity: { role, claims: stableText(claims), expiresAt: Math.round(expiry), token } };
}

export type ApiKeys = { publishableKey: string; secretKey: string | null; jwtSecret: string };

/** The token of a request's `Authorization`; null: it has none. */
export function bearerToken(headers: Headers): string | null {
  return /^Bearer\s+(.*)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null;
}

/** Verifies an API key as the hosted gateway and the real server together do. */
export async function verifyApiKey(key: string | null, keys: ApiKeys): Promise<TokenResult> {
  if (key === null || key === '') return { fault: missingKey };
  if (isSame(key, keys.publishableKey) || isSame(key, demoPublishableKey)) {
    return { identity: keyIdentity('anon') };
  }
  if (keys.secretKey !== null && isSame(key, keys.secretKey)) {
    return { identity: keyIdentity('service_role') };
  }
  return verifyToken(key, keys.jwtSecret);
}

function keyIdentity(role: string): Identity {
  return { role, claims: stableText({ role }), expiresAt: null, token: null };
}

/** Compares two secrets in constant time. */
function isSame(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}

/** The token of a join; null where the API key is used instead, as for `sb_…` values. */
export function joinToken(payload: unknown): string | null {
  if (!isJsonObject(payload)) return null;
  const userToken = member(payload, 'user_token');
  const accessToken = member(payload, 'access_token');
  const first = accessToken || userToken;
  if (typeof first === 'string' && first.startsWith('sb_')) return null;
  if (typeof userToken === 'string') return userToken;
  return typeof accessToken === 'string' ? accessToken : null;
}
