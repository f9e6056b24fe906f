import type { Plugin } from 'vite';
import type { LeagueSettings } from '../league/league.ts';

/** Where the site stands below its origin, with a slash at both ends: what Vite makes of `--base`. */
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
  const start = given.startsWith('/') ? given : `/${given}`;
  const isPath = !/^(?:\.|[a-z]+:|\/\/)|[\\?#]/iu.test(given);
  const path = new URL(start.endsWith('/') ? start : `${start}/`, 'http://localhost').pathname;
  if (isPath && /^\/(?:(?:[\w.~-]|%[\da-f]{2})+\/)*$/iu.test(path)) return path;
  const error = new Error(
    `The base of the site is “${given}”: it has to be a path such as /liga/, of letters, digits and . _ ~ -`,
  );
  // One sentence: Vite prints the stack.
  error.stack = error.message;
  throw error;
}

/**
 * What is wrong where the league's address leads elsewhere than to the site that is built; `null`: nothing, or it
 * has no address yet.
 */
export function addressProblem({ address }: LeagueSettings, base: string): string | null {
  if (address === '' || `${new URL(address).pathname}/`.replace('//', '/') === base) return null;
  return (
    `The league's address is ${address}, but the site is built for the path ${base}: ` +
    'links in chats, calendars and search engines would lead elsewhere. ' +
    `Build it with --base=${new URL(address).pathname}, or correct the address at /admin/liga.`
  );
}
