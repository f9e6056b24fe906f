import type { LeftOut } from '../../league/parseSettings.ts';

const parts: Readonly<Record<string, string>> = {
  name: 'Nombre de la liga',
  country: 'País',
  timeZone: 'Zona horaria',
  address: 'Dirección del sitio',
  brand: 'Color principal',
  accent: 'Color de acento',
  icon: 'Icono',
  profile: 'Perfil de la liga',
  dates: 'Fechas de Nosotros',
  categories: 'Categoría',
  seasons: 'Temporada',
  seasonCategories: 'Categoría de una temporada',
  organisers: 'Contacto',
  clubs: 'Club',
  sponsors: 'Auspiciante',
  heroPictures: 'Imagen de la portada',
};

const fields: Readonly<Record<string, string>> = {
  picture: 'falta la imagen',
  phonePicture: 'falta la imagen para teléfonos',
  url: 'no se entiende la dirección de su página',
  map: 'no se entiende la dirección del mapa',
  spreadsheet: 'no se entiende la dirección de la planilla',
  whatsapp: 'no se entiende el número',
  slug: 'no se entiende su dirección',
};

/** A setting that no page shows, as its administrator reads it, e.g. `Auspiciante «Norte»: falta la imagen`. */
export function describeLeftOut({ part, name, field }: LeftOut): string {
  const what = parts[part] ?? part;
  const why = fields[field];
  return `${what}${name === '' ? '' : ` «${name}»`}${why === undefined ? '' : `: ${why}`}`;
}
