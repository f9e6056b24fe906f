import { nameKey } from './nameKey.ts';

/** A name for an address whose pair is not known yet: `drive-reves` is *Drive Reves*. */
export function nameFromSlug(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.charAt(0).toLocaleUpperCase('es') + word.slice(1))
    .join(' ');
}

/** A pair's name in an address: *Drive & Revés* is `drive-reves`; ñ stays. */
export function pairSlug(name: string): string {
  return nameKey(name)
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}
