import { describe, expect, it } from 'vitest';
import { defaultRule } from '../../../src/league/defaultRule.ts';
import { outlook } from '../../../src/standings/outlook.ts';

// A has two points, B one, C none.
const results = [{ team1: 'Águila', team2: 'B', score: '6-4, 6-4', winner: null }];
const pairs = ['Águila', 'B', 'C'];

function outlookOf(
  name: string,
  places: number,
  ...open: readonly (readonly [team1: string, team2: string])[]
) {
  const matches = open.map(([team1, team2]) => ({ team1, team2 }));
  return outlook(name, results, pairs, matches, defaultRule, places);
}

describe('what is still open', () => {
  it('compares names by their key', () => {
    expect(outlookOf(' aguila', 1, ['b', 'C'])).toBe('open');
    expect(outlookOf('C', 1, ['ÁGUILA', 'B'])).toBe('impossible');
  });

  it('stays bounded with every match of a large category open', () => {
    const names = Array.from({ length: 40 }, (_, index) => `Pareja ${index}`);
    const open = names.flatMap((one, index) =>
      names.slice(index + 1).map((other): readonly [string, string] => [one, other]),
    );
    expect(outlookOf('Pareja 1', 8, ...open, ...open)).toBe('open');
  });
});
