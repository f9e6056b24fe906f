import { nameKey } from './nameKey.ts';

/** A pair's name in an address: *Drive & Revés* is `drive-reves`; ñ stays. */
export function pairSlug(name: string): string {
  return nameKey(name)
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}
