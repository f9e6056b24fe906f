import { nameFromSlug } from '../padel/pairSlug.ts';

/** The words of an address, cut, as a quotation: no pair is known by them. */
export function quotedName(slug: string): string {
  const name = nameFromSlug(slug);
  return `«${name.length > longest ? `${name.slice(0, longest)}…` : name}»`;
}

/** Letters that a quotation shows. */
const longest = 40;
