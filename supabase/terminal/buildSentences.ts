import type { Table } from './table.ts';

/** What a build of the site prints, which a start runs too. */
export const buildSentences = {
  leftOut: { es: 'El sitio no muestra: {part}.', en: 'Left out of the site: {part}.' },
  wrongBase: {
    es: 'La base del sitio es «{base}»: tiene que ser un camino como /liga/, de letras, cifras y . _ ~ -',
    en: 'The base of the site is “{base}”: it has to be a path such as /liga/, of letters, digits and . _ ~ -',
  },
  otherAddress: {
    es: 'La dirección de la liga es {address}, pero el sitio se construye para {base}: los enlaces de chats, calendarios y buscadores llevarían a otro lado. Construirlo con --base={path}, o corregir la dirección en /admin/liga.',
    en: "The league's address is {address}, but the site is built for the path {base}: links in chats, calendars and search engines would lead elsewhere. Build it with --base={path}, or correct the address at /admin/liga.",
  },
  theDatabase: { es: 'la base de datos', en: 'the database' },
  wrongSettings: {
    es: 'El sitio no se construye, porque {whose} no dio los ajustes de la liga: los que dio no son válidos ({reason}).',
    en: "The site is not built, since {whose} did not give the league's settings: its settings are not valid ({reason}).",
  },
  noSettings: {
    es: 'El sitio no se construye, porque {whose} no dio los ajustes de la liga: {path} no se pudo leer ({reason}).',
    en: "The site is not built, since {whose} did not give the league's settings: {path} could not be read ({reason}).",
  },
  askingAgain: {
    es: '{url} no respondió ({reason}): se pregunta otra vez…',
    en: '{url} gave no answer ({reason}): asking again…',
  },
  noLinkPictures: {
    es: 'El sitio no tiene imágenes para sus enlaces, porque esta computadora no las puede dibujar ({reason}).',
    en: 'The site is built without pictures of its links ({reason}).',
  },
  otherIconColors: {
    es: 'El icono del sitio no tiene los colores de la liga, porque esta computadora no lo puede dibujar ({reason}).',
    en: 'The site is built with an icon in other colours ({reason}).',
  },
} as const satisfies Table;
