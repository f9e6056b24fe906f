import { describe, expect, it } from 'vitest';
import type { Result } from '../../../src/padel/result.ts';
import { seasonTable } from '../../../src/standings/seasonTable.ts';
import { defaultRule } from '../../../src/league/defaultRule.ts';
import { describeNews } from '../../../src/standings/tableNews.ts';
import { resultWith } from '../../../stories/fixtures/rows.ts';

function result(id: string, date: string, team1: string, team2: string, score = '6-4, 6-4') {
  const createdAt = `${date}T23:00:00+00:00`;
  return resultWith({ id, date, team1, team2, score, createdAt, category: 'Sexta Libre' });
}

const results: readonly Result[] = [
  result('late', '2026-11-14', 'C', 'A'),
  result('early', '2026-11-07', 'A', 'B'),
];
const input = { results, pairs: ['A', 'B', 'C', 'D'], rule: defaultRule };

/** Each row as `position name ±places`. */
function rows(table: ReturnType<typeof seasonTable>) {
  return table.rows.map(({ position, name, movement }) => `${position} ${name} ${movement}`);
}

describe('the table of a season', () => {
  it('tells movements from the table before the last day of play', () => {
    expect(rows(seasonTable(input))).toEqual(['1 A 0', '2 C 1', '3 B -1', '4 D -1']);
  });

  it('tells them from the real table where results are imagined', () => {
    const imagined = [result('imagined', '2026-11-21', 'B', 'C', '6-0, 6-0')];
    const imaginedRows = ['1 B 2', '2 A -1', '3 C -1', '4 D 0'];
    expect(rows(seasonTable({ ...input, imagined }))).toEqual(imaginedRows);
  });

  it('knows the last five matches of each pair, the latest last', () => {
    const [first] = seasonTable(input).rows;
    expect(first?.form).toEqual([
      { id: 'early', outcome: 'won' },
      { id: 'late', outcome: 'lost' },
    ]);
  });

  it('marks the places that the settings name, once somebody has played', () => {
    const places = {
      qualified: { count: 1, name: 'Final' },
      relegated: { count: 1, name: 'Descenso' },
    };
    const marked = (results: readonly Result[]) =>
      seasonTable({ ...input, ...places, results }).rows.map(({ place }) => place ?? '');
    expect(marked(results)).toEqual(['qualified', '', '', 'relegated']);
    expect(marked([])).toEqual(['', '', '', '']);
  });

  it('reports what does not count, and takes no matchday from it', () => {
    const walkover = result('walkover', '2026-11-20', 'A', 'B', 'W.O.');
    const table = seasonTable({ ...input, results: [walkover, ...results] });
    expect(table.uncounted.map(({ result: { id } }) => id)).toEqual(['walkover']);
    expect(table.matchday).toBe('2026-11-14');
    expect(table.changedAt).toBe('2026-11-20T23:00:00+00:00');
  });

  it('was changed when a result was corrected last', () => {
    const correctedAt = '2026-11-15T10:00:00+00:00';
    const corrected = results.map((each) => ({ ...each, correctedAt }));
    expect(seasonTable({ ...input, results: corrected }).changedAt).toBe(correctedAt);
  });
});

const before = ['A', 'B', 'C', 'D', 'E'].map((name, index) => ({ name, position: index + 1 }));

it('who rose is said to be imagined where it is, and where that is taken back', () => {
  const after = ['B', 'A'].map((name, index) => ({ name, position: index + 1 }));
  const say = (was: boolean, is: boolean) =>
    describeNews({ rows: before, isHypothesis: was }, { rows: after, isHypothesis: is });
  expect(say(false, true)).toBe('Con la hipótesis, B sube al puesto 1.');
  expect(say(true, false)).toBe('Sin la hipótesis, B sube al puesto 1.');
  expect(say(false, false)).toBe('B sube al puesto 1.');
});

it.each([
  ['AB', 'AB', null],
  ['AB', 'XAB', null],
  ['ABCD', 'BCDA', 'B sube al puesto 1, C sube al puesto 2 y D sube al puesto 3.'],
  ['ABCDE', 'BCDEA', 'B sube al puesto 1, C sube al puesto 2, D sube al puesto 3 y otra más.'],
  ['ABCDEF', 'BCDEFA', 'B sube al puesto 1, C sube al puesto 2, D sube al puesto 3 y otras 2.'],
])('of the pairs that rise from %s to %s, three are named', (was, is, said) => {
  const tableOf = (names: string) => ({
    rows: Array.from(names, (name, index) => ({ name, position: index + 1 })),
    isHypothesis: false,
  });
  expect(describeNews(tableOf(was), tableOf(is))).toBe(said);
});
