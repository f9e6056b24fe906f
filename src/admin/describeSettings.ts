import type { SettingsEntry, StoredRow } from '../matches/history.ts';
import {
  aboutFields,
  categoryFields,
  clubFields,
  heroPictureFields,
  identityFields,
  organiserFields,
  seasonFields,
  sponsorFields,
  historyWords,
} from './league/settingFields.ts';

type Word = ReturnType<typeof historyWords>[number];

const place: Word = ['position', 'Orden', false];

/** The columns of each table in words, in the order in which a change is told; others follow from these. */
const words: Readonly<Record<SettingsEntry['table'], readonly Word[]>> = {
  league: [...historyWords(identityFields), ...historyWords(aboutFields)],
  categories: [...historyWords(categoryFields), place],
  seasons: [
    ...historyWords(seasonFields),
    ['win20', 'Ganar 2-0', false],
    ['win21', 'Ganar 2-1', false],
    ['draw', 'Empate', false],
    ['loss12', 'Perder 1-2', false],
    ['loss02', 'Perder 0-2', false],
    ['walkover_win', 'Ganar por W.O.', false],
    ['walkover_loss', 'Perder por W.O.', false],
    ['unplayed', 'No se jugó', false],
    ['tie_lines', 'Orden de los desempates', false],
    // Until the next season began.
    ['ends_on', 'Último día', false],
  ],
  season_categories: [
    ['legs', 'Ruedas', false],
    ['qualified', 'Clasifican', false],
    ['relegated', 'Descienden', false],
  ],
  organisers: [...historyWords(organiserFields), place],
  clubs: [...historyWords(clubFields), place],
  sponsors: [...historyWords(sponsorFields), place],
  hero_pictures: [...historyWords(heroPictureFields), place],
  adjustments: [
    ['points', 'Puntos', false],
    ['reason', 'Motivo', false],
    ['day', 'Día', false],
  ],
};

/** Texts that are longer cannot be compared in a line. */
const longestTold = 60;

/** A row, and what changed of it. */
export function linesOfSettings({ table, before, after }: SettingsEntry): string[] {
  const name = nameOf(after ?? before ?? {});
  if (before === null || after === null) return [name];
  const changed = words[table].flatMap(([column, label, isUntold]) => {
    const [was, is] = [before[column] ?? null, after[column] ?? null];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    const [old, current] = [textOf(was), textOf(is)];
    return isUntold || old === null || current === null
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
