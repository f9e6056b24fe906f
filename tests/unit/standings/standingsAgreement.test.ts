import { expect, test } from 'vitest';
import { standings } from '../../../src/standings/standings.ts';
import { scale } from '../../support/scale.ts';
import { generatedLeague, type GeneratedLeague } from './support/generatedLeagues.ts';
import { standingsByMatrix, type ComparedRow } from './support/standingsByMatrix.ts';

const leagues = Array.from({ length: scale(10_000, 700) }, (_, index) => generatedLeague(index));

function comparedRows({ results, pairs, rule, adjustments }: GeneratedLeague): ComparedRow[] {
  return standings(results, pairs, rule, adjustments).map((row) => ({
    name: row.name,
    position: row.position,
    columns: [
      row.played,
      row.won,
      row.drawn,
      row.lost,
      row.walkovers,
      row.setsFor,
      row.setsAgainst,
      row.gamesFor,
      row.gamesAgainst,
      row.points,
      row.adjustment,
    ],
    criterion: row.reason?.criterion ?? null,
  }));
}

test('two programs agree on every league: positions, columns, criteria', () => {
  const criteria = new Map<string, number>();
  const differences: { index: number; rows: ComparedRow[]; otherRows: ComparedRow[] }[] = [];
  for (const [index, league] of leagues.entries()) {
    const rows = comparedRows(league);
    const otherRows = standingsByMatrix(league);
    if (JSON.stringify(rows) !== JSON.stringify(otherRows))
      differences.push({ index, rows, otherRows });
    for (const { criterion } of rows) {
      criteria.set(criterion ?? 'none', (criteria.get(criterion ?? 'none') ?? 0) + 1);
    }
  }
  expect(differences.slice(0, 1)).toEqual([]);
  console.warn(`${leagues.length} leagues agree; rows by criterion:`, Object.fromEntries(criteria));
  expect(criteria.size, 'every line of the list separated somebody').toBe(11);
});
