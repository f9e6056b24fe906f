import { assertNever } from '../utils/assertNever.ts';
import type { CategoryName } from './category.ts';
import { describeResult, describeUpcomingMatch } from './describeMatch.ts';
import type { Result } from './result.ts';
import { formatScore } from './formatScore.ts';
import { parseScore, sideThatWon } from './score.ts';
import type { Side } from './setScore.ts';
import { formatLongDate } from './spanishDate.ts';
import type { CivilDate } from './time.ts';
import type { UpcomingMatch } from './upcomingMatch.ts';

/** A row of a table of positions, as far as it is shared. */
export type SharedStanding = {
  position: number;
  name: string;
  played: number;
  won: number;
  lost: number;
  setsFor: number;
  setsAgainst: number;
  points: number;
};

/** What a visitor can share. */
export type Shareable =
  | { kind: 'result'; result: Result }
  | { kind: 'match'; match: UpcomingMatch }
  | { kind: 'pair'; name: string; category: CategoryName }
  | { kind: 'table'; category: CategoryName; season: string; rows: readonly SharedStanding[] }
  | { kind: 'day'; date: CivilDate; results: readonly Result[] };

/** The text for a group, without its link. Asterisks are WhatsApp's bold. */
export function shareText(share: Shareable): string {
  switch (share.kind) {
    case 'result':
      return describeResult(share.result);
    case 'match':
      return describeUpcomingMatch(share.match);
    case 'pair':
      return `${share.name}, ${share.category}: resultados y próximos partidos.`;
    case 'table':
      return [
        `*Tabla de posiciones · ${share.category}* · ${share.season}`,
        ...share.rows.map(({ position, name, points }) => `${position}. ${name} · ${points} pts`),
      ].join('\n');
    case 'day':
      return [
        `*Resultados del ${formatLongDate(share.date)}*`,
        ...groupByCategory(share.results).map(
          ([category, results]) => `\n*${category}*\n${results.map(resultLine).join('\n')}`,
        ),
      ].join('\n');
    default:
      return assertNever(share);
  }
}

/** What is shared, in two or three words, for the name of a file: `resultado-los-smash`. */
export function shareName(share: Shareable): string {
  switch (share.kind) {
    case 'result':
      return `resultado ${share.result.team1} ${share.result.team2}`;
    case 'match':
      return `partido ${share.match.team1} ${share.match.team2}`;
    case 'pair':
      return `pareja ${share.name}`;
    case 'table':
      return `tabla ${share.category}`;
    case 'day':
      return `resultados ${share.date}`;
    default:
      return assertNever(share);
  }
}

/** The results by category, in the order in which the categories first come. */
export function groupByCategory(
  results: readonly Result[],
): readonly (readonly [CategoryName, readonly Result[]])[] {
  const groups = new Map<CategoryName, Result[]>();
  for (const result of results) {
    const group = groups.get(result.category);
    if (group === undefined) groups.set(result.category, [result]);
    else group.push(result);
  }
  return [...groups];
}

function resultLine(result: Result): string {
  const parsed = parseScore(result.score);
  const winner = sideThatWon(parsed, result.winner);
  const mark = (side: Side) => (winner === side ? ' ✔' : '');
  const score = formatScore(parsed);
  return `${result.team1}${mark(1)} – ${result.team2}${mark(2)}: ${score}`;
}
