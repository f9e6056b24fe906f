import { describe, expect, test } from 'vitest';
import { defaultRule } from '../../../src/league/defaultRule.ts';
import { pointPresets, tiePresets } from '../../../src/league/rulePresets.ts';
import type { StandingsRule } from '../../../src/league/standingsRule.ts';
import { lineTexts, ruleSections } from '../../../src/standings/ruleSections.ts';
import { standings, uncountedResults } from '../../../src/standings/standings.ts';
import { formatPoints } from '../../../src/standings/standingsText.ts';

// What six published regulations of amateur leagues say of their tables: each is a rule, and what is said of the
// rule at /reglamento is what its tables do.

type Line = readonly [team1: string, team2: string, score: string, winner?: 1 | 2 | undefined];

const resultsOf = (lines: readonly Line[]) =>
  lines.map(([team1, team2, score, winner]) => ({ team1, team2, score, winner: winner ?? null }));

const regulations: readonly {
  name: string;
  rule: StandingsRule;
  results: readonly Line[];
  table: readonly string[];
  said: readonly string[];
}[] = [
  {
    // A match that is cancelled on its last day is lost, one without agreement is of nobody.
    name: 'Escalonilla',
    rule: defaultRule,
    results: [
      ['A', 'B', '6-4, 6-3'],
      ['B', 'C', 'W.O.', 1],
      ['A', 'C', 'No se jugó'],
    ],
    table: ['1 B 3', '2 A 2', '3 C 0'],
    said: ['Un partido que no se juega da 0 puntos a cada una.', 'Ganar por W.O. vale 6-0, 6-0.'],
  },
  {
    name: 'Cenicientos',
    rule: defaultRule,
    results: [
      ['A', 'B', '6-4, 3-6, 1-0(8)'],
      ['B', 'C', '6-4, 6-4'],
      ['C', 'A', '6-0, 6-0'],
    ],
    table: ['1 B 3', '2 C 3', '3 A 3'],
    said: ['la diferencia de sets en los partidos entre ellas'],
  },
  {
    // An hour of play: the third set is of the pair that leads, one set each is a draw.
    name: 'Aragón',
    rule: { ...defaultRule, points: pointPresets['with draws'] },
    results: [
      ['A', 'B', '6-4, 3-6, 3-2 tiempo'],
      ['B', 'C', '6-4, 3-6'],
      ['C', 'A', '2-6, 6-4, 1-1 tiempo'],
    ],
    table: ['1 A 4', '2 C 2', '3 B 1'],
    said: ['Empatar 1-1: 1 punto'],
  },
  {
    // Two level: their match; three: sets, then games among them, a super tie-break as games, then lots.
    name: 'Baza',
    rule: { ...defaultRule, ties: tiePresets['direct-then-lots'], superTieBreak: 'points' },
    results: [
      ['A', 'B', '6-4, 4-6, 1-0(8)'],
      ['B', 'C', '6-4, 4-6, 1-0(5)'],
      ['C', 'A', '6-4, 4-6, 1-0(2)'],
    ],
    table: ['1 B 3', '2 C 3', '3 A 3'],
    said: [
      'Un súper tie-break vale un set, y sus puntos cuentan como games.',
      'la diferencia de games en los partidos entre ellas',
      'Lo que nada separa comparte el puesto y se define por sorteo.',
    ],
  },
  {
    name: 'falcarazlluch',
    rule: { ...defaultRule, points: pointPresets['with draws, unplayed -1'] },
    results: [
      ['A', 'B', '6-4, 6-4'],
      ['B', 'C', 'No se jugó'],
      ['C', 'A', '6-4, 4-6'],
    ],
    table: ['1 A 4', '2 C 0', '3 B -1'],
    said: ['Un partido que no se juega da −1 punto a cada una.'],
  },
  {
    name: 'Montesinos',
    rule: { ...defaultRule, points: pointPresets['3-1-0, walkover 2'] },
    results: [
      ['A', 'B', '6-4, 6-4'],
      ['C', 'A', 'W.O.', 2],
      ['B', 'C', '6-4, 3-6, 6-4'],
    ],
    table: ['1 A 5', '2 B 4', '3 C 1'],
    said: ['Ganar por W.O.: 2 puntos', 'Perder 1-2: 1 punto'],
  },
];

describe.each(regulations)('$name', ({ rule, results, table, said }) => {
  const rows = standings(resultsOf(results), [], rule);
  const sections = ruleSections(rule);

  test('its table', () => {
    expect(rows.map(({ position, name, points }) => `${position} ${name} ${points}`)).toEqual(
      table,
    );
  });

  test('what it says', () => {
    const all = sections.flatMap(({ cells = [], sentences, lines }) => [
      ...cells.map((cell) => cell.join(': ')),
      ...sentences,
      ...lines,
    ]);
    expect(all).toEqual(expect.arrayContaining([...said]));
    const [, ties] = sections;
    // What has separated its pairs is one of the lines.
    for (const { reason } of rows) {
      if (reason === null || reason.criterion === 'lots') continue;
      expect(ties?.lines).toContain(lineTexts[reason.criterion]);
    }
  });
});

test.each(Object.entries(pointPresets))(
  '%s: what is said of points is what a table gives',
  (_, points) => {
    const rule = { ...defaultRule, points };
    const given = (score: string, winner?: 1 | 2) => {
      const rows = standings(resultsOf([['A', 'B', score, winner]]), ['A', 'B'], rule);
      const of = (name: string) =>
        formatPoints(rows.find((row) => row.name === name)?.points ?? NaN);
      return { winner: of('A'), loser: of('B') };
    };
    const [straight, three] = [given('6-4, 6-4'), given('6-4, 4-6, 6-4')];
    const [absent, nobody] = [given('W.O.', 1), given('No se jugó')];
    const isDraw = uncountedResults(resultsOf([['A', 'B', '6-4, 4-6']]), rule).length === 0;
    const [said] = ruleSections(rule);
    expect(said?.cells).toEqual([
      ['Ganar 2-0', straight.winner],
      ['Ganar 2-1', three.winner],
      ...(isDraw ? [['Empatar 1-1', given('6-4, 4-6').loser]] : []),
      ['Perder 1-2', three.loser],
      ['Perder 0-2', straight.loser],
      ['Ganar por W.O.', absent.winner],
      ['Perder por W.O.', absent.loser],
    ]);
    expect(said?.sentences).toEqual([
      ...(isDraw ? [] : ['No hay empates: un partido jugado sin ganador no cuenta.']),
      `Si no se presenta ninguna, cada una recibe ${given('W.O. doble').winner}.`,
      `Un partido que no se juega da ${nobody.winner} a cada una.`,
    ]);
    expect(given('W.O. doble')).toEqual({ winner: absent.loser, loser: absent.loser });
  },
);
