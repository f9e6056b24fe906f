import { describeResult, describeUpcomingMatch } from './describeMatch.ts';
import type { Pair } from './pair.ts';
import type { Result } from './result.ts';
import { formatLongDate } from './spanishDate.ts';
import type { UpcomingMatch } from './upcomingMatch.ts';

/** What the site says in Spanish of the rows of a table. */
export type RowTexts<Item> = {
  /** The rows as messages name them, in the plural. */
  noun: string;
  kind: 'result' | 'match' | 'pair';
  deleted: string;
  deleteFailed: string;
  /** Announces a row that has just been added. */
  announce(item: Item): string;
  /** What distinguishes a row from another one of the same two teams. */
  detail(item: Item): string;
};

export const resultTexts: RowTexts<Result> = {
  noun: 'resultados',
  kind: 'result',
  deleted: 'Resultado eliminado.',
  deleteFailed: 'Error al eliminar el resultado. Intenta de nuevo.',
  announce: (result) => `Nuevo resultado: ${describeResult(result)}`,
  detail: ({ score, category, date }) => [score, category, formatLongDate(date)].join(' · '),
};

export const pairTexts: RowTexts<Pair> = {
  noun: 'parejas',
  kind: 'pair',
  deleted: 'Pareja eliminada.',
  deleteFailed: 'Error al eliminar la pareja. Intenta de nuevo.',
  announce: ({ name, category }) => `Nueva pareja: ${name}. ${category}`,
  detail: ({ category }) => category,
};

export const matchTexts: RowTexts<UpcomingMatch> = {
  noun: 'próximos partidos',
  kind: 'match',
  deleted: 'Partido eliminado.',
  deleteFailed: 'Error al eliminar el partido. Intenta de nuevo.',
  announce: (match) => `Nuevo partido: ${describeUpcomingMatch(match)}`,
  detail: ({ category, date, time }) => [category, formatLongDate(date), time].join(' · '),
};
