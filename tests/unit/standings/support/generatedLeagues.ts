import { choices, type StandingsRule } from '../../../../src/league/standingsRule.ts';
import { randomSource, type Random } from '../../../support/random.ts';

export type GeneratedLeague = {
  pairs: readonly string[];
  results: readonly { team1: string; team2: string; score: string; winner: 1 | 2 | null }[];
  rule: StandingsRule;
};

/** All 48 combinations of the four choices. */
export const rules: readonly StandingsRule[] = choices.points.flatMap((points) =>
  choices.ties.flatMap((ties) =>
    choices.superTieBreak.flatMap((superTieBreak) =>
      choices.walkover.map((walkover) => ({ points, ties, superTieBreak, walkover })),
    ),
  ),
);

const names = (
  'Ñandú, Águila, águila dos, Los Smash, Doble Pared, Zurdos, El Último Globo, Pala y Fernet, ' +
  'Los Mellis, La Víbora, Óxido, Oso, Ópalo, Nube, Bandeja 10, Bandeja 2'
).split(', ');
const wonSets = ['6-0', '6-1', '6-2', '6-3', '6-4', '7-5', '7-6', '7-6(5)'];
const openSets = ['0-0', '3-2', '5-5', '6-5', '6-6', '1-4', '0-5'];
const superTieBreaks = ['10-8', '10-0', '12-10', '11-9', '10-9', '15-13'];

/**
 * League number `index`: 3-16 pairs, 0-2 rounds, some matches missing, all kinds of endings. In every
 * other league the scores come from few, and often from one: ties down to the last line are common.
 */
export function generatedLeague(index: number): GeneratedLeague {
  const random = randomSource(index);
  const pairs = names.slice(0, 3 + (index % 14));
  const rule = rules[Math.floor(index / 14) % rules.length];
  if (rule === undefined) throw new Error('No such rule.');
  const rounds = random.below(3);
  const missing = random.pick([0, 0, 0.2, 0.6]);
  const isUniform = random.chance(0.5);
  const special = random.pick([0, 0.05, 0.3]);
  const results = Array.from({ length: rounds }, () =>
    pairs.flatMap((one, first) =>
      pairs.slice(first + 1).flatMap((other) => {
        if (random.chance(missing)) return [];
        const [team1, team2] = random.chance(0.5) ? [one, other] : [other, one];
        return [{ team1, team2, ...generatedScore(random, special, isUniform) }];
      }),
    ),
  ).flat();
  return { pairs, results, rule };
}

function generatedScore(
  random: Random,
  special: number,
  isUniform: boolean,
): { score: string; winner: 1 | 2 | null } {
  const someone = () => random.pick([1, 2, 1, 2, 1, 2, null] as const);
  if (random.chance(special)) {
    const winner = someone();
    const [set, other] = [turn(random, random.pick(wonSets)), turn(random, random.pick(wonSets))];
    const open = random.pick(openSets);
    return random.pick([
      { score: 'W.O.', winner },
      { score: 'W.O.', winner },
      { score: `${set}, ${open} ret.`, winner },
      { score: `${open} ret.`, winner },
      { score: `${set}, ${other}, ${open} ret.`, winner },
      { score: set, winner },
      { score: '6-4, 4-6', winner },
      { score: `${set}, ${open}`, winner: null },
    ]);
  }
  const [one, two] = isUniform ? ['6-4', '6-4'] : [random.pick(wonSets), random.pick(wonSets)];
  const side = random.pick([1, 2] as const);
  const straight = [side === 1 ? one : flip(one), side === 1 ? two : flip(two)];
  if (random.chance(0.6)) return { score: straight.join(', '), winner: null };
  const lost = isUniform ? '4-6' : flip(random.pick(wonSets));
  const third = random.chance(0.5) ? random.pick(wonSets) : random.pick(superTieBreaks);
  const sets = random.chance(0.5) ? [one, lost, third] : [lost, two, third];
  return {
    score: sets.map((set) => (side === 1 ? set : flip(set))).join(', '),
    // A winner that contradicts a complete score says nothing.
    winner: random.chance(0.1) ? someone() : null,
  };
}

function turn(random: Random, set: string): string {
  return random.chance(0.5) ? set : flip(set);
}

function flip(set: string): string {
  return set.replace(/^(\d+)-(\d+)/u, '$2-$1');
}
