import type { Plugin } from 'vite';
import { sentence, type Said } from '../../supabase/terminal/say.ts';
import type { LeagueSettings } from '../league/league.ts';

/** The path of the site below its origin, with a slash at both ends: what Vite makes of `--base`. */
export function siteBase(): Plugin {
  return {
    name: 'site-base',
    config: ({ base = '/' }) => ({ base: readBase(base) }),
  };
}

/**
 * A base as browsers write it: `liga`, `/liga` and `/liga/` are `/liga/`, other signs than letters and digits are
 * encoded.
 * @throws Error in one sentence for what is no path, or has signs that hosts and browsers write in two ways
 */
export function readBase(given: string): string {
  const trimmed = given.trim();
  const start = trimmed.startsWith('/') ? trimmed : `/${trimmed}`;
  const isPath = !/^(?:\.|[a-z]+:|\/\/)|[\\?#]/iu.test(trimmed);
  const path = new URL(start.endsWith('/') ? start : `${start}/`, 'http://localhost').pathname;
  if (isPath && /^\/(?:(?:[\w.~-]|%[\da-f]{2})+\/)*$/iu.test(path)) return asBrowsersWrite(path);
  const error = new Error(sentence('wrongBase', { base: given }));
  // One sentence: Vite prints the stack.
  error.stack = error.message;
  throw error;
}

/** A path in which each sign has one spelling: `/%6ciga/p%c3%a1del/` is `/liga/p%C3%A1del/`. */
function asBrowsersWrite(path: string): string {
  try {
    return path
      .split('/')
      .map((part) => encodeURIComponent(decodeURIComponent(part)))
      .join('/');
  } catch {
    // Bytes that are no text.
    return path;
  }
}

/**
 * The problem where the league's address leads elsewhere than to the site that is built; `null`: nothing, or it
 * has no address yet.
 */
export function addressProblem({ address }: LeagueSettings, base: string): Said | null {
  if (address === '') return null;
  const path = `${new URL(address).pathname}/`.replace('//', '/');
  if (asBrowsersWrite(path) === base) return null;
  return ['otherAddress', { address, base, path: new URL(address).pathname }];
}
