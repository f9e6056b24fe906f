import { expect, test } from 'vitest';
import { matchesLeft } from '../../../src/standings/matchesLeft.ts';
import { randomSource } from '../../support/random.ts';
import { scale } from '../../support/scale.ts';
import { generatedLeague } from './support/generatedLeagues.ts';
import { standingsByMatrix } from './support/standingsByMatrix.ts';

/** A season of the generated leagues, with announced matches, put off or not, and pairs that nobody has seen. */
function generatedSeason(index: number) {
  const random = randomSource(index + 50_000);
  const { pairs, results, rule } = generatedLeague(index);
  const players = [...pairs, 'Sin Fecha'];
  const spelled = (name: string) => (random.chance(0.2) ? name.toUpperCase() : name);
  const announced = Array.from({ length: random.below(8) }, (_, number) => ({
    id: `match-${number}`,
    team1: spelled(random.pick(players)),
    team2: spelled(random.pick(players)),
    postponed: random.chance(0.3),
  }));
  const registered = players.filter(() => random.chance(0.8));
  return {
    results: results.filter(() => random.chance(0.7)),
    announced,
    pairs: random.chance(0.2) ? [] : [...registered, 'Bienvenidos'],
    legs: random.pick([1, 2, null] as const),
    rule,
  };
}
type Season = ReturnType<typeof generatedSeason>;

const alike = (name: string) => name.toLowerCase();

/** Whether a match with this result has been played. */
function countsByMatrix(result: { score: string; winner: 1 | 2 | null }, rule: Season['rule']) {
  const sides = { team1: 'A', team2: 'B' };
  const results = [{ ...sides, ...result }];
  const table = standingsByMatrix({ pairs: ['A', 'B'], results, rule, adjustments: [] });
  return table.some(({ columns: [played = 0] }) => played > 0);
}

/** Written from the rule's page: every two pairs are looked at, however they have met. */
function leftByTwos({ results, announced, pairs, legs, rule }: Season) {
  const sides = [...results, ...announced].flatMap(({ team1, team2 }) => [team1, team2]);
  const spellings = Map.groupBy([...pairs, ...sides], alike);
  const nameOf = (name: string) => spellings.get(alike(name))?.[0] ?? name;
  const playing = [...new Set(sides.map(nameOf))];
  const known = new Map<string, boolean>();
  const closes = ({ score, winner }: Season['results'][number]) => {
    const key = `${score} ${winner}`;
    const closed =
      known.get(key) ?? (/^no se jug/iu.test(score) || countsByMatrix({ score, winner }, rule));
    known.set(key, closed);
    return closed;
  };
  const closing = results.filter(closes);
  const left: string[] = [];
  for (const [index, one] of playing.entries()) {
    for (const other of playing.slice(index + 1)) {
      const isMeeting = ({ team1, team2 }: { team1: string; team2: string }) =>
        [team1, team2].every((name) => [one, other].includes(nameOf(name))) &&
        nameOf(team1) !== nameOf(team2);
      const ids = announced.filter(isMeeting).map(({ id }) => id);
      const open = (legs ?? 0) - closing.filter(isMeeting).length;
      while (ids.length < open) ids.push('none');
      left.push(...ids.map((id) => [one, other].toSorted().join(' / ') + ` ${id}`));
    }
  }
  return { matches: left.toSorted(), without: pairs.filter((name) => !playing.includes(name)) };
}

test('two programs agree on what is left to play', () => {
  const seasons = Array.from({ length: scale(5_000, 1_000) }, (_, index) => generatedSeason(index));
  const found = { announced: 0, demanded: 0, without: 0 };
  for (const [index, season] of seasons.entries()) {
    const { matches, without } = matchesLeft(season);
    const texts = matches.map(
      ({ team1, team2, announcedId }) =>
        `${[team1, team2].toSorted().join(' / ')} ${announcedId ?? 'none'}`,
    );
    expect({ index, matches: texts.toSorted(), without }).toEqual({
      index,
      ...leftByTwos(season),
    });
    found.without += without.length;
    for (const { announcedId } of matches)
      found[announcedId === null ? 'demanded' : 'announced'] += 1;
  }
  expect(Object.values(found).every((count) => count > 300)).toBe(true);
});
