import { nameKey } from '../padel/nameKey.ts';
import type { Condition, Need, Needs } from './computeNeeds.ts';
import { assertNever } from '../padel/assertNever.ts';
import { groupBy } from '../padel/groupBy.ts';
import { listOf } from '../padel/spanishText.ts';

/** The facts that the sentences take as given beside the results. */
export type Given = {
  /** The season does not say how often two pairs meet: other matches may be announced. */
  isAnnouncedOnly: boolean;
  /** Some results are imagined. */
  isHypothesis: boolean;
  /** Some registered pairs stand in no match: what they would play is not known. */
  leavesOut: boolean;
  /** The rule's lots, see `drawsLots`. */
  isByLots: boolean;
};

/** The needs of a pair, in paragraphs; each is true by itself. */
export function describeNeeds(name: string, needs: Needs, given: Given): readonly string[] {
  const say = (text: string) => capitalised(givenText(given) + text);
  if (!needs.hasMatches) return ['Todavía no tiene resultados que cuenten ni partidos anunciados.'];
  if (needs.open === 0) {
    const none = given.isAnnouncedOnly
      ? 'no quedan partidos anunciados'
      : 'no quedan partidos por jugar';
    return [capitalised(`${givenText({ ...given, isAnnouncedOnly: false })}${none}.`)];
  }
  const tooMany = `Quedan ${needs.open} partidos: son demasiados para calcular todos los finales.`;
  return [
    ...(needs.range === null ? [] : [`${say(rangeText(needs.range, needs.pairs))} ${tooMany}`]),
    ...needs.goals.flatMap(({ places, need }) => {
      const goal = places === 1 ? 'primera' : `entre las ${places} primeras`;
      const text = needText(name, need, { goal, own: needs.own, ...given });
      return text === null ? [] : [say(text)];
    }),
  ];
}

function givenText({ isAnnouncedOnly, isHypothesis, leavesOut }: Given): string {
  const given = [
    ...(isHypothesis ? ['la hipótesis'] : []),
    ...(isAnnouncedOnly ? ['los partidos anunciados'] : []),
    ...(leavesOut ? ['las parejas que ya tienen partidos'] : []),
  ];
  return given.length === 0 ? '' : `con ${given.join(' y ')}, `;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function rangeText({ first, last }: { first: number; last: number }, pairs: number): string {
  return first === 1 && last === pairs
    ? 'todavía no se sabe entre qué puestos termina.'
    : `termina entre los puestos ${first} y ${last}.`;
}

/** @param own how many of its own matches are open */
function needText(
  name: string,
  need: Need,
  { goal, own, isByLots }: Pick<Given, 'isByLots'> & { goal: string; own: number },
): string | null {
  switch (need.kind) {
    case 'sure':
      return `termina ${goal} pase lo que pase.`;
    case 'impossible':
      return `ya no puede terminar ${goal}.`;
    case 'lots':
      return isByLots
        ? `que termine ${goal} lo define el sorteo.`
        : `queda empatada, y la regla no dice quién termina ${goal}.`;
    case 'open':
      return need.enough === null
        ? `todavía no se sabe si termina ${goal}, y ninguna combinación simple de resultados se lo asegura.`
        : `para terminar ${goal} le alcanza con ${listConditions(name, need.enough)}.`;
    case 'uncounted':
      if (need.wins !== null) {
        return `para terminar ${goal} le alcanza con ${winsText(need.wins, own)}.`;
      }
      // Points are only a bound: whether it is enough is not known.
      return own === 0
        ? null
        : `todavía no se sabe si le alcanza con ${winsText(own, own)} para terminar ${goal}.`;
    default:
      return assertNever(need);
  }
}

function winsText(wins: number, own: number): string {
  if (own === 1) return 'ganar su partido';
  return wins === own ? `ganar sus ${own} partidos` : `ganar ${wins} de sus ${own} partidos`;
}

function listConditions(name: string, conditions: readonly Condition[]): string {
  const key = nameKey(name);
  const sides = conditions.map((condition) => {
    const { match, side } = condition;
    const [who, rival] = side === 1 ? [match.team1, match.team2] : [match.team2, match.team1];
    return { ...condition, who, rival, isOwn: nameKey(who) === key };
  });
  const parts = [
    ...groupBy(
      sides,
      ({ who, rival, result }) =>
        `${nameKey(who)}\n${nameKey(rival)}\n${String(result === 'win-or-draw')}`,
    ).values(),
  ]
    .flatMap((same) => same.slice(0, 1).map((first) => ({ ...first, text: timesText(same) })))
    .sort((one, other) => Number(other.isOwn) - Number(one.isOwn))
    .map(({ isOwn, who, rival, result, text }) => {
      if (result === 'win-or-draw') {
        return isOwn ? `no perder con ${rival}${text}` : `que ${who} no pierda con ${rival}${text}`;
      }
      return isOwn ? `ganarle a ${rival}${text}` : `que ${who} le gane a ${rival}${text}`;
    });
  return listOf(parts);
}

const counts = ['ninguna', 'una', 'dos', 'tres'];

/** The number of times, where two pairs still meet more than once, and of sets. */
function timesText(same: readonly Condition[]): string {
  const times = same.length;
  const inTwo = same.filter(({ result }) => result === 'win-in-two-sets').length;
  const isOne = same.every(({ meetings }) => meetings === 1);
  const often = isOne ? '' : ` ${counts[times]} ${times === 1 ? 'vez' : 'veces'}`;
  if (inTwo === 0) return often;
  return inTwo === times ? `${often} en dos sets` : `${often} (${counts[inTwo]} en dos sets)`;
}
