import { pairSlug } from '../padel/pairSlug.ts';

/** A place that the league knows: how it is called, where it is, and the link by which a map shows it. */
export type KnownPlace = { name: string; address: string | null; map: string | null };

/**
 * The address at which a map shows the place of a match: that of the club which its text names in whole words, of
 * several that with the longest name, else a search for the text in the league's city.
 */
export function mapLink(location: string, clubs: readonly KnownPlace[], city: string): string {
  const words = wholeWords(location);
  const [club] = clubs
    .filter(({ name }) => words.replace(street, '').includes(wholeWords(name)))
    .sort((one, other) => wholeWords(other.name).length - wholeWords(one.name).length);
  return club === undefined ? searchLink(location, city) : clubMap(club, city);
}

/** A street and its name, or whatever has the number of a house: `calle Las Palmas 1420` is not the club *Las Palmas*. */
const street =
  /-(?:calle|avenida|av|avda|bulevar|boulevard|bv|bvar|pasaje|pje|ruta|camino|diagonal|esquina)-.*|^.*-\d{3,5}-/u;

/** The address at which a map shows a club: its link, else a search for its name and address. */
export function clubMap({ name, address, map }: KnownPlace, city: string): string {
  return map ?? searchLink(address === null ? name : `${name}, ${address}`, city);
}

function searchLink(place: string, city: string): string {
  const query = encodeURIComponent(city === '' ? place : `${place}, ${city}`);
  return `https://www.google.com/maps/search/?api=1&query=${query}`;
}

/** *La Red Pádel, cancha 4* is `-la-red-padel-cancha-4-`: a hyphen on both sides of each word. */
function wholeWords(text: string): string {
  return `-${pairSlug(text)}-`;
}
