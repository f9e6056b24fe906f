import { describeResult, describeScore, describeUpcomingMatch } from './describeMatch.ts';
import { categoryTitle } from '../league/category.ts';
import type { Pair } from '../padel/pair.ts';
import type { Result } from '../padel/result.ts';
import { isPlayed, parseScore } from '../padel/score.ts';
import { formatLongDate, formatShortDay } from '../padel/spanishDate.ts';
import type { Announcement, RowTexts } from '../live/table.ts';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';
import { settings } from '../league/settings.ts';

export const resultTexts: RowTexts<Result> = {
  noun: 'resultados',
  deleted: 'Resultado eliminado.',
  deleteFailed: 'Error al eliminar el resultado. Intenta de nuevo.',
  announce: (result) =>
    isPlayed(parseScore(result.score))
      ? `Nuevo resultado: ${describeResult(result, settings())}`
      : null,
  announceChange: renameOf,
  detail: (result) =>
    [
      describeScore(result, settings()),
      categoryTitle(result.category, settings()),
      formatLongDate(result.date),
    ].join(' · '),
};

export const pairTexts: RowTexts<Pair> = {
  noun: 'parejas',
  deleted: 'Pareja eliminada.',
  deleteFailed: 'Error al eliminar la pareja. Intenta de nuevo.',
  announce: ({ name, category }) => `Nueva pareja: ${name}. ${categoryTitle(category, settings())}`,
  detail: ({ category }) => categoryTitle(category, settings()),
};

export const matchTexts: RowTexts<UpcomingMatch> = {
  noun: 'próximos partidos',
  deleted: 'Partido eliminado.',
  deleteFailed: 'Error al eliminar el partido. Intenta de nuevo.',
  announce: (match) => `Nuevo partido: ${describeUpcomingMatch(match, settings())}`,
  announceChange: renameOf,
  detail: ({ category, date, time }) =>
    [categoryTitle(category, settings()), formatLongDate(date), time].join(' · '),
};

/** The note of a match that was put off: *A reprogramar · era el jue 26 nov*. */
export function describePostponed({ date }: Pick<UpcomingMatch, 'date'>): string {
  return `A reprogramar · era el ${formatShortDay(date)}`;
}

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
