import type { Standing } from '../standings.ts';
import { formatDifference } from '../standingsText.ts';

export type TableColumn = {
  short: string;
  name: string;
  /** Whether there is room for it on a phone. */
  isNarrow: boolean;
  of(row: Standing<unknown>): string;
};

/** The columns of numbers, before the points; those of drawn matches only where there are draws. */
export function columnsFor(hasDraws: boolean): readonly TableColumn[] {
  return hasDraws ? columns : columns.filter(({ short }) => short !== 'PE');
}

const columns: readonly TableColumn[] = [
  { short: 'PJ', name: 'Partidos jugados', isNarrow: true, of: (row) => String(row.played) },
  { short: 'PG', name: 'Partidos ganados', isNarrow: false, of: (row) => String(row.won) },
  { short: 'PE', name: 'Partidos empatados', isNarrow: false, of: (row) => String(row.drawn) },
  { short: 'PP', name: 'Partidos perdidos', isNarrow: false, of: (row) => String(row.lost) },
  { short: 'WO', name: 'Perdidos por W.O.', isNarrow: false, of: (row) => String(row.walkovers) },
  { short: 'SF', name: 'Sets a favor', isNarrow: false, of: (row) => String(row.setsFor) },
  { short: 'SC', name: 'Sets en contra', isNarrow: false, of: (row) => String(row.setsAgainst) },
  {
    short: '±S',
    name: 'Diferencia de sets',
    isNarrow: true,
    of: (row) => formatDifference(row.setsFor - row.setsAgainst),
  },
  { short: 'GF', name: 'Games a favor', isNarrow: false, of: (row) => String(row.gamesFor) },
  { short: 'GC', name: 'Games en contra', isNarrow: false, of: (row) => String(row.gamesAgainst) },
  {
    short: '±G',
    name: 'Diferencia de games',
    isNarrow: true,
    of: (row) => formatDifference(row.gamesFor - row.gamesAgainst),
  },
];
