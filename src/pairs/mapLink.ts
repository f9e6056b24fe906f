import { pairSlug } from '../padel/pairSlug.ts';

/** A place that the league knows: how it is called, and where a map shows it. */
export type KnownPlace = { name: string; map: string };

/**
 * The address at which a map shows the place of a match: the link of the club that its text names in whole words, of
 * several that with the longest name, else a search for the text in the league's city.
 */
export function mapLink(location: string, clubs: readonly KnownPlace[], city: string): string {
  const words = wholeWords(location);
  const [club] = clubs
    .filter(({ name }) => words.includes(wholeWords(name)))
    .sort((one, other) => wholeWords(other.name).length - wholeWords(one.name).length);
  if (club !== undefined) return club.map;
  const query = encodeURIComponent(city === '' ? location : `${location}, ${city}`);
  return `https://www.google.com/maps/search/?api=1&query=${query}`;
}

/** *La Red Pádel, cancha 4* is `-la-red-padel-cancha-4-`: a hyphen on both sides of each word. */
function wholeWords(text: string): string {
  return `-${pairSlug(text)}-`;
}
