import type { SettingsEntry, StoredRow } from '../matches/history.ts';
import {
  aboutFields,
  adjustmentFields,
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
  league: [
    ...historyWords(identityFields),
    ...historyWords(aboutFields),
    ['endings_counted_at', 'Resultados por revisar', true],
  ],
  categories: [...historyWords(categoryFields), place],
  seasons: historyWords(seasonFields),
  season_categories: [
    ['legs', 'Ruedas', false],
    ['qualified', 'Clasifican', false],
    ['relegated', 'Descienden', false],
  ],
  organisers: [...historyWords(organiserFields), place],
  clubs: [...historyWords(clubFields), place],
  sponsors: [...historyWords(sponsorFields), place],
  hero_pictures: [...historyWords(heroPictureFields), place],
  adjustments: historyWords(adjustmentFields),
  withdrawals: [
    ['kind', 'Manera', false],
    ['day', 'Día', false],
    ['rivals', 'Rivales', true],
  ],
  lots: [['place', 'Orden', false]],
};

/** The rule of a season before there were numbers, which these words follow now. */
const ruleWords: readonly Word[] = [
  ['points', 'Puntos', false],
  ['ties', 'Desempate', false],
];

/** Texts that are longer cannot be compared in a line. */
const longestTold = 60;

/** A row, and what changed of it. */
export function linesOfSettings({ table, before, after }: SettingsEntry): string[] {
  const name = nameOf(after ?? before ?? {});
  if (before === null || after === null) return [name];
  const isInWords = table === 'seasons' && !('win20' in before);
  const changed = [...words[table], ...(isInWords ? ruleWords : [])].flatMap(
    ([column, label, isUntold]) => {
      const [was, is] = [before[column] ?? null, after[column] ?? null];
      if (JSON.stringify(was) === JSON.stringify(is)) return [];
      const [old, current] = [textOf(was), textOf(is)];
      return isUntold || old === null || current === null
        ? [`${label}: cambió`]
        : [`${label}: ${old} → ${current}`];
    },
  );
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
