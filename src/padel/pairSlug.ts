import { nameKey } from './nameKey.ts';

/**
 * A name for an address whose pair is not known yet: `drive-reves` is *Drive Reves*. Anybody can write an address:
 * what is longer than a name, or has other signs, is *Pareja*.
 */
export function nameFromSlug(slug: string): string {
  // The id of a pair says nothing to anybody.
  if (!/^(?![\da-f-]{36}$)[\p{L}\p{N}\p{M}-]{1,80}$/u.test(slug)) return 'Pareja';
  return slug.replaceAll('-', ' ').replace(/(?:^| )./gu, (letter) => letter.toUpperCase());
}

/**
 * A pair's name in an address: *Drive & Revés* is `drive-reves`; ñ stays, and so does every letter and digit
 * of any script, in lower case. Empty for a name without one.
 *
 * Names of one slug mean one pair: `private.pair_slug` in the database computes the same.
 */
export function pairSlug(name: string): string {
  return nameKey(name)
    .replaceAll(/[ßẞ]/gu, 'ss')
    .replaceAll(/[^\0-\x7f]/gu, lowerLetter)
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/[^\p{L}\p{N}\p{Mn}\p{Mc}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

/** The key by which a new name means a pair: its letters and digits, or else all that is written. */
export function pairKey(name: string): string {
  return pairSlug(name) || nameKey(name);
}

/** Whether two names mean one pair, unless both are of pairs of before. */
export function isSameName(one: string, other: string): boolean {
  return pairKey(one) === pairKey(other);
}

/** One letter for one: ς and Σ are σ. The database does not depend on what its locale knows. */
function lowerLetter(letter: string): string {
  const lower = letter.toLowerCase().toUpperCase().toLowerCase();
  return lower.length === letter.length ? lower : letter;
}
