import { categoryByName } from '../league/category.ts';
import { paths } from '../league/paths.ts';
import type { MyPair } from '../matches/myPairsContext.ts';
import type { Pair } from '../padel/pair.ts';
import { quotedName } from './quotedName.ts';
import type { LeagueSettings } from '../league/league.ts';

/** The parameter of `/mi-pareja` that carries stars: `sexta-libre/los-smash,quinta-libre/globo`. */
export const carryParam = 'parejas';

/** The address that stars these pairs on another device. */
export function carryingAddress(pairs: readonly MyPair[]): string {
  const tails = pairs.map(({ id, category, name }) => tailOf(paths.pair(category, name, id)));
  return `${window.location.origin}${paths.myPairs()}?${carryParam}=${tails.join(',')}`;
}

/** The pairs that a pasted link carries; `null`: it is none of these. */
export function carriedIn(text: string): string | null {
  return (
    new URLSearchParams(/\?(\S+)/u.exec(text.split('#')[0] ?? '')?.[1]).get(carryParam) || null
  );
}

/** Which pairs of the league a link means, and what in it means none. */
export function readCarried(
  carried: string,
  pairs: readonly Pair[],
  league: LeagueSettings,
): { found: readonly MyPair[]; missing: readonly string[] } {
  const known = new Map(
    pairs.flatMap(({ id, category, name }) => {
      const slug = categoryByName(category, league)?.slug;
      if (slug === undefined) return [];
      return [[keyOf(tailOf(paths.pair(slug, name, id))), { id, category: slug, name }] as const];
    }),
  );
  const wanted = [...new Set(carried.split(',').map((part) => part.trim()))].filter(Boolean);
  return {
    found: wanted.flatMap((part) => known.get(keyOf(part)) ?? []),
    missing: wanted.filter((part) => !known.has(keyOf(part))),
  };
}

const mostNamed = 3;

/** The outcome, in Spanish. @param added the number of pairs that were not starred before */
export function describeCarried(added: number, missing: readonly string[]): string {
  const done =
    added === 1
      ? 'Se agregó 1 pareja del enlace.'
      : added > 1
        ? `Se agregaron ${added} parejas del enlace.`
        : 'El enlace no agrega ninguna pareja.';
  if (missing.length === 0) return done;
  // Anybody can write a link: its words are quoted, as a name, where they look like one.
  const names = missing
    .flatMap((part) => /^[\p{L}\p{N}-]+\/([\p{L}\p{N}-]+)$/u.exec(part)?.[1] ?? [])
    .slice(0, mostNamed)
    .map(quotedName);
  if (names.length === missing.length) return `${done} No están en la liga: ${names.join(', ')}.`;
  const count = missing.length === 1 ? '1 no está' : `${missing.length} no están`;
  return `${done} ${count} en la liga.`;
}

function tailOf(path: string): string {
  return path.replace('/parejas/', '');
}

/** Decoded or not, in any case. */
function keyOf(tail: string): string {
  try {
    return decodeURIComponent(tail).toLowerCase();
  } catch {
    return tail.toLowerCase();
  }
}
