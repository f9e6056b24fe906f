import { expect, test } from 'vitest';
import { standings } from '../../../src/standings/standings.ts';
import { scale } from '../../support/scale.ts';
import {
  generatedLeague,
  withWithdrawals,
  type GeneratedLeague,
} from './support/generatedLeagues.ts';
import { standingsByMatrix, type ComparedRow } from './support/standingsByMatrix.ts';

const leagues = Array.from({ length: scale(10_000, 700) }, (_, index) => generatedLeague(index));
const leaguesLeft = leagues.slice(0, scale(10_000, 200)).map(withWithdrawals);

function comparedRows(league: GeneratedLeague): ComparedRow[] {
  const { results, pairs, rule, adjustments, withdrawn, lots } = league;
  return standings(results, pairs, rule, adjustments, withdrawn, lots).map((row) => ({
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

test.for([
  ['every league', leagues],
  ['leagues that pairs have left, and that drew lots', leaguesLeft],
] as const)('two programs agree on %s: positions, columns, criteria', ([, compared]) => {
  const criteria = new Map<string, number>();
  const differences: { index: number; rows: ComparedRow[]; otherRows: ComparedRow[] }[] = [];
  for (const [index, league] of compared.entries()) {
    const rows = comparedRows(league);
    const otherRows = standingsByMatrix(league);
    if (JSON.stringify(rows) !== JSON.stringify(otherRows))
      differences.push({ index, rows, otherRows });
    for (const { criterion } of rows) {
      criteria.set(criterion ?? 'none', (criteria.get(criterion ?? 'none') ?? 0) + 1);
    }
  }
  expect(differences.slice(0, 1)).toEqual([]);
  console.warn(
    `${compared.length} leagues agree; rows by criterion:`,
    Object.fromEntries(criteria),
  );
  expect(criteria.size, 'every line of the list separated somebody').toBe(11);
});
