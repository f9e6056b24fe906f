import type { Shareable } from '../matches/shareContext.ts';
import { assertNever } from '../padel/assertNever.ts';
import { categoryTitle, type CategoryName } from '../league/category.ts';
import { describeResult, describeUpcomingMatch } from '../matches/describeMatch.ts';
import { isFriendly } from '../league/season.ts';
import { detailsShownIn, type Result } from '../padel/result.ts';
import { formatScore } from '../padel/formatScore.ts';
import { shownResult } from '../matches/shownResult.ts';
import type { Side } from '../padel/setScore.ts';
import { describeNight } from '../padel/evening.ts';
import { formatLongDate, formatTime } from '../padel/spanishDate.ts';
import type { CivilMoment } from '../padel/time.ts';
import type { LeagueSettings } from '../league/league.ts';

/** The text for a group, without its link. Asterisks are WhatsApp's bold. */
export function shareText(share: Shareable, league: LeagueSettings): string {
  const titleIn = (category: CategoryName) => plainInChat(categoryTitle(category, league));
  switch (share.kind) {
    case 'result':
      return plainInChat(describeResult(share.result, league));
    case 'match':
      return plainInChat(describeUpcomingMatch(share.match, league));
    case 'pair':
      return plainInChat(
        `${share.name}, ${titleIn(share.category)}: resultados y próximos partidos.`,
      );
    case 'table':
      return [
        `*Tabla de posiciones · ${titleIn(share.category)}* · ${plainInChat(share.season)}`,
        ...share.rows.map(({ position, name, points }) =>
          plainInChat(`${position}. ${name} · ${points} pts`),
        ),
      ].join('\n');
    case 'day':
      return [
        `*Resultados del ${formatLongDate(share.date)}*`,
        ...groupByCategory(share.results).map(
          ([category, results]) =>
            `\n*${titleIn(category)}*\n${results.map((result) => resultLine(result, league)).join('\n')}`,
        ),
      ].join('\n');
    default:
      return assertNever(share);
  }
}

/**
 * A name or a sentence in which WhatsApp finds no type of its own: beside each sign that would change it, or begin
 * a quote or a list, stands U+2060, which shows nothing. What is pasted is read without it.
 */
export function plainInChat(text: string): string {
  return text.replaceAll(/[*_~`]|^[->](?= )/gu, '\u2060$&\u2060');
}

/**
 * The hour of a match in a text of its evening: *23:00*, *00:30 (madrugada del sáb 14 nov)*.
 * @param unit what stands after the hour
 */
export function formatHour(match: CivilMoment, unit = ''): string {
  const night = describeNight(match);
  const hour = `${formatTime(match.time)}${unit}`;
  return night === null ? hour : `${hour} (${night.toLocaleLowerCase('es')})`;
}

/** The shared thing in two or three words, for the name of a file: `resultado-los-smash`. */
export function shareName(share: Shareable, league: LeagueSettings): string {
  switch (share.kind) {
    case 'result':
      return `resultado ${share.result.team1} ${share.result.team2}`;
    case 'match':
      return `partido ${share.match.team1} ${share.match.team2}`;
    case 'pair':
      return `pareja ${share.name}`;
    case 'table':
      return `tabla ${categoryTitle(share.category, league)}`;
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

function resultLine(result: Result, league: LeagueSettings): string {
  const { score, winner, status, words } = shownResult(result, league);
  const mark = (side: Side) => (winner === side ? ' ✔' : '');
  const ended = words ?? formatScore(score);
  const notes = [
    ...(status === 'Empate' ? ['empate'] : []),
    ...(isFriendly(result) ? ['amistoso'] : []),
    ...detailsShownIn('sentence', result),
  ];
  const beside = notes.length === 0 ? '' : ` (${notes.join(', ')})`;
  return plainInChat(`${result.team1}${mark(1)} – ${result.team2}${mark(2)}: ${ended}${beside}`);
}
