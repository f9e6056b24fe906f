import { expect, test } from 'vitest';
import { leagueTables } from '../../../src/admin/takeAway/leagueTables.ts';
import { defaultRule } from '../../../src/league/defaultRule.ts';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';
import { seasonIn, type SeasonSettings } from '../../../src/league/season.ts';
import { seasonRecord } from '../../../src/pairs/seasonRecord.ts';
import { leadersOf } from '../../../src/standings/leaders.ts';
import { seasonTable } from '../../../src/standings/seasonTable.ts';
import { describeAdjustment, describeReason } from '../../../src/standings/standingsText.ts';
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
  const record = seasonRecord(pala, results, [...ids.keys()], defaultRule, table.adjustments);
  expect(record).toMatchObject({ points: 2, position: 3 });
});

test('a renamed pair keeps them, and one that plays no more is not named', () => {
  const renamed = results.map((result) => ({
    ...result,
    team2: result.pair2Id === 'pala' ? 'Pala y Vino' : result.team2,
    team1: result.pair1Id === 'pala' ? 'Pala y Vino' : result.team1,
  }));
  const table = seasonTable({ ...own, results: renamed, pairs: [] });
  expect(table.adjustments.map(describeAdjustment)).toEqual([
    'Pala y Vino: −1 (no avisó la ausencia, 14 nov)',
  ]);
  const gone = { ...own, adjustments: [{ ...taken, pairId: 'gone' }] };
  expect(seasonTable({ ...gone, results, pairs: [] }).adjustments).toEqual([]);
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
