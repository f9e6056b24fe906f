import type { IncomingMessage } from 'node:http';
import { isLoopback, isLoopbackHostHeader } from './loopback.ts';

/** A refusal that does not depend on the request's body. */
export type Refusal = { status: number; headers: Record<string, string>; body: string };

const LONGEST_TARGET = 8_192;
const siteMethods = ['GET', 'HEAD'];
const apiMethods = [...siteMethods, 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'];

/** Supabase's services by path; everything else is the site's. */
export type Service = 'rest' | 'auth' | 'realtime' | 'storage' | 'functions' | 'graphql' | 'site';

export type ValidatedRequest = { url: URL; service: Service };

/**
 * Parses and validates the URL of a request, with `..` resolved: the guards and the services must
 * see the same path.
 * @param host what the server listens on
 */
export function validateRequest(
  request: IncomingMessage,
  host: string,
): ValidatedRequest | Refusal {
  const target = request.url ?? '/';
  if (target.length > LONGEST_TARGET) return refusal(414, 'The address is too long');
  if (isLoopback(host) && !isLoopbackHostHeader(request.headers.host)) {
    return refusal(421, 'This server answers to localhost only');
  }
  if (request.headersDistinct['host']?.length !== 1) {
    return refusal(400, 'A request must have one Host');
  }
  // Concatenated, not resolved: a target that begins with `//` would name another host.
  const url = URL.parse(target.startsWith('/') ? `http://localhost${target}` : target);
  // No `Request` can be created with a user name in its address.
  if (url === null || url.username !== '' || url.password !== '') {
    return refusal(400, 'The address cannot be read');
  }
  const service = serviceOf(url.pathname);
  const methods = service === 'site' ? siteMethods : apiMethods;
  if (!methods.includes(request.method ?? '')) {
    return refusal(405, 'Unsupported HTTP method', { allow: methods.join(', ') });
  }
  return { url, service };
}

function serviceOf(path: string): Service {
  switch (/^\/(rest|auth|realtime|storage|functions|graphql)\/v1(?:\/|$)/.exec(path)?.[1]) {
    case 'rest':
      return 'rest';
    case 'auth':
      return 'auth';
    case 'realtime':
      return 'realtime';
    case 'storage':
      return 'storage';
    case 'functions':
      return 'functions';
    case 'graphql':
      return 'graphql';
    default:
      return 'site';
  }
}

function refusal(status: number, message: string, headers: Record<string, string> = {}): Refusal {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: JSON.stringify({ message }),
  };
}
