/**
 * What is still open, a second time: written from the league's rule and not from `src/`, by trying every
 * ending. An ending is played into the square of `standingsByMatrix.ts`, and the place of one pair read
 * from it. Slow, and without a bound on what it takes.
 */
import { randomSource, type Random } from '../../../support/random.ts';
import { generatedLeague, type GeneratedLeague } from './generatedLeagues.ts';
import { linesOf, play, presentOf, ranking, squareOf, type Square } from './standingsByMatrix.ts';

export type OpenLeague = {
  league: GeneratedLeague;
  /** Numbers of pairs. */
  open: readonly (readonly [number, number])[];
  me: number;
  places: number;
};

type Fate = 'reached' | 'missed' | 'neither';
export type Verdict = 'sure' | 'open' | 'impossible';

/** How one open match ends: who wins, and a score of its class, the winner's games first; `null`: nobody. */
export type Ending = { by: 0 | 1 | null; score: string };

export const inTwoSets = '6-4, 6-4';
const retired = ['0-0 ret.', '6-4, 0-0 ret.', '4-6, 0-0 ret.', '6-4, 4-6, 0-0 ret.'];
/** Seven classes that either side wins. */
const wins = [inTwoSets, '6-4, 4-6, 6-4', ...retired, 'W.O.'].flatMap((score): Ending[] => [
  { by: 0, score },
  { by: 1, score },
]);
export const drawnScores = ['6-4, 4-6', '0-0 tiempo'];

/** A W.O. of both, not played, and draws, which nobody wins. */
function endingsOf({ league }: OpenLeague): readonly Ending[] {
  const drawn = league.rule.points.draw === null ? [] : drawnScores;
  return [
    ...wins,
    ...['W.O. doble', 'No se jugó', ...drawn].map((score): Ending => ({ by: null, score })),
  ];
}

/** Those that differ in points. */
function endingsByPoints(season: OpenLeague): readonly Ending[] {
  const { points } = season.league.rule;
  const seen = new Set<string>();
  return endingsOf(season).filter(({ by, score }) => {
    const square = squareOf({ ...season.league, pairs: ['a', 'b'], results: [], adjustments: [] });
    play(
      square,
      { pairs: ['a', 'b'], rule: season.league.rule },
      { team1: 'a', team2: 'b', score, winner: 1 },
    );
    const aside = score === 'No se jugó' ? points.unplayed : 0;
    const one = (square.cells[0]?.[1]?.pts ?? 0) + aside;
    const other = (square.cells[1]?.[0]?.pts ?? 0) + aside;
    const key = by === 1 ? `${other} ${one}` : `${one} ${other}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/**
 * Open league number `index`: some matches, mostly among pairs that are close to each other, are still to
 * be played, and it is asked for a place close to where a pair stands.
 * @param fewest of the open matches
 */
export function openLeague(
  index: number,
  fewest: number,
  most: number,
  generated = generatedLeague(index),
): OpenLeague {
  const random = randomSource(index + 1_000_000);
  const { pairs, results } = generated;
  const present = presentOf(generated);
  const { rank: above } = ranking(squareOf(generated), [], undefined, undefined, present);
  const ranked = present.toSorted((one, other) => (above[one] ?? 0) - (above[other] ?? 0));
  const rank = random.below(ranked.length);
  const reach = random.pick([1, 2, 2, 3, pairs.length]);
  const near = ranked.slice(Math.max(0, rank - reach), rank + reach + 1);
  const me = ranked[rank] ?? 0;
  const count = fewest + random.below(most - fewest + 1);
  const open = Array.from({ length: count }, () => {
    const one = random.chance(0.4) ? me : random.pick(near);
    const other = random.pick(near.filter((pair) => pair !== one));
    return [one, other] as const;
  });
  // What is still to be played has mostly no result yet.
  const left = results.filter(
    ({ team1, team2 }) =>
      !open.some(
        (ends) =>
          ends.every((end) => [team1, team2].includes(pairs[end] ?? '')) && random.chance(0.8),
      ),
  );
  const places = Math.max(1, rank + random.pick([-1, 0, 0, 1, 1, 2]));
  return { league: { ...generated, results: left }, open, me, places };
}

/**
 * Open league number `index` in which a match pays both its pairs however it ends, or costs both, two or three
 * matches open. Most pairs are then above or below some others for good, and their matches still count.
 */
export function payingLeague(index: number): OpenLeague {
  const random = randomSource(index + 2_000_000);
  const league = generatedLeague(random.below(6) + 14 * index);
  const { points } = league.rule;
  const { draw } = points;
  const numbers = Object.values(points).filter((each) => each !== null);
  const more = random.chance(0.8) ? 1 - Math.min(...numbers) : -1 - Math.max(...numbers);
  const paying = {
    win20: points.win20 + more,
    win21: points.win21 + more,
    draw: draw === null ? null : draw + more,
    loss12: points.loss12 + more,
    loss02: points.loss02 + more,
    walkoverWin: points.walkoverWin + more,
    walkoverLoss: points.walkoverLoss + more,
    unplayed: points.unplayed + more,
  };
  const rule = { ...league.rule, points: paying };
  const season = openLeague(index, 2, random.chance(0.03) ? 3 : 2, { ...league, rule });
  const others = [...league.pairs.keys()].filter((pair) => !season.open.flat().includes(pair));
  const places = 1 + random.below(league.pairs.length - 1);
  return others.length === 0 ? season : { ...season, me: random.pick(others), places };
}

/** Every ending, one class a match, and what it brings. */
export function* allEndings(
  season: OpenLeague,
  classes = endingsOf(season),
  lines = linesOf(season.league),
): Generator<{ fate: Fate; chosen: readonly Ending[] }, void> {
  const square = squareOf(season.league);
  yield* next([]);

  function* next(chosen: readonly Ending[]): ReturnType<typeof allEndings> {
    if (chosen.length === season.open.length) {
      yield { fate: fateOf(square, season, lines), chosen };
      return;
    }
    for (const ending of classes) {
      playOpen(square, season, chosen.length, ending, 1);
      yield* next([...chosen, ending]);
      playOpen(square, season, chosen.length, ending, -1);
    }
  }
}

/**
 * Endings drawn at random, some of them the best and the worst for `me` in its own matches: what they
 * bring, and how many of its matches it won.
 */
export function sampledEndings(season: OpenLeague, random: Random, count: number) {
  const { league, open, me } = season;
  const endings = endingsOf(season);
  const square = squareOf(league);
  return Array.from({ length: count }, () => {
    const bias = random.pick(['none', 'best', 'worst'] as const);
    const drawn = open.map((ends) => {
      const best = ends[0] === me ? 0 : 1;
      const isBiased = bias !== 'none' && ends.includes(me);
      const by = isBiased ? (bias === 'best' ? best : 1 - best) : random.below(2);
      const isAbsent = random.chance(0.3);
      return random.pick(
        endings.filter(
          (each) =>
            (each.by === by || (!isBiased && each.by === null)) &&
            (!isAbsent || each.score.startsWith('W.O.')),
        ),
      );
    });
    for (const [match, ending] of drawn.entries()) playOpen(square, season, match, ending, 1);
    const fate = fateOf(square, season, linesOf(league));
    for (const [match, ending] of drawn.entries()) playOpen(square, season, match, ending, -1);
    return {
      fate,
      won: drawn.filter(({ by }, match) => by !== null && open[match]?.[by] === me).length,
    };
  });
}

/** What points alone decide in every ending, ties taken as unknown. */
export function outlookByPointsAlone(season: OpenLeague): Verdict {
  return verdictOf(allEndings(season, endingsByPoints(season), []));
}

/** The verdict is open as soon as two endings differ, and no further one is tried. */
export function verdictOf(tried: Iterable<{ fate: Fate }>): Verdict {
  let first: Fate | null = null;
  for (const { fate } of tried) {
    first ??= fate;
    if (fate !== first || fate === 'neither') return 'open';
  }
  return first === 'reached' ? 'sure' : 'impossible';
}

function playOpen(
  square: Square,
  { league, open }: OpenLeague,
  match: number,
  { by, score }: Ending,
  times: 1 | -1,
): void {
  const [team1 = '', team2 = ''] = open[match]?.map((pair) => league.pairs[pair] ?? '') ?? [];
  const [winner, loser] = by === 1 ? [team2, team1] : [team1, team2];
  play(square, league, { team1: winner, team2: loser, score, winner: 1 }, times);
}

/** Nobody knows the games of an open match: pairs that these would separate share a place. */
function fateOf(
  square: Square,
  { league, open, me, places }: OpenLeague,
  lines: readonly string[],
): Fate {
  const isKnown = (line: string, block: readonly number[]) => {
    if (!line.startsWith('game')) return true;
    const isIn = (pair: number) => block.includes(pair);
    return !open.some((ends) => (line.endsWith('-among') ? ends.every(isIn) : ends.some(isIn)));
  };
  const { rank } = ranking(square, lines, isKnown, me, presentOf(league));
  const above = rank[me] ?? 0;
  const level = rank.filter((each) => each === above).length;
  if (above + level <= places) return 'reached';
  return above >= places ? 'missed' : 'neither';
}
