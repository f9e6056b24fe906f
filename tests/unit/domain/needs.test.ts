import { describe, expect, it } from 'vitest';
import { needs, type OpenMatch } from '../../../src/domain/needs.ts';
import { describeNeeds } from '../../../src/domain/needsText.ts';
import { standings } from '../../../src/domain/standings.ts';
import { defaultRule } from '../../../src/domain/defaultRule.ts';
import { randomSource } from './support/generatedLeagues.ts';

const pairs = ['A', 'B', 'C', 'D'];

function won(team1: string, team2: string, score = '6-4 6-4') {
  return { team1, team2, score, winner: null };
}

describe('what a pair needs', () => {
  it('one victory, whatever the others do', () => {
    const results = [won('A', 'B'), won('A', 'C'), won('B', 'C'), won('B', 'D')];
    const open = [
      { team1: 'A', team2: 'D' },
      { team1: 'C', team2: 'D' },
    ];
    const found = needs('A', results, pairs, open, defaultRule, 1);
    // A, B and D are level where D beats both: a circle.
    expect(found).toMatchObject({ reached: 14, endings: 16, undecided: 2 });
    expect(describeNeeds('A', found, 1)).toBe(
      'En 14 de los 16 finales posibles es primera y en otros 2 lo deciden los games o el sorteo. Le alcanza con ganarle a D.',
    );
    const last = needs('C', results, pairs, open, defaultRule, 1);
    expect(describeNeeds('C', last, 1)).toBe('Ya no puede terminar primera.');
    const first = needs('A', results, pairs, open.slice(1), defaultRule, 2);
    expect(describeNeeds('A', first, 2)).toBe('Termina entre las 2 primeras pase lo que pase.');
  });

  it('to beat the leader', () => {
    const results = [won('A', 'C'), won('A', 'D'), won('B', 'C'), won('B', 'D'), won('C', 'D')];
    const found = needs('B', results, pairs, [{ team1: 'A', team2: 'B' }], defaultRule, 1);
    expect(found).toMatchObject({ endings: 4, reached: 2, enough: [{ winner: 2 }] });
    expect(describeNeeds('B', found, 1)).toBe(
      'En 2 de los 4 finales posibles es primera. Le alcanza con ganarle a A.',
    );
  });

  it('says how many endings games decide', () => {
    const found = needs(
      'A',
      [],
      ['A', 'B', 'C'],
      [
        { team1: 'A', team2: 'B' },
        { team1: 'C', team2: 'D' },
      ],
      defaultRule,
      1,
    );
    // A and the winner of the other match have not met; level in sets they are level but for games.
    expect(found).toMatchObject({ endings: 16, reached: 2, undecided: 4 });
  });

  it('says it in the singular too', () => {
    const text = (undecided: number) =>
      describeNeeds(
        'A',
        { kind: 'counted', matches: [], endings: 4, reached: 2, undecided, enough: null },
        1,
      );
    expect(text(1)).toMatch(/y en otro lo deciden/u);
    expect(text(2)).toMatch(/y en otros 2 lo deciden/u);
  });

  it('says nothing with more than six matches that matter', () => {
    const open: OpenMatch[] = Array.from({ length: 7 }, () => ({ team1: 'A', team2: 'B' }));
    expect(needs('A', [], pairs, open, defaultRule, 1)).toEqual({
      kind: 'tooManyMatches',
      matches: 7,
    });
    expect(describeNeeds('A', { kind: 'tooManyMatches', matches: 7 }, 1)).toBe(null);
  });

  it('agrees with the table of every ending', () => {
    const random = randomSource(15);
    const scores = ['6-4 6-4', '6-4 4-6 6-4', '4-6 6-4 4-6', '4-6 4-6'];
    for (let league = 0; league < 25; league += 1) {
      const all = pairs.flatMap((team1, index) =>
        pairs.slice(index + 1).map((team2) => ({ team1, team2 })),
      );
      const open = all.filter(() => random.chance(0.4)).slice(0, 3);
      const results = all
        .filter((match) => !open.includes(match))
        .map((match) => ({ ...match, score: random.pick(scores), winner: null }));
      const places = random.pick([1, 2]);
      const found = needs('A', results, pairs, open, defaultRule, places);
      if (found.kind === 'tooManyMatches') throw new Error('At most three are open.');
      const positions = Array.from({ length: 4 ** open.length }, (_, ending) => {
        const imagined = open.map((match, index) => ({
          ...match,
          score: scores[Math.floor(ending / 4 ** index) % 4] ?? '',
          winner: null,
        }));
        const table = standings([...results, ...imagined], pairs, defaultRule);
        const position = table.find(({ name }) => name === 'A')?.position ?? 0;
        const shared = table.filter((row) => row.position === position).length;
        return { isReached: position + shared - 1 <= places, isMissed: position > places };
      });
      const share = found.endings / positions.length;
      // With one score for each ending games may decide too: what is reached there is at least this.
      expect(positions.filter(({ isReached }) => isReached).length * share).toBeGreaterThanOrEqual(
        found.reached,
      );
      expect(positions.filter(({ isMissed }) => isMissed).length * share).toBeGreaterThanOrEqual(
        found.endings - found.reached - found.undecided,
      );
    }
  });
});
