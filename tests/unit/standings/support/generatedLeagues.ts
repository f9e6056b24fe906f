import { randomSource, type Random } from '../../../support/random.ts';

// Written from the league's rule and not from `src/`, with which it shares no code.

export type GeneratedRule = {
  points: Record<
    'win20' | 'win21' | 'loss12' | 'loss02' | 'walkoverWin' | 'walkoverLoss' | 'unplayed',
    number
  > & { draw: number | null };
  ties: readonly GeneratedLine[];
  superTieBreak: 'one-game' | 'no-games' | 'points';
  walkover: '6-0 6-0' | 'no-games';
};

export type GeneratedLine = (typeof lines)[number];

export type GeneratedResult = { team1: string; team2: string; score: string; winner: 1 | 2 | null };

export type GeneratedLeague = {
  pairs: readonly string[];
  results: readonly GeneratedResult[];
  rule: GeneratedRule;
  adjustments: readonly { name: string; points: number }[];
  withdrawn?: readonly GeneratedWithdrawal[];
  lots?: ReadonlyMap<string, number>;
};

export type GeneratedWithdrawal = {
  name: string;
  kind: 'annul' | 'walkover';
  rivals: readonly string[];
};

const lines = [
  'points-among',
  'set-difference-among',
  'game-difference-among',
  'set-difference',
  'game-difference',
  'sets-won',
  'games-won',
  'wins',
  'fewest-walkovers',
] as const;

/** The tables of the rule's page: win20 win21 draw loss12 loss02, walkoverWin walkoverLoss unplayed. */
const presets: readonly (readonly (number | null)[])[] = [
  [2, 2, null, 1, 1, 2, 0, 0],
  [3, 3, null, 1, 1, 3, 0, 0],
  [3, 3, null, 1, 1, 2, 0, 0],
  [3, 3, null, 0, 0, 3, 0, 0],
  [1, 1, null, 0, 0, 1, 0, 0],
  [3, 2, null, 1, 0, 3, 0, 0],
  [3, 3, 1, 0, 0, 3, 0, 0],
  [3, 3, 1, 0, 0, 3, -1, -1],
];
const tiePresets: readonly (readonly GeneratedLine[])[] = [
  lines.slice(0, 7),
  ['set-difference', 'game-difference', 'points-among', 'sets-won', 'games-won'],
  lines.slice(0, 3),
];

function generatedRule(random: Random): GeneratedRule {
  const any = () => (random.chance(0.1) ? random.below(19) - 9 : random.below(5) - 1);
  const numbers = random.chance(0.6)
    ? random.pick(presets)
    : [any(), any(), random.chance(0.5) ? null : any(), any(), any(), any(), any(), any()];
  const [win20, win21, draw, loss12, loss02, walkoverWin, walkoverLoss, unplayed] = numbers;
  const shuffled = lines
    .map((line) => ({ line, at: random.next() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ line }) => line);
  return {
    points: {
      win20: win20 ?? 0,
      win21: win21 ?? 0,
      draw: draw ?? null,
      loss12: loss12 ?? 0,
      loss02: loss02 ?? 0,
      walkoverWin: walkoverWin ?? 0,
      walkoverLoss: walkoverLoss ?? 0,
      unplayed: unplayed ?? 0,
    },
    ties: random.chance(0.5)
      ? random.pick(tiePresets)
      : shuffled.slice(0, random.below(lines.length + 1)),
    superTieBreak: random.pick(['one-game', 'no-games', 'points']),
    walkover: random.pick(['6-0 6-0', 'no-games']),
  };
}

const names = (
  'Ñandú, Águila, águila dos, Los Smash, Doble Pared, Zurdos, El Último Globo, Pala y Fernet, ' +
  'Los Mellis, La Víbora, Óxido, Oso, Ópalo, Nube, Bandeja 10, Bandeja 2'
).split(', ');
const wonSets = ['6-0', '6-1', '6-2', '6-3', '6-4', '7-5', '7-6', '7-6(5)'];
const openSets = ['0-0', '3-2', '5-5', '6-5', '6-6', '1-4', '0-5', '4-2', '6-3'];
const superTieBreaks = ['10-8', '10-0', '12-10', '11-9', '10-9', '15-13', '1-0(8)', '1-0(11)'];
const openSuperTieBreaks = ['[5-3]', '[4-4]', '[0-1]', '[9-10]', '10-8', '1-0(6)'];

/**
 * League number `index`: 3-16 pairs, 0-2 rounds, some matches missing, all kinds of endings. In every
 * other league the scores come from few, and often from one: ties down to the last line are common.
 */
export function generatedLeague(index: number): GeneratedLeague {
  const random = randomSource(index);
  const pairs = names.slice(0, 3 + (index % 14));
  const rule = generatedRule(random);
  const rounds = random.below(3);
  const missing = random.pick([0, 0, 0.2, 0.6]);
  const isUniform = random.chance(0.5);
  const special = random.pick([0, 0.1, 0.4]);
  const results = Array.from({ length: rounds }, () =>
    pairs.flatMap((one, first) =>
      pairs.slice(first + 1).flatMap((other) => {
        if (random.chance(missing)) return [];
        const [team1, team2] = random.chance(0.5) ? [one, other] : [other, one];
        return [{ team1, team2, ...generatedScore(random, special, isUniform) }];
      }),
    ),
  ).flat();
  const adjustments = random.chance(0.3)
    ? Array.from({ length: 1 + random.below(3) }, () => ({
        name: random.pick([...pairs, 'Nadie']),
        points: random.pick([-1, -2, 1, 3]),
      }))
    : [];
  return { pairs, results, rule, adjustments };
}

/** The same league with some pairs that have withdrawn, and some lots. */
export function withWithdrawals(league: GeneratedLeague, index: number): GeneratedLeague {
  const random = randomSource(index + 3_000_000);
  const { pairs } = league;
  const count = random.pick([0, 1, 1, 2, 2, 3]);
  const from = random.below(pairs.length);
  const gone = Array.from({ length: Math.min(count, pairs.length - 2) }, (_, at) =>
    String(pairs[(from + at) % pairs.length]),
  );
  const withdrawn = gone.map((name) => ({
    name,
    kind: random.pick(['annul', 'walkover'] as const),
    rivals: Array.from({ length: random.below(pairs.length + 2) }, () => random.pick(pairs)),
  }));
  const drawn = random.chance(0.5) ? pairs.filter(() => random.chance(0.8)) : [];
  const lots = new Map(drawn.map((name) => [name, random.below(pairs.length * 2)]));
  return { ...league, withdrawn, lots };
}

function generatedScore(
  random: Random,
  special: number,
  isUniform: boolean,
): Pick<GeneratedResult, 'score' | 'winner'> {
  const someone = () => random.pick([1, 2, 1, 2, 1, 2, null] as const);
  if (random.chance(special)) {
    const [set, other] = [turn(random, random.pick(wonSets)), turn(random, random.pick(wonSets))];
    const [open, another] = [turn(random, random.pick(openSets)), random.pick(openSets)];
    const decider = random.pick(openSuperTieBreaks);
    const word = random.pick(['ret.', 'ret.', 'tiempo', 'tiempo', '(tiempo)', 'TIEMPO']);
    const score = random.pick([
      random.pick(['W.O.', 'W.O.', 'wo', '6-0 6-0 W.O.']),
      random.pick(['W.O. doble', 'doble W.O.', 'W.O. DOBLE']),
      random.pick(['No se jugó', 'no se jugo', 'NO SE JUGÓ']),
      `${set}, ${open} ${word}`,
      `${open} ${word}`,
      `${open} ${another} ${word}`,
      `${open}, ${another}, ${random.pick(openSets)} ${word}`,
      `${set}, ${other}, ${open} ${word}`,
      `${set} ${other} ${decider} ${word}`,
      `${set} ${word}`,
      `${set}, ${other} ${word}`,
      random.pick(['12-9 tiempo', '9-12 tiempo', '10-10 tiempo']),
      set,
      random.pick(['6-4, 4-6', '4-6 7-6(3)', '5-4 3-6', '4-2, 2-4', '4-1 5-3']),
      `${set}, ${open}`,
      `${open}, ${set}`,
      'suspendido',
    ]);
    return { score, winner: someone() };
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
  return set.replace(/(\d+)-(\d+)/u, '$2-$1');
}
