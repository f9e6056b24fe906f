import { describeResult, describeUpcomingMatch } from './describeMatch.ts';
import type { Pair } from './pair.ts';
import type { Result } from './result.ts';
import { formatLongDate } from './spanishDate.ts';
import type { UpcomingMatch } from './upcomingMatch.ts';

export type Announcement = { id: string; text: string };

/** What the site says in Spanish of the rows of a table. */
export type RowTexts<Item> = {
  /** The rows as messages name them, in the plural. */
  noun: string;
  kind: 'result' | 'match' | 'pair';
  deleted: string;
  deleteFailed: string;
  /** Announces a row that has just been added. */
  announce(item: Item): string;
  /** Announces that a pair of a row has a new name: the same for all of its rows. */
  announceRename?(item: Item, before: Item): Announcement | null;
  /** What distinguishes a row from another one of the same two teams. */
  detail(item: Item): string;
};

export const resultTexts: RowTexts<Result> = {
  noun: 'resultados',
  kind: 'result',
  deleted: 'Resultado eliminado.',
  deleteFailed: 'Error al eliminar el resultado. Intenta de nuevo.',
  announce: (result) => `Nuevo resultado: ${describeResult(result)}`,
  announceRename: renameOf,
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
  announceRename: renameOf,
  detail: ({ category, date, time }) => [category, formatLongDate(date), time].join(' · '),
};

type Match = Pick<Result, 'team1' | 'team2' | 'pair1Id' | 'pair2Id'>;

function renameOf(match: Match, before: Match): Announcement | null {
  for (const [id, was, is, pair] of [
    [before.pair1Id, before.team1, match.team1, match.pair1Id],
    [before.pair2Id, before.team2, match.team2, match.pair2Id],
  ] as const) {
    const isRenamed = id !== null && id === pair && was !== is;
    if (isRenamed) return { id: `${id} ${is}`, text: `La pareja ${was} ahora se llama ${is}` };
  }
  return null;
}
