import { isBlank, textProblem } from '../../padel/fieldRules.ts';
import { isHttpsLink, isSiteAddress } from '../../league/links.ts';
import { keysOf } from '../../padel/keysOf.ts';
import { accentShift, type ColorKind } from '../../league/shades.ts';

// What is wrong with a setting, in Spanish; `null`: nothing. The database checks the same again.

/** A telephone in international form, with which WhatsApp opens: `+54 9 351 555-0100`. */
export function phoneProblem(text: string): string | null {
  const number = text.trim();
  if (isBlank(number)) return textProblem(number, 30);
  const digits = number.replaceAll(/\D/gu, '');
  if (!number.startsWith('+')) {
    return 'Escribirlo con + y el código del país, por ejemplo +54 9 351 555-0100.';
  }
  if (!/^\+\d[\d ()-]{6,28}$/u.test(number)) {
    return 'Usar solo números, espacios, guiones y paréntesis después del +.';
  }
  return digits.length >= 8 && digits.length <= 15
    ? null
    : 'Un teléfono tiene de 8 a 15 números con el código del país.';
}

/** An https address. */
export function linkProblem(text: string): string | null {
  const link = text.trim();
  if (isBlank(link)) return textProblem(link, 500);
  if (!link.startsWith('https://')) {
    return 'Copiar la dirección completa, que empieza con https://.';
  }
  if (link.length > 500) return 'Esa dirección es demasiado larga.';
  return isHttpsLink(link) ? null : 'Esa dirección no se entiende: copiarla de nuevo.';
}

/** The networks on which a page may be, and where their pages stand. */
const networkSites = {
  Instagram: 'https://www.instagram.com/',
  Facebook: 'https://www.facebook.com/',
} as const;

/**
 * The https address that a text means: the one within a text that an app shared, one without its `https://`, and on a
 * network the page of a user: `@miliga`. Any other text stays as it is.
 */
export function readLink(text: string, network = ''): string {
  const typed = text.trim();
  const [shared] = /https:\/\/\S+/iu.exec(typed) ?? [];
  if (shared !== undefined) return shared.replace(/^https/iu, 'https');
  const [, user] = /^@([a-z\d._-]+)$/iu.exec(typed) ?? [];
  const site = keysOf(networkSites).find((name) => name === network);
  if (user !== undefined) return site === undefined ? typed : `${networkSites[site]}${user}`;
  const [, bare] = /^(?:http:\/\/)?((?:[a-z\d-]+\.)+[a-z]{2,}(?:[/?#]\S*)?)$/iu.exec(typed) ?? [];
  return bare === undefined ? typed : `https://${bare}`;
}

/** The end of an address: `sexta-damas`. */
export function slugProblem(text: string): string | null {
  const slug = text.trim();
  if (isBlank(slug)) return textProblem(slug, 60);
  if (!/^[a-z\d]+(?:-[a-z\d]+)*$/u.test(slug)) {
    return 'Usar letras minúsculas sin acentos, números y guiones: sexta-damas.';
  }
  return slug.length <= 60 ? null : 'Como máximo 60 letras.';
}

/** The path of a picture, which `PictureField` gives. */
export function pictureProblem(path: string): string | null {
  return path === '' ? 'Falta la imagen: elegir una.' : null;
}

/** The site's own address: https, and no slash at its end. */
export function siteAddressProblem(text: string): string | null {
  const address = withoutSlash(text.trim());
  const problem = linkProblem(address);
  if (problem !== null || isSiteAddress(address)) return problem;
  return 'Copia la dirección sin «?», sin «#» y sin lo que les sigue.';
}

/** An address without slashes at its end, as the database wants the site's. */
export function withoutSlash(address: string): string {
  return address.replace(/\/+$/u, '');
}

/** The name of a time zone that this browser and the database know: `America/Argentina/Cordoba`. */
export function zoneProblem(text: string): string | null {
  const zone = text.trim();
  if (isBlank(zone)) return textProblem(zone, 60);
  const isName = /^(?:UTC|[A-Z][A-Za-z_]+(?:\/[\w+-]+)+)$/u.test(zone);
  return isName && isKnownZone(zone)
    ? null
    : 'Esa zona horaria no existe: elegir una de la lista, por ejemplo America/Lima.';
}

function isKnownZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('es', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The most by which an accent may move in lightness and still be recognised. */
const furthest = 0.23;

/**
 * Why the league cannot have a colour, in Spanish; `null`: it can. Texts reach AA in both schemes with any two
 * colours. A brand is the ground of buttons as it was chosen; a dark accent would be another colour on the header.
 * @param color `#rrggbb`, as the database accepts it: in small letters
 */
export function colorProblem(kind: ColorKind, color: string): string | null {
  if (!/^#[\da-f]{6}$/u.test(color)) return 'Un color se escribe así: #1d4ed8.';
  return kind === 'accent' && accentShift(color) > furthest
    ? 'Con este color, el texto oscuro que va encima no se leería: elegir uno más claro.'
    : null;
}
