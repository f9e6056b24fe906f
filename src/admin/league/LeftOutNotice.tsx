import type { LeftOut } from '../../league/parseSettings.ts';
import { Notice } from '../../ui/Notice.tsx';

type LeftOutNoticeProps = {
  /** Rows and fields of the settings, in the order in which they are named. */
  leftOut: ReadonlyArray<LeftOut>;
};

/**
 * Names what the pages do not show of the stored settings: what cannot be read, and pictures that are not there.
 */
export function LeftOutNotice({ leftOut }: LeftOutNoticeProps) {
  if (leftOut.length === 0) return null;
  return (
    <Notice kind="warning">
      <span>Esto está guardado, pero las páginas no lo muestran:</span>
      <ul>
        {[...new Set(leftOut.map(describe))].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <span>Se puede corregir o eliminar abajo, en su parte.</span>
    </Notice>
  );
}

const parts: Readonly<Record<string, string>> = {
  name: 'Nombre de la liga',
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

function describe({ part, name, field }: LeftOut): string {
  const what = parts[part] ?? part;
  const why = fields[field];
  return `${what}${name === '' ? '' : ` «${name}»`}${why === undefined ? '' : `: ${why}`}`;
}
