import type { SettingsEntry, StoredRow } from '../matches/history.ts';

/** The columns in words, in the order in which a change is told; what is not here follows from others. */
const labels: Readonly<Record<string, string>> = {
  title: 'Nombre',
  name: 'Nombre',
  short_name: 'Nombre corto',
  slug: 'Final de la dirección',
  description: 'Descripción',
  slogan: 'Lema',
  city: 'Ciudad',
  time_zone: 'Zona horaria',
  brand: 'Color principal',
  accent: 'Color de acento',
  icon: 'Icono',
  profile_name: 'Página en redes: nombre',
  profile_network: 'Página en redes: red',
  profile_url: 'Página en redes: enlace',
  story: 'La historia',
  joining: 'Para jugar',
  scoring: 'Cómo se juega',
  dates: 'Fechas de la temporada',
  spreadsheet: 'Planilla',
  starts_on: 'Primer día',
  ends_on: 'Último día',
  points: 'Puntos',
  win20: 'Ganar 2-0',
  win21: 'Ganar 2-1',
  draw: 'Empate',
  loss12: 'Perder 1-2',
  loss02: 'Perder 0-2',
  walkover_win: 'Ganar por W.O.',
  walkover_loss: 'Perder por W.O.',
  unplayed: 'No se jugó',
  tie_lines: 'Orden de los desempates',
  reason: 'Motivo',
  day: 'Día',
  ties: 'Desempate',
  super_tie_break: 'Súper tie-break',
  walkover: 'W.O.',
  legs: 'Ruedas',
  qualified: 'Clasifican',
  relegated: 'Descienden',
  whatsapp: 'WhatsApp',
  network: 'Red',
  url: 'Página',
  address: 'Dirección',
  map: 'Mapa',
  picture: 'Imagen',
  alt: 'Qué muestra',
  focus: 'Encuadre',
  position: 'Orden',
};

/** Texts of these columns are paths, or too long to be compared. */
const untold = new Set(['icon', 'picture']);
const longestTold = 60;

/** A row, and what changed of it. */
export function linesOfSettings({ before, after }: SettingsEntry): string[] {
  const name = nameOf(after ?? before ?? {});
  if (before === null || after === null) return [name];
  const changed = Object.entries(labels).flatMap(([column, label]) => {
    const [was, is] = [before[column] ?? null, after[column] ?? null];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    const [old, current] = [textOf(was), textOf(is)];
    return untold.has(column) || old === null || current === null
      ? [`${label}: cambió`]
      : [`${label}: ${old} → ${current}`];
  });
  return [name, ...changed];
}

function nameOf(row: StoredRow): string {
  const found = [row['title'], row['name'], row['alt'], row['category'], row['reason']].find(
    (value) => typeof value === 'string',
  );
  return typeof found === 'string' ? found : '';
}

/** `null`: it cannot be told in a line. */
function textOf(value: unknown): string | null {
  if (value === null) return '–';
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.length <= longestTold ? value : null;
}
