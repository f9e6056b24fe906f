import { expect, test } from 'vitest';
import { defaultRule } from '../../../src/league/defaultRule.ts';
import { computeNeeds, type Need } from '../../../src/standings/computeNeeds.ts';
import { outlook } from '../../../src/standings/outlook.ts';
import { randomSource, type Random } from '../../support/random.ts';
import { isFull, scale } from '../../support/scale.ts';
import { generatedLeague, withWithdrawals } from './support/generatedLeagues.ts';
import {
  allEndings,
  drawnScores,
  inTwoSets,
  openLeague,
  outlookByPointsAlone,
  payingLeague,
  sampledEndings,
  verdictOf,
  type OpenLeague,
} from './support/openLeagues.ts';

/** Numbers of leagues, evenly spread: every rule and every size is among them. */
function spread(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => Math.floor((index * 3000) / count));
}

function askedOf({ league, open, me, places }: OpenLeague) {
  // Names are compared without regard to case.
  const nameOf = (pair: number) => league.pairs[pair]?.toUpperCase() ?? '';
  const matches = open.map(([one, other]) => ({ team1: nameOf(one), team2: nameOf(other) }));
  const { adjustments, withdrawn = [] } = league;
  // Nobody plays a pair that has withdrawn.
  const unplayed = withdrawn.map(({ name }) => ({ team1: name, team2: nameOf(me) }));
  const all = [...unplayed, ...matches];
  const season = [nameOf(me), league.results, league.pairs, all, league.rule] as const;
  return {
    matches,
    outlook: () => outlook(...season, places, adjustments, withdrawn),
    need: (): Need => {
      const [goal] = computeNeeds(...season, [places], adjustments, withdrawn).goals;
      if (goal === undefined) throw new Error('There was one goal.');
      return goal.need;
    },
  };
}

type Compared = { wrong: string[]; seen: string[] };

/** Up to three matches: what is said against every ending. */
function compareWithAll(season: OpenLeague): Compared {
  const { matches, ...asked } = askedOf(season);
  const endings = [...allEndings(season)];
  const verdict = verdictOf(endings);
  const said = asked.outlook();
  const need = asked.need();
  const wrong = said === verdict ? [] : [`${said}, but ${verdict}`];
  if (need.kind !== 'open') {
    const isSame = need.kind === (need.kind === 'lots' ? 'lots' : verdict);
    return { wrong: isSame ? wrong : [...wrong, need.kind], seen: [verdict] };
  }
  const unreached = endings.filter(({ fate }) => fate !== 'reached');
  if (need.enough === null) {
    // Whichever pairs win their matches, all in two sets, it is not enough.
    const best = unreached.filter(({ chosen }) => chosen.every(({ score }) => score === inTwoSets));
    const isRight = best.length === 2 ** matches.length;
    return {
      wrong: isRight ? wrong : [...wrong, 'something is enough'],
      seen: [verdict, 'nothing is enough'],
    };
  }
  const conditions = need.enough.map(({ match, ...condition }) => ({
    ...condition,
    index: matches.findIndex((each) => each === match),
  }));
  const isBroken = unreached.some(({ chosen }) =>
    conditions.every(({ index, side, result }) => {
      const ending = chosen[index];
      if (ending === undefined) return false;
      if (result === 'win-or-draw' && drawnScores.includes(ending.score)) return true;
      return ending.by === side - 1 && (result !== 'win-in-two-sets' || ending.score === inTwoSets);
    }),
  );
  return {
    wrong: isBroken ? [...wrong, 'it is not enough'] : wrong,
    seen: [verdict, 'something is enough'],
  };
}

/** More matches: what is said against some endings, and against what points alone decide. */
function compareWithSome(season: OpenLeague, random: Random): Compared {
  const asked = askedOf(season);
  const said = asked.outlook();
  const need = asked.need();
  const wrong: string[] = [];
  const seen: string[] = [said];
  const endings = sampledEndings(season, random, 40);
  for (const { fate, won } of endings) {
    if (said !== 'open' && fate !== (said === 'sure' ? 'reached' : 'missed')) {
      wrong.push(`${said}, but ${fate}`);
    }
    if (need.kind === 'uncounted' && need.wins !== null && won >= need.wins && fate !== 'reached') {
      wrong.push(`${need.wins} wins, but ${fate}`);
    }
  }
  if (need.kind === 'uncounted' && need.wins !== null) seen.push('wins are enough');
  if (season.open.length <= 4) {
    const byPoints = outlookByPointsAlone(season);
    if (byPoints !== 'open' && said !== byPoints) wrong.push(`${said}, but ${byPoints} by points`);
    if (byPoints !== 'open') seen.push(`${byPoints} by points`);
  }
  if (isFull && season.open.length === 4 && random.chance(0.1)) {
    const verdict = verdictOf(allEndings(season));
    // With more than three matches a program may leave it open.
    if (said !== 'open' && said !== verdict) wrong.push(`${said}, but ${verdict}`);
    seen.push('tried whole');
  }
  return { wrong, seen };
}

/** @returns how often each was seen */
function compare(seasons: readonly OpenLeague[], by: (season: OpenLeague) => Compared) {
  const counts = new Map<string, number>();
  const mistakes = seasons.flatMap((season, index) => {
    const { wrong, seen } = by(season);
    for (const key of seen) counts.set(key, (counts.get(key) ?? 0) + 1);
    return wrong.length === 0 ? [] : [{ index, wrong }];
  });
  console.warn(`${seasons.length} seasons, ${mistakes.length} wrong:`, Object.fromEntries(counts));
  expect(mistakes.slice(0, 3)).toEqual([]);
  return counts;
}

const timeout = 900_000;

test('what is said of up to three open matches is what every ending brings', { timeout }, () => {
  const seasons = spread(scale(1000, 120)).map((index) => openLeague(index, 0, 3));
  const paying = Array.from({ length: scale(1000, 20) }, (_, index) =>
    payingLeague(index + 20_000),
  );
  const counts = compare([...seasons, ...paying], compareWithAll);
  expect(counts.size).toBe(5);
  expect(Math.min(...counts.values())).toBeGreaterThan(4);
});

test('so it is where pairs have withdrawn, which are on no place', { timeout }, () => {
  const seasons = spread(scale(1000, 60)).map((index) =>
    openLeague(index, 0, 3, withWithdrawals(generatedLeague(index), index)),
  );
  compare(seasons, compareWithAll);
  const { league, ...season } = openLeague(7, 1, 1);
  const withdrawn = [{ name: String(league.pairs[season.me]), kind: 'annul', rivals: [] }] as const;
  expect(askedOf({ ...season, league: { ...league, withdrawn }, places: 99 }).outlook()).toBe(
    'impossible',
  );
});

test('of more open matches nothing is said too much, and what points decide', { timeout }, () => {
  const random = randomSource(32);
  const seasons = spread(scale(1000, 180)).map((index) => {
    const season = openLeague(index, 4, random.pick([6, 6, 28]));
    return { ...season, places: Math.max(1, season.places + random.pick([-6, -3, 0, 3])) };
  });
  const counts = compare(seasons, (season) => compareWithSome(season, random));
  expect(counts.size).toBe(isFull ? 7 : 6);
  expect(Math.min(...counts.values())).toBeGreaterThan(3);
});

/** Two of the pairs above the first one have 3 points, as it has, until they play each other. */
const paidByTheOpenMatch: OpenLeague = {
  league: {
    pairs: ['A', 'W', 'X', 'Y', 'Z'],
    results: [
      { team1: 'A', team2: 'W', score: '6-0, 6-0', winner: null },
      { team1: 'X', team2: 'W', score: '6-2, 6-2', winner: null },
      { team1: 'Y', team2: 'W', score: '6-2, 6-2', winner: null },
    ],
    rule: {
      ...defaultRule,
      points: {
        ...defaultRule.points,
        win20: 3,
        win21: 3,
        walkoverWin: 3,
        walkoverLoss: 1,
        unplayed: 1,
      },
    },
    adjustments: [{ name: 'Z', points: 2 }],
  },
  open: [
    [2, 3],
    [4, 1],
  ],
  me: 0,
  places: 4,
};

test('nothing is said too much where a match pays, or costs, whoever plays it', { timeout }, () => {
  const seasons = Array.from({ length: scale(20_000, 400) }, (_, index) => payingLeague(index));
  const counts = compare([paidByTheOpenMatch, ...seasons], (season) => {
    const verdict = verdictOf(allEndings(season));
    const said = askedOf(season).outlook();
    return { wrong: said === verdict ? [] : [`${said}, but ${verdict}`], seen: [verdict] };
  });
  expect(counts.size).toBe(3);
});

test('it stays bounded with every match of a large category open', () => {
  const pairs = Array.from({ length: 40 }, (_, index) => `Pareja ${index}`);
  const open = pairs.flatMap((team1) => pairs.map((team2) => ({ team1, team2 })));
  const others = open.filter(({ team1, team2 }) => team1 !== team2);
  expect(outlook('Pareja 1', [], pairs, others, defaultRule, 8)).toBe('open');
});
