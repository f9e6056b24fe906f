import { nameKey } from '../padel/nameKey.ts';

/** A place that the league knows: how it is called, and where a map shows it. */
export type KnownPlace = { name: string; map: string };

/**
 * Where a map shows the place of a match: the link of the club that its text names, else a search for
 * the text in the league's city.
 */
export function mapLink(location: string, clubs: readonly KnownPlace[], city: string): string {
  const key = nameKey(location);
  const club = clubs.find(({ name }) => key.includes(nameKey(name)));
  if (club !== undefined) return club.map;
  const query = encodeURIComponent(city === '' ? location : `${location}, ${city}`);
  return `https://www.google.com/maps/search/?api=1&query=${query}`;
}
