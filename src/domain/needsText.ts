import { nameKey } from './nameKey.ts';
import type { Condition, Needs } from './needs.ts';

/**
 * What a pair needs, in a sentence or two; `null` with too many matches left to say anything.
 * @param places 1 for the lead, or how many qualify
 */
export function describeNeeds(name: string, needs: Needs, places: number): string | null {
  if (needs.kind === 'tooManyMatches') return null;
  const { endings, reached, undecided, enough } = needs;
  const goal = places === 1 ? 'primera' : `entre las ${places} primeras`;
  const be = places === 1 ? 'es' : 'está';
  if (reached === endings) return `Termina ${goal} pase lo que pase.`;
  if (reached + undecided === 0) return `Ya no puede terminar ${goal}.`;
  const others = undecided === 1 ? 'otro' : `otros ${undecided}`;
  const byGames = undecided === 0 ? '' : ` y en ${others} lo deciden los games o el sorteo`;
  const counted = `En ${reached} de los ${endings} finales posibles ${be} ${goal}${byGames}.`;
  if (enough === null || enough.length === 0) return counted;
  return `${counted} Le alcanza con ${listConditions(name, enough)}.`;
}

function listConditions(name: string, conditions: readonly Condition[]): string {
  const own = conditions.filter((condition) => isWonBy(name, condition));
  const others = conditions.filter((condition) => !isWonBy(name, condition));
  return list([
    ...own.map((condition) => `ganarle a ${loserOf(condition)}${inTwoSets(condition)}`),
    ...others.map(
      (condition) =>
        `que ${winnerOf(condition)} le gane a ${loserOf(condition)}${inTwoSets(condition)}`,
    ),
  ]);
}

function isWonBy(name: string, condition: Condition): boolean {
  return nameKey(winnerOf(condition)) === nameKey(name);
}

function winnerOf({ match, winner }: Condition): string {
  return winner === 1 ? match.team1 : match.team2;
}

function loserOf({ match, winner }: Condition): string {
  return winner === 1 ? match.team2 : match.team1;
}

function inTwoSets({ isInTwoSets }: Condition): string {
  return isInTwoSets ? ' en dos sets' : '';
}

function list(parts: readonly string[]): string {
  return new Intl.ListFormat('es', { type: 'conjunction' }).format(parts);
}
