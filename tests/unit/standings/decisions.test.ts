import { expect, test } from 'vitest';
import { leagueTables } from '../../../src/admin/takeAway/leagueTables.ts';
import { defaultRule } from '../../../src/league/defaultRule.ts';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';
import { seasonIn, type SeasonSettings } from '../../../src/league/season.ts';
import { seasonRecord } from '../../../src/pairs/seasonRecord.ts';
import { leadersOf } from '../../../src/standings/leaders.ts';
import { seasonTable } from '../../../src/standings/seasonTable.ts';
import {
  describeAdjustment,
  describeReason,
  describeWithdrawal,
} from '../../../src/standings/standingsText.ts';
import { tvPages } from '../../../src/tv/tvPages.ts';
import { resultWith } from '../../../stories/fixtures/rows.ts';

const category = 'Sexta Libre';
const taken = {
  category,
  pairId: 'pala',
  points: -1,
  reason: 'no avisó la ausencia',
  day: '2026-11-14',
};
const settings: SeasonSettings = {
  name: 'Clausura',
  id: 'season',
  slug: 'clausura',
  firstDay: '2026-08-01',
  rule: defaultRule,
  lastDay: null,
  ruleChangedOn: null,
  adjustments: [taken, { ...taken, category: 'Sexta Damas', points: 9 }],
  withdrawals: [],
  lots: [],
  categories: {},
};
const own = seasonIn(settings, category);
const pairs = [
  { id: 'mellis', category, name: 'Los Mellis' },
  { id: 'pala', category, name: 'Pala y Fernet' },
  { id: 'globo', category, name: 'El Último Globo' },
];
const results = [
  ['mellis', 'globo'],
  ['globo', 'pala'],
  ['pala', 'mellis'],
].map(([pair1Id = '', pair2Id = ''], index) => {
  const nameOf = (id: string) => pairs.find((pair) => pair.id === id)?.name ?? '';
  return resultWith({
    id: String(index),
    category,
    pair1Id,
    pair2Id,
    team1: nameOf(pair1Id),
    team2: nameOf(pair2Id),
    score: '6-4, 6-4',
  });
});
const ids = new Map(pairs.map(({ id, name }) => [name, id]));

/** Each row as `name points`. */
function lines(rows: readonly { name: string; points: number }[]) {
  return rows.map(({ name, points }) => `${name} ${points}`).sort();
}

test('points taken count in every table of their category, by the pair’s id', () => {
  const expected = ['El Último Globo 3', 'Los Mellis 3', 'Pala y Fernet 2'];
  const table = seasonTable({ ...own, results, pairs: [...ids.keys()], ids });
  expect(lines(table.rows)).toEqual(expected);
  const leaders = leadersOf(results, settings, demoSettings.categories);
  expect(lines(leaders.flatMap(({ rows }) => rows))).toEqual(expected);
  const pages = tvPages(
    { results, matches: [], pairs },
    {
      categories: demoSettings.categories,
      season: settings,
      hasSponsors: false,
      now: { date: '2026', time: '' },
    },
  );
  const shown = pages.flatMap((page) => (page.kind === 'table' ? page.rows : []));
  expect(lines(shown)).toEqual(expected);
  const sheets = leagueTables(
    { results, pairs: pairs.map((pair) => ({ ...pair, players: null, createdAt: '' })) },
    { categories: demoSettings.categories, seasons: [settings] },
    '2026-11-14',
  );
  const sheet = sheets.find((each) => each.category === category);
  expect(sheet && lines(sheet.rows)).toEqual(expected);
  const pala = { id: 'pala', name: 'Pala y Fernet', category, players: null, createdAt: '' };
  const record = seasonRecord(pala, results, [...ids.keys()], defaultRule, table.decisions);
  expect(record).toMatchObject({ points: 2, position: 3 });
});

test('a renamed pair keeps them, and one that plays no more is not named', () => {
  const renamed = results.map((result) => ({
    ...result,
    team2: result.pair2Id === 'pala' ? 'Pala y Vino' : result.team2,
    team1: result.pair1Id === 'pala' ? 'Pala y Vino' : result.team1,
  }));
  const table = seasonTable({ ...own, results: renamed, pairs: [] });
  expect(table.decisions.adjustments.map(describeAdjustment)).toEqual([
    'Pala y Vino: −1 (no avisó la ausencia, 14 nov)',
  ]);
  const gone = { ...own, adjustments: [{ ...taken, pairId: 'gone' }] };
  expect(seasonTable({ ...gone, results, pairs: [] }).decisions.adjustments).toEqual([]);
});

test('the reason of a tie mentions points that are part of what is equal', () => {
  const late = resultWith({ id: 'late', category, team1: 'Pala y Fernet', team2: 'La Víbora' });
  const rows = seasonTable({ ...own, results: [late, ...results], pairs: [], ids }).rows;
  const alone = rows.find(({ name }) => name === 'Pala y Fernet');
  expect(alone).toMatchObject({ points: 4, adjustment: -1, reason: null });
  const given = {
    ...own,
    adjustments: [
      { ...taken, points: 1 },
      { ...taken, points: -1 },
    ],
  };
  const even = seasonTable({ ...given, results, pairs: [], ids }).rows[0];
  expect(even && describeReason(even)).not.toMatch(/organización/u);
  const twice = { ...own, adjustments: [taken, { ...taken, pairId: 'globo' }] };
  const tied = seasonTable({ ...twice, results, pairs: [], ids }).rows[1];
  expect(tied && describeReason(tied)).toMatch(
    /Cuentan los puntos de la organización: −1 de El Último Globo y −1 de Pala y Fernet\.$/u,
  );
});

const left = {
  id: 'left',
  category,
  pairId: 'globo',
  day: '2026-11-15',
  kind: 'annul' as const,
  rivals: [],
  createdAt: '2026-11-15T12:00:00+00:00',
};

test('a pair that left stands below every table, and its results count for nobody', () => {
  const season = { ...own, adjustments: [], withdrawals: [left] };
  const { rows, decisions } = seasonTable({ ...season, results, pairs: [...ids.keys()], ids });
  expect(
    rows.map(({ position, name, played, points }) => [position, name, played, points]),
  ).toEqual([
    [1, 'Pala y Fernet', 1, 2],
    [2, 'Los Mellis', 1, 1],
    [null, 'El Último Globo', 0, 0],
  ]);
  expect(decisions.withdrawn.map(describeWithdrawal)).toEqual([
    'El Último Globo se bajó el 15 nov: sus resultados no cuentan.',
  ]);
  const leaders = leadersOf(
    results,
    { ...settings, withdrawals: [left], adjustments: [] },
    demoSettings.categories,
  );
  expect(lines(leaders.flatMap((each) => each.rows))).toEqual(['Los Mellis 1', 'Pala y Fernet 2']);
});

test('its rivals win what was left, until a result of that meeting comes', () => {
  const kept = { ...left, kind: 'walkover' as const, rivals: ['mellis', 'mellis', 'pala'] };
  const season = { ...own, adjustments: [], withdrawals: [kept] };
  const pointsWith = (later: readonly string[]) => {
    const more = later.map((score, index) =>
      resultWith({
        id: `later-${index}`,
        category,
        pair1Id: 'globo',
        pair2Id: 'mellis',
        team1: 'El Último Globo',
        team2: 'Los Mellis',
        score,
        createdAt: '2026-11-16T12:00:00+00:00',
      }),
    );
    const table = seasonTable({ ...season, results: [...more, ...results], pairs: [], ids });
    return lines(table.rows);
  };
  expect(pointsWith([])).toEqual(['El Último Globo 3', 'Los Mellis 7', 'Pala y Fernet 5']);
  expect(pointsWith(['6-0, 6-0'])).toEqual([
    'El Último Globo 5',
    'Los Mellis 6',
    'Pala y Fernet 5',
  ]);
  // Nobody knows who won: it settles nothing.
  expect(pointsWith(['6-0'])).toEqual(['El Último Globo 3', 'Los Mellis 7', 'Pala y Fernet 5']);
  expect(pointsWith(['No se jugó'])[1]).toBe('Los Mellis 5');
});

test('lots are missing where a shared place is cut, and part it once they are drawn', () => {
  const undrawnWith = (qualified: number, places: readonly (readonly [string, number])[] = []) => {
    const lots = places.map(([pairId, place]) => ({ id: pairId, category, pairId, place }));
    const season = {
      ...own,
      adjustments: [],
      lots,
      qualified: { count: qualified, name: 'Final' },
    };
    const { undrawn, rows } = seasonTable({ ...season, results, pairs: [], ids });
    return { undrawn, order: rows.map(({ position, name }) => `${position} ${name}`) };
  };
  // A circle: all three share the first place.
  expect(undrawnWith(2).undrawn).toEqual([['El Último Globo', 'Los Mellis', 'Pala y Fernet']]);
  expect(undrawnWith(3).undrawn).toEqual([]);
  expect(undrawnWith(0).undrawn).toEqual([]);
  const drawn = undrawnWith(2, [
    ['pala', 1],
    ['mellis', 3],
    ['globo', 2],
  ]);
  expect(drawn).toEqual({
    undrawn: [],
    order: ['1 Pala y Fernet', '2 El Último Globo', '3 Los Mellis'],
  });
});
