import { generatedLeague, randomSource } from './generatedLeagues.ts';
import type { OpenLeague } from './outlookByEndings.ts';
import { squareOf } from './standingsByMatrix.ts';

/**
 * Open league number `index`: some matches, mostly among pairs that are close to each other, are still to
 * be played, and it is asked for a place close to where a pair stands.
 * @param fewest of the open matches
 */
export function openLeague(index: number, fewest: number, most: number): OpenLeague {
  const random = randomSource(index + 1_000_000);
  const { pairs, results, rule } = generatedLeague(index);
  const ranked = ranking({ pairs, results, rule });
  const rank = random.below(pairs.length);
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
  return { league: { pairs, results: left, rule }, open, me, places };
}

function ranking(league: OpenLeague['league']): number[] {
  const points = squareOf(league).square.map((cells) =>
    cells.reduce((sum, { pts }) => sum + pts, 0),
  );
  return points
    .map((_, pair) => pair)
    .toSorted((one, other) => (points[other] ?? 0) - (points[one] ?? 0));
}
